import {
  type Assignment,
  type AssignmentFaults,
  assignedIdLimit,
  checkAssignment,
  emptyAssignment,
} from "@cantina/domain/provider-settings";
import type { IdempotencyKey, Result } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/assigned-provider.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { Button } from "../../ui/Button.tsx";
import { EditForm } from "../../ui/EditForm.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface AssociateProps<Account> {
  /** The provider's word for it. */
  readonly label: string;
  readonly hint: string;
  /** What is said where it is left out. */
  readonly missing: string;
  readonly save: (assignedId: string, key: IdempotencyKey) => Promise<Result<Account, ApiFailure>>;
  readonly onSaved: (account: Account) => void;
}

export interface AssignedIdProps<Account> extends AssociateProps<Account> {
  readonly assignedId: string | null;
}

/** The id that is assigned, or the field for another. Specification §3, Provider sections; PROVIDER-07 */
export function AssignedId<Account>({ assignedId, ...associating }: AssignedIdProps<Account>) {
  const [isAssociating, setIsAssociating] = useState(false);
  if (assignedId === null) return <Associate {...associating} onDone={() => undefined} />;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {isAssociating ? (
        <Associate {...associating} onDone={() => setIsAssociating(false)} />
      ) : (
        <Box fontSize="14px">
          <Box color="fg.muted">{associating.label}</Box>
          <Box as="code" fontSize="15px" overflowWrap="anywhere">
            {assignedId}
          </Box>
        </Box>
      )}
      <Box>
        <Button variant="outline" colorPalette="gray" onClick={() => setIsAssociating(!isAssociating)}>
          {isAssociating ? texts.showAssigned : texts.associateAgain}
        </Button>
      </Box>
    </Box>
  );
}

type AssignmentForm<Account> = FormOf<Assignment, Assignment, AssignmentFaults, Account>;

function Associate<Account>({
  label,
  hint,
  missing,
  save,
  onSaved,
  onDone,
}: AssociateProps<Account> & { readonly onDone: () => void }) {
  const edit = useEdit<AssignmentForm<Account>>({
    former: { entry: emptyAssignment },
    check: checkAssignment,
    save: ({ draft, key }) => save(draft.assignedId, key),
    changes: ["cafeteria"],
    onSaved: (account) => {
      onSaved(account);
      onDone();
    },
    onClose: onDone,
  });
  return (
    <EditForm edit={edit} submit={texts.associate} isRow within="topic">
      <TextField
        label={label}
        maxLength={assignedIdLimit}
        value={edit.entry.assignedId}
        hint={hint}
        error={toldFaults(edit.faults, texts.assignmentFaults(missing)).assignedId}
        onChange={(assignedId) => edit.type({ assignedId })}
      />
    </EditForm>
  );
}

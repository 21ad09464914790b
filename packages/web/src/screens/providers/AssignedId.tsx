import {
  type Assignment,
  type AssignmentFaults,
  checkAssignment,
  emptyAssignment,
  subMerchantIdLimit,
} from "@cantina/domain/provider-settings";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { type Directa24Account, directa24Query, useDirecta24Calls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/directa24.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { Button } from "../../ui/Button.tsx";
import { EditForm } from "../../ui/EditForm.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";

/** The id that is assigned, or the field for another. Specification §3, Provider sections; PROVIDER-07 */
export function AssignedId({ account: { subMerchantId } }: { readonly account: Directa24Account }) {
  const [isAssociating, setIsAssociating] = useState(false);
  if (subMerchantId === null) return <Associate onDone={() => undefined} />;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {isAssociating ? (
        <Associate onDone={() => setIsAssociating(false)} />
      ) : (
        <Box fontSize="14px">
          <Box color="fg.muted">{texts.subMerchantId}</Box>
          <Box as="code" fontSize="15px" overflowWrap="anywhere">
            {subMerchantId}
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

type AssignmentForm = FormOf<Assignment, Assignment, AssignmentFaults, Directa24Account>;

function Associate({ onDone }: { readonly onDone: () => void }) {
  const { sources, queries } = useWorkplace();
  const calls = useDirecta24Calls();
  const edit = useEdit<AssignmentForm>({
    former: { entry: emptyAssignment },
    check: checkAssignment,
    save: ({ draft, key }) => calls.setDirecta24Configuration({ body: draft }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (account) => {
      queries.setQueryData(directa24Query(sources).queryKey, account);
      void notify({ kind: "success", title: texts.associated });
      onDone();
    },
    onClose: onDone,
  });
  return (
    <EditForm edit={edit} submit={texts.associate} isRow within="topic">
      <TextField
        label={texts.subMerchantId}
        maxLength={subMerchantIdLimit}
        value={edit.entry.subMerchantId}
        hint={texts.associateHint}
        error={toldFaults(edit.faults, texts.assignmentFaults).subMerchantId}
        onChange={(subMerchantId) => edit.type({ subMerchantId })}
      />
    </EditForm>
  );
}

import {
  type Claim,
  type ClaimEntry,
  type ClaimFaults,
  type NewClaim,
  checkClaimEntry,
  claimIssues,
  claimLimits,
  emptyClaim,
} from "@cantina/domain/claims";
import type { ApiFailure } from "../../failures/failure.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { editWords } from "../../texts/edit-words.ts";
import * as texts from "../../texts/inbox.ts";
import * as words from "../../texts/words.ts";
import { claimFaultTexts, issueNames } from "../../texts/claim-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { ClientPicker } from "./ClientPicker.tsx";

type ClaimForm = {
  readonly entry: ClaimEntry;
  readonly draft: NewClaim;
  readonly faults: ClaimFaults;
  readonly saved: Claim;
  readonly failure: ApiFailure;
};

const issues = [
  { value: "", label: words.choose },
  ...claimIssues.map((issue) => ({ value: issue, label: issueNames[issue] })),
];

export function NewClaimDialog({ onClose }: { readonly onClose: () => void }) {
  const { sources } = useWorkplace();
  const edit = useEdit<ClaimForm>({
    former: { entry: emptyClaim },
    check: checkClaimEntry,
    save: ({ draft, key }) => sources.calls.createClaim({ body: draft }, { idempotencyKey: key }),
    changes: ["claim"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.created });
      onClose();
    },
    onClose,
  });
  const { profileId, issue, comments, phoneNumber } = edit.entry;
  const faults = toldFaults(edit.faults, claimFaultTexts);
  return (
    <EditDialog edit={edit} {...editWords(null, texts.create)}>
      <ClientPicker
        clientId={profileId}
        error={faults.profileId}
        onChange={(chosen) => edit.type({ profileId: chosen })}
      />
      <SelectField
        label={words.reason}
        value={issue}
        options={issues}
        error={faults.issue}
        onChange={(chosen) => edit.type({ issue: chosen })}
      />
      <TextField
        label={words.comment}
        multiline
        maxLength={claimLimits.comments}
        value={comments}
        error={faults.comments}
        onChange={(text) => edit.type({ comments: text })}
      />
      <TextField
        label={texts.phone}
        maxLength={claimLimits.phoneNumber}
        value={phoneNumber}
        error={faults.phoneNumber}
        onChange={(text) => edit.type({ phoneNumber: text })}
      />
    </EditDialog>
  );
}

import {
  type ClaimDraft,
  type NewClaimFault,
  checkClaimDraft,
  claimIssues,
  claimLimits,
  emptyClaimDraft,
} from "@cantina/domain/claims";
import { useState } from "react";
import { queryKeys } from "../../composition/queries.ts";
import { useMoneyCall } from "../../composition/use-money-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { issueNames, newClaimFaultTexts } from "../../texts/claim-texts.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { ClientPicker } from "./ClientPicker.tsx";

export interface NewClaimDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function NewClaimDialog({ isOpen, onClose }: NewClaimDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Crear comentario">
      {isOpen && <NewClaimForm onDone={onClose} />}
    </Dialog>
  );
}

const issues = [
  { value: "", label: "Elegir…" },
  ...claimIssues.map((issue) => ({ value: issue, label: issueNames[issue] })),
];

function NewClaimForm({ onDone }: { readonly onDone: () => void }) {
  const { sources, queries } = useWorkplace();
  const [draft, setDraft] = useState<ClaimDraft>(emptyClaimDraft);
  const [faults, setFaults] = useState<ReadonlySet<NewClaimFault>>(new Set());
  const { isSending, failure, resend, send } = useMoneyCall({
    call: sources.claims.createClaim,
    onBooked: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.claims });
      void notify({ kind: "success", title: "Se creó el comentario." });
      onDone();
    },
  });
  const change = (part: Partial<ClaimDraft>): void => setDraft({ ...draft, ...part });
  const faultOf = (fault: NewClaimFault) => (faults.has(fault) ? newClaimFaultTexts[fault] : undefined);

  function submit(): void {
    const checked = checkClaimDraft(draft);
    setFaults(checked.ok ? new Set() : checked.failure);
    if (checked.ok) send(checked.value);
  }

  return (
    <Form onSubmit={submit}>
      <ClientPicker
        clientId={draft.profileId}
        error={faultOf("NO_PROFILE")}
        onChange={(profileId) => change({ profileId })}
      />
      <SelectField
        label="Motivo"
        value={draft.issue}
        options={issues}
        error={faultOf("NO_ISSUE")}
        onChange={(issue) => change({ issue })}
      />
      <TextField
        label="Comentario"
        multiline
        maxLength={claimLimits.comments}
        value={draft.comments}
        error={faultOf("NO_COMMENT")}
        onChange={(comments) => change({ comments })}
      />
      <TextField
        label="Teléfono"
        maxLength={claimLimits.phoneNumber}
        value={draft.phoneNumber}
        error={faultOf("NO_PHONE")}
        onChange={(phoneNumber) => change({ phoneNumber })}
      />
      {failure !== null && <MoneyCallNotice text={sentenceOf(failure)} onResend={resend} />}
      <Button type="submit" busy={isSending}>
        Crear comentario
      </Button>
    </Form>
  );
}

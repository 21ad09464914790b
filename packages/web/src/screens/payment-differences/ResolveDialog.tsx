import {
  type DifferenceResolution,
  type DifferenceResolutionFaults,
  checkDifferenceResolution,
  emptyResolution,
  resolutionLimit,
} from "@cantina/domain/provider-settings";
import { Box } from "@chakra-ui/react/box";
import {
  type PaymentDifference,
  type PaymentDifferences,
  paymentDifferencesQuery,
  useDifferenceCalls,
} from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/payment-differences.ts";
import * as words from "../../texts/words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { Explained } from "./Explained.tsx";

type ResolutionForm = FormOf<
  DifferenceResolution,
  DifferenceResolution,
  DifferenceResolutionFaults,
  PaymentDifferences
>;

const sentence = (failure: ApiFailure): string =>
  failure.code === "DELETE_OR_UPDATE_NOT_FOUND" ? texts.alreadyResolved : sentenceOf(failure);

export interface ResolveDialogProps {
  readonly difference: PaymentDifference;
  readonly onClose: () => void;
}

/** Moves no money: what was found out is written down. PROVIDER-06 */
export function ResolveDialog({ difference, onClose }: ResolveDialogProps) {
  const { sources, queries } = useWorkplace();
  const calls = useDifferenceCalls();
  const { id: differenceId, kind, provider, paymentId } = difference;
  const edit = useEdit<ResolutionForm>({
    former: { entry: emptyResolution },
    check: checkDifferenceResolution,
    save: ({ draft, key }) =>
      calls.resolvePaymentDifference({ params: { differenceId }, body: draft }, { idempotencyKey: key }),
    changes: ["paymentDifference"],
    onSaved: (left) => {
      queries.setQueryData(paymentDifferencesQuery(sources).queryKey, left);
      void notify({ kind: "success", title: texts.resolved(paymentId) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDialog edit={edit} title={texts.resolveNamed(paymentId)} submitText={texts.markResolved} textOf={sentence}>
      <Explained kind={kind} provider={provider} />
      <TextField
        label={words.comment}
        multiline
        maxLength={resolutionLimit}
        value={edit.entry.comment}
        hint={texts.commentHint}
        error={toldFaults(edit.faults, texts.resolutionFaults).comment}
        onChange={(comment) => edit.type({ comment })}
      />
      <Box fontSize="13px" color="fg.muted">
        {texts.movesNothing}
      </Box>
    </EditDialog>
  );
}

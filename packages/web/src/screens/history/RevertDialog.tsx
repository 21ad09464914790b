import { textLimits } from "@cantina/domain/kernel";
import { type HistoryEntry, cancelReasons } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { ChipGroup } from "../../ui/ChipGroup.tsx";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { revertRefusalText, revertTexts } from "./history-texts.ts";
import { useRevert } from "./use-revert.ts";

export interface RevertDialogProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}

export function RevertDialog({ entry, onClose }: RevertDialogProps) {
  const { title, submit, done } = revertTexts(entry);
  const edit = useRevert(
    entry,
    () => {
      void notify({ kind: "success", title: done });
      onClose();
    },
    onClose,
  );
  const { reason, comment } = edit.entry;
  return (
    <EditDialog
      edit={edit}
      title={title}
      submitText={submit}
      cancelText={words.back}
      isDangerous
      isBlocked={reason === null || edit.canRetry}
      textOf={(failure) => revertRefusalText(entry, failure)}
    >
      <Box color="fg.muted">
        {texts.goesBack} <AmountText amount={entry.totalPrice} color="fg" fontWeight="semibold" />{" "}
        {entry.orderType === "ORDER" ? texts.whereItWasPaidAndStock : texts.whereItWasPaid}
      </Box>
      <ChipGroup
        label={words.reason}
        options={cancelReasons.map((value) => ({ value, label: texts.reasonNames[value] }))}
        value={reason}
        onChange={(chosen) => edit.type({ reason: chosen })}
      />
      <TextField
        label={words.comment}
        multiline
        maxLength={textLimits.cancelComment}
        hint={texts.typedOf(comment.length, textLimits.cancelComment)}
        value={comment}
        onChange={(typed) => edit.type({ comment: typed })}
      />
    </EditDialog>
  );
}

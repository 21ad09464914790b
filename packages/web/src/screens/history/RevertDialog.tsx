import type { HistoryEntry } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { notify } from "../../ui/notify.ts";
import { ReasonFields } from "./ReasonFields.tsx";
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
  return (
    <EditDialog
      edit={edit}
      title={title}
      submitText={submit}
      cancelText={words.back}
      isDangerous
      isBlocked={edit.entry.reason === null || edit.canRetry}
      textOf={(failure) => revertRefusalText(entry, failure)}
    >
      <Box color="fg.muted">
        {texts.goesBack} <AmountText amount={entry.totalPrice} color="fg" fontWeight="semibold" />{" "}
        {entry.orderType === "ORDER" ? texts.whereItWasPaidAndStock : texts.whereItWasPaid}
      </Box>
      <ReasonFields edit={edit} />
    </EditDialog>
  );
}

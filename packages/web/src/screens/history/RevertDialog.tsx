import { textLimits } from "@cantina/domain/kernel";
import { type HistoryEntry, cancelReasons } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import { AmountText } from "../../ui/AmountText.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EditNotice } from "../../ui/EditNotice.tsx";
import { EditQuestion } from "../../ui/EditQuestion.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { reasonNames, revertRefusalText, revertTexts } from "./history-texts.ts";
import { useRevert } from "./use-revert.ts";

export interface RevertDialogProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}

export function RevertDialog({ entry, onClose }: RevertDialogProps) {
  const reasonId = useId();
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
    <Dialog isOpen onClose={edit.leave} title={title}>
      <Form
        onSubmit={() => {
          if (reason !== null && edit.canSend) edit.submit();
        }}
      >
        <Box color="fg.muted">
          Se devuelven <AmountText amount={entry.totalPrice} color="fg" fontWeight="semibold" /> a donde se cobraron
          {entry.orderType === "ORDER" ? ", y los productos vuelven al stock." : "."}
        </Box>
        <Box display="flex" flexDirection="column" gap="1.5">
          <Box id={reasonId} textStyle="sm" fontWeight="semibold">
            Motivo
          </Box>
          <Box role="group" aria-labelledby={reasonId} display="flex" gap="2" flexWrap="wrap">
            {cancelReasons.map((one) => (
              <Chip key={one} aria-pressed={one === reason} onClick={() => edit.type({ reason: one })}>
                {reasonNames[one]}
              </Chip>
            ))}
          </Box>
        </Box>
        <TextField
          label="Comentario"
          multiline
          maxLength={textLimits.cancelComment}
          hint={`${comment.length} de ${textLimits.cancelComment} caracteres`}
          value={comment}
          onChange={(typed) => edit.type({ comment: typed })}
        />
        <EditNotice edit={edit} textOf={(failure) => revertRefusalText(entry, failure)} />
        <Box display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
          <Button variant="outline" colorPalette="gray" onClick={edit.leave}>
            Volver
          </Button>
          <Button type="submit" colorPalette="red" busy={edit.isSending} disabled={reason === null || edit.canRetry}>
            {submit}
          </Button>
        </Box>
      </Form>
      <EditQuestion edit={edit} />
    </Dialog>
  );
}

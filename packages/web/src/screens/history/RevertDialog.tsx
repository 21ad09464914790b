import { textLimits } from "@cantina/domain/kernel";
import { type CancelReason, type HistoryEntry, cancelReasons } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { useId, useState } from "react";
import { AmountText } from "../../ui/AmountText.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { reasonNames, revertRefusalText, revertTexts } from "./history-texts.ts";
import { useRevert } from "./use-revert.ts";

export interface RevertDialogProps {
  /** null: closed. */
  readonly entry: HistoryEntry | null;
  readonly onClose: () => void;
}

export function RevertDialog({ entry, onClose }: RevertDialogProps) {
  return (
    <Dialog isOpen={entry !== null} onClose={onClose} title={entry === null ? "" : revertTexts(entry).title}>
      {entry !== null && <RevertForm key={entry.id} entry={entry} onClose={onClose} />}
    </Dialog>
  );
}

function RevertForm({ entry, onClose }: { readonly entry: HistoryEntry; readonly onClose: () => void }) {
  const reasonId = useId();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [comment, setComment] = useState("");
  const { submit, done } = revertTexts(entry);
  const call = useRevert(() => {
    void notify({ kind: "success", title: done });
    onClose();
  });
  return (
    <Form
      onSubmit={() => {
        if (reason !== null && !call.isSending && call.resend === null)
          call.send(entry, { reason, comment: comment.trim() });
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
            <Chip key={one} aria-pressed={one === reason} onClick={() => setReason(one)}>
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
        onChange={setComment}
      />
      {call.failure !== null && (
        <Notice
          kind="error"
          action={
            call.resend && (
              <Button size="sm" variant="outline" colorPalette="gray" onClick={call.resend}>
                Reintentar
              </Button>
            )
          }
        >
          {revertRefusalText(entry, call.failure)}
        </Notice>
      )}
      <Box display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          Volver
        </Button>
        <Button
          type="submit"
          colorPalette="red"
          busy={call.isSending}
          disabled={reason === null || call.resend !== null}
        >
          {submit}
        </Button>
      </Box>
    </Form>
  );
}

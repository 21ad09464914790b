import { Box } from "@chakra-ui/react/box";
import { useClassCall } from "../../composition/class-list.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { notify } from "../../ui/notify.ts";
import type { ClassDialogProps } from "./RenameClassDialog.tsx";

export function DeleteClassDialog({ one, isOpen, onClose }: ClassDialogProps) {
  const { isSending, failure, send } = useClassCall(
    (classes, { id }: ClassDialogProps["one"]) => classes.remove(id),
    ({ name }) => {
      void notify({ kind: "success", title: `Se eliminó la clase ${name}.` });
      onClose();
    },
  );
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={`Eliminar la clase ${one.name}`}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button colorPalette="red" busy={isSending} onClick={() => send(one)}>
            Eliminar
          </Button>
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="3">
        Los pedidos que ya existen la conservan. Sólo se puede eliminar si no tiene comensales.
        {failure !== null && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      </Box>
    </Dialog>
  );
}

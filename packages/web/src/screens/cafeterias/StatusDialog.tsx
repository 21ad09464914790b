import { Box } from "@chakra-ui/react/box";
import { usePlaceCall } from "../../composition/places.ts";
import type { CafeteriaRow } from "../../composition/sources.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { notify } from "../../ui/notify.ts";

export interface StatusDialogProps {
  readonly row: CafeteriaRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Names what it closes or opens. */
export function StatusDialog({ row, isOpen, onClose }: StatusDialogProps) {
  const isDisabled = row.status === "DELETED";
  const verb = isDisabled ? "Habilitar" : "Deshabilitar";
  const { isSending, failure, send } = usePlaceCall(
    (places, { id, status }: CafeteriaRow) => (status === "DELETED" ? places.enable(id) : places.disable(id)),
    ({ name, status }) => {
      const title = status === "DELETED" ? `Se deshabilitó ${name}.` : `Se habilitó ${name}.`;
      void notify({ kind: "success", title });
      onClose();
    },
  );
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={`${verb} ${row.name}`}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button {...(isDisabled ? {} : { colorPalette: "red" })} busy={isSending} onClick={() => send(row)}>
            {verb}
          </Button>
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="3">
        {isDisabled
          ? "Su personal podrá volver a ingresar, con los mismos datos de antes."
          : "Nadie de su personal podrá ingresar ni vender hasta que se habilite otra vez. No se borra ningún dato."}
        {failure !== null && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      </Box>
    </Dialog>
  );
}

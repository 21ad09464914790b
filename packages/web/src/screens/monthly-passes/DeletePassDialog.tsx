import type { CalendarProduct } from "@cantina/domain/calendar-products";
import { Box } from "@chakra-ui/react/box";
import { useMutation } from "@tanstack/react-query";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { passesSource } from "../../composition/pass-queries.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeletePassDialogProps {
  readonly pass: CalendarProduct;
  readonly onClose: () => void;
}

export function DeletePassDialog({ pass, onClose }: DeletePassDialogProps) {
  const { sources, queries } = useWorkplace();
  const deletion = useMutation({
    mutationFn: () => orReject(passesSource(sources).deletePass(pass.id)),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.passes });
      void notify({ kind: "success", title: `Se eliminó el abono ${pass.name}.` });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={`Eliminar ${pass.name}`}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Volver
          </Button>
          <Button colorPalette="red" busy={deletion.isPending} onClick={() => deletion.mutate()}>
            Eliminar abono
          </Button>
        </>
      }
    >
      <Box color="fg.muted">El abono deja de venderse. Los pedidos de quienes ya lo compraron siguen en sus días.</Box>
      {deletion.error instanceof QueryRefusal && <Notice kind="error">{sentenceOf(deletion.error.failure)}</Notice>}
    </Dialog>
  );
}

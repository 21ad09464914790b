import type { Cafeteria } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { notify } from "../../ui/notify.ts";

export interface BoardSettingsProps {
  readonly cafeteria: Cafeteria;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function BoardSettings({ cafeteria, isOpen, onClose }: BoardSettingsProps) {
  const { sources } = useWorkplace();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => orReject(sources.board.setAutoComplete(isOn)),
    onSuccess: (isOn) => {
      const title = isOn
        ? "Las comandas se completarán cada día a las 23:50."
        : "Las comandas ya no se completan solas.";
      void notify({ kind: "success", title });
    },
    onError: (cause) => {
      const title = cause instanceof QueryRefusal ? sentenceOf(cause.failure) : failureSentences.SERVER_ERROR;
      void notify({ kind: "error", title });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.cafeteria }),
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Configuración de comandas">
      <Switch
        label="Completar automáticamente los pedidos del día"
        checked={isPending ? variables : cafeteria.autoCompletesOrders}
        disabled={isPending}
        onChange={mutate}
      />
      <Box mt="1" fontSize="14px" color="fg.muted">
        A las 23:50 lo pendiente del día queda entregado, y lo cancelado sale de las comandas.
      </Box>
    </Dialog>
  );
}

import type { Cafeteria } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { rereadAfter } from "../../composition/stale.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { notify } from "../../ui/notify.ts";

export interface BoardSettingsProps {
  readonly cafeteria: Cafeteria;
  /** Who may not switch it sees the printer alone. */
  readonly mayAutoComplete: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function BoardSettings({ cafeteria, mayAutoComplete, isOpen, onClose }: BoardSettingsProps) {
  const { printing } = useWorkplace();
  const openPrinter = (): void => {
    onClose();
    printing.dialog.set(true);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Configuración de comandas">
      <Box display="flex" flexDirection="column" gap="5">
        {mayAutoComplete && <AutoComplete cafeteria={cafeteria} />}
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <Box>
            <Box fontSize="15px" fontWeight="medium">
              Impresora
            </Box>
            <Box fontSize="14px" color="fg.muted">
              Qué comandas se imprimen solas en este equipo, y dónde.
            </Box>
          </Box>
          <Button variant="outline" colorPalette="gray" onClick={openPrinter}>
            <Printer aria-hidden />
            Configurar
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

function AutoComplete({ cafeteria }: Pick<BoardSettingsProps, "cafeteria">) {
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
    onSettled: () => rereadAfter(queries, "cafeteria"),
  });
  return (
    <div>
      <Switch
        label="Completar automáticamente los pedidos del día"
        checked={isPending ? variables : cafeteria.autoCompletesOrders}
        // Disabled while it is saved, it would lose the focus.
        onChange={(isOn) => {
          if (!isPending) mutate(isOn);
        }}
      />
      <Box mt="1" fontSize="14px" color="fg.muted">
        A las 23:50 lo pendiente del día queda entregado, y lo cancelado sale de las comandas.
      </Box>
    </div>
  );
}

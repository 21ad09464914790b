import { timeZone } from "@cantina/domain/kernel";
import { type OutboxEntry, outboxView } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OutboxRow } from "./parts/OutboxRow.tsx";

export interface OutboxDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was sold without the server: what waits, and what was refused and why. */
export function OutboxDialog({ isOpen, onClose }: OutboxDialogProps) {
  const { outbox, sources, reach } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { entries, waiting, isBroken } = outboxView(useSelector(outbox, (current) => current));
  const isOffline = useValue(reach) === "unreachable";
  const [resolving, setResolving] = useState<OutboxEntry | null>(null);
  const isAsked = resolving !== null && entries.some(({ cartId }) => cartId === resolving.cartId);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Ventas sin conexión"
      footer={
        isAsked ? (
          <>
            <Button variant="outline" colorPalette="gray" onClick={() => setResolving(null)}>
              Volver
            </Button>
            <Button
              colorPalette="red"
              onClick={() => {
                outbox.send({ type: "outbox.resolved", cartId: resolving.cartId });
                setResolving(null);
              }}
            >
              Quitar de la lista
            </Button>
          </>
        ) : (
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cerrar
          </Button>
        )
      }
    >
      {isAsked ? (
        <Box>
          Esta venta no quedó registrada en el servidor. Quítela solo si ya la anotó o devolvió el dinero: no se puede
          deshacer.
        </Box>
      ) : (
        <Box display="flex" flexDirection="column" gap="3">
          {isBroken && <Notice kind="error">No se pudieron leer las ventas guardadas en este dispositivo.</Notice>}
          {waiting > 0 && (
            <Notice kind={isOffline ? "warning" : "info"}>
              {isOffline
                ? "Sin conexión. Se envían solas, en orden, cuando vuelva."
                : "Se están enviando, en el orden en que se vendieron."}
            </Notice>
          )}
          {entries.length === 0 && <Box color="fg.muted">No hay ventas pendientes de envío.</Box>}
          <Box as="ul" listStyleType="none" display="flex" flexDirection="column">
            {entries.map((entry) => (
              <OutboxRow
                key={entry.cartId}
                entry={entry}
                zone={cafeteria?.timeZone ?? timeZone("UTC")}
                customName={cafeteria?.customPaymentMethod ?? null}
                onRetry={() => outbox.send({ type: "outbox.retried", cartId: entry.cartId })}
                onResolve={() => setResolving(entry)}
              />
            ))}
          </Box>
        </Box>
      )}
    </Dialog>
  );
}

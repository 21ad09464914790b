import { timeZone } from "@cantina/domain/kernel";
import { type OutboxEntry, outboxView } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useIsValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/late-sales.ts";
import * as words from "../../texts/words.ts";
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
  const isOffline = useIsValue(reach, "unreachable");
  const [resolving, setResolving] = useState<OutboxEntry | null>(null);
  const isAsked = resolving !== null && entries.some(({ cartId }) => cartId === resolving.cartId);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.outbox}
      footer={
        isAsked ? (
          <>
            <Button variant="outline" colorPalette="gray" onClick={() => setResolving(null)}>
              {words.back}
            </Button>
            <Button
              colorPalette="red"
              onClick={() => {
                outbox.send({ type: "outbox.resolved", cartId: resolving.cartId });
                setResolving(null);
              }}
            >
              {texts.remove}
            </Button>
          </>
        ) : (
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      {isAsked ? (
        <Box>{texts.removeQuestion}</Box>
      ) : (
        <Box display="flex" flexDirection="column" gap="3">
          {isBroken && <Notice kind="error">{texts.unreadable}</Notice>}
          {waiting > 0 && (
            <Notice kind={isOffline ? "warning" : "info"}>{isOffline ? texts.offline : texts.sending}</Notice>
          )}
          {entries.length === 0 && <Box color="fg.muted">{texts.nothingWaits}</Box>}
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

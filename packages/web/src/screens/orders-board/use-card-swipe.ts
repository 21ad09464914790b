import { cardHolder } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { clientsQuery } from "../../composition/live-data/index.ts";
import { listenToScanner } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/orders-board.ts";
import * as words from "../../texts/words.ts";
import { notify } from "../../ui/notify.ts";
import type { PickupDiner } from "./PickupDialog.tsx";

/**
 * Tells whose card was swiped. Before the diners are read the last one waits for them; where they can't be read, that
 * is told at once, and nothing opens later for somebody who is gone. ORDERS-09
 */
export function useCardSwipe(onDiner: (diner: PickupDiner) => void): void {
  const { sources } = useWorkplace();
  const { data: clients, failureReason } = useQuery(clientsQuery(sources));
  const swiped = useRef<string | null>(null);
  const take = useEffectEvent(() => {
    const code = swiped.current;
    if (code === null) return;
    const holder = clients === undefined ? null : cardHolder(clients, code);
    if (holder !== null) onDiner({ id: holder.id, name: `${holder.firstName} ${holder.lastName}` });
    else if (clients !== undefined) void notify({ kind: "warning", title: words.unknownCard });
    else if (failureReason !== null)
      void notify({ kind: "error", title: texts.dinersUnreadable, detail: words.keepsTrying });
    else return;
    swiped.current = null;
  });
  useEffect(() => take(), [clients, failureReason]);
  useEffect(
    () =>
      listenToScanner(({ kind, code }) => {
        if (kind !== "CARD") return;
        swiped.current = code;
        take();
      }),
    [],
  );
}

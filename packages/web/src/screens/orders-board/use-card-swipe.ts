import { cardHolder } from "@cantina/domain/clients";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { clientsQuery } from "../../composition/live-data/index.ts";
import { listenToScanner } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as words from "../../texts/words.ts";
import { notify } from "../../ui/notify.ts";
import type { PickupDiner } from "./PickupDialog.tsx";

/** Tells whose card was swiped. */
export function useCardSwipe(onDiner: (diner: PickupDiner) => void): void {
  const { sources } = useWorkplace();
  const queries = useQueryClient();
  const clients = clientsQuery(sources);
  useQuery(clients);
  const take = useEffectEvent(async (code: string) => {
    // Who swipes a card before the diners are read waits for them.
    const known = await queries.ensureQueryData(clients).catch(() => []);
    const holder = cardHolder(known, code);
    if (holder !== null) onDiner({ id: holder.id, name: `${holder.firstName} ${holder.lastName}` });
    else await notify({ kind: "warning", title: words.unknownCard });
  });
  useEffect(
    () =>
      listenToScanner(({ kind, code }) => {
        if (kind === "CARD") void take(code);
      }),
    [],
  );
}

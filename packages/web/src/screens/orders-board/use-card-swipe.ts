import type { ClientAccount } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { clientsQuery } from "../../composition/queries.ts";
import { listenToScanner } from "../../composition/scanner.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { notify } from "../../ui/notify.ts";
import type { PickupDiner } from "./PickupDialog.tsx";

function holderOf(code: string, clients: readonly ClientAccount[]): PickupDiner | null {
  for (const { commensals } of clients) {
    const found = commensals.find(({ cardCode, status }) => cardCode === code && status === "ENABLED");
    if (found !== undefined) return { id: found.id, name: `${found.firstName} ${found.lastName}` };
  }
  return null;
}

/** Tells whose card was swiped. */
export function useCardSwipe(onDiner: (diner: PickupDiner) => void): void {
  const { sources } = useWorkplace();
  const { data: clients = [] } = useQuery(clientsQuery(sources));
  const take = useEffectEvent((code: string) => {
    const diner = holderOf(code, clients);
    if (diner !== null) onDiner(diner);
    else void notify({ kind: "warning", title: "No se encontró ningún comensal asociado a la tarjeta." });
  });
  useEffect(
    () =>
      listenToScanner(({ kind, code }) => {
        if (kind === "CARD") take(code);
      }),
    [],
  );
}

import { localRemindedDay } from "@cantina/adapters/storage";
import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Claim, ClaimReminder } from "@cantina/domain/claims";
import { useEffect, useState } from "react";
import { queryKeys } from "../live-data/index.ts";
import { watchNoon } from "./watch-noon.ts";
import { useWorkplace } from "./workplace-context.ts";

/** What is to be told of the claims since noon; null: nothing, or it was put away. */
export function useNoonReminder(): { readonly reminder: ClaimReminder | null; readonly dismiss: () => void } {
  const { queries, profile, clock } = useWorkplace();
  const [reminder, setReminder] = useState<ClaimReminder | null>(null);
  useEffect(
    () =>
      watchNoon({
        clock,
        zone: () => queries.getQueryData<Cafeteria>(queryKeys.cafeteria)?.timeZone,
        claims: () => queries.getQueryData<readonly Claim[]>(queryKeys.claims),
        remindedDay: localRemindedDay(localStorage, profile.id),
        onDue: setReminder,
      }),
    [queries, profile, clock],
  );
  return { reminder, dismiss: () => setReminder(null) };
}

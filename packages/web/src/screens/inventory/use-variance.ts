import { localDateOf, reportDaysFault } from "@cantina/domain/kernel";
import { byLoss } from "@cantina/domain/variance";
import { useQuery } from "@tanstack/react-query";
import { useInventoryCalls, varianceQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { useAddress } from "../../ui/use-address.ts";
import { firstDays, varianceFields } from "./variance-address.ts";

/** The report of the days in the address; `isShown`: whether its tab is. */
export function useVariance(isShown: boolean) {
  const { sources, clock } = useWorkplace();
  const calls = useInventoryCalls();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [shown, change] = useAddress(varianceFields);
  const today = cafeteria === undefined ? null : localDateOf(clock.now(), cafeteria.timeZone);
  const isAsked = today !== null && reportDaysFault(shown, today) === undefined;
  const { from, until } = shown;
  const asked = isAsked && from !== null && until !== null ? { from, until } : today && firstDays(today);
  const { data, failureReason, isFetching, refetch } = useQuery(varianceQuery(calls, isShown ? asked : null));
  const rows = data && byLoss(data);
  return {
    today,
    days: asked,
    rows,
    failure: failureReason,
    isFetching,
    ask: change,
    retry: () => void refetch(),
    save: async (): Promise<void> => {
      if (rows === undefined || asked === null) return;
      const { saveVariance } = await import("./save-variance.ts");
      await saveVariance(rows, asked);
    },
  };
}

export type Variance = ReturnType<typeof useVariance>;

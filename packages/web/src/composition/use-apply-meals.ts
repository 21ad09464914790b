import type { MealKey, Subscription } from "@cantina/domain/subscriptions";
import { type KeyedCall, useMoneyCall } from "./use-money-call.ts";
import { queryKeys } from "./queries.ts";
import { rereadAfter } from "./stale.ts";
import { useWorkplace } from "./workplace-context.ts";

/** Hands meals over; one press is one key, and what another till was faster with is read again. */
export function useApplyMeals(onApplied: () => void): KeyedCall<readonly MealKey[]> {
  const { sources, queries } = useWorkplace();
  return useMoneyCall({
    call: sources.subscriptions.applyMeals,
    onBooked: (changed: readonly Subscription[]) => {
      const fresh = new Map(changed.map((one) => [one.id, one]));
      queries.setQueryData<readonly Subscription[]>(queryKeys.subscriptions, (list) =>
        list?.map((one) => fresh.get(one.id) ?? one),
      );
      onApplied();
    },
    onRefused: () => void rereadAfter(queries, "subscription"),
  });
}

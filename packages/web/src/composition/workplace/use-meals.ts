import { localDateOf } from "@cantina/domain/kernel";
import { type DinerMeal, dinerMeals } from "@cantina/domain/subscriptions";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cafeteriaQuery, subscriptionsQuery } from "../live-data/index.ts";
import { useDiners } from "./use-diners.ts";
import { useMinute } from "./use-minute.ts";
import { useWorkplace } from "./workplace-context.ts";

const none: readonly DinerMeal[] = [];

/** The day's meals of subscriptions, handed over or not; none where the cafeteria has no subscriptions. */
export function useMeals() {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const hasSubscriptions = cafeteria?.features.includes("subscriptions") ?? false;
  const { data: subscriptions, failureReason, refetch } = useQuery(subscriptionsQuery(sources, hasSubscriptions));
  const diners = useDiners();
  const now = useMinute();
  const today = cafeteria === undefined ? null : localDateOf(now, cafeteria.timeZone);
  const meals = useMemo(
    () => (subscriptions === undefined || today === null ? none : dinerMeals({ subscriptions, diners, today })),
    [subscriptions, diners, today],
  );
  return {
    hasSubscriptions,
    isLoading: hasSubscriptions && subscriptions === undefined && failureReason === null,
    isFailing: failureReason !== null,
    retry: () => void refetch(),
    meals,
  };
}

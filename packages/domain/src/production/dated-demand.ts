import { type SalesDay, forecastDay } from "../forecast/index.ts";
import { type CommensalId, type LocalDate, type ProductId, type SubscriptionId, weekdayOf } from "../kernel/index.ts";
import { type Subscription, mealStatus } from "../subscriptions/index.ts";
import type { DemandLine, DemandedProduct } from "./demand.ts";

/** Demand of one of the cafeteria's days. */
export type DatedLine = DemandLine & { readonly day: LocalDate };

export type MealsLine = DatedLine & { readonly origin: "SUBSCRIPTION"; readonly subscriptionId: SubscriptionId };

export type PlannedSubscription = Pick<Subscription, "id" | "status" | "availableWeekDates" | "lastUses"> & {
  /** Those who are enabled. */
  readonly commensalIds: readonly CommensalId[];
  /** null: nobody told what its meals are. */
  readonly product: DemandedProduct | null;
};

/** The meals that are to be handed over, one line for each subscription and open day. PRODUCTION-09 */
export function mealLines(
  subscriptions: readonly PlannedSubscription[],
  openDays: readonly LocalDate[],
): readonly MealsLine[] {
  return openDays.flatMap((day) =>
    subscriptions.flatMap((subscription): readonly MealsLine[] => {
      const { id: subscriptionId, product, status, availableWeekDates, commensalIds, lastUses } = subscription;
      if (status !== "ENABLED" || !availableWeekDates.includes(weekdayOf(day))) return [];
      const usedOn = new Map(lastUses.map(({ commensalId, date }) => [commensalId, date]));
      const units = commensalIds.filter((one) => mealStatus(usedOn.get(one) ?? null, day) === "PENDING").length;
      return units === 0 ? [] : [{ origin: "SUBSCRIPTION", day, product, subscriptionId, units }];
    }),
  );
}

export type ForecastLine = DatedLine & {
  readonly origin: "FORECAST";
  readonly product: DemandedProduct;
  /** Units that such forecasts missed by, on average. */
  readonly error: number;
};

export type WalkIn = {
  /** Walk-in units of the days before today. */
  readonly history: readonly SalesDay[];
  readonly today: LocalDate;
  /** What walk-in orders took today, until now. */
  readonly soldToday: ReadonlyMap<ProductId, number>;
  /** Current versions of what is on sale. */
  readonly onSale: ReadonlyMap<ProductId, number>;
};

/** What walk-in customers are expected to ask for besides. PRODUCTION-10 */
export function forecastLines(
  { history, today, soldToday, onSale }: WalkIn,
  openDays: readonly LocalDate[],
): readonly ForecastLine[] {
  return openDays.flatMap((day) =>
    [...forecastDay(history, day)].flatMap(([id, forecast]): readonly ForecastLine[] => {
      const version = onSale.get(id);
      if (forecast?.isBetter !== true || version === undefined) return [];
      const units = forecast.units - (day === today ? (soldToday.get(id) ?? 0) : 0);
      return units <= 0 ? [] : [{ origin: "FORECAST", day, product: { id, version }, units, error: forecast.error }];
    }),
  );
}

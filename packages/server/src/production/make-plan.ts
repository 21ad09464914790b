import { isClosedOn } from "@cantina/domain/cafeteria";
import { stockOf } from "@cantina/domain/inventory";
import {
  type CafeteriaId,
  type Instant,
  type LocalDate,
  type Result,
  accepted,
  addDays,
  cents,
  dayRange,
  localDateOf,
  refused,
} from "@cantina/domain/kernel";
import {
  type ForecastLine,
  type MealsLine,
  type PlanFailure,
  type PlanRange,
  type PlanRangeFault,
  type ProductionPlan,
  checkPlanRange,
  daysOf,
  forecastLines,
  mealLines,
  planDays,
} from "@cantina/domain/production";
import type { Kysely } from "kysely";
import { type ConsumableRow, everyConsumableOf } from "../consumables/index.ts";
import type { FailureWith } from "../http/index.ts";
import { type Place, placeOf } from "./place.queries.ts";
import {
  type NamedSubscription,
  type OrderLine,
  onSaleIn,
  orderLinesOf,
  plannedSubscriptionsOf,
  recipesOf,
  walkInUnitsOf,
} from "./demand.queries.ts";
import { walkInOf } from "./walk-in.ts";

export type PlanLine = OrderLine | MealsLine | ForecastLine;

export type MadePlan = {
  readonly plan: ProductionPlan<PlanLine>;
  readonly consumables: readonly ConsumableRow[];
  readonly subscriptions: readonly NamedSubscription[];
  readonly closedDays: readonly LocalDate[];
};

export type AskedPlan = {
  readonly cafeteriaId: CafeteriaId;
  readonly range: PlanRange;
  readonly isForecast: boolean;
  readonly now: Instant;
};

const message = (path: keyof PlanRange, text: string): FailureWith<"VALIDATION"> => ({
  code: "VALIDATION",
  data: [{ path, message: text }],
});

const rangeFailures: Readonly<Record<PlanRangeFault["code"], FailureWith<"VALIDATION" | "TO_BEFORE_FROM">>> = {
  PAST: message("from", "Se planifica desde hoy"),
  REVERSED: { code: "TO_BEFORE_FROM" },
  TOO_FAR: message("until", "Se planifica hasta 31 días desde hoy"),
};

/** Days that history may be of, and one more for a clock elsewhere. FORECAST-01 */
const daysTaught = 90;

type PlanRefusal = FailureWith<"VALIDATION" | "TO_BEFORE_FROM" | "PLAN_REFUSED">;

/** All of one snapshot. PRODUCTION-08 PRODUCTION-09 PRODUCTION-10 PRODUCTION-11 */
export async function makePlan(db: Kysely<unknown>, asked: AskedPlan): Promise<Result<MadePlan, PlanRefusal>> {
  const { cafeteriaId, range, isForecast, now } = asked;
  const place = await placeOf(db, cafeteriaId);
  const today = localDateOf(now, place.zone);
  const checked = checkPlanRange(range, today);
  if (!checked.ok) return refused(rangeFailures[checked.failure.code]);
  const days = daysOf({ from: today, until: range.until });
  const openDays = days.filter((day) => !isClosedOn(place.closed, day));

  const { until: end } = dayRange(range.until, place.zone);
  const subscriptions = await plannedSubscriptionsOf(db, cafeteriaId);
  const lines: readonly PlanLine[] = [
    ...(await orderLinesOf(db, { cafeteriaId, zone: place.zone, today, end })),
    ...mealLines(subscriptions, openDays),
    ...(isForecast ? await forecastOf(db, cafeteriaId, { place, today, openDays }) : []),
  ];
  const consumables = await everyConsumableOf(db, cafeteriaId);
  const recipes = await recipesOf(
    db,
    lines.flatMap(({ product }) => (product === null ? [] : [product])),
  );
  const plan = planDays({
    lines,
    recipes,
    consumables: consumables.map(plannedOf),
    stock: stockOf(consumables),
    range,
  });
  if (!plan.ok) return refused(planRefusal(plan.failure, consumables));
  const closedDays = days.filter((day) => day >= range.from && isClosedOn(place.closed, day));
  return accepted({ plan: plan.value, consumables, subscriptions, closedDays });
}

type Now = { readonly place: Place; readonly today: LocalDate; readonly openDays: readonly LocalDate[] };

async function forecastOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { place, today, openDays }: Now,
): Promise<readonly ForecastLine[]> {
  const from = addDays(today, -daysTaught);
  const since = dayRange(addDays(from, -1), place.zone).from;
  const rows = await walkInUnitsOf(db, { cafeteriaId, zone: place.zone, from, since });
  const onSale = await onSaleIn(db, cafeteriaId);
  return forecastLines(walkInOf(rows, { today, closed: place.closed, onSale }), openDays);
}

const plannedOf = (row: ConsumableRow) => ({ ...row, cost: row.cost ?? cents(0), waste: row.waste ?? 0 });

const planRefusal = (
  { code, consumableId }: PlanFailure,
  consumables: readonly ConsumableRow[],
): FailureWith<"PLAN_REFUSED"> => ({
  code: "PLAN_REFUSED",
  data: { reason: code, consumableName: consumables.find(({ id }) => id === consumableId)?.name ?? null },
});

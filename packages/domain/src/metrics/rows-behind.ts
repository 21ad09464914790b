import type { PaymentMethod } from "../cafeteria/index.ts";
import {
  type CategoryId,
  type ClassId,
  type CommensalId,
  type Instant,
  type LocalDate,
  type LocalTime,
  type ProductId,
  type TimeZone,
  localDateOf,
} from "../kernel/index.ts";
import type { OrderStatus, OrderType } from "../orders/index.ts";
import { comparedInstants } from "../periods/index.ts";
import type { PassChoice } from "../transactions/index.ts";
import type { ComparedPeriod } from "./compared-period.ts";
import type { MetricsOrigin } from "./metrics-filter.machine.ts";

/** When what a figure counts was ordered. */
export type OrderedIn = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  /** Nothing from then on. */
  readonly before?: Instant;
};

/** Of what is counted, the part that one figure is of. */
export type FigurePart = {
  readonly paymentMethod?: PaymentMethod;
  readonly commensalId?: CommensalId;
  readonly classIds?: readonly ClassId[];
  readonly productId?: ProductId;
  readonly categoryId?: CategoryId;
  readonly pickUpTime?: LocalTime;
};

type Counted = {
  readonly orderType: OrderType;
  readonly status?: OrderStatus;
  readonly passes?: PassChoice;
};

/** What narrows the history to what a figure is of. */
export type MetricsBehind = OrderedIn &
  FigurePart &
  Counted & {
    readonly withoutReverted: true;
    readonly originMedium?: Exclude<MetricsOrigin, "ALL">;
  };

/** What figures count. METRICS-04 METRICS-05 */
const counted = {
  ORDERS: { orderType: "ORDER", passes: "WITHOUT" },
  PASSES: { orderType: "ORDER", passes: "ONLY" },
  CHARGES: { orderType: "BALANCE_CHARGE", status: "COMPLETED" },
  SUBSCRIPTIONS: { orderType: "SUBSCRIPTION_CHARGE", status: "COMPLETED" },
} as const satisfies Readonly<Record<string, Counted>>;
export type CountedInMetrics = keyof typeof counted;

/** The period's days that have begun: the history knows none to come. */
export function currentRows({ days, at }: ComparedPeriod, zone: TimeZone): OrderedIn {
  const today = localDateOf(at, zone);
  return { from: days.first, until: days.last < today ? days.last : today };
}

/** The former period's, of one that runs as far as it was counted. METRICS-01 */
export function formerRows({ days, former, isRunning, at }: ComparedPeriod, zone: TimeZone): OrderedIn {
  const whole = { from: former.first, until: former.last };
  return isRunning ? { ...whole, before: comparedInstants({ days, former }, at, zone).former.until } : whole;
}

/** Of one day as a whole. METRICS-07 */
export const rowsOfDay = (day: LocalDate): OrderedIn => ({ from: day, until: day });

/** Where the history shows what a figure is the sum of. METRICS-18 */
export function rowsBehind(
  what: CountedInMetrics,
  ordered: OrderedIn,
  originMedium: MetricsOrigin,
  part: FigurePart = {},
): MetricsBehind {
  const { orderType, ...more } = counted[what];
  return {
    ...ordered,
    withoutReverted: true,
    ...(originMedium !== "ALL" && { originMedium }),
    orderType,
    ...part,
    ...more,
  };
}

import {
  type InstantRange,
  type LocalDate,
  type Result,
  type TimeZone,
  accepted,
  dayRange,
  refused,
} from "../kernel/index.ts";

/** Which moment of a transaction its filter speaks of. */
export const dateKinds = ["ORDER_DATE", "PICKUP_DATE", "CANCELLATION_DATE"] as const;
export type DateKind = (typeof dateKinds)[number];

/** Only a pickup may still be to come. HISTORY-01 */
export const mayBeFuture = (kind: DateKind): boolean => kind === "PICKUP_DATE";

export type HistoryDates = {
  readonly kind: DateKind;
  /** First and last day, both included; null: no bound. */
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
};

export type HistoryDatesRefusal = { readonly code: "TO_BEFORE_FROM" | "DATE_IN_FUTURE" };

/** HISTORY-01 */
export function checkHistoryDates(dates: HistoryDates, today: LocalDate): Result<HistoryDates, HistoryDatesRefusal> {
  const { kind, from, until } = dates;
  if (from !== null && until !== null && from > until) return refused({ code: "TO_BEFORE_FROM" });
  const isFuture = (day: LocalDate | null): boolean => day !== null && day > today;
  if (!mayBeFuture(kind) && (isFuture(from) || isFuture(until))) return refused({ code: "DATE_IN_FUTURE" });
  return accepted(dates);
}

/** The moments of those days at that place. HISTORY-02 */
export const historyRange = (
  { from, until }: Pick<HistoryDates, "from" | "until">,
  zone: TimeZone,
): { readonly [K in keyof InstantRange]: InstantRange[K] | null } => ({
  from: from === null ? null : dayRange(from, zone).from,
  until: until === null ? null : dayRange(until, zone).until,
});

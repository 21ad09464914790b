import type { Cents, LocalDate } from "@cantina/domain/kernel";
import { type DaySpan, daysOf } from "@cantina/domain/periods";

type Sold = { readonly date: LocalDate; readonly amount: Cents };

/** One place of the chart: a day beside the one that it is compared with. */
export type SalesDay = {
  readonly day: LocalDate;
  /** null: not begun yet. */
  readonly current: Cents | null;
  readonly formerDay: LocalDate | null;
  /** null: the former month is shorter. */
  readonly former: Cents | null;
};

/** The days of the whole period, each beside the same place of the former one. */
export const salesDays = (current: readonly Sold[], former: readonly Sold[], days: DaySpan): readonly SalesDay[] =>
  daysOf(days.first, days.last).map((day, at) => ({
    day,
    current: current[at]?.amount ?? null,
    formerDay: former[at]?.date ?? null,
    former: former[at]?.amount ?? null,
  }));

import { type LocalDate, addDays, temporal } from "../kernel/index.ts";

/** Both are told of. */
export type Days = { readonly from: LocalDate; readonly until: LocalDate };

const sundayOf = (day: LocalDate): LocalDate => addDays(day, 7 - temporal().PlainDate.from(day).dayOfWeek);

/** From Monday to Sunday, the first and the last one as far as the range goes. VARIANCE-03 */
export function weeksOf({ from, until }: Days): readonly Days[] {
  const weeks: Days[] = [];
  for (let first = from; first <= until;) {
    const sunday = sundayOf(first);
    weeks.push({ from: first, until: sunday < until ? sunday : until });
    first = addDays(sunday, 1);
  }
  return weeks;
}

import type { LocalDate } from "../kernel/index.ts";
import { daysOfPreset, rangePresets } from "../periods/index.ts";

type Days = { readonly from: LocalDate; readonly until: LocalDate };

/** What the days of a preset are once another day has begun; null: nobody chose them by its name. REPFILT-06 */
export function followedDays(
  { from, until }: { readonly from: LocalDate | null; readonly until: LocalDate | null },
  before: LocalDate,
  today: LocalDate,
): Days | null {
  const preset = rangePresets.find((one) => {
    const { first, last } = daysOfPreset(one, before);
    return first === from && last === until;
  });
  if (preset === undefined) return null;
  const { first, last } = daysOfPreset(preset, today);
  return { from: first, until: last };
}

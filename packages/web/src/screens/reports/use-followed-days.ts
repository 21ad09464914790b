import type { LocalDate } from "@cantina/domain/kernel";
import { followedDays } from "@cantina/domain/report-filters";
import { useEffect, useRef } from "react";

type Days = { readonly from: LocalDate | null; readonly until: LocalDate | null };

/** Days that were chosen by their name go on with it when another day begins. REPFILT-06 */
export function useFollowedDays(today: LocalDate, { from, until }: Days, onChange: (days: Days) => void): void {
  const seen = useRef({ today, from, until });
  useEffect(() => {
    const before = seen.current;
    seen.current = { today, from, until };
    if (before.today === today) return;
    // An address without a word about them is of the new day by itself.
    onChange(followedDays(before, before.today, today) ?? { from: before.from, until: before.until });
  }, [today, from, until, onChange]);
}

import { matchesSearch, searchText } from "../kernel/index.ts";
import type { CalendarProduct } from "./calendar-product.ts";

/** By name or description, whatever the accents; the one that began first comes first. */
export const findPasses = (passes: readonly CalendarProduct[], query: string): readonly CalendarProduct[] =>
  passes
    .filter(({ name, description }) => matchesSearch(searchText(`${name} ${description}`), query))
    .toSorted(
      (one, another) =>
        (one.orderDates[0] ?? "").localeCompare(another.orderDates[0] ?? "") ||
        one.name.localeCompare(another.name, "es"),
    );

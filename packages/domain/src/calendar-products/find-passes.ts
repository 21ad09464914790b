import { compareNames, matchesSearch, searchText } from "../kernel/index.ts";
import type { CalendarProduct } from "./calendar-product.ts";
import { type PassMoment, dividePass } from "./divide-pass.ts";

/** How many of its dates are still to come; without any it is not sold. PASS-03 */
export const datesLeft = (pass: CalendarProduct, moment: PassMoment): number =>
  dividePass(pass, { ...moment, classId: null }).remaining.length;

export const passStates = ["COMING", "OVER"] as const;

export type PassSearch = {
  readonly text: string;
  /** "": every one. */
  readonly state: (typeof passStates)[number] | "";
  /** "": of any. */
  readonly categoryId: string;
};

/** By name or description, whatever the accents; the one that began first comes first. PASS-12 */
export const findPasses = (
  passes: readonly CalendarProduct[],
  { text, state, categoryId }: PassSearch,
  moment: PassMoment,
): readonly CalendarProduct[] =>
  passes
    .filter((pass) => categoryId === "" || pass.categoryId === categoryId)
    .filter((pass) => state === "" || datesLeft(pass, moment) > 0 === (state === "COMING"))
    .filter(({ name, description }) => matchesSearch(searchText(`${name} ${description}`), text))
    .toSorted(
      (one, another) =>
        (one.orderDates[0] ?? "").localeCompare(another.orderDates[0] ?? "") || compareNames(one.name, another.name),
    );

import { activityStatuses } from "@cantina/domain/cafeteria";
import { type LocalDate, matchesSearch, searchText, textLimits } from "@cantina/domain/kernel";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import * as words from "../../texts/words.ts";
import { choiceField, dayField, openField, pageField, textField } from "../../ui/address-field.ts";

export const shownStatuses = [...activityStatuses, "DELETED"] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export type CafeteriaFilter = {
  /** Name or id. */
  readonly search: string;
  /** "": any. */
  readonly countryId: string;
  readonly status: ShownStatus | "";
  /** Launch dates, both included; null: open. */
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
};

export const anyCafeteria: CafeteriaFilter = { search: "", countryId: "", status: "", from: null, until: null };

/** As the address has it, with the place within the result. */
export const cafeteriaFields = {
  search: textField(textLimits.name),
  countryId: { ...textField(textLimits.name), isTyped: false },
  status: choiceField<ShownStatus | "">(["", ...shownStatuses], ""),
  from: dayField,
  until: dayField,
  page: pageField,
  open: openField,
};

export const statusOf = (row: CafeteriaRow): ShownStatus => (row.status === "DELETED" ? "DELETED" : row.activityStatus);

/** One without a launch date is in no range. */
const isLaunchedWithin = ({ startDate }: CafeteriaRow, { from, until }: CafeteriaFilter): boolean =>
  (from === null && until === null) ||
  (startDate !== null && (from === null || startDate >= from) && (until === null || startDate <= until));

export const rangeFault = ({ from, until }: CafeteriaFilter): string | undefined =>
  from !== null && until !== null && from > until ? words.rangeReversed : undefined;

export const filterCafeterias = (rows: readonly CafeteriaRow[], filter: CafeteriaFilter): readonly CafeteriaRow[] =>
  rows.filter(
    (row) =>
      matchesSearch(searchText(`${row.name} ${row.id}`), filter.search) &&
      (filter.countryId === "" || row.countryId === filter.countryId) &&
      (filter.status === "" || statusOf(row) === filter.status) &&
      isLaunchedWithin(row, filter),
  );

import type { ActivityStatus } from "@cantina/domain/cafeteria";
import { type LocalDate, matchesSearch, searchText } from "@cantina/domain/kernel";
import type { CafeteriaRow } from "../../composition/desk/index.ts";

export type CafeteriaFilter = {
  /** Name or id. */
  readonly text: string;
  /** "": any. */
  readonly countryId: string;
  readonly status: ActivityStatus | "DELETED" | "";
  /** Launch dates, both included; null: open. */
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
};

export const anyCafeteria: CafeteriaFilter = { text: "", countryId: "", status: "", from: null, until: null };

const statusOf = (row: CafeteriaRow): ActivityStatus | "DELETED" =>
  row.status === "DELETED" ? "DELETED" : row.activityStatus;

/** One without a launch date is in no range. */
const isLaunchedWithin = ({ startDate }: CafeteriaRow, { from, until }: CafeteriaFilter): boolean =>
  (from === null && until === null) ||
  (startDate !== null && (from === null || startDate >= from) && (until === null || startDate <= until));

export const rangeFault = ({ from, until }: CafeteriaFilter): string | undefined =>
  from !== null && until !== null && from > until ? "No puede ser posterior a la fecha hasta" : undefined;

export const filterCafeterias = (rows: readonly CafeteriaRow[], filter: CafeteriaFilter): readonly CafeteriaRow[] =>
  rows.filter(
    (row) =>
      matchesSearch(searchText(`${row.name} ${row.id}`), filter.text) &&
      (filter.countryId === "" || row.countryId === filter.countryId) &&
      (filter.status === "" || statusOf(row) === filter.status) &&
      isLaunchedWithin(row, filter),
  );

export const statusNames: Readonly<Record<ActivityStatus | "DELETED", string>> = {
  ACTIVE: "Activo",
  ONBOARDING: "Onboarding",
  IN_REVISION: "Revisión",
  INACTIVE: "Inactivo",
  DELETED: "Deshabilitada",
};

export const statusName = (row: CafeteriaRow): string => statusNames[statusOf(row)];

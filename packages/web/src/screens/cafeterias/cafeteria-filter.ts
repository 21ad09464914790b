import type { ActivityStatus } from "@cantina/domain/cafeteria";
import { matchesSearch, searchText } from "@cantina/domain/kernel";
import type { CafeteriaRow } from "../../composition/sources.ts";

export type CafeteriaFilter = {
  /** Name or id. */
  readonly text: string;
  /** "": any. */
  readonly countryId: string;
  readonly status: ActivityStatus | "DELETED" | "";
};

export const anyCafeteria: CafeteriaFilter = { text: "", countryId: "", status: "" };

const statusOf = (row: CafeteriaRow): ActivityStatus | "DELETED" =>
  row.status === "DELETED" ? "DELETED" : row.activityStatus;

export const filterCafeterias = (rows: readonly CafeteriaRow[], filter: CafeteriaFilter): readonly CafeteriaRow[] =>
  rows.filter(
    (row) =>
      matchesSearch(searchText(`${row.name} ${row.id}`), filter.text) &&
      (filter.countryId === "" || row.countryId === filter.countryId) &&
      (filter.status === "" || statusOf(row) === filter.status),
  );

export const statusNames: Readonly<Record<ActivityStatus | "DELETED", string>> = {
  ACTIVE: "Activo",
  ONBOARDING: "Onboarding",
  IN_REVISION: "Revisión",
  INACTIVE: "Inactivo",
  DELETED: "Deshabilitada",
};

export const statusName = (row: CafeteriaRow): string => statusNames[statusOf(row)];

import { id, localDate, timeZone, loadTemporal } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import { statusNames } from "../../texts/cafeterias.ts";
import { anyCafeteria, filterCafeterias, rangeFault, statusOf } from "./cafeteria-filter.ts";

beforeAll(loadTemporal);

const row = (more: Partial<CafeteriaRow>): CafeteriaRow => ({
  id: id("7b8a3f60-0000-4000-8000-000000000001"),
  name: "Comedor San Martín",
  code: "SM-042",
  countryId: "AR",
  countryName: "Argentina",
  timeZone: timeZone("America/Argentina/Buenos_Aires"),
  activityStatus: "ACTIVE",
  status: "ENABLED",
  startDate: null,
  features: [],
  ...more,
});

const namesWith = (rows: () => readonly CafeteriaRow[], more: Partial<typeof anyCafeteria>) =>
  filterCafeterias(rows(), { ...anyCafeteria, ...more }).map(({ name }) => name);

const two = () => [
  row({}),
  row({ id: id("99999999-0000-4000-8000-000000000002"), name: "Liceo Norte", countryId: "UY", status: "DELETED" }),
];

test("the text finds a name whatever the accents, or an id", () => {
  expect(namesWith(two, { search: "martin" })).toEqual(["Comedor San Martín"]);
  expect(namesWith(two, { search: "99999999-0000" })).toEqual(["Liceo Norte"]);
});

test("country and status narrow the list", () => {
  expect(namesWith(two, { countryId: "UY" })).toEqual(["Liceo Norte"]);
  expect(namesWith(two, { status: "ACTIVE" })).toEqual(["Comedor San Martín"]);
  expect(namesWith(two, {})).toHaveLength(2);
});

test("a disabled cafeteria is shown as that, whatever its activity", () => {
  expect(two().map((one) => statusNames[statusOf(one)])).toEqual(["Activo", "Deshabilitada"]);
});

test("launch dates narrow the list, both ends included; one that has none is in no range", () => {
  const rows = () => [
    row({ name: "Enero", startDate: localDate("2026-01-15") }),
    row({ name: "Marzo", startDate: localDate("2026-03-02") }),
    row({ name: "Sin fecha" }),
  ];
  const [january, march] = [localDate("2026-01-15"), localDate("2026-03-02")];
  expect(namesWith(rows, { from: january, until: january })).toEqual(["Enero"]);
  expect(namesWith(rows, { from: march })).toEqual(["Marzo"]);
  expect(namesWith(rows, { until: march })).toEqual(["Enero", "Marzo"]);
  expect(namesWith(rows, {})).toHaveLength(3);
  expect(rangeFault({ ...anyCafeteria, from: march, until: january })).toBe("No puede ser posterior a la fecha hasta");
  expect(rangeFault({ ...anyCafeteria, from: january, until: march })).toBeUndefined();
});

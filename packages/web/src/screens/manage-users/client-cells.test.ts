import { anyDiner } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { commensalColumns, commensalTableRows } from "./client-cells.ts";

const [someone] = fc.sample(anyDiner(), { numRuns: 1, seed: 7 });
if (someone === undefined) throw new Error("no sample");
const { client, commensal } = someone;

test("[ALLERGEN-07] the export of commensals says which allergens each must not eat", () => {
  const told = [["PEANUTS", "MILK"], []] as const;
  const commensals = told.map((allergens) => ({ ...commensal, status: "ENABLED" as const, allergens }));
  const rows = commensalTableRows({ ...client, status: "ENABLED", version: 1, commensals }, new Map());
  const column = commensalColumns.findIndex(({ label }) => label === "Alérgenos que no puede comer");
  expect(rows.map((row) => row[column])).toEqual([
    { kind: "text", text: "Maní, Leche" },
    { kind: "text", text: "" },
  ]);
  expect(rows.every((row) => row.length === commensalColumns.length)).toBe(true);
});

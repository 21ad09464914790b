import { expect, test } from "vitest";
import { accepted, refused } from "../kernel/index.ts";
import { checkClassEntry, checkPlaceEntry, emptyPlace } from "./index.ts";

test("[CAFETERIA-10] a cafeteria needs a name, a country and a time zone", () => {
  expect(checkPlaceEntry({ ...emptyPlace, name: " " })).toEqual(
    refused({ name: "MISSING", countryId: "MISSING", timeZone: "MISSING" }),
  );
  expect(checkPlaceEntry({ ...emptyPlace, name: "x".repeat(251) })).toMatchObject({ failure: { name: "TOO_LONG" } });
  const entry = { name: " Comedor ", countryId: "AR", timeZone: "America/Montevideo", startDate: null };
  expect(checkPlaceEntry(entry)).toEqual(accepted({ ...entry, name: "Comedor" }));
});

test("[CLASS-03] a class needs a name", () => {
  expect(checkClassEntry({ name: " " })).toEqual(refused({ name: "MISSING" }));
  expect(checkClassEntry({ name: "x".repeat(251) })).toEqual(refused({ name: "TOO_LONG" }));
  expect(checkClassEntry({ name: " 1.º A " })).toEqual(accepted("1.º A"));
});

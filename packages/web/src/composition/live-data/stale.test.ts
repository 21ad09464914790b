import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { type QueryName, queryKeys } from "./queries.ts";
import { staleAfter } from "./stale.ts";

test("every query of the table is made stale by a change", () => {
  expect([...new Set<string>(Object.values(staleAfter).flat())].toSorted()).toEqual(Object.keys(queryKeys).toSorted());
});

const sourceFolder = new URL("../..", import.meta.url).pathname;
const sources = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);

const textOf = (path: string): string => readFileSync(`${sourceFolder}/${path}`, "utf8");

/** Nobody's change makes these stale: they are read when somebody asks, or by the clock. */
const readWhenAsked: readonly string[] = [
  "listCountries",
  "listEmployees",
  "listHistoryDiners",
  "listSellers",
  // A habit is the same a minute later.
  "listTransactions",
  "readBackups",
  // Read anew for each form, under which nothing may change.
  "readConsumable",
  "readProductDetail",
];

test("what is known by its call's name is made stale by a change, or is read when somebody asks", () => {
  const asked = sources.flatMap((path) =>
    [...textOf(path).matchAll(/\baskedQuery\(\s*(?:[^;]*?\.)??(\w+),/gu)].map(([, call = ""]) => call),
  );
  const stale = Object.values(staleAfter)
    .flat()
    .map((name: QueryName): string => queryKeys[name][0]);
  expect(asked.filter((call) => !stale.includes(call)).toSorted()).toEqual(readWhenAsked);
  expect(readWhenAsked.filter((call) => stale.includes(call))).toEqual([]);
});

test("no query has a key of its own beside the table", () => {
  expect(sources.length).toBeGreaterThan(100);
  const own = sources.filter((path) => /queryKey: \[\s*"/.test(textOf(path)));
  expect(own).toEqual([]);
});

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { type QueryName, queryKeys } from "./queries.ts";
import { staleAfter } from "./stale.ts";

/** Nobody's change makes these stale: they are read when somebody asks, or by the clock. */
const readWhenAsked: readonly QueryName[] = [
  "countries",
  "sellers",
  "historyDiners",
  // Read anew for each form, under which nothing may change.
  "productDetail",
  "consumableDetail",
  "backups",
];

test("every query is made stale by a change, or is read when somebody asks", () => {
  const named = [...new Set<string>([...Object.values(staleAfter).flat(), ...readWhenAsked])];
  expect(named.toSorted()).toEqual(Object.keys(queryKeys).toSorted());
});

test("no query is both", () => {
  const stale: readonly QueryName[] = Object.values(staleAfter).flat();
  expect(readWhenAsked.filter((name) => stale.includes(name))).toEqual([]);
});

const sourceFolder = new URL("../..", import.meta.url).pathname;
const sources = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);

test("no query has a key of its own beside the table", () => {
  expect(sources.length).toBeGreaterThan(100);
  const own = sources.filter((path) => /queryKey: \[\s*"/.test(readFileSync(`${sourceFolder}/${path}`, "utf8")));
  expect(own).toEqual([]);
});

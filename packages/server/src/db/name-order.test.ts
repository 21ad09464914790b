import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("db/migrations/"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** The keys of each 'order by', up to the end of its text, of its statement, or of the bracket that it stands in. */
function keysIn(text: string): readonly string[] {
  return [...text.matchAll(/\border by\s/giu)].flatMap(({ index, 0: { length } }) => {
    const [keys, rest] = [[""], text.slice(index + length)];
    let depth = 0;
    for (const [letter] of rest.matchAll(/\b(?:limit|offset|for|rows|range)\b|[^]/giu)) {
      if (letter === "(") depth += 1;
      if (letter === ")") depth -= 1;
      if (depth < 0 || letter === "`" || (depth === 0 && (letter === ";" || /^\w{2,}$/u.test(letter)))) break;
      if (depth === 0 && letter === ",") keys.push("");
      else keys.push(`${keys.pop() ?? ""}${letter}`);
    }
    return keys.map((key) => key.replaceAll(/\s+/gu, " ").trim());
  });
}

/** Ends with a column that a person reads as a name; whoever says a collation ends with that. */
const bareName =
  /(?<!collate by_)(?:name|label|title|\bcafeteria|\bcoupon|\bpromotion)"?\)*(?: asc| desc)?(?: nulls \w+)?$/iu;

const bareNamesIn = (file: string, text: string): readonly string[] =>
  keysIn(text).flatMap((key) => (bareName.test(key) ? [`${file}: ${key}`] : []));

it("what a person reads as a name is never sorted by its bytes", () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(({ file, text }) => bareNamesIn(file, text)).toSorted()).toEqual([
    // Names of ours, or of the database's own catalogue.
    "backup/backup-run.queries.ts: tz_name",
    "backup/tables.queries.ts: c.relname",
    "db/migrate.ts: name",
  ]);
});

it("what is sorted in a program is so by the domain's compareNames", () => {
  const own = sources.filter(({ text }) => /\.localeCompare\(|\bIntl\.Collator\b/u.test(text));
  expect(own.map(({ file }) => file)).toEqual([]);
});

it.each([
  ["order by name, id`", ["name"]],
  ["order by lower(v.name), p.id`", ["lower(v.name)"]],
  ["order by p.type,\n c.first_name desc, c.id) as x", ["c.first_name desc"]],
  ['order by l."productName")', ['l."productName"']],
  ["order by v.name collate by_name, p.id`", []],
  ['order by lower(l."name") collate by_name desc limit 3', []],
  ["order by x.first_name || ' ' || x.last_name)", ["x.first_name || ' ' || x.last_name"]],
  ["order by coalesce(x.label, 'a, b') nulls last, x.title; end", ["x.title"]],
  ["order by at desc) from k where name = 'a'`", []],
])("such as %j", (text, found) => {
  expect(bareNamesIn("f", text)).toEqual(found.map((key) => `f: ${key}`));
});

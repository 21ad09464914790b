// No migration stops the server of the release before from selling on the same database (DEPLOY-03): expand, fill, and take
// away one release later.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { judgeMigration } from "./judge-migration.mjs";
import { migrationExceptions } from "./migration-exceptions.mjs";
import { root } from "./tools.mjs";

const folder = "packages/server/src/db/migrations";
const instead = {
  "add-constraint": "add it NOT VALID, and validate it one release later",
  "add-unique": "the release before may write doubles: make it unique one release after nobody does",
  "change-type": "add a column beside it, fill it, and read it one release later",
  "drop-column": "the release before reads it: drop it one release after nobody does",
  "drop-function": "the release before calls it: see ADR 0028",
  "drop-table": "the release before reads it: drop it one release after nobody does",
  "drop-type": "the release before reads it: drop it one release after nobody does",
  "drop-view": "the release before reads it: drop it one release after nobody does",
  "index-large": "sales wait while it is built: say in migration-exceptions.mjs how long that was measured to take",
  lock: "sales wait for it",
  rename: "the release before knows the former name: add, fill, and drop one release later",
  "replace-constraint": "say in migration-exceptions.mjs that it is wider than the one before",
  "require-column": "the release before does not write it: give it a default, and require it one release later",
  "rewrite-table": "a default that differs by row writes the whole table: add the column, then set its default",
  "touch-all-rows": "sales wait for its rows: fill it in parts, by a job",
  truncate: "what is gone is gone",
};

const names = existsSync(join(root, folder))
  ? readdirSync(join(root, folder))
      .filter((name) => /^\d{4}-.*(?<!\.test)\.ts$/.test(name))
      .toSorted()
  : [];
const complaints = [];
for (const name of names) {
  const file = `${folder}/${name}`;
  const { statements, findings } = judgeMigration(readFileSync(join(root, file), "utf8"));
  const excepted = migrationExceptions[name.replace(/\.ts$/, "")]?.findings ?? [];
  if (statements === 0) complaints.push(`${file}: no statement was read of it, so nothing was judged`);
  for (const finding of findings.filter((one) => !excepted.includes(one)))
    complaints.push(`${file}: ${finding}: ${instead[finding.split(" ")[0]]}`);
  for (const finding of excepted.filter((one) => !findings.includes(one)))
    complaints.push(`scripts/migration-exceptions.mjs: ${name} no longer does this: ${finding}`);
}
if (names.length === 0) complaints.push(`no migration in ${folder}, so nothing was judged`);

for (const complaint of complaints) console.error(complaint);
console.log(`${names.length} migrations, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

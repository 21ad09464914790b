// node scripts/complete-lock.mjs: writes into package-lock.json the packages for other platforms it lacks.
//
// npm leaves out an optional package that the registry in use doesn't offer, and then `npm ci` calls the lock
// file incomplete, everywhere. Their versions are known all the same: a tool pins those of its platforms exactly.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { findMissingPlatforms } from "./missing-platforms.mjs";
import { root } from "./tools.mjs";

const file = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = findMissingPlatforms(lock.packages);
const unclear = missing.filter(({ entry }) => entry === undefined);

if (unclear.length > 0) {
  for (const { path } of unclear) console.error(`${path}: its name or version doesn't tell the platform it is for`);
  process.exitCode = 1;
} else {
  for (const { path, entry } of missing) lock.packages[path] = entry;
  const { "": top, ...others } = lock.packages;
  const sorted = Object.entries(others).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  lock.packages = { "": top, ...Object.fromEntries(sorted) };
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(`${missing.length} packages for other platforms added to package-lock.json`);
}

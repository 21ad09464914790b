// package-lock.json is what the manifests say and lacks no platform, or `npm ci` refuses it in a fresh clone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { findMissingPlatforms } from "./missing-platforms.mjs";
import { root } from "./tools.mjs";
import { workspaceManifests } from "./workspace-manifests.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
const complaints = findMissingPlatforms(packages).map(
  ({ path }) => `package-lock.json lacks ${path}: run node scripts/complete-lock.mjs`,
);

for (const { file, folder, manifest } of workspaceManifests()) {
  const locked = packages[folder] ?? {};
  for (const kind of kinds) {
    const names = new Set([...Object.keys(manifest[kind] ?? {}), ...Object.keys(locked[kind] ?? {})]);
    for (const name of names) {
      const [wanted, found] = [manifest[kind]?.[name], locked[kind]?.[name]];
      if (wanted !== found) {
        complaints.push(`${file}: ${name} ${wanted ?? "not wanted"}, but ${found ?? "absent"} in package-lock.json`);
      }
    }
  }
}

for (const complaint of complaints) console.error(complaint);
console.log(`${Object.keys(packages).length} packages locked, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

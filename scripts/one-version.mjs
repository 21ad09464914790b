// One version per dependency over all workspaces, and each one exact.
import process from "node:process";
import { workspaceManifests } from "./workspace-manifests.mjs";

const manifests = workspaceManifests();
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const first = new Map();
const complaints = [];

for (const { file, manifest } of manifests) {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    if (!exact.test(version)) complaints.push(`${file}: ${name} ${version} is not one exact version`);
    const before = first.get(name);
    if (before === undefined) first.set(name, { file, version });
    else if (before.version !== version) {
      complaints.push(`${file}: ${name} ${version}, but ${before.version} in ${before.file}`);
    }
  }
}

for (const complaint of complaints) console.error(complaint);
console.log(`${first.size} dependencies in ${manifests.length} manifests, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

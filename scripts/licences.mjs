// No dependency with a licence that the product could not live with.
// ApexCharts left MIT with 5.0.0 and react-apexcharts with 1.8.0, by their own LICENSE files.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { licenceComplaints, lockedPackages } from "./locked-packages.mjs";
import { root } from "./tools.mjs";

const complaints = [];
let installed = 0;
for (const name of ["apexcharts", "react-apexcharts"]) {
  const folder = join(root, "node_modules", name);
  if (!existsSync(folder)) continue;
  installed += 1;
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licenceFile = join(folder, "LICENSE");
  const text = existsSync(licenceFile) ? readFileSync(licenceFile, "utf8").trimStart() : "";
  if (license !== "MIT" || !text.startsWith("The MIT License")) {
    complaints.push(`node_modules/${name}: ${version} is not under the MIT licence (${license ?? "none named"})`);
  }
}

const locked = lockedPackages(readFileSync(join(root, "package-lock.json"), "utf8"));
complaints.push(...licenceComplaints(locked));
if (locked.length === 0) complaints.push("the lock file lists no package, so nothing was checked");

for (const complaint of complaints) console.error(complaint);
console.log(`${locked.length} packages, ${installed} of 2 chart packages installed, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

// npm run licences: writes docs/licences.md, what the product is made of and under which licence, from the lock file.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockedPackages, named } from "./locked-packages.mjs";
import { root } from "./tools.mjs";

const shipped = lockedPackages(readFileSync(join(root, "package-lock.json"), "utf8")).filter(({ dev }) => !dev);
const byLicence = new Map();
for (const one of shipped) byLicence.set(named(one), [...(byLicence.get(named(one)) ?? []), one]);

const sections = [...byLicence]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([licence, packages]) => {
    const names = [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].sort();
    return `## ${licence}\n\n${names.join(", ")}\n`;
  });

const text = `# Licences of what the product is made of

Written by \`npm run licences\` from the lock file; tools that only build and test are left out. \`npm run check -- licences\` refuses a licence that is not on its list.

${sections.join("\n")}`;
writeFileSync(join(root, "docs", "licences.md"), text);
console.log(`docs/licences.md: ${shipped.length} packages, ${byLicence.size} licences`);

// Who may import whom: the rules of .dependency-cruiser.mjs, and no circle between the contexts of a package.
import { existsSync } from "node:fs";
import process from "node:process";
import { cruise } from "dependency-cruiser";
import config from "../.dependency-cruiser.mjs";
import { findCircles } from "./circles.mjs";
import { root } from "./tools.mjs";
import { brokenRules, findUnseenImports } from "./unseen-imports.mjs";

process.chdir(root);
const { forbidden, options } = config;
const folders = ["packages", "e2e", "screens"].filter((folder) => existsSync(folder));
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true });
const { modules, summary } = output;
const unseen = findUnseenImports(modules);

const complaint = (name, from, to) =>
  `${name}: ${from} → ${to}\n    ${forbidden.find((rule) => rule.name === name).comment}`;
const complaints = [
  ...summary.violations.map(({ rule, from, to, cycle }) =>
    complaint(rule.name, from, cycle ? cycle.map((step) => step.name).join(" → ") : to),
  ),
  ...unseen.flatMap((edge) =>
    brokenRules(forbidden, edge).map(({ name }) => complaint(name, edge.from, edge.to ?? edge.specifier)),
  ),
];

const arrows = [
  ...modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  ),
  ...unseen,
];
const isUnseen = (steps) => unseen.some(({ from, to }) => steps.some((step) => step.from === from && step.to === to));
for (const steps of findCircles(arrows).filter(isUnseen)) {
  complaints.push(complaint("no-circle", steps[0].from, steps.map(({ to }) => to).join(" → ")));
}

/** Test files may look at any context, so they say nothing about the order of contexts. */
const contextOf = (path) =>
  path === undefined || /[.](test|contract)[.]tsx?$/.test(path)
    ? undefined
    : /^packages\/(?!web\/)[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0];
const betweenContexts = arrows.map(({ from, to }) => ({ from: contextOf(from), to: contextOf(to), file: from }));
for (const steps of findCircles(betweenContexts)) {
  complaints.push(`context-circle: ${steps.map(({ from, to, file }) => `${from} → ${to} (${file})`).join(", ")}`);
}

const read = modules.filter(({ source }) => /^packages\/[^/]+\/src\/.*[.]tsx?$/.test(source)).length;
if (read === 0) complaints.push("no-modules: dependency-cruiser read 0 modules, so it has checked nothing");

for (const text of complaints) console.error(text);
console.log(`${read} modules, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

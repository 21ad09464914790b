// Every rule of a RULES.md is in the title of a test, and every id in a title is a rule.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { filesBelow } from "./files.mjs";
import { root } from "./tools.mjs";

const listed = /^[ \t]*[-*][ \t]+\*\*\[?([A-Z][A-Z0-9]*-\d+)\]?\*\*(.*)$/gm;
const wellFormed = /^- \*\*[A-Z][A-Z0-9]*-\d+\*\* \S/;
/** The first argument of a call, when it is a text that starts with an id. */
const title = /\(\s*(["'`])(\[[A-Z][A-Z0-9]*-\d+\](?:\\.|(?!\1)[\s\S])*)\1/g;
const id = /\[([A-Z][A-Z0-9]*-\d+)\]/g;

const complaints = [];
const files = [...filesBelow("packages"), ...filesBelow("e2e"), ...filesBelow("screens")];
const read = (file) => readFileSync(join(root, file), "utf8");

const ruleFiles = new Map();
for (const file of files.filter((path) => path.endsWith("/RULES.md"))) {
  for (const [line, rule] of read(file).matchAll(listed)) {
    if (!wellFormed.test(line)) complaints.push(`${file}: write "- **${rule}** sentence", not "${line.trim()}"`);
    const before = ruleFiles.get(rule);
    if (before !== undefined) complaints.push(`${file}: ${rule} is already a rule of ${before}`);
    ruleFiles.set(rule, file);
  }
}
if (ruleFiles.size === 0) complaints.push("no RULES.md lists a rule, so nothing was checked");

const tested = new Set();
const isTest = (path) => /[.](test|contract)[.]tsx?$/.test(path) || /^e2e\/.*[.]ts$/.test(path);
for (const file of files.filter(isTest)) {
  for (const [, , text] of read(file).matchAll(title)) {
    for (const [, rule] of text.matchAll(id)) {
      tested.add(rule);
      if (!ruleFiles.has(rule)) complaints.push(`${file}: [${rule}] is in no RULES.md`);
    }
  }
}
for (const [rule, file] of ruleFiles) {
  if (!tested.has(rule)) complaints.push(`${file}: no test title carries [${rule}]`);
}

for (const complaint of complaints) console.error(complaint);
console.log(`${ruleFiles.size} rules, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

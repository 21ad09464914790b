// Each wall of `npm run check` is shown to stand on a small house: a violation is planted, and its step must name it.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { runNode } from "./child.mjs";
import { violations } from "./planted-violations.mjs";
import { makeEmptyHouse, plant } from "./scratch-copy.mjs";

let copy;
let found;
const check = (...steps) => runNode([join(copy, "scripts", "check.mjs"), ...steps], { cwd: copy });

/** The blocks each failed step printed; one complaint with its place is in one block. */
function complaintsOf(output) {
  const sections = output.split(/^(?=[✓✗] )/m).filter((section) => section.startsWith("✗"));
  return new Map(sections.map((section) => [/^✗ (\S+)/.exec(section)?.[1], section.split(/\n\s*\n/)]));
}

function assertComplaint(step, file, says) {
  const blocks = found.get(step);
  assert.ok(blocks, `step ${step} passed`);
  const named = blocks.filter((block) => block.includes(file));
  assert.notEqual(named.length, 0, `step ${step} doesn't name ${file}`);
  assert.ok(
    named.some((block) => says.test(block)),
    `step ${step} says of ${file}:\n${named.join("\n")}`,
  );
}

/** Version 5.0.0 of apexcharts said MIT in one place and something else in the other. */
const charts = {
  apexcharts: { license: "SEE LICENSE IN LICENSE", text: "The MIT License (MIT)" },
  "react-apexcharts": { license: "MIT", text: "ApexCharts License" },
};

describe("walls", () => {
  before(async () => {
    copy = makeEmptyHouse();
    for (const { files } of violations) plant(copy, files);
    const manifest = join(copy, "packages", "server", "package.json");
    const planted = JSON.parse(readFileSync(manifest, "utf8"));
    planted.dependencies.valibot = "1.4.0";
    planted.dependencies.xstate = "^5.33.3";
    writeFileSync(manifest, JSON.stringify(planted));
    const lockFile = join(copy, "package-lock.json");
    const lock = JSON.parse(readFileSync(lockFile, "utf8"));
    for (const path of Object.keys(lock.packages)) {
      if (path.startsWith("node_modules/@rolldown/binding-darwin")) delete lock.packages[path];
    }
    writeFileSync(lockFile, JSON.stringify(lock));
    for (const [name, { license, text }] of Object.entries(charts)) {
      const folder = join(copy, "node_modules", name);
      rmSync(folder, { force: true, recursive: true });
      mkdirSync(folder);
      writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "7.6.1", license }));
      writeFileSync(join(folder, "LICENSE"), text);
    }
    const { code, output } = await check();
    assert.notEqual(code, 0, output);
    found = complaintsOf(output);
  });

  after(() => rmSync(copy, { force: true, recursive: true }));

  for (const { title, step, file, says } of violations) {
    it(`${step}: ${title}`, () => assertComplaint(step, file, says));
  }
  it("one-version: a second version of a dependency", () =>
    assertComplaint("one-version", "packages/server/package.json", /valibot 1\.4\.0, but/));
  it("one-version: a version that is a range", () =>
    assertComplaint("one-version", "packages/server/package.json", /xstate \^5\.33\.3 is not one exact/));
  it("lock-file: a version that the lock file doesn't have", () =>
    assertComplaint("lock-file", "packages/server/package.json", /valibot 1\.4\.0, but 1\.5\.0 in package-lock/));
  it("lock-file: no package for another platform", () =>
    assertComplaint("lock-file", "node_modules/@rolldown/binding-darwin-arm64", /complete-lock/));

  for (const name of Object.keys(charts)) {
    it(`licences: ${name} when one of its two places does not say MIT`, () =>
      assertComplaint("licences", `node_modules/${name}:`, /7\.6\.1 is not under the MIT/));
  }

  it("layers and rule-ids fail when they find nothing to read", async () => {
    unlinkSync(join(copy, "node_modules", "@cantina", "domain"));
    rmSync(join(copy, "packages"), { recursive: true });
    mkdirSync(join(copy, "packages"));
    const { output } = await check("layers", "rule-ids");
    found = complaintsOf(output);
    assertComplaint("layers", "no-modules", /read 0 modules/);
    assertComplaint("rule-ids", "RULES.md", /nothing was checked/);
  });
});

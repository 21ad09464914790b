// The sum at the end of `npm test` is right, and no way of breaking off looks like success.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { runNode } from "./child.mjs";
import { countPlaywright, countTap, countVitest } from "./test-reports.mjs";
import { root } from "./tools.mjs";

const folder = mkdtempSync(join(tmpdir(), "cantina-reports-"));
const file = join(folder, "report.json");
const missing = join(folder, "missing.json");
after(() => rmSync(folder, { force: true, recursive: true }));

function report(value) {
  writeFileSync(file, JSON.stringify(value));
  return file;
}
const vitest = (numbers, testResults = []) =>
  report({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...numbers, testResults });
const playwright = (stats, errors = []) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe("test reports", () => {
  it("counts what passed, failed and was skipped", () => {
    assert.deepEqual(countVitest(vitest({ numPassedTests: 5, numFailedTests: 2, numTodoTests: 1 }), 1), {
      passed: 5,
      failed: 2,
      skipped: 1,
    });
    assert.deepEqual(countPlaywright(playwright({ expected: 4, unexpected: 1, skipped: 3 }), 1), {
      passed: 4,
      failed: 1,
      skipped: 3,
    });
    assert.deepEqual(countTap("# pass 7\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n", 1), {
      passed: 7,
      failed: 2,
      skipped: 2,
    });
  });
  it("counts a test file that did not load as a failure", () => {
    const results = [{ status: "failed", assertionResults: [] }];
    assert.equal(countVitest(vitest({ numPassedTests: 5 }, results), 1).failed, 1);
  });
  it("counts a test that passed only at the second try as a failure", () => {
    assert.equal(countPlaywright(playwright({ expected: 4, flaky: 1 }), 0).failed, 1);
  });
  it("counts a runner that left no report, or half of one, as a failure", () => {
    writeFileSync(file, `{ "numPassedTests": 5`);
    for (const path of [missing, file]) {
      assert.equal(countVitest(path, 0).failed, 1);
      assert.equal(countPlaywright(path, 0).failed, 1);
    }
    assert.equal(countTap("", 0).failed, 1);
  });
  it("counts a runner that ended badly without a failed test as a failure", () => {
    assert.equal(countVitest(vitest({ numPassedTests: 5 }), 1).failed, 1);
    assert.equal(countPlaywright(playwright({ expected: 5 }), 137).failed, 1);
  });
  it("counts a runner that ran nothing as a failure", () => {
    assert.equal(countVitest(vitest({}), 0).failed, 1);
  });
  it("ends with one line and an error when a stage does not exist", async () => {
    const { code, output } = await runNode([join(root, "scripts", "test.mjs"), "--only=nothing"]);
    assert.equal(code, 1);
    assert.match(output, /\n0 passed, 1 failed\n$/);
  });
});

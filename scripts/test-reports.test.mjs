// The sum at the end of `npm test` is right, and no way of breaking off looks like success.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, describe, it } from "node:test";
import { runNode } from "./child.mjs";
import NameFailures from "./name-failures.mjs";
import { durationsOfPlaywright, durationsOfVitest, slowestLines } from "./test-durations.mjs";
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
const playwright = (stats, errors = [], suites = []) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites });

describe("test reports", () => {
  it("counts what passed, failed and was skipped", () => {
    assert.deepEqual(countVitest(vitest({ numPassedTests: 5, numFailedTests: 2, numTodoTests: 1 }), 1), {
      passed: 5,
      failed: 2,
      skipped: 1,
      failures: [],
    });
    assert.deepEqual(countPlaywright(playwright({ expected: 4, unexpected: 1, skipped: 3 }), 1), {
      passed: 4,
      failed: 1,
      skipped: 3,
      failures: [],
    });
    assert.deepEqual(countTap("# pass 7\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n", 1), {
      passed: 7,
      failed: 2,
      skipped: 2,
      failures: [],
    });
  });
  it("names what failed and why, a line each", async () => {
    const failing = join(folder, "failing.test.mjs");
    writeFileSync(
      failing,
      `import { describe, it } from "node:test";
       describe("a part", () => { it("holds"); it("breaks", () => { throw new Error("why"); }); });`,
    );
    // Node's runner does nothing where it believes that another one is above it.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { code, output } = await runNode(["--test", "--test-reporter=tap", failing], { env });
    assert.deepEqual(countTap(output, code).failures.slice(0, 2), ["breaks", "a part"]);

    const assertionResults = [
      { status: "passed", fullName: "holds" },
      { status: "failed", fullName: "a part breaks", failureMessages: ["Error: why\n    at here"] },
      { status: "failed", fullName: "a part waits", failureMessages: ["Error: STACK_TRACE_ERROR\n    at there"] },
    ];
    const results = [
      { name: join(root, "packages/a.test.ts"), status: "failed", assertionResults },
      { name: join(root, "packages/b.test.ts"), status: "failed", message: "no such file\nmore", assertionResults: [] },
    ];
    assert.deepEqual(countVitest(vitest({ numFailedTests: 2 }, results), 1).failures, [
      "packages/a.test.ts › a part breaks › Error: why",
      "packages/a.test.ts › a part waits › it met its time limit",
      "packages/b.test.ts › no such file",
    ]);

    const tests = [{ status: "unexpected", results: [{ error: { message: "\u001b[31mTimeout\u001b[39m\nmore" } }] }];
    const held = { file: "a.test.ts", title: "holds", tests: [{ status: "expected", results: [] }] };
    const spec = { file: "a.test.ts", title: "breaks", tests };
    const suites = [{ specs: [held], suites: [{ specs: [spec] }] }];
    assert.deepEqual(countPlaywright(playwright({ unexpected: 1 }, [{ message: "no browser" }], suites), 1).failures, [
      "e2e/a.test.ts › breaks › Timeout",
      "no browser",
    ]);
  });
  it("names the slowest ten, slowest first, whoever ran them", () => {
    const assertionResults = [
      { fullName: "is quick", duration: 20 },
      { fullName: "is slow", duration: 12_340 },
    ];
    const ofVitest = durationsOfVitest(vitest({}, [{ name: join(root, "packages/a.test.ts"), assertionResults }]));
    const specs = Array.from({ length: 10 }, (_, index) => ({
      file: "b.test.ts",
      title: `takes ${index + 1} s`,
      tests: [{ results: [{ duration: (index + 1) * 1000 }] }],
    }));
    const ofPlaywright = durationsOfPlaywright(playwright({}, [], [{ suites: [{ specs }] }]));
    const lines = slowestLines([...ofVitest, ...ofPlaywright]);
    assert.equal(lines.length, 10);
    assert.equal(lines[0], "    12.3 s  packages/a.test.ts › is slow");
    assert.equal(lines[1], "    10.0 s  e2e/b.test.ts › takes 10 s");
    assert.deepEqual([durationsOfVitest(missing), durationsOfPlaywright(missing)], [[], []]);
  });
  it("counts a test file that did not load as a failure", () => {
    const results = [{ name: join(root, "packages/a.test.ts"), status: "failed", assertionResults: [] }];
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
    assert.match(output, /\nFailed:\n {2}No such stage: nothing.*\n0 passed, 1 failed\n$/);
  });
});

it("names a title that failed when it fails, and says nothing of the others", (context) => {
  const printed = context.mock.method(console, "log", () => undefined).mock;
  const reporter = new NameFailures();
  const told = (state, message) => ({
    module: { relativeModuleId: "screens/cart.test.ts" },
    fullName: "a cart",
    result: () => ({ state, errors: [{ message }] }),
  });
  reporter.onTestCaseResult(told("passed", ""));
  reporter.onTestCaseResult(told("failed", "no button\n at cart"));
  const texts = printed.calls.map(({ arguments: [text] }) => text);
  assert.deepEqual(texts, ["\n✗ screens/cart.test.ts › a cart › no button"]);
});

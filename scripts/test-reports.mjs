import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./tools.mjs";

/** What a runner left, or undefined when it died before it could write. */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const firstLine = (text = "") => text.split("\n", 1)[0];
const line = (where, name, why) => [where, name, why].filter((part) => part !== "" && part !== undefined).join(" › ");

/**
 * A runner that crashed, ran nothing or ended badly without a failed test still counts as one failure. `failures` names
 * what failed, a line each: whoever sees only the end of the output must know what to look for.
 */
function counted({ passed, failed, skipped, failures = [] }, code) {
  const broken = failed === 0 && (code !== 0 || passed === 0);
  if (!broken) return { passed, failed, skipped, failures };
  return { passed, failed: 1, skipped, failures: [`the runner ended with ${code} after ${passed} tests`] };
}

/** Of a test that met its limit, Vitest's JSON has the mark of the place and not what was said there. */
const vitestReason = (text) => firstLine(text).replace(/^Error: STACK_TRACE_ERROR$/u, "it met its time limit");

export function countVitest(file, code) {
  const report = readReport(file);
  if (report === undefined) return counted({ passed: 0, failed: 0, skipped: 0 }, code);
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => line(relative(root, name), test.fullName, vitestReason(test.failureMessages?.[0]))),
  );
  const notLoaded = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((test) => test.status === "failed"),
    )
    .map(({ name, message }) => line(relative(root, name), firstLine(message)));
  return counted(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + notLoaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [...failed, ...notLoaded],
    },
    code,
  );
}

export const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

export function countPlaywright(file, code) {
  const report = readReport(file);
  if (report === undefined) return counted({ passed: 0, failed: 0, skipped: 0 }, code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = (report.suites ?? []).flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const message = results.find((result) => result.error?.message !== undefined)?.error.message;
        return line(`e2e/${spec.file}`, spec.title, firstLine(message && stripVTControlCharacters(message)));
      }),
  );
  const errors = report.errors.map(({ message }) => firstLine(message));
  return counted(
    {
      passed: expected,
      failed: unexpected + flaky + report.errors.length,
      skipped,
      failures: [...failed, ...errors],
    },
    code,
  );
}

/** The summary at the end of Node's own runner in the form TAP. */
export function countTap(output, code) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  const failures = [...output.matchAll(/^ *not ok \d+ - (.+)$/gm)].map(([, name]) => name);
  return counted(
    {
      passed: number("pass"),
      failed: number("fail") + number("cancelled"),
      skipped: number("skipped") + number("todo"),
      failures,
    },
    code,
  );
}

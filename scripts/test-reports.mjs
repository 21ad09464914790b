import { existsSync, readFileSync } from "node:fs";

/** What a runner left, or undefined when it died before it could write. */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** A runner that crashed, ran nothing or ended badly without a failed test still counts as one failure. */
function counted({ passed, failed, skipped }, code) {
  const broken = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed, skipped };
}

export function countVitest(file, code) {
  const report = readReport(file);
  if (report === undefined) return counted({ passed: 0, failed: 0, skipped: 0 }, code);
  const filesThatDidNotLoad = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return counted(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + filesThatDidNotLoad.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

export function countPlaywright(file, code) {
  const report = readReport(file);
  if (report === undefined) return counted({ passed: 0, failed: 0, skipped: 0 }, code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted({ passed: expected, failed: unexpected + flaky + report.errors.length, skipped }, code);
}

/** The summary at the end of Node's own runner in the form TAP. */
export function countTap(output, code) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  return counted(
    {
      passed: number("pass"),
      failed: number("fail") + number("cancelled"),
      skipped: number("skipped") + number("todo"),
    },
    code,
  );
}

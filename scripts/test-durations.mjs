import { relative } from "node:path";
import { readReport, specsOf } from "./test-reports.mjs";
import { root } from "./tools.mjs";

/** What each test took, of a report of Vitest. */
export function durationsOfVitest(file) {
  const results = readReport(file)?.testResults ?? [];
  return results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

export function durationsOfPlaywright(file) {
  const specs = (readReport(file)?.suites ?? []).flatMap(specsOf);
  return specs.flatMap(({ file: path, title, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${path} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    })),
  );
}

/** The slowest ones first, a line each. */
export function slowestLines(durations, most = 10) {
  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
  return slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

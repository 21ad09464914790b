// npm test [-- --whole] [--only=unit,e2e]: installs, then everything that can fail; --whole has the long titles, too, as
// the build server runs them. The last line has the sum.
import process from "node:process";
import { stopChildrenOnSignal } from "./child.mjs";
import { installIfNeeded } from "./install.mjs";
import { isNodeTooOld } from "./node-version.mjs";
import { slowestLines } from "./test-durations.mjs";

const isWhole = process.argv.includes("--whole");
const sum = { passed: 0, failed: 0, failures: [], durations: [] };
const finish = () => {
  if (sum.durations.length > 0) console.log(`\nSlowest:\n${slowestLines(sum.durations).join("\n")}`);
  if (sum.failures.length > 0) console.log(`\nFailed:\n${sum.failures.join("\n")}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
};

async function runStage(name, stage) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const {
    passed,
    failed,
    skipped,
    failures,
    durations = [],
  } = await stage({ isWhole }).catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `  ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} ${isWhole ? "skipped" : "left to --whole"}` : ""}, ${seconds} s`,
  );
  sum.durations.push(...durations);
  sum.passed += passed;
  sum.failed += failed;
  sum.failures.push(...failures.map((failure) => `  ${name}: ${failure}`));
}

function refuse(reason) {
  sum.failed += 1;
  sum.failures.push(`  ${reason}`);
}

async function runAll(only) {
  if (isNodeTooOld()) return refuse(`Cantina needs Node.js 20.19 or newer, this is ${process.version}.`);
  if (!(await installIfNeeded("Installing…"))) return refuse("The packages could not be installed.");
  // Only now: some stages import packages that a fresh clone doesn't have yet.
  const { stages } = await import("./test-stages.mjs");
  const unknown = only.filter((name) => stages[name] === undefined);
  if (unknown.length > 0)
    return refuse(`No such stage: ${unknown.join(", ")}; there are ${Object.keys(stages).join(", ")}.`);
  for (const [name, stage] of Object.entries(stages)) {
    if (only.length === 0 || only.includes(name)) await runStage(name, stage);
  }
}

stopChildrenOnSignal();
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
await runAll(only === undefined ? [] : only.split(","));
finish();

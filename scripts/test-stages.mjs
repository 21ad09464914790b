import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { buildProduct } from "./build.mjs";
import { runSteps } from "./check-steps.mjs";
import { runNode } from "./child.mjs";
import { findChromium } from "./chromium.mjs";
import { filesBelow } from "./files.mjs";
import { stageLimits } from "./stage-limits.mjs";
import { printStep } from "./step-line.mjs";
import { durationsOfPlaywright, durationsOfVitest } from "./test-durations.mjs";
import { countPlaywright, countTap, countVitest } from "./test-reports.mjs";
import { root, tools } from "./tools.mjs";

const reports = join(root, ".cache", "reports");

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/** What it is made of, and what comes of that: the walls leave a processor free while the linter ends. */
async function check() {
  const [walls, products] = await Promise.all([runSteps([], printStep), build()]);
  const results = [...walls, ...products];
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures };
}

async function scripts() {
  const tests = filesBelow("scripts").filter((path) => path.endsWith(".test.mjs"));
  // By itself Node leaves one processor free: of two, one would wait.
  const args = ["--test", "--test-concurrency=2", "--test-reporter=tap", ...tests];
  const { code, output } = await runNode(args, {
    limitSeconds: stageLimits.scripts,
  });
  if (code !== 0) console.log(output);
  return countTap(output, code);
}

/** The long ones are tagged: by '@module-tag' or with the title. */
async function unit({ isWhole }) {
  const file = freshReport("vitest.json");
  const reporters = ["dot", "json", "./scripts/name-failures.mjs"].map((name) => `--reporter=${name}`);
  const args = ["run", ...reporters, `--outputFile.json=${file}`, ...(isWhole ? [] : ["--tags-filter=!long"])];
  const { code } = await runNode([tools.vitest, ...args], { show: true, limitSeconds: stageLimits.unit });
  return { ...countVitest(file, code), durations: durationsOfVitest(file) };
}

async function build() {
  const started = performance.now();
  const { passed, output } = await buildProduct(() => undefined);
  const built = { name: "build", passed, output, seconds: (performance.now() - started) / 1000 };
  printStep(built);
  if (!passed) return [built];
  const { code, ...measured } = await runNode([join(root, "scripts", "budget.mjs")]);
  const budget = { name: "budget", passed: code === 0, ...measured };
  printStep(budget);
  return [built, budget];
}

async function e2e({ isWhole }) {
  const { path, problem } = await findChromium();
  if (problem !== undefined) {
    console.log(problem);
    return { passed: 0, failed: 1, skipped: 0, failures: [problem] };
  }
  console.log(`Chromium: ${path}`);
  const file = freshReport("playwright.json");
  const env = { ...process.env, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = [tools.playwright, "test", "--reporter=list,json", ...(isWhole ? [] : ["--grep-invert=@long"])];
  const { code } = await runNode(args, { env, show: true, limitSeconds: stageLimits.e2e });
  return { ...countPlaywright(file, code), durations: durationsOfPlaywright(file) };
}

/** In the order they run. Each gives the numbers of what passed, failed and was skipped, and names what failed. */
export const stages = { check, scripts, unit, e2e };

// npm run check [-- step…]: every wall that needs no browser.
import process from "node:process";
import { stopChildrenOnSignal } from "./child.mjs";
import { runSteps } from "./check-steps.mjs";
import { printStep } from "./step-line.mjs";

stopChildrenOnSignal();
const results = await runSteps(process.argv.slice(2), printStep);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

import process from "node:process";

import { loadTemporal } from "@cantina/domain/kernel";

import { runReplay } from "./run-replay.ts";

const { stdout, stderr } = process;
let isMidLine = false;

const endProgress = (): void => {
  if (isMidLine) stderr.write("\n");
  isMidLine = false;
};

await loadTemporal();
process.exitCode = await runReplay(process.argv.slice(2), {
  line: (text) => {
    endProgress();
    stdout.write(`${text}\n`);
  },
  progress: (done, all) => {
    const text = `Cobradas ${done} de ${all} ventas`;
    isMidLine = stderr.isTTY;
    if (stderr.isTTY) stderr.write(`\r${text}`);
    // A log gets ten lines, not thousands.
    else if (done === all || done % Math.ceil(all / 10) === 0) stderr.write(`${text}\n`);
  },
});

import { stopSignal } from "../composition/index.ts";
import { runOperation } from "./run-operation.ts";

process.exitCode = await runOperation(process.argv.slice(2), process.env, {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  stopped: stopSignal(),
});

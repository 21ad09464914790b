import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { carryOut } from "./carry-out.ts";

/** For the tests: writes down what it does until it is to stop. */
await carryOut(async (file: string, signal) => {
  appendFileSync(file, `began ${process.pid}\n`);
  await once(signal, "abort");
  appendFileSync(file, "cleared up\n");
  return "stopped";
});

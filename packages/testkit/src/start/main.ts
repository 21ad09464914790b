import process from "node:process";

import { systemClock } from "@cantina/adapters/device";
import { runCantina } from "@cantina/server/composition";

import { loadDemo } from "../demo/index.ts";
import { accountLines } from "./account-lines.ts";
import { startStandIns } from "./stand-ins.ts";

const flag = "--stand-ins";
const args = process.argv.slice(2);
const { env, lines } = args.includes(flag) ? await startStandIns(process.env) : { env: process.env, lines: [] };
for (const line of lines) process.stdout.write(`${line}\n`);

process.exitCode = await runCantina({
  args: args.filter((argument) => argument !== flag),
  env,
  seed: (database) => loadDemo(database, { clock: systemClock }),
  accounts: accountLines(),
});

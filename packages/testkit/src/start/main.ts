import process from "node:process";

import { systemClock } from "@cantina/adapters/device";
import { runCantina } from "@cantina/server/composition";

import { loadDemo } from "../demo/index.ts";
import { accountLines } from "./account-lines.ts";

process.exitCode = await runCantina({
  args: process.argv.slice(2),
  env: process.env,
  seed: (database) => loadDemo(database, { clock: systemClock }),
  accounts: accountLines(),
});

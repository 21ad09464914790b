import { runCantina } from "./run-cantina.ts";

process.exitCode = await runCantina({ args: process.argv.slice(2), env: process.env });

import { parseArgs } from "node:util";
import { type Result, loadTemporal, refused } from "@cantina/domain/kernel";
import { brokenOff } from "./broken-off.ts";
import { readConfig, unknownSettings } from "../composition/index.ts";
import { auditCommand } from "./audit-command.ts";
import { backupCommand } from "./backup-command.ts";
import { moveCommand } from "./move-command.ts";
import type { Operation, Outcome } from "./operation.ts";
import { type OperationFailure, operationSentence } from "./operation-sentence.ts";
import { restoreCommand } from "./restore-command.ts";
import { upgradeDataCommand } from "./upgrade-data-command.ts";

type Environment = Parameters<typeof readConfig>[0];
type Work = (operation: Operation) => Promise<Outcome>;

const usage = {
  audit: "npm run audit [-- --as-of 2026-11-01T00:00:00Z]",
  backup: "npm run backup -- --to ARCHIVO",
  restore: "npm run restore -- --from ARCHIVO",
  move: "npm run move -- --to postgres://usuario:clave@equipo:5432/base",
  "upgrade-data": "npm run upgrade-data",
} as const;

const known = { to: { type: "string" }, from: { type: "string" }, "as-of": { type: "string" } } as const;

function optionsIn(args: readonly string[]): { readonly [K in keyof typeof known]?: string | undefined } | undefined {
  try {
    return parseArgs({ args: [...args], options: known, strict: true }).values;
  } catch {
    return undefined;
  }
}

/** What the command line asks for; a command takes its own option and no other. */
function readWork([name = "", ...args]: readonly string[]): Result<Work, OperationFailure> {
  const options = optionsIn(args);
  const names = Object.keys(options ?? {});
  const only = (option: keyof typeof known): string | undefined =>
    names.every((one) => one === option) ? options?.[option] : undefined;
  const work = (command: keyof typeof usage, run: ((operation: Operation) => Promise<Outcome>) | undefined) =>
    run === undefined
      ? refused({ code: "USAGE", usage: usage[command] } as const)
      : ({ ok: true, value: run } as const);
  const [to, from, asOf] = [only("to"), only("from"), only("as-of")];
  switch (name) {
    case "audit":
      return work(
        name,
        options !== undefined && (names.length === 0 || asOf !== undefined) ? (o) => auditCommand(o, asOf) : undefined,
      );
    case "backup":
      return work(name, to === undefined ? undefined : (o) => backupCommand(o, to));
    case "restore":
      return work(name, from === undefined ? undefined : (o) => restoreCommand(o, from));
    case "move":
      return work(name, to === undefined ? undefined : (o) => moveCommand(o, to));
    case "upgrade-data":
      return work(name, options !== undefined && names.length === 0 ? upgradeDataCommand : undefined);
    default:
      return refused({ code: "USAGE", usage: Object.values(usage).join(" | ") });
  }
}

async function outcomeOf(
  args: readonly string[],
  env: Environment,
  around: Omit<Operation, "config">,
): Promise<Outcome> {
  const work = readWork(args);
  if (!work.ok) return work;
  const config = readConfig(env);
  if (!config.ok) return config;
  await loadTemporal();
  return work.value({ ...around, config: config.value });
}

/** Where a command speaks, and what tells it to stop. */
export type Terminal = {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly stopped: Promise<void>;
};

const codeOf = (outcome: Outcome, { err }: Terminal): number => {
  if (!outcome.ok) err(operationSentence(outcome.failure));
  return outcome.ok && outcome.value === "clean" ? 0 : 1;
};

const stoppedCode = 130;
const closeWithinMs = 5_000;

/** Runs one of the commands that an operator gives beside the server; answers with the process's exit code. */
export async function runOperation(args: readonly string[], env: Environment, terminal: Terminal): Promise<number> {
  const open: (() => Promise<void>)[] = [];
  let isStopped = false;
  // Ctrl-C ends a database that only this command had started, too; what was under way then fails and is undone.
  void terminal.stopped.then(async () => {
    isStopped = true;
    setTimeout(() => process.exit(stoppedCode), closeWithinMs).unref();
    await Promise.allSettled(open.splice(0).map((close) => close()));
  });
  // A copy is not sealed by a passphrase whose name has a slip.
  for (const line of unknownSettings(env)) terminal.err(line);
  try {
    const outcome = await outcomeOf(args, env, { say: terminal.out, closing: (close) => void open.push(close) });
    return isStopped ? stoppedCode : codeOf(outcome, terminal);
  } catch (error) {
    if (isStopped) return stoppedCode;
    const failure = brokenOff(error);
    if (failure === undefined) throw error;
    return codeOf(refused(failure), terminal);
  } finally {
    for (const close of open.splice(0).reverse()) await close();
  }
}

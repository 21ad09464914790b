import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import process from "node:process";

import { shiftableDate } from "./shifted-date.ts";
import { NeverHappened, waitUntil } from "./wait-until.ts";

export const serverRole = "--server-process";

export type ServerProcess = {
  /** Where it listens on this machine. */
  readonly port: number;
  readonly isRunning: () => boolean;
  readonly kill: () => Promise<void>;
  /** As Ctrl-C does: the database ends too. */
  readonly stop: () => Promise<void>;
  /** Stops it where it stands, until it is thawed. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Its clock is that much ahead from now on, or behind. */
  readonly shiftClock: (ms: number) => void;
};

type Start = {
  readonly program: string;
  readonly dataFolder: string;
  readonly log: string;
  /** Of a database that another server brought up; without it the server has its own in the data folder. */
  readonly databaseUrl?: string;
};

type ClockOrder = { readonly shiftMs: number };

const patienceMs = 60_000;
const readyLine = /Cantina lista: http:\/\/[^:\s]+:(\d+)/u;

/** To be called in the server's process, before it looks at a clock. */
export function obeyClockOrders(): void {
  const shift = shiftableDate();
  process.on("message", (order) => shift((order as ClockOrder).shiftMs));
  // Hearing orders is no reason to stay.
  process.channel?.unref();
}

/** The product as `npm start -- --empty` runs it, in a process of its own. */
export async function startServerProcess({ program, dataFolder, log, databaseUrl }: Start): Promise<ServerProcess> {
  const { CANTINA_DATA: _data, DATABASE_URL: _database, ...env } = process.env;
  const logFile = openSync(log, "a");
  const child: ChildProcess = spawn(process.execPath, [...process.execArgv, program, serverRole], {
    env: {
      ...env,
      PORT: "0",
      CANTINA_DATA: dataFolder,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    // Ctrl-C is for us; we stop it.
    detached: true,
    stdio: ["ignore", "pipe", logFile, "ipc"],
  });
  closeSync(logFile);
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    said += chunk;
  });
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    child.kill(signal);
    if (isRunning()) await once(child, "exit");
  };
  await waitUntil(() => readyLine.test(said) || !isRunning(), "the server was not ready", patienceMs);
  const port = Number(readyLine.exec(said)?.[1]);
  if (!isRunning()) throw new NeverHappened(`the server did not start; see ${log}`);
  return {
    port,
    isRunning,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    shiftClock: (shiftMs) => void child.send({ shiftMs } satisfies ClockOrder),
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import process from "node:process";

import { NeverHappened, waitUntil } from "./wait-until.ts";

export const serverRole = "--server-process";

export type ServerProcess = {
  /** Where it listens on this machine. */
  readonly port: number;
  readonly isRunning: () => boolean;
  readonly kill: () => Promise<void>;
  /** As Ctrl-C does: the database ends too. */
  readonly stop: () => Promise<void>;
};

type Start = { readonly program: string; readonly dataFolder: string; readonly log: string };

const patienceMs = 60_000;
const readyLine = /Cantina lista: http:\/\/[^:\s]+:(\d+)/u;

/** The product as `npm start -- --empty` runs it, in a process of its own. */
export async function startServerProcess({ program, dataFolder, log }: Start): Promise<ServerProcess> {
  const { CANTINA_DATA: _data, DATABASE_URL: _database, ...env } = process.env;
  const logFile = openSync(log, "a");
  const child: ChildProcess = spawn(process.execPath, [...process.execArgv, program, serverRole], {
    env: { ...env, PORT: "0", CANTINA_DATA: dataFolder },
    // Ctrl-C is for us; we stop it.
    detached: true,
    stdio: ["ignore", "pipe", logFile],
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
  return { port, isRunning, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

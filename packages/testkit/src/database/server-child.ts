import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { DatabaseAddress } from "@cantina/server/db";
import { argumentsFor } from "./server-program.ts";

export type ServerChild = {
  readonly url: string;
  readonly pid: number;
  readonly isRunning: () => boolean;
  /** All that it said on standard output and standard error. */
  readonly said: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** As Ctrl-C does; ends one that was stopped too. */
  readonly end: () => Promise<void>;
};

const readyLine = /Cantina lista: (http:\/\/localhost:\d+)\n/u;

/** The address as DATABASE_URL wants it. */
export const urlOf = ({ host = "", user = "", database = "" }: DatabaseAddress): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

/** The product in a process of its own, as `npm start` runs it, so that it can be stopped, killed and started again. */
export const startServerChild = async (env: Readonly<Record<string, string>>): Promise<ServerChild> =>
  startProgram(await argumentsFor("composition"), env);

/** A server in a process of its own, this one's or another release's. */
export async function startProgram(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerChild> {
  const child: ChildProcess = spawn(process.execPath, [...program], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let tellReady = (_url: string): void => undefined;
  const ready = new Promise<string>((resolve) => {
    tellReady = resolve;
  });
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    const url = readyLine.exec(said)?.[1];
    if (url !== undefined) tellReady(url);
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const exited = once(child, "exit");
  const url = await Promise.race([ready, exited.then(() => undefined)]);
  if (url === undefined || child.pid === undefined) throw new BrokenInvariant(`the server did not start: ${said}`);
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  return {
    url,
    pid: child.pid,
    isRunning,
    said: () => said,
    kill,
    end: async () => {
      kill("SIGCONT");
      kill("SIGTERM");
      if (isRunning()) await exited;
    },
  };
}

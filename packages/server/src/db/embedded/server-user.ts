import { readFile } from "node:fs/promises";

import { type ServerUser, runProgram } from "./run-program.ts";

const accountIn = (accounts: string, name: string): ServerUser | undefined => {
  const line = accounts.split("\n").find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

/** PostgreSQL refuses to run as root, so root lends it an account that owns nothing else of ours. */
export const pickServerUser = (accounts: string): ServerUser | undefined =>
  accountIn(accounts, "postgres") ?? accountIn(accounts, "nobody");

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Absent when this process isn't root: then the database simply runs as we do. */
export const serverUser = async (): Promise<ServerUser | undefined> => {
  if (!isRoot()) return undefined;
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  return pickServerUser(accounts) ?? { uid: 65_534, gid: 65_534 };
};

/** Asks the system itself, since modes alone don't tell of access lists or odd mounts. */
export const canEnter = async (folder: string, user: ServerUser | undefined): Promise<boolean> =>
  user === undefined || (await runProgram("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { user })).succeeded;

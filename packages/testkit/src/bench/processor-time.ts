import { readFileSync, readdirSync } from "node:fs";
import process from "node:process";
import type { Database } from "@cantina/server/db";
import { BrokenInvariant } from "@cantina/domain/kernel";

/** Milliseconds of a processor since they began, of the server (this process) and of PostgreSQL with all it started. */
export type ProcessorTime = { readonly server: number; readonly database: number };

/** What Linux counts in; its C library tells no other. */
const tickMs = 10;

/** What follows a program's name, which may hold blanks and brackets. */
const statOf = (pid: string): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /su, "")
      .split(" ");
  } catch {
    return [];
  }
};

/** Of itself and of those that ended, which it has waited for. */
const ticksOf = (stat: readonly string[]): number => stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);

/** Where the system tells nobody's time it is NaN. */
export async function watchProcessorTime(database: Pick<Database<unknown>, "query">): Promise<() => ProcessorTime> {
  const [row] = await database.query("select pg_backend_pid()::text as pid", []);
  const parent = statOf(String(row?.["pid"]))[1];
  if (parent === undefined && process.platform === "linux")
    throw new BrokenInvariant("a database of this machine has a process");
  return () => {
    const { user, system } = process.cpuUsage();
    const own = (user + system) / 1_000;
    if (parent === undefined) return { server: own, database: Number.NaN };
    const stats = readdirSync("/proc")
      .filter((name) => /^\d+$/u.test(name))
      .map((pid) => [pid, statOf(pid)] as const);
    const family = stats.filter(([pid, stat]) => pid === parent || stat[1] === parent);
    return { server: own, database: family.reduce((sum, [, stat]) => sum + ticksOf(stat) * tickMs, 0) };
  };
}

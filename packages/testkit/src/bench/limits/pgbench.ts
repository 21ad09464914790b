import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type pg from "pg";

const run = promisify(execFile);

/** Where Debian's PostgreSQL puts its programs, one folder for each version. */
const debianFolder = "/usr/lib/postgresql";

/** Balances of 20 branches, 200 tellers and 2 million accounts. */
const scale = 20;

async function findPgbench(): Promise<string | null> {
  const versions = await readdir(debianFolder).catch(() => []);
  const candidates = ["pgbench", ...versions.toReversed().map((version) => join(debianFolder, version, "bin/pgbench"))];
  for (const program of candidates) {
    const found = await run(program, ["--version"]).then(
      () => true,
      () => false,
    );
    if (found) return program;
  }
  return null;
}

export type TpcB = {
  /** Transactions per second of so many clients, prepared. */
  readonly run: (clients: number, seconds: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

/** PostgreSQL's own bench on tables of its own in the same cluster; null: Debian's package `postgresql` is not installed. */
export async function openTpcB(
  connection: pg.ClientConfig,
  query: (text: string) => Promise<unknown>,
): Promise<TpcB | null> {
  const program = await findPgbench();
  if (program === null) return null;
  const { host = "", port = 5432, user = "", password } = connection;
  if (typeof password === "function") throw new BrokenInvariant("a cluster of the bench has a plain password");
  const where = ["-h", host, "-p", String(port), "-U", user, "tpcb"];
  const call = (args: readonly string[]) =>
    run(program, [...args, ...where], { env: { ...process.env, PGPASSWORD: password ?? "" } });
  await query("create database tpcb");
  await call(["--initialize", "--quiet", `--scale=${scale}`]);
  return {
    run: async (clients, seconds) => {
      const { stdout } = await call([
        "--protocol=prepared",
        "--no-vacuum",
        `--client=${clients}`,
        "--jobs=2",
        `--time=${seconds}`,
      ]);
      const told = /^tps = (?<perSecond>[\d.]+) \(without/mu.exec(stdout)?.groups?.["perSecond"];
      if (told === undefined) throw new BrokenInvariant(stdout);
      return Number(told);
    },
    close: async () => void (await query("drop database tpcb")),
  };
}

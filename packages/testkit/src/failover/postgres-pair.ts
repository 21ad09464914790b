import { type ChildProcess, execFile, spawn } from "node:child_process";
import { appendFile, chmod, chown, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { BrokenInvariant } from "@cantina/domain/kernel";

const run = promisify(execFile);
const patienceMs = 20_000;

type Account = { readonly uid: number; readonly gid: number };
export type Pair = {
  /** For DATABASE_URL: both hosts. */
  readonly url: string;
  readonly killPrimary: () => Promise<void>;
  readonly promoteStandby: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root. */
async function accountFor(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const line of (await readFile("/etc/passwd", "utf8")).split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name === "postgres") return { uid: Number(uid), gid: Number(gid) };
  }
  throw new BrokenInvariant("as root an account named postgres is needed");
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new BrokenInvariant(`never happened: ${what}`);
    await pause(50);
  }
}

async function childrenOf(parent: number): Promise<readonly number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/u.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      // The name, which stands in parentheses, may hold spaces.
      return Number(stat.slice(stat.lastIndexOf(")") + 1).split(" ")[2]);
    }),
  );
  return pids.filter((_, index) => parents[index] === parent);
}

const settings = (port: number, folder: string): string => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
max_connections = 60
fsync = on
synchronous_commit = on
wal_level = replica
hot_standby = on
`;

/** A primary with a synchronous standby, of the PostgreSQL whose programs are in `bin`, in a temporary folder. */
export async function startPair(bin: string): Promise<Pair> {
  const account = await accountFor();
  const asThem = account ?? {};
  const folder = await mkdtemp(join(tmpdir(), "cantina-failover-"));
  await chmod(folder, 0o755);
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const program = (name: string) => join(bin, name);
  const tool = (name: string, args: readonly string[]) => run(program(name), [...args], { ...asThem, cwd: folder });
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const [primary, standby] = [join(folder, "primary"), join(folder, "standby")];
  const ask = async (port: number, text: string): Promise<string> =>
    (await tool("psql", ["-h", "127.0.0.1", "-p", String(port), "-U", "cantina", "-d", "postgres", "-Atc", text]))
      .stdout;
  const start = async (data: string, port: number): Promise<ChildProcess> => {
    const server = spawn(program("postgres"), ["-D", data], { ...asThem, cwd: folder, stdio: "ignore" });
    await waitUntil("PostgreSQL answers", async () => (await ask(port, "select 1")).trim() === "1");
    return server;
  };
  const end = async (server: ChildProcess, signal: "SIGINT" | "SIGKILL"): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    // By the book the others notice that the first is dead and end; a machine that dies waits for nobody.
    const others = signal === "SIGKILL" ? await childrenOf(server.pid) : [];
    server.kill(signal);
    for (const pid of others) process.kill(pid, signal);
    await ended;
  };

  await tool("initdb", [
    "-D",
    primary,
    "-U",
    "cantina",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--auth=trust",
    "--data-checksums",
  ]);
  await appendFile(join(primary, "postgresql.conf"), settings(primaryPort, folder));
  const first = await start(primary, primaryPort);
  await ask(primaryPort, "create database cantina");
  const source = `host=127.0.0.1 port=${primaryPort} user=cantina application_name=standby`;
  await tool("pg_basebackup", ["-D", standby, "-R", "-X", "stream", "-c", "fast", "-d", source]);
  await appendFile(join(standby, "postgresql.conf"), settings(standbyPort, folder));
  const second = await start(standby, standbyPort);
  // Only the primary's own file: the standby, once promoted, must not wait for a standby that it has not got.
  await ask(primaryPort, "alter system set synchronous_standby_names = '*'");
  await ask(primaryPort, "select pg_reload_conf()");
  await waitUntil(
    "the standby is synchronous",
    async () => (await ask(primaryPort, "select sync_state from pg_stat_replication")).trim() === "sync",
  );
  return {
    url: `postgres://cantina@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/cantina?target_session_attrs=read-write`,
    killPrimary: () => end(first, "SIGKILL"),
    promoteStandby: async () => {
      await tool("pg_ctl", ["promote", "-w", "-D", standby]);
    },
    stop: async () => {
      await end(first, "SIGINT");
      await end(second, "SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

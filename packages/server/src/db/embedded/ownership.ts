import { setTimeout as pause } from "node:timers/promises";

import { type Result, accepted, refused } from "@cantina/domain/kernel";
import pg from "pg";

import type { Binaries } from "./binaries.ts";
import { clusterPassword, databaseUser } from "./cluster.ts";
import type { EmbeddedFailure } from "./embedded-failure.ts";
import { type Endpoint, liveEndpoint } from "./endpoint.ts";
import type { Placement } from "./placement.ts";
import { startServer, stopServer } from "./server-process.ts";

/** What a driver needs to reach the embedded database. */
export type EmbeddedConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
};

export type Owned = { readonly lock: pg.Client; readonly connection: EmbeddedConnection; readonly endpoint: Endpoint };

export type Ground = {
  readonly binaries: Binaries;
  readonly placement: Placement;
  readonly dataFolder: string;
  readonly maxConnections: number;
  /** Made only when a server must be started, since an adopted one has its own. */
  readonly planEndpoint: () => Promise<Endpoint>;
  readonly onStep: (step: "starting" | "adopting") => void;
};

type Attempt =
  | { readonly kind: "owned"; readonly owned: Owned }
  | { readonly kind: "tooSmall" }
  | { readonly kind: "locked" }
  | { readonly kind: "busy" }
  | { readonly kind: "silent" }
  | { readonly kind: "failed"; readonly log: string };

const databaseName = "cantina";
const lockKey = 731_960_011;

// While a dead owner's session ends, or a dead server's remains go away.
const lockPatienceMs = 2_000;
const blockedPatienceMs = 20_000;
const busyPatienceMs = 300_000;

const connectionTo = async (endpoint: Endpoint, home: string): Promise<EmbeddedConnection> => {
  const password = await clusterPassword(home);
  return {
    host: endpoint.kind === "socket" ? endpoint.folder : "127.0.0.1",
    port: endpoint.kind === "socket" ? 5432 : endpoint.port,
    user: databaseUser,
    database: databaseName,
    ...(password === undefined ? {} : { password }),
  };
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const openClient = async (connection: EmbeddedConnection): Promise<pg.Client> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3_000, application_name: "cantina-owner" });
  // Without a listener, a server that dies would take this process with it.
  client.on("error", () => undefined);
  await client.connect();
  return client;
};

const noRoom = "53100";

/** What the next attempt finds, unless there is no room for it: that would not change by asking on. */
const createDatabase = async (connection: EmbeddedConnection): Promise<Attempt> => {
  let client: pg.Client | undefined;
  try {
    client = await openClient({ ...connection, database: "postgres" });
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    if (codeOf(error) === noRoom) return { kind: "failed", log: String(error) };
  } finally {
    await client?.end().catch(() => undefined);
  }
  return { kind: "busy" };
};

const attempt = async (endpoint: Endpoint, ground: Ground): Promise<Attempt> => {
  const connection = await connectionTo(endpoint, ground.placement.home);
  let lock: pg.Client | undefined;
  try {
    lock = await openClient(connection);
    const { rows } = await lock.query<{ locked: boolean; room: number }>(
      `select pg_try_advisory_lock(${lockKey}) as locked, current_setting('max_connections')::int as room`,
    );
    const [row] = rows;
    if (row?.locked === true && row.room >= ground.maxConnections)
      return { kind: "owned", owned: { lock, connection, endpoint } };
    await lock.end();
    return { kind: row?.locked === true ? "tooSmall" : "locked" };
  } catch (error) {
    await lock?.end().catch(() => undefined);
    const code = codeOf(error);
    if (code === "3D000") return createDatabase(connection);
    // Class 57P is a server that starts up or shuts down; a time-out is one too loaded to answer.
    if (code.startsWith("57P") || code === "53300" || /timeout|terminated/i.test(String(error)))
      return { kind: "busy" };
    if (["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE"].includes(code)) return { kind: "silent" };
    return { kind: "failed", log: String(error) };
  }
};

/** The connection to a server that a living process of ours has open; undefined where nobody has. */
export const connectionInUse = async ({ cluster, home }: Placement): Promise<EmbeddedConnection | undefined> => {
  const endpoint = await liveEndpoint(cluster);
  if (endpoint === undefined) return undefined;
  const connection = await connectionTo(endpoint, home);
  const client = await openClient(connection).catch(() => undefined);
  if (client === undefined) return undefined;
  try {
    const { rows } = await client.query<{ held: boolean }>(
      `select exists (select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
         where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${lockKey} and l.objsubid = 1) as held`,
    );
    return rows[0]?.held === true ? connection : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Starts or adopts the cluster's server and takes its lock: a session-level advisory lock on a connection of
 * its own. The server gives it back the moment our socket closes, whichever way this process ends, so that
 * nothing stale can ever bar a start; a lock file would have to guess whether a pid is still the same process.
 */
export const takeOwnership = async (ground: Ground): Promise<Result<Owned, EmbeddedFailure>> => {
  const { binaries, placement } = ground;
  const began = Date.now();
  let lockedSince: number | undefined;
  let started = false;
  for (;;) {
    const endpoint = await liveEndpoint(placement.cluster);
    const outcome: Attempt = endpoint === undefined ? { kind: "silent" } : await attempt(endpoint, ground);
    const waited = Date.now() - began;
    if (outcome.kind === "owned") {
      if (!started) ground.onStep("adopting");
      return accepted(outcome.owned);
    }
    if (waited > busyPatienceMs) return refused({ code: "DATABASE_DID_NOT_START", log: `no answer: ${outcome.kind}` });
    switch (outcome.kind) {
      case "tooSmall":
        await stopServer(binaries, placement);
        break;
      case "locked":
        lockedSince ??= Date.now();
        if (Date.now() - lockedSince > lockPatienceMs)
          return refused({ code: "DATA_FOLDER_IN_USE", folder: ground.dataFolder });
        await pause(100);
        break;
      case "busy":
        await pause(started ? 10 : 100);
        break;
      case "failed":
        return refused({ code: "DATABASE_DID_NOT_START", log: outcome.log });
      case "silent": {
        ground.onStep("starting");
        const start = await startServer(binaries, placement, {
          maxConnections: ground.maxConnections,
          endpoint: await ground.planEndpoint(),
        });
        started = start.kind === "started";
        if (start.kind === "failed" || (start.kind === "blocked" && waited > blockedPatienceMs)) {
          return refused({ code: "DATABASE_DID_NOT_START", log: start.log });
        }
        if (start.kind === "blocked") await pause(150);
      }
    }
  }
};

import { setTimeout as pause } from "node:timers/promises";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

import { type ConnectFailure, connectFailure } from "./connect-failure.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { hostsOf } from "./hosts.ts";
import { type Limits, limitOptions } from "./limits.ts";
import { isDatabaseFull, isDatabaseLost } from "./lost-connection.ts";
import { patienceEnd, repeatWhenLocked } from "./patience.ts";
import { PreparedClient } from "./prepared-client.ts";
import { refuseInsideTransaction } from "./transaction-scope.ts";
import { valueParsers } from "./value-parsers.ts";
import { hostPicker, refuseReader } from "./writer.ts";

export type Row = Readonly<Record<string, unknown>>;

export type Database<Schema> = {
  readonly kysely: Kysely<Schema>;
  /** One prepared statement outside any transaction. */
  readonly query: (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;
  /** For a connection that lives outside the pool, as LISTEN needs one. */
  readonly address: DatabaseAddress;
  /** Of its pool now, for who watches the server. */
  readonly connections: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly close: () => Promise<void>;
};

export type DatabaseOptions = {
  readonly maxConnections: number;
  /** None for who migrates, copies or checks: that takes as long as it takes. */
  readonly limits?: Limits;
  /** A connection of the pool broke while nobody used it. */
  readonly onIdleError?: (error: Error) => void;
  /** The database has a process of its own for each connection: the number of that of a new one. */
  readonly onProcess?: ((processId: number) => void) | undefined;
};

const connectTimeoutMs = 4_000;

const keepAliveMs = 10_000;

/** The database lets go of a client whose machine is gone within half a minute; it passes over this on a socket of its own machine. */
const keepAliveOptions = " -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/** How long the pool asks for no more connections after the database refused one. */
const makeDoMs = 1_000;

/** How long a call waits for one of several hosts to take writes again, before it is told that none does. */
const failoverPatienceMs = 10_000;

/** Opens the pool and proves with one connection that the database is there. Answers within 5 s per host. */
export const openDatabase = async <Schema>(
  address: DatabaseAddress,
  { maxConnections, limits, onIdleError, onProcess }: DatabaseOptions,
): Promise<Result<Database<Schema>, ConnectFailure>> => {
  const hosts = hostsOf(address);
  if (!hosts.ok) return refused({ code: "DATABASE_URL_INVALID", reason: hosts.failure });
  const { addresses, mustWrite } = hosts.value;
  const pools: pg.Pool[] = [];
  const writable = new WeakSet<pg.PoolClient>();
  /** Those who come now wait for the connections that there are, instead of asking again and again for one more. */
  const makeDo = (pool: pg.Pool): void => {
    if (pool.options.max < maxConnections) return;
    pool.options.max = Math.max(1, pool.totalCount);
    setTimeout(() => {
      pool.options.max = maxConnections;
    }, makeDoMs).unref();
  };
  const openPool = (one: DatabaseAddress): (() => Promise<pg.PoolClient>) => {
    const pool = new pg.Pool({
      ...one,
      Client: PreparedClient,
      max: maxConnections,
      types: valueParsers,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      application_name: "cantina",
      options: `-c TimeZone=UTC -c DateStyle=ISO${keepAliveOptions}${limitOptions(limits)}`,
    });
    // Without a listener, a database that restarts would end this process.
    pool.on("error", (error) => onIdleError?.(error));
    pool.on("connect", (client) => {
      if (client instanceof PreparedClient && client.processID !== null) onProcess?.(client.processID);
    });
    pools.push(pool);
    return async () => {
      const client = await pool.connect().catch((error: unknown) => {
        if (isDatabaseFull(error)) makeDo(pool);
        throw error;
      });
      try {
        if (client instanceof PreparedClient) await client.prepareCompanions();
      } catch (error) {
        client.release(true);
        throw error;
      }
      // Asked once: a host that turns from primary to standby restarts and so drops its connections.
      if (mustWrite && !writable.has(client)) {
        try {
          await refuseReader(client);
        } catch (error) {
          client.release(true);
          throw error;
        }
        writable.add(client);
      }
      return client;
    };
  };
  const endPools = async (): Promise<void> => {
    await Promise.all(pools.map((pool) => pool.end()));
  };
  let pick: (patienceMs: number) => Promise<pg.PoolClient>;
  try {
    pick = hostPicker(addresses.map(openPool));
  } catch (error) {
    return refused({ code: "DATABASE_URL_INVALID", reason: connectFailure(error).reason });
  }
  try {
    (await pick(0)).release();
  } catch (error) {
    await endPools();
    return refused(connectFailure(error));
  }

  const hostPatienceMs = addresses.length > 1 ? failoverPatienceMs : 0;
  const connect = async (): Promise<pg.PoolClient> => {
    refuseInsideTransaction();
    for (const until = patienceEnd(); ;) {
      try {
        return await pick(hostPatienceMs);
      } catch (error) {
        if (!isDatabaseFull(error) || performance.now() >= until) throw error;
        await pause(20 + Math.random() * 60);
      }
    }
  };
  const queryOnce = async (text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    const client = await connect();
    try {
      const { rows } = await client.query<Row>(text, [...values]);
      client.release();
      return rows;
    } catch (error) {
      client.release(isDatabaseLost(error));
      throw error;
    }
  };
  // Kysely leaves a pool that it never used open, so the pools are closed here and only once.
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) });
  return accepted({
    kysely,
    query: (text, values) => repeatWhenLocked(() => queryOnce(text, values)),
    address,
    connections: () => {
      const sumOf = (count: (pool: pg.Pool) => number) => pools.reduce((sum, pool) => sum + count(pool), 0);
      return {
        total: sumOf(({ totalCount }) => totalCount),
        idle: sumOf(({ idleCount }) => idleCount),
        waiting: sumOf(({ waitingCount }) => waitingCount),
      };
    },
    close: async () => {
      await kysely.destroy();
      await endPools();
    },
  });
};

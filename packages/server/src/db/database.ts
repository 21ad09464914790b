import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

import { type ConnectFailure, connectFailure } from "./connect-failure.ts";
import { PreparedClient } from "./prepared-client.ts";
import { refuseInsideTransaction } from "./transaction-scope.ts";
import { valueParsers } from "./value-parsers.ts";

/** What reaches a database: the embedded one's connection, or `{ connectionString }` from the environment. */
export type DatabaseAddress = Pick<
  pg.ClientConfig,
  "host" | "port" | "user" | "database" | "password" | "connectionString"
>;

export type Row = Readonly<Record<string, unknown>>;

export type Database<Schema> = {
  readonly kysely: Kysely<Schema>;
  /** One prepared statement outside any transaction. */
  readonly query: (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;
  /** For a connection that lives outside the pool, as LISTEN needs one. */
  readonly address: DatabaseAddress;
  readonly close: () => Promise<void>;
};

export type DatabaseOptions = {
  readonly maxConnections: number;
  /** A connection of the pool broke while nobody used it. */
  readonly onIdleError?: (error: Error) => void;
};

const connectTimeoutMs = 4_000;

const isPostgresUrl = (url: string): boolean => {
  try {
    return ["postgres:", "postgresql:"].includes(new URL(url).protocol);
  } catch {
    return false;
  }
};

/** Opens the pool and proves with one connection that the database is there. Answers within 5 s. */
export const openDatabase = async <Schema>(
  address: DatabaseAddress,
  { maxConnections, onIdleError }: DatabaseOptions,
): Promise<Result<Database<Schema>, ConnectFailure>> => {
  if (address.connectionString !== undefined && !isPostgresUrl(address.connectionString)) {
    return refused({ code: "DATABASE_URL_INVALID", reason: "postgres://user:password@host:port/database" });
  }
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      ...address,
      Client: PreparedClient,
      max: maxConnections,
      types: valueParsers,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      application_name: "cantina",
      options: "-c TimeZone=UTC -c DateStyle=ISO",
    });
  } catch (error) {
    return refused({ code: "DATABASE_URL_INVALID", reason: connectFailure(error).reason });
  }
  // Without a listener, a database that restarts would end this process.
  pool.on("error", (error) => onIdleError?.(error));
  // The pool looks after idle connections only. One that breaks between two statements of a transaction says so
  // where nobody listens, which would end this process too; the transaction's next statement fails by itself.
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    return refused(connectFailure(error));
  }

  const connect = (): Promise<pg.PoolClient> => {
    refuseInsideTransaction();
    return pool.connect();
  };
  // Kysely leaves a pool that it never used open, so the pool is closed here and only once.
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) });
  return accepted({
    kysely,
    query: async (text, values) => {
      refuseInsideTransaction();
      const { rows } = await pool.query<Row>(text, [...values]);
      return rows;
    },
    address,
    close: async () => {
      await kysely.destroy();
      await pool.end();
    },
  });
};

import type pg from "pg";

/** What reaches a database: the embedded one's connection, or `{ connectionString }` from the environment. */
export type DatabaseAddress = Pick<
  pg.ClientConfig,
  "host" | "port" | "user" | "database" | "password" | "connectionString"
>;

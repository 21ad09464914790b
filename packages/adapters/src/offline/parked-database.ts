import { type Database, namedDatabase } from "./named-database.ts";

export type ParkedDatabase = Database<"parked">;

/** Of its own: a former build's tab goes on with the outbox's at its version. */
export const parkedDatabase = (): ParkedDatabase =>
  namedDatabase("cantina.parked", (database) => void database.createObjectStore("parked"));

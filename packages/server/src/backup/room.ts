import { statfs } from "node:fs/promises";
import { type Kysely, sql } from "kysely";

export type NoRoom = {
  readonly code: "NO_ROOM";
  readonly folder: string;
  /** In bytes. */
  readonly needed: number;
  readonly free: number;
};

/** Of the disk that the folder is on; what only root could use doesn't count. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** null: there is room. */
export async function roomFault(folder: string, needed: number): Promise<NoRoom | null> {
  const free = await freeBytes(folder);
  return free >= needed ? null : { code: "NO_ROOM", folder, needed, free };
}

export async function databaseBytes(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

const mebibyte = 2 ** 20;

/** Packed text is smaller than the tables and indexes that it comes from. */
export const fileNeeds = (bytes: number): number => Math.ceil(bytes / 2) + 16 * mebibyte;

/** A cluster of its own with all tables and indexes again, and the log of writing them. */
export const scratchNeeds = (bytes: number): number => 2 * bytes + 256 * mebibyte;

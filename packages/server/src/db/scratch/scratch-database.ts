import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BrokenInvariant } from "@cantina/domain/kernel";

import { startEmbedded } from "../embedded/index.ts";
import { type Database, openDatabase } from "../database.ts";

export type Scratch<Schema> = {
  readonly db: Database<Schema>;
  /** Another pool on the same database, as a second server process would have. */
  readonly openAnother: () => Promise<Database<Schema>>;
  readonly drop: () => Promise<void>;
};

/** A real database of its own for one test file, gone afterwards. */
export const openScratch = async <Schema>(schema = ""): Promise<Scratch<Schema>> => {
  const folder = await mkdtemp(join(tmpdir(), "cantina-scratch-"));
  // As root the server runs under another account, which a temp folder of mode 700 would shut out.
  await chmod(folder, 0o755);
  const server = await startEmbedded({ dataFolder: folder, maxConnections: 60 });
  if (!server.ok) throw new BrokenInvariant(`no scratch database: ${JSON.stringify(server.failure)}`);
  const opened: Database<Schema>[] = [];
  const openAnother = async (): Promise<Database<Schema>> => {
    const database = await openDatabase<Schema>(server.value.connection, { maxConnections: 12 });
    if (!database.ok) throw new BrokenInvariant(`no scratch database: ${JSON.stringify(database.failure)}`);
    opened.push(database.value);
    return database.value;
  };
  const db = await openAnother();
  // Each statement apart would be one round trip more; without values pg takes them all at once.
  if (schema !== "") await db.query(schema, []);
  const drop = async (): Promise<void> => {
    await Promise.all(opened.map((database) => database.close()));
    await server.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, openAnother, drop };
};

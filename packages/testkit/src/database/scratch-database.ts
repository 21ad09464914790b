import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Database, openDatabase } from "@cantina/server/db";
import { startTestCluster } from "./test-cluster.ts";

export type Scratch<Schema> = {
  readonly db: Database<Schema>;
  /** Another pool on the same database, as a second server process would have. */
  readonly openAnother: () => Promise<Database<Schema>>;
  readonly drop: () => Promise<void>;
};

/** A server of its own with an empty database, for a test file that makes its own tables or bends the server itself. */
export async function openScratch<Schema>(schema: string): Promise<Scratch<Schema>> {
  const cluster = await startTestCluster({ hasTemplate: false });
  const opened: Database<Schema>[] = [];
  const openAnother = async (): Promise<Database<Schema>> => {
    const database = await openDatabase<Schema>(cluster.address, { maxConnections: 12 });
    if (!database.ok) throw new BrokenInvariant(`no scratch database: ${JSON.stringify(database.failure)}`);
    opened.push(database.value);
    return database.value;
  };
  const db = await openAnother();
  // Each statement apart would be one round trip more; without values pg takes them all at once.
  await db.query(schema, []);
  const drop = async (): Promise<void> => {
    await Promise.all(opened.map((database) => database.close()));
    await cluster.stop();
  };
  return { db, openAnother, drop };
}

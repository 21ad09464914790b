import type { Database } from "@cantina/server/db";
import { type OwnDatabase, makeOwnDatabase, openOrThrow } from "./own-database.ts";
import { startTestCluster } from "./test-cluster.ts";

export type Scratch<Schema> = {
  readonly db: Database<Schema>;
  /** Another pool on the same database, as a second server process has one. Closed with the rest. */
  readonly openAnother: () => Promise<Database<Schema>>;
  readonly drop: () => Promise<void>;
};

async function openIn<Schema>({ address, remove }: OwnDatabase, schema: string): Promise<Scratch<Schema>> {
  const opened: Database<Schema>[] = [];
  const openAnother = async (): Promise<Database<Schema>> => {
    const database = await openOrThrow<Schema>(address, { maxConnections: 12 });
    opened.push(database);
    return database;
  };
  const db = await openAnother();
  // Each statement apart would be one round trip more; without values pg takes them all at once.
  await db.query(schema, []);
  const drop = async (): Promise<void> => {
    await Promise.all(opened.map((database) => database.close()));
    await remove();
  };
  return { db, openAnother, drop };
}

/** An empty database, for a test file that makes its own tables. */
export async function openScratch<Schema>(schema: string): Promise<Scratch<Schema>> {
  return openIn(await makeOwnDatabase("template0"), schema);
}

/** A server of its own with an empty database, for a test file that bends the server itself. */
export async function openScratchServer<Schema>(schema: string): Promise<Scratch<Schema>> {
  const { address, stop } = await startTestCluster({ hasTemplate: false });
  return openIn({ address, remove: stop }, schema);
}

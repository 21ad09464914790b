import { type Result, accepted } from "@cantina/domain/kernel";
import {
  type DatabaseAddress,
  type DatabaseFailure,
  type EmbeddedFailure,
  type EmbeddedStep,
  migrate,
  migrations,
  openDatabase,
  startEmbedded,
} from "../db/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import type { Config } from "./config.ts";

export type OpenData = {
  readonly database: ServerDatabase;
  /** The pool first, then the embedded server. */
  readonly close: () => Promise<void>;
};

type Watch = {
  readonly onStep: (step: EmbeddedStep) => void;
  readonly onLost: (failure: EmbeddedFailure) => void;
  readonly onIdleError: (error: Error) => void;
};

// Two cores' worth of PostgreSQL is busy well below this.
const maxConnections = 16;

type Place = { readonly address: DatabaseAddress; readonly stop: () => Promise<void> };

async function findPlace({ databaseUrl, dataFolder }: Config, watch: Watch): Promise<Result<Place, DatabaseFailure>> {
  if (databaseUrl !== undefined) return accepted({ address: { connectionString: databaseUrl }, stop: async () => {} });
  const embedded = await startEmbedded({ dataFolder, maxConnections, onProgress: watch.onStep, onLost: watch.onLost });
  return embedded.ok ? accepted({ address: embedded.value.connection, stop: embedded.value.stop }) : embedded;
}

/** The database, embedded or given, brought up to this code. What fails leaves nothing running. */
export async function openData(config: Config, watch: Watch): Promise<Result<OpenData, DatabaseFailure>> {
  const place = await findPlace(config, watch);
  if (!place.ok) return place;
  const { address, stop } = place.value;
  const opened = await openDatabase<unknown>(address, { maxConnections, onIdleError: watch.onIdleError });
  if (!opened.ok) {
    await stop();
    return opened;
  }
  const database = opened.value;
  const close = async (): Promise<void> => {
    await database.close();
    await stop();
  };
  const migrated = await migrate(database.kysely, migrations);
  if (!migrated.ok) {
    await close();
    return migrated;
  }
  return accepted({ database, close });
}

import { type Result, accepted } from "@cantina/domain/kernel";
import {
  type DatabaseAddress,
  type DatabaseFailure,
  type EmbeddedFailure,
  type EmbeddedStep,
  type Limits,
  backgroundLimits,
  callLimits,
  migrate,
  migrations,
  openDatabase,
  startEmbedded,
} from "../db/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import type { Config } from "./config.ts";
import type { StartFailure } from "./start-failure.ts";

export type OpenData = {
  /** For calls. */
  readonly database: ServerDatabase;
  /** For jobs and events: calls that wait can't take these connections. */
  readonly background: ServerDatabase;
  /** The pools first, then the embedded server. */
  readonly close: () => Promise<void>;
};

type Watch = {
  readonly onStep: (step: EmbeddedStep) => void;
  readonly onLost: (failure: EmbeddedFailure) => void;
  readonly onIdleError: (error: Error) => void;
};

// Two cores' worth of PostgreSQL is busy well below this.
const callConnections = 16;
const backgroundConnections = 4;
const maxConnections = callConnections + backgroundConnections;

type Place = { readonly address: DatabaseAddress; readonly stop: () => Promise<void> };

async function findPlace({ databaseUrl, dataFolder }: Config, watch: Watch): Promise<Result<Place, DatabaseFailure>> {
  if (databaseUrl !== undefined) return accepted({ address: { connectionString: databaseUrl }, stop: async () => {} });
  const embedded = await startEmbedded({ dataFolder, maxConnections, onProgress: watch.onStep, onLost: watch.onLost });
  return embedded.ok ? accepted({ address: embedded.value.connection, stop: embedded.value.stop }) : embedded;
}

type Prepare<T> = (owner: ServerDatabase) => Promise<Result<T, StartFailure>>;

/** Without limits: what is done before anybody is served takes as long as it takes. */
async function prepareDatabase<T>(address: DatabaseAddress, prepare: Prepare<T>): Promise<Result<T, StartFailure>> {
  const opened = await openDatabase<unknown>(address, { maxConnections: 2 });
  if (!opened.ok) return opened;
  try {
    const migrated = await migrate(opened.value.kysely, migrations);
    return migrated.ok ? await prepare(opened.value) : migrated;
  } finally {
    await opened.value.close();
  }
}

type Opened<T> = { readonly data: OpenData; readonly prepared: T };

/** The database, embedded or given, brought up to this code and prepared. What fails leaves nothing running. */
export async function openData<T>(
  config: Config,
  watch: Watch,
  prepare: Prepare<T>,
): Promise<Result<Opened<T>, StartFailure>> {
  const place = await findPlace(config, watch);
  if (!place.ok) return place;
  const { address, stop } = place.value;
  const opened: ServerDatabase[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((database) => database.close()));
    await stop();
  };
  const open = async (most: number, limits: Limits): Promise<Result<ServerDatabase, DatabaseFailure>> => {
    const one = await openDatabase<unknown>(address, { maxConnections: most, limits, onIdleError: watch.onIdleError });
    if (one.ok) opened.push(one.value);
    return one;
  };
  const openBoth = async (): Promise<Result<Opened<T>, StartFailure>> => {
    const prepared = await prepareDatabase(address, prepare);
    if (!prepared.ok) return prepared;
    const database = await open(callConnections, callLimits);
    if (!database.ok) return database;
    const background = await open(backgroundConnections, backgroundLimits);
    if (!background.ok) return background;
    const data = { database: database.value, background: background.value, close };
    return accepted({ data, prepared: prepared.value });
  };
  try {
    const both = await openBoth();
    if (!both.ok) await close();
    return both;
  } catch (error) {
    await close();
    throw error;
  }
}

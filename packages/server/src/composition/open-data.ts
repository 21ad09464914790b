import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { backUpBefore } from "../backup/index.ts";
import {
  type DatabaseAddress,
  type DatabaseFailure,
  type EmbeddedFailure,
  type EmbeddedStep,
  type Limits,
  backgroundLimits,
  callLimits,
  callsRole,
  canServeCalls,
  ensureFunctions,
  ensureCallsRole,
  grantCalls,
  isNotAllowed,
  isCallsRoleTooStrong,
  migrate,
  migrations,
  openDatabase,
  reportLimits,
  standBack,
  startEmbedded,
} from "../db/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { queryFunctions } from "../query-functions/index.ts";
import type { Config } from "./config.ts";
import type { StartFailure } from "./start-failure.ts";
import { version } from "./version.ts";

export type OpenData = {
  /** For calls. */
  readonly database: ServerDatabase;
  /** For jobs and events: calls that wait can't take these connections. */
  readonly background: ServerDatabase;
  /** For reports: one of a year takes none of the others' connections. */
  readonly reports: ServerDatabase;
  /** Calls run as somebody who could change tables and triggers. ROLE-02 */
  readonly isRoleTooStrong: boolean;
  /** Whether the embedded database's disk has room for a little more. */
  readonly hasRoom: () => Promise<boolean>;
  /** Of the database's owner, for what reads every table. */
  readonly address: DatabaseAddress;
  /** The pools first, then the embedded server. */
  readonly close: () => Promise<void>;
};

type Watch = {
  readonly onStep: (step: EmbeddedStep) => void;
  readonly onLost: (failure: EmbeddedFailure) => void;
  readonly onIdleError: (error: Error) => void;
  /** A copy before migrations begins, and then where it is. */
  readonly onBackup: (file: string | null) => void;
};

// Two cores' worth of PostgreSQL is busy well below this.
const callConnections = 16;
const backgroundConnections = 4;
const reportConnections = 2;
const maxConnections = callConnections + backgroundConnections + reportConnections;

const poolPatienceMs = 500;

type Place = {
  /** For who migrates and prepares. */
  readonly owner: DatabaseAddress;
  readonly calls: DatabaseAddress;
  /** Makes sure that who calls can; the owner's connection is given. */
  readonly hasRoom: () => Promise<boolean>;
  readonly admit: (owner: ServerDatabase) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Whether it runs on this machine, beside the tills' calls, as a process that we may hold back. */
  readonly isOurs: boolean;
};

/** Who asks by this address, whatever it says or leaves to the system. */
async function userOf(address: DatabaseAddress): Promise<Result<string, DatabaseFailure>> {
  const opened = await openDatabase<unknown>(address, { maxConnections: 1 });
  if (!opened.ok) return opened;
  const [me] = await opened.value.query("select current_user as name", []);
  await opened.value.close();
  return accepted(String(me?.["name"]));
}

async function placeAt(databaseUrl: string, ownerUrl: string): Promise<Result<Place, DatabaseFailure>> {
  const [calls, owner] = [{ connectionString: databaseUrl }, { connectionString: ownerUrl }];
  const place = { owner, calls, hasRoom: async () => true, stop: async () => {}, isOurs: false };
  if (databaseUrl === ownerUrl) return accepted({ ...place, admit: async () => {} });
  const user = await userOf(calls);
  return user.ok ? accepted({ ...place, admit: ({ kysely }) => grantCalls(kysely, user.value) }) : user;
}

async function findPlace(config: Config, watch: Watch): Promise<Result<Place, DatabaseFailure>> {
  const { databaseUrl, databaseOwnerUrl, dataFolder } = config;
  if (databaseUrl !== undefined) return placeAt(databaseUrl, databaseOwnerUrl ?? databaseUrl);
  const embedded = await startEmbedded({ dataFolder, maxConnections, onProgress: watch.onStep, onLost: watch.onLost });
  if (!embedded.ok) return embedded;
  const { connection: owner, hasRoom, stop } = embedded.value;
  const admit = async ({ kysely }: ServerDatabase): Promise<void> => {
    await ensureCallsRole(kysely, owner.password);
    await grantCalls(kysely, callsRole);
  };
  return accepted({ owner, calls: { ...owner, user: callsRole }, admit, hasRoom, stop, isOurs: true });
}

/** BACKUP-15 */
async function saveBefore(
  { kysely }: ServerDatabase,
  { backupFolder, backupPassphrase, dataFolder }: Config,
  { onBackup }: Watch,
): Promise<Result<null, StartFailure>> {
  const saved = await backUpBefore(kysely, migrations, {
    folder: backupFolder ?? join(dataFolder, "backups"),
    passphrase: backupPassphrase,
    onBegin: () => onBackup(null),
  });
  if (!saved.ok) return refused({ code: "NO_BACKUP_BEFORE_MIGRATION", failure: saved.failure });
  if (saved.value !== null) onBackup(saved.value);
  return accepted(null);
}

type Prepare<T> = (owner: ServerDatabase) => Promise<Result<T, StartFailure>>;

/** Without limits: what is done before anybody is served takes as long as it takes. */
async function prepareDatabase<T>(
  { owner, admit }: Place,
  prepare: Prepare<T>,
  save: (owner: ServerDatabase) => Promise<Result<null, StartFailure>>,
): Promise<Result<T, StartFailure>> {
  const opened = await openDatabase<unknown>(owner, { maxConnections: 2 });
  if (!opened.ok) return opened;
  try {
    const saved = await save(opened.value);
    if (!saved.ok) return saved;
    const migrated = await migrate(opened.value.kysely, migrations);
    if (!migrated.ok) return migrated;
    await ensureFunctions(opened.value.kysely, queryFunctions, version);
    await admit(opened.value);
    return await prepare(opened.value);
  } catch (error) {
    if (isNotAllowed(error)) return refused({ code: "DATABASE_ROLE_TOO_WEAK" });
    throw error;
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
  const { calls, hasRoom, stop, isOurs } = place.value;
  const opened: ServerDatabase[] = [];
  const close = async (): Promise<void> => {
    // A statement that hangs is not waited for: without its COMMIT it is undone. RUN-04
    const late = new AbortController();
    const closing = Promise.all(opened.map((database) => database.close()));
    await Promise.race([closing, pause(poolPatienceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    await stop();
  };
  const open = async (
    most: number,
    limits: Limits,
    onProcess?: (processId: number) => void,
  ): Promise<Result<ServerDatabase, DatabaseFailure>> => {
    const { onIdleError } = watch;
    const one = await openDatabase<unknown>(calls, { maxConnections: most, limits, onIdleError, onProcess });
    if (one.ok) opened.push(one.value);
    return one;
  };
  const openBoth = async (): Promise<Result<Opened<T>, StartFailure>> => {
    const prepared = await prepareDatabase(place.value, prepare, (owner) => saveBefore(owner, config, watch));
    if (!prepared.ok) return prepared;
    const database = await open(callConnections, callLimits);
    if (!database.ok) return database;
    if (!(await canServeCalls(database.value.kysely))) return refused({ code: "DATABASE_ROLE_TOO_WEAK" });
    const background = await open(backgroundConnections, backgroundLimits);
    if (!background.ok) return background;
    const reports = await open(reportConnections, reportLimits, isOurs ? standBack : undefined);
    if (!reports.ok) return reports;
    const isRoleTooStrong = await isCallsRoleTooStrong(background.value.kysely);
    const data = {
      database: database.value,
      background: background.value,
      reports: reports.value,
      address: place.value.owner,
      isRoleTooStrong,
      hasRoom,
      close,
    };
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

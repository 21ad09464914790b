import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Config } from "../composition/index.ts";
import {
  type Database,
  type DatabaseAddress,
  type DatabaseFailure,
  attachEmbedded,
  isUnfinished,
  migrations,
  migrationsOf,
  openDatabase,
  startEmbedded,
} from "../db/index.ts";
import type { Operation } from "./operation.ts";
import type { OperationFailure } from "./operation-sentence.ts";

export type Books = Database<unknown>;

// One reads or writes; a migration takes a second for its lock.
export const maxConnections = 3;

/** Opens a pool that the operation closes at its end. */
export async function openAt(
  address: DatabaseAddress,
  { closing }: Operation,
): Promise<Result<Books, DatabaseFailure>> {
  const opened = await openDatabase<unknown>(address, { maxConnections });
  if (opened.ok) closing(opened.value.close);
  return opened;
}

type Embedded = Awaited<ReturnType<typeof startEmbedded>>;

async function addressOf(
  embedded: Promise<Embedded>,
  { closing }: Operation,
): Promise<Result<DatabaseAddress, DatabaseFailure>> {
  const started = await embedded;
  if (!started.ok) return started;
  closing(started.value.stop);
  return accepted(started.value.connection);
}

/** Finds where the books are and that they are whole and not from the future. */
async function openExisting(
  address: Result<DatabaseAddress, DatabaseFailure>,
  operation: Operation,
): Promise<Result<Books, OperationFailure>> {
  if (!address.ok) return address;
  const opened = await openAt(address.value, operation);
  if (!opened.ok) return opened;
  const { kysely } = opened.value;
  if (await isUnfinished(kysely)) return refused({ code: "DATABASE_UNFINISHED" });
  const schema = await migrationsOf(kysely);
  if (schema.length === 0) return refused({ code: "NO_BOOKS" });
  const newer = schema.find((name) => !(name in migrations));
  return newer === undefined ? opened : refused({ code: "DATABASE_NEWER", migration: newer });
}

/** The books in a cluster that was started for it; it is stopped as the operation ends. */
export const openBooksOf = async (
  embedded: Promise<Embedded>,
  operation: Operation,
): Promise<Result<Books, OperationFailure>> => openExisting(await addressOf(embedded, operation), operation);

/** A cluster without books yet, likewise. */
export async function openFresh(
  embedded: Promise<Embedded>,
  operation: Operation,
): Promise<Result<Books, DatabaseFailure>> {
  const address = await addressOf(embedded, operation);
  return address.ok ? openAt(address.value, operation) : address;
}

const options = ({ dataFolder }: Config) => ({ dataFolder, maxConnections });

/** The books of DATABASE_URL, or of the data folder: beside a Cantina that has them open, or by themselves. */
export async function openBooks(operation: Operation): Promise<Result<Books, OperationFailure>> {
  const { config } = operation;
  if (config.databaseOwnerUrl !== undefined)
    return openExisting(accepted({ connectionString: config.databaseOwnerUrl }), operation);
  return openBooksOf(attachEmbedded(options(config), "shared"), operation);
}

/** The books of the data folder, with nobody else at them. */
export const openOwnBooks = async (operation: Operation): Promise<Result<Books, OperationFailure>> =>
  openBooksOf(attachEmbedded(options(operation.config), "alone"), operation);

/** Where a restored database goes: DATABASE_URL, or the data folder, whose database is made where there is none. */
export async function openTarget(operation: Operation): Promise<Result<Books, OperationFailure>> {
  const { config } = operation;
  if (config.databaseOwnerUrl !== undefined) return openAt({ connectionString: config.databaseOwnerUrl }, operation);
  return openFresh(startEmbedded(options(config)), operation);
}

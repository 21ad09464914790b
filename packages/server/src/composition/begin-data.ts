import { type Result, accepted } from "@cantina/domain/kernel";
import type { ServerDatabase } from "../http/index.ts";
import {
  type Administrator,
  ensureCountries,
  isEmpty,
  makeAdministrator,
  markSeeded,
  wasSeeded,
} from "./first-start.ts";
import type { StartFailure } from "./start-failure.ts";

export type Seed = (database: ServerDatabase) => Promise<void>;

type Beginning = {
  readonly seed: Seed | undefined;
  readonly adminPassword: string | undefined;
  readonly onSeed: () => void;
};

export type Begun = { readonly isSeeded: boolean; readonly administrator: Administrator | null };

/** Fills an empty database, with the seed or with one administrator; leaves any other as it is. */
export async function beginData(
  database: ServerDatabase,
  { seed, adminPassword, onSeed }: Beginning,
): Promise<Result<Begun, StartFailure>> {
  if (!(await isEmpty(database))) return accepted({ isSeeded: await wasSeeded(database), administrator: null });
  if (seed === undefined) {
    const made = await makeAdministrator(database, adminPassword);
    return made.ok ? accepted({ isSeeded: false, administrator: made.value }) : made;
  }
  onSeed();
  await seed(database);
  await ensureCountries(database.kysely);
  await markSeeded(database);
  return accepted({ isSeeded: true, administrator: null });
}

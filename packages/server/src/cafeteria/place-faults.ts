import type { Kysely } from "kysely";
import type { FailureWith } from "../http/index.ts";
import { isCountry, isDatabaseZone } from "./cafeteria.queries.ts";

/** A short name such as CET is an offset without summer time to PostgreSQL, and a zone with it to Node. */
const isFullName = (name: string): boolean => name.includes("/") || name === "UTC";

const isOurZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("es", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Days are counted here and in the database, and each brings a list of zones of its own. CAFETERIA-51 */
const isTimeZone = async (db: Kysely<unknown>, name: string): Promise<boolean> =>
  isFullName(name) && isOurZone(name) && (await isDatabaseZone(db, name));

type PlaceFault = { readonly path: string; readonly message: string };

/** What is wrong with where a cafeteria is said to stand. */
export const placeFaults = async (
  db: Kysely<unknown>,
  { countryId, timeZone }: { readonly countryId: string; readonly timeZone: string },
): Promise<readonly PlaceFault[]> => [
  ...((await isCountry(db, countryId)) ? [] : [{ path: "countryId", message: "El país no existe" }]),
  ...((await isTimeZone(db, timeZone)) ? [] : [{ path: "tzName", message: "La zona horaria no existe" }]),
];

/** A zone alone has a code of its own. */
export const placeFailure = (faults: readonly PlaceFault[]): FailureWith<"INVALID_TIME_ZONE" | "VALIDATION"> =>
  faults.every(({ path }) => path === "tzName") ? { code: "INVALID_TIME_ZONE" } : { code: "VALIDATION", data: faults };

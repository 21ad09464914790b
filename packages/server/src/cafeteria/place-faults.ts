import type { Kysely } from "kysely";
import type { FailureWith } from "../http/index.ts";
import { isCountry } from "./cafeteria.queries.ts";

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("es", { timeZone: name }).resolvedOptions().timeZone !== "" && name.includes("/");
  } catch {
    return false;
  }
};

type PlaceFault = { readonly path: string; readonly message: string };

/** What is wrong with where a cafeteria is said to stand. */
export const placeFaults = async (
  db: Kysely<unknown>,
  { countryId, timeZone }: { readonly countryId: string; readonly timeZone: string },
): Promise<readonly PlaceFault[]> => [
  ...((await isCountry(db, countryId)) ? [] : [{ path: "countryId", message: "El país no existe" }]),
  ...(isTimeZone(timeZone) ? [] : [{ path: "tzName", message: "La zona horaria no existe" }]),
];

/** A zone alone has a code of its own. */
export const placeFailure = (faults: readonly PlaceFault[]): FailureWith<"INVALID_TIME_ZONE" | "VALIDATION"> =>
  faults.every(({ path }) => path === "tzName") ? { code: "INVALID_TIME_ZONE" } : { code: "VALIDATION", data: faults };

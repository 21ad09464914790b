import { refusedDates } from "@cantina/domain/catalog-editing";
import type { ClassPrice } from "@cantina/domain/catalog";
import { type Cents, type ClassId, type LocalDate, localDateOf } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ChangeContext, type FailureWith, invalid } from "../http/index.ts";
import { placeOf } from "./place.queries.ts";

type Entry = {
  readonly cost: Cents | null;
  readonly classPrices: readonly ClassPrice[];
  readonly hiddenForClasses: readonly ClassId[];
  readonly displayDates: readonly LocalDate[];
  readonly knownDates: readonly LocalDate[];
  readonly knownCost: Cents | null;
};

/** What an entry names that the cafeteria hasn't, or may not have. EDIT-03 */
export async function entryFailure(
  trx: Kysely<unknown>,
  { identity, clock }: Pick<ChangeContext, "identity" | "clock">,
  entry: Entry,
): Promise<FailureWith<"FEATURE_DISABLED" | "NOT_FOUND" | "VALIDATION"> | null> {
  const place = await placeOf(trx, identity.cafeteriaId);
  const isCostNew = entry.cost !== entry.knownCost;
  if (isCostNew && !place.features.includes("productUtility")) return { code: "FEATURE_DISABLED" };
  const known = new Set<string>(place.classIds);
  const named = [...entry.classPrices.map(({ classId }) => classId), ...entry.hiddenForClasses];
  if (named.some((classId) => !known.has(classId))) return { code: "NOT_FOUND" };
  const [date] = refusedDates(entry.displayDates, {
    today: localDateOf(clock.now(), place.zone),
    closed: place.closed,
    knownDates: entry.knownDates,
  });
  return date === undefined ? null : invalid("displayDates", `El producto no se puede mostrar el ${date}`);
}

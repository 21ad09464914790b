import type { ProductType } from "@cantina/domain/catalog";
import { type ItemEntry, type SealsFault, sealsFault } from "@cantina/domain/catalog-editing";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Seal, isBarred, judgeSeals } from "@cantina/domain/school-rules";
import type { Kysely } from "kysely";
import { type FailureWith, invalid } from "../http/index.ts";
import { placeOf } from "./place.queries.ts";
import { sealedAmong } from "./promotion.queries.ts";

type Entry = {
  readonly type: ProductType;
  readonly seals: readonly Seal[];
  readonly items: readonly ItemEntry[];
};

const faultTexts: Readonly<Record<SealsFault, string>> = {
  FOREIGN: "El sello no es del país de la cafetería",
  OF_PROMOTION: "Una promoción lleva los sellos de sus productos",
};

/** Why a product can't carry these seals; null: it can. SCHOOL-01 SCHOOL-02 */
export async function sealsFailure(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  sealed: Pick<Entry, "type" | "seals"> & { readonly known: readonly Seal[] },
): Promise<FailureWith<"VALIDATION"> | null> {
  const fault = sealsFault(sealed, await placeOf(trx, cafeteriaId));
  return fault === null ? null : invalid("seals", faultTexts[fault]);
}

/** Why something new can't enter the catalogue: it, or an item of it, is barred here. SCHOOL-04 */
export async function barredFailure(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  entry: Entry,
): Promise<FailureWith<"VALIDATION" | "SEALS_BLOCKED"> | null> {
  const rules = await placeOf(trx, cafeteriaId);
  if (isBarred(entry, rules)) return invalid("seals", "La cafetería no vende lo que lleva sellos");
  const { verdict, found } = judgeSeals(await sealedAmong(trx, cafeteriaId, entry.items), rules);
  return verdict === "BLOCKED" ? { code: "SEALS_BLOCKED", data: found } : null;
}

import type { ProductType } from "@cantina/domain/catalog";
import type { ItemEntry } from "@cantina/domain/catalog-editing";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Seal, judgeSeals, sealsOf } from "@cantina/domain/school-rules";
import type { Kysely } from "kysely";
import { type FailureWith, invalid } from "../http/index.ts";
import { placeOf } from "./place.queries.ts";
import { sealedAmong } from "./promotion.queries.ts";

type Entry = {
  readonly type: ProductType;
  readonly seals: readonly Seal[];
  readonly items: readonly ItemEntry[];
};

const foreign = invalid("seals", "El sello no es del país de la cafetería");
const ofPromotion = invalid("seals", "Una promoción lleva los sellos de sus productos");
const barred = invalid("seals", "La cafetería no vende lo que lleva sellos");

/** Why a product can't carry these seals; null: it can. What it carried before, of whatever country, may stay. SCHOOL-01 SCHOOL-02 */
export async function sealsFailure(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { type, seals, known }: Pick<Entry, "type" | "seals"> & { readonly known: readonly Seal[] },
): Promise<FailureWith<"VALIDATION"> | null> {
  const news = seals.filter((one) => !known.includes(one));
  if (news.length === 0) return null;
  if (type === "PROMOTION") return ofPromotion;
  const { countryId } = await placeOf(trx, cafeteriaId);
  return news.every((one) => sealsOf(countryId).includes(one)) ? null : foreign;
}

/** Why something new can't enter the catalogue: it, or an item of it, is barred here. SCHOOL-04 */
export async function barredFailure(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { seals, items }: Entry,
): Promise<FailureWith<"VALIDATION" | "SEALS_BLOCKED"> | null> {
  const rules = await placeOf(trx, cafeteriaId);
  if (rules.sealPolicy !== "BLOCK") return null;
  if (seals.some((one) => sealsOf(rules.countryId).includes(one))) return barred;
  const inside = await sealedAmong(trx, cafeteriaId, items);
  const { found } = judgeSeals(inside, rules);
  return found.length === 0 ? null : { code: "SEALS_BLOCKED", data: found };
}

import {
  type ItemEntry,
  type ItemRefusal,
  type ItemsFault,
  itemsFault,
  itemsRefusal,
  ownGoodsFault,
  promotionLimits,
} from "@cantina/domain/catalog-editing";
import type { ProductType } from "@cantina/domain/catalog";
import type { Ingredient } from "@cantina/domain/inventory";
import type { CafeteriaId } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type FailureWith, invalid } from "../http/index.ts";
import { lockNamed } from "./promotion.queries.ts";

const faultTexts: Readonly<Record<ItemsFault, string>> = {
  NO_ITEMS: "Por favor agregue al menos un producto a la promoción",
  TOO_MANY_ITEMS: `Una promoción puede tener hasta ${promotionLimits.items} productos`,
  ITEM_TWICE: "Cada producto puede estar una sola vez en la promoción",
  WRONG_QUANTITY: `La cantidad va de 1 a ${promotionLimits.quantity}`,
  ITEMS_OF_PRODUCT: "Solo una promoción contiene otros productos",
};

export const typeFailure = invalid("type", "El tipo de un producto no cambia");

export const stockFailure = invalid("currentStock", "Debe ser el stock inicial");

const ownGoodsFailures = {
  OWN_STOCK: invalid("initialStock", "Una promoción no tiene stock propio"),
  OWN_RECIPE: invalid("ingredients", "Una promoción no tiene receta propia"),
};

type Made = {
  readonly type: ProductType;
  readonly items: readonly ItemEntry[];
  readonly ingredients: readonly Ingredient[];
  /** Of a new product. */
  readonly initialStock?: number | null;
};

/** Why a product can't have these items, which are held until the transaction ends; null: it can. EDIT-12 */
export async function itemsFailure(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { type, items, ingredients, initialStock = null }: Made,
): Promise<FailureWith<"VALIDATION" | ItemRefusal> | null> {
  const fault = itemsFault(type, items);
  if (fault !== null) return invalid("items", faultTexts[fault]);
  if (type !== "PROMOTION") return null;
  const own = ownGoodsFault({ ingredients, initialStock });
  if (own !== null) return ownGoodsFailures[own];
  const ids = items.map(({ productId }) => productId);
  const named = await lockNamed(trx, cafeteriaId, ids);
  const refusal = itemsRefusal(ids.map((productId) => named.get(productId)));
  return refusal === null ? null : { code: refusal };
}

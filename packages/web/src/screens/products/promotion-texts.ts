import type { Product } from "@cantina/domain/catalog";
import { type ProductEntry, itemsValue } from "@cantina/domain/catalog-editing";
import { formatMoneyShort, negateMoney } from "@cantina/domain/kernel";
import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/product-form.ts";

/** Beside the price of a promotion: what its items cost one by one, and what is saved. EDIT-15 */
export function savingText(
  { type, items, price }: Pick<ProductEntry, "type" | "items" | "price">,
  products: readonly Product[],
): string | undefined {
  if (type !== "PROMOTION" || items.length === 0) return undefined;
  const { apart, saving } = itemsValue(items, price, products);
  const sum = formatMoneyShort(apart);
  if (saving === null || saving === 0) return texts.apart(sum);
  return saving > 0
    ? texts.apartSaving(sum, formatMoneyShort(saving))
    : texts.apartDearer(sum, formatMoneyShort(negateMoney(saving)));
}

export const formSentence = (failure: ApiFailure): string =>
  failure.code === "DELETED_PRODUCT" ? texts.productOfPromotionDeleted : sentenceOf(failure);

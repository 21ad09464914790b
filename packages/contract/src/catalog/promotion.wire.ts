import { promotionLimits } from "@cantina/domain/catalog-editing";
import * as v from "valibot";
import { idOf, toldSeals } from "../wire/index.ts";

/** What one unit of a promotion holds of a product. */
export const promotionItem = v.object({ productId: idOf<"product">(), name: v.string(), quantity: v.number() });

export const catalogItem = v.object({
  ...promotionItem.entries,
  currentStock: v.nullable(v.number()),
  hiddenForClasses: v.array(idOf<"class">()),
  seals: toldSeals,
});

/** How many there must be, and that none comes twice, depends on the type: the domain's itemsFault says it. */
export const itemEntries = v.pipe(
  v.array(
    v.object({
      productId: idOf<"product">(),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(promotionLimits.quantity)),
    }),
  ),
  v.maxLength(promotionLimits.items, `Puede tener hasta ${promotionLimits.items} productos`),
);

/** A monthly pass has calls of its own, and a generic item is in no catalogue. */
export const newProductType = v.picklist(["PRODUCT", "PROMOTION"]);

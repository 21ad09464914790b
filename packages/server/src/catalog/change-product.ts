import { catalogDeskEndpoints } from "@cantina/contract/catalog";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { type ProductDraft, itemsText, makesNewVersion } from "@cantina/domain/catalog-editing";
import { BrokenInvariant, accepted, refused, withChange } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { withAllergensTold } from "../allergens/index.ts";
import { holdRecipes } from "../consumables/index.ts";
import { constraintOf } from "../db/index.ts";
import { type ChangeContext, type FailureWith, changeOnce, ownRoute, recordChange } from "../http/index.ts";
import { type SentPicture, pictureAfter, sentPicture } from "../pictures/index.ts";
import { barcodeTaken, detailOf } from "./catalog-data.ts";
import { entryFailure } from "./check-entry.ts";
import { itemsFailure, typeFailure } from "./check-items.ts";
import { sealsFailure } from "./check-seals.ts";
import { writeProduct } from "./write-product.queries.ts";
import { lockCategory } from "./category.queries.ts";
import { costProduct } from "./product-recipe.ts";
import { type ProductDetailRow, findProductDetail, lockProduct } from "./product-detail.queries.ts";

type Asked = DecodedRequestOf<typeof catalogDeskEndpoints.changeProduct>;
type Entry = ProductDraft & { readonly pictureId: string | null };

const entryOf = (row: ProductDetailRow): Entry => ({
  type: row.type === "PROMOTION" ? "PROMOTION" : "PRODUCT",
  name: row.name,
  description: row.description,
  categoryId: row.categoryId,
  price: row.price,
  cost: row.cost,
  ingredients: row.ingredients,
  classPrices: row.classPrices,
  items: row.items.map(({ productId, quantity }) => ({ productId, quantity })),
  hiddenForClasses: row.hiddenForClasses,
  displayDates: row.displayDates,
  barcode: row.barcode,
  dailyLimit: row.dailyLimit,
  shownInApp: row.shownInApp,
  ownAllergens: row.ownAllergens,
  seals: row.type === "PROMOTION" ? [] : row.seals,
  pictureId: row.pictureId,
});

const fieldsText = ({ classPrices, ingredients, items, hiddenForClasses, displayDates, ...rest }: Entry): string =>
  JSON.stringify([
    Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    classPrices.map(({ classId, price }) => `${classId} ${price}`).toSorted(),
    ingredients.map(({ consumableId, quantity }) => `${consumableId} ${quantity}`).toSorted(),
    itemsText(items),
    hiddenForClasses.toSorted(),
    displayDates.toSorted(),
  ]);

const staleFailure = (row: ProductDetailRow): FailureWith<"STALE_PRODUCT"> => ({
  code: "STALE_PRODUCT",
  data: {
    id: row.id,
    revision: row.revision,
    version: row.version,
    name: row.name,
    price: row.price,
  },
});

async function change(
  trx: Kysely<unknown>,
  { params: { cafeteriaId, productId }, body }: Asked,
  picture: SentPicture | null,
  context: ChangeContext,
) {
  await holdRecipes(trx, cafeteriaId);
  const { categoryId } = body;
  if (categoryId !== undefined && (await lockCategory(trx, cafeteriaId, categoryId)) === undefined)
    return refused({ code: "NOT_FOUND" });
  await lockProduct(trx, cafeteriaId, productId);
  const row = await findProductDetail(trx, cafeteriaId, productId);
  if (row === undefined || row.status === "DELETED") return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  // A monthly pass has dates of its own, and calls of its own.
  if (row.type === "CALENDAR") return refused({ code: "WRONG_PRODUCT" });
  const before = entryOf(row);
  const ingredients = body.ingredients ?? before.ingredients;
  const costed = await costProduct(trx, context, { cost: body.cost, ingredients, before });
  const shown = await pictureAfter(trx, picture, body.removesImage);
  const pictureId = shown === undefined ? before.pictureId : shown;
  const { revision, removesImage: _removesImage, type = before.type, ...fields } = body;
  if (type !== before.type) return refused(typeFailure);
  const { cost, knownCost } = costed.ok ? costed.value : { cost: null, knownCost: null };
  const after: Entry = { ...withChange<Entry>(before, fields), cost, ingredients, pictureId };
  if (revision !== undefined && revision !== row.revision) {
    // The same edit once more, its first answer having been lost, is no conflict. EDIT-08
    return fieldsText(before) === fieldsText(after) ? accepted(row) : refused(staleFailure(row));
  }
  if (!costed.ok) return costed;
  const failure = await entryFailure(trx, context, {
    ...after,
    knownDates: before.displayDates,
    knownCost,
  });
  const fault =
    failure ??
    (await itemsFailure(trx, cafeteriaId, after)) ??
    (await sealsFailure(trx, cafeteriaId, { ...after, known: before.seals }));
  if (fault !== null) return refused(fault);
  await writeProduct(trx, {
    ...after,
    productId,
    nextVersion: makesNewVersion(before, after) ? row.version + 1 : null,
  });
  await recordChange(trx, context, { entityType: "product", id: productId });
  const changed = await findProductDetail(trx, cafeteriaId, productId);
  if (changed === undefined) throw new BrokenInvariant("a product just changed can be read");
  return accepted(changed);
}

/** One edit by a person, whole or not at all. EDIT-04 EDIT-08 */
export const changeProduct = ownRoute(catalogDeskEndpoints.changeProduct, async (asked, context) => {
  const picture = sentPicture(context.file);
  if (!picture.ok) return picture;
  try {
    return await changeOnce(catalogDeskEndpoints.changeProduct, context, async (trx) => {
      const changed = await withAllergensTold(trx, context, () => change(trx, asked, picture.value, context));
      return changed.ok ? accepted({ data: detailOf(changed.value) }) : changed;
    });
  } catch (error) {
    if (constraintOf(error)?.name === "product_barcode") return refused(barcodeTaken);
    throw error;
  }
});

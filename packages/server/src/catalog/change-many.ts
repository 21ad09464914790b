import { catalogEditingEndpoints as endpoints } from "@cantina/contract/catalog";
import {
  type CafeteriaId,
  type CategoryId,
  type ProductId,
  type Result,
  accepted,
  refused,
} from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import {
  type KeyedAnswer,
  type RequestContext,
  type RouteFailure,
  editTogether,
  recordChanges,
} from "../http/index.ts";
import { deleteCategoryRow } from "./category.queries.ts";
import { lockProducts, markDeleted, productsIn, setVisibility, usesOf } from "./delete-products.queries.ts";
import { lockCategory } from "./new-product.queries.ts";

type Outcome = Result<{ readonly data: null }, RouteFailure>;
type Many = { readonly cafeteriaId: CafeteriaId; readonly productIds: readonly ProductId[] };

const done: Outcome = accepted({ data: null });

/** All or none; what is deleted already is no reason to refuse. EDIT-09 EDIT-14 */
export async function deleteProductsIn(
  trx: Kysely<unknown>,
  { cafeteriaId, productIds }: Many,
  context: RequestContext,
): Promise<Outcome> {
  const wanted = new Set<string>(productIds);
  const rows = await lockProducts(trx, cafeteriaId, productIds);
  if (rows.length < wanted.size) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const ids = rows.filter(({ status }) => status === "ENABLED").map((row) => row.id);
  const uses = await usesOf(trx, ids);
  if (uses.length > 0) return refused({ code: "DELETE_PRODUCT_IN_USE", data: uses });
  if (ids.length === 0) return done;
  await markDeleted(trx, ids);
  await recordChanges(trx, context, {
    noted: ids.map((id) => ({ entity: "product", id, after: "DELETED" })),
    told: ids.map((id) => ({ entityType: "product", id, kind: "deleted" })),
  });
  return done;
}

export const deleteProducts = (many: Many, context: RequestContext): KeyedAnswer<typeof endpoints.deleteProducts> =>
  editTogether(endpoints.deleteProducts, context, (trx) => deleteProductsIn(trx, many, context));

/** One alone, which must be there. */
export const deleteProduct = (
  cafeteriaId: CafeteriaId,
  productId: ProductId,
  context: RequestContext,
): KeyedAnswer<typeof endpoints.deleteProduct> =>
  editTogether(endpoints.deleteProduct, context, async (trx) => {
    const [row] = await lockProducts(trx, cafeteriaId, [productId]);
    if (row?.status !== "ENABLED") return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    return deleteProductsIn(trx, { cafeteriaId, productIds: [productId] }, context);
  });

/** Its products go with it. EDIT-10 */
export const deleteCategory = (
  cafeteriaId: CafeteriaId,
  categoryId: CategoryId,
  context: RequestContext,
): KeyedAnswer<typeof endpoints.deleteCategory> =>
  editTogether(endpoints.deleteCategory, context, async (trx) => {
    if ((await lockCategory(trx, cafeteriaId, categoryId)) === undefined)
      return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const productIds = await productsIn(trx, cafeteriaId, categoryId);
    const products = await deleteProductsIn(trx, { cafeteriaId, productIds }, context);
    if (!products.ok) return products;
    await deleteCategoryRow(trx, categoryId);
    await recordChanges(trx, context, {
      noted: [{ entity: "category", id: categoryId, after: "DELETED" }],
      told: [{ entityType: "category", id: categoryId, kind: "deleted" }],
    });
    return done;
  });

/** The other tabs read the list again once for each category, not once for each product. */
export const changeVisibility = (
  { cafeteriaId, productIds }: Many,
  shownInApp: boolean,
  context: RequestContext,
): KeyedAnswer<typeof endpoints.changeVisibility> =>
  editTogether(endpoints.changeVisibility, context, async (trx) => {
    const rows = await lockProducts(trx, cafeteriaId, productIds);
    const isWhole = rows.length === new Set<string>(productIds).size;
    if (!isWhole || rows.some(({ status }) => status === "DELETED"))
      return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const ids = rows.map((row) => row.id);
    await setVisibility(trx, ids, shownInApp);
    await recordChanges(trx, context, {
      noted: ids.map((id) => ({ entity: "product", id, after: shownInApp })),
      told: [...new Set(rows.map((row) => row.category_id))].map((id) => ({ entityType: "category", id })),
    });
    return done;
  });

import { catalogDeskEndpoints as endpoints } from "@cantina/contract/catalog";
import { type CafeteriaId, type ProductId, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ChangeContext, change, recordChanges } from "../http/index.ts";
import { deleteCategoryRow, lockCategory } from "./category.queries.ts";
import { lockProducts, markDeleted, productsIn, setVisibility, usesOf } from "./delete-products.queries.ts";

type Many = { readonly cafeteriaId: CafeteriaId; readonly productIds: readonly ProductId[] };

const done = accepted({ data: null });

/** All or none; what is deleted already is no reason to refuse. EDIT-09 EDIT-14 */
export async function deleteProductsIn(
  trx: Kysely<unknown>,
  { cafeteriaId, productIds }: Many,
  context: ChangeContext,
) {
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

export const deleteProducts = change(endpoints.deleteProducts, (trx, { params: { cafeteriaId }, body }, context) =>
  deleteProductsIn(trx, { cafeteriaId, productIds: body.productIds }, context),
);

/** One alone, which must be there. */
export const deleteProduct = change(
  endpoints.deleteProduct,
  async (trx, { params: { cafeteriaId, productId } }, context) => {
    const [row] = await lockProducts(trx, cafeteriaId, [productId]);
    if (row?.status !== "ENABLED") return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    return deleteProductsIn(trx, { cafeteriaId, productIds: [productId] }, context);
  },
);

/** Its products go with it. EDIT-10 */
export const deleteCategory = change(
  endpoints.deleteCategory,
  async (trx, { params: { cafeteriaId, categoryId } }, context) => {
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
  },
);

/** The other tabs read the list again once for each category, not once for each product. */
export const changeVisibility = change(
  endpoints.changeVisibility,
  async (trx, { params: { cafeteriaId }, body }, context) => {
    const { productIds, shownInApp } = body;
    const rows = await lockProducts(trx, cafeteriaId, productIds);
    const isWhole = rows.length === new Set<string>(productIds).size;
    if (!isWhole || rows.some(({ status }) => status === "DELETED"))
      return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const ids = rows.map((row) => row.id);
    await setVisibility(trx, ids, shownInApp);
    await recordChanges(trx, context, {
      noted: ids.map((id) => ({ entity: "product", id, after: shownInApp })),
      told: [...new Set(rows.map((row) => row.categoryId))].map((id) => ({ entityType: "category", id })),
    });
    return done;
  },
);

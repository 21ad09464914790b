import { catalogDeskEndpoints as endpoints } from "@cantina/contract/catalog";
import { accepted, checkVersion, refused } from "@cantina/domain/kernel";
import { type Route, change, recordChange, route } from "../http/index.ts";
import { categoryOf, detailOf, productOf } from "./catalog-data.ts";
import { isCategoryNameTaken, lockCategory, lockCategoryNames, updateCategory } from "./category.queries.ts";
import { changeVisibility, deleteCategory, deleteProduct, deleteProducts } from "./change-many.ts";
import { changeProduct } from "./change-product.ts";
import { findProductDetail } from "./product-detail.queries.ts";
import { deletedProductsOf } from "./product.queries.ts";
import { sortCategories, sortProducts } from "./sort.ts";

export const catalogDeskRoutes: readonly Route[] = [
  route(endpoints.readProductDetail, async ({ params }, { db }) => {
    const row = await findProductDetail(db.kysely, params.cafeteriaId, params.productId);
    return row === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: detailOf(row) });
  }),

  route(endpoints.listDeletedProducts, async ({ params }, { db }) =>
    accepted({ data: (await deletedProductsOf(db.kysely, params.cafeteriaId)).map(productOf) }),
  ),

  changeProduct,
  deleteProduct,
  deleteProducts,
  changeVisibility,
  sortProducts,

  change(endpoints.changeCategory, async (trx, { params: { cafeteriaId, categoryId }, body }, context) => {
    await lockCategoryNames(trx, cafeteriaId);
    const former = await lockCategory(trx, cafeteriaId, categoryId);
    if (former === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const checked = checkVersion(body.version, former);
    if (!checked.ok) return checked;
    if (await isCategoryNameTaken(trx, cafeteriaId, { name: body.name, own: categoryId }))
      return refused({ code: "NAME_TAKEN" });
    const row = await updateCategory(trx, categoryId, body);
    await recordChange(trx, context, { entityType: "category", id: categoryId });
    return accepted({ data: categoryOf(row) });
  }),

  deleteCategory,
  sortCategories,
];

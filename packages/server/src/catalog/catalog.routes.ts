import { catalogEndpoints } from "@cantina/contract/catalog";
import { can } from "@cantina/domain/access";
import { accepted, refused } from "@cantina/domain/kernel";
import { holdRecipes } from "../consumables/index.ts";
import { type Route, change, recordChange, route } from "../http/index.ts";
import { pictureAfter, sentPicture } from "../pictures/index.ts";
import { barcodeTaken, categoryOf, detailOf, productOf } from "./catalog-data.ts";
import {
  categoriesOf,
  insertCategory,
  isCategoryNameTaken,
  lockCategory,
  lockCategoryNames,
} from "./category.queries.ts";
import { entryFailure } from "./check-entry.ts";
import { itemsFailure, stockFailure } from "./check-items.ts";
import { barredFailure, sealsFailure } from "./check-seals.ts";
import { isOfferedTo } from "./offered-to.ts";
import { insertProduct } from "./write-product.queries.ts";
import { costProduct } from "./product-recipe.ts";
import { findProductDetail } from "./product-detail.queries.ts";
import { findProduct, productsOf } from "./product.queries.ts";

export const catalogRoutes: readonly Route[] = [
  route(catalogEndpoints.listProducts, async ({ params }, { db: { kysely }, identity }) =>
    accepted({
      data: (await productsOf(kysely, params.cafeteriaId, identity.type === "CLIENT"))
        .map(productOf)
        .filter(await isOfferedTo(kysely, identity)),
    }),
  ),

  route(catalogEndpoints.readProduct, async ({ params }, { db: { kysely }, identity }) => {
    const row = await findProduct(kysely, params.cafeteriaId, params.productId, identity.type === "CLIENT");
    if (row === undefined || !(await isOfferedTo(kysely, identity))(productOf(row)))
      return refused({ code: "NOT_FOUND" });
    const edited = can(identity, "editCatalog")
      ? await findProductDetail(kysely, params.cafeteriaId, params.productId)
      : undefined;
    return accepted({ data: edited === undefined ? productOf(row) : detailOf(edited) });
  }),

  change(catalogEndpoints.createProduct, async (trx, { params: { cafeteriaId }, body }, context) => {
    const { file, identity } = context;
    const picture = sentPicture(file);
    if (!picture.ok) return picture;
    const { currentStock } = body;
    const initialStock = body.initialStock ?? currentStock ?? null;
    if (currentStock !== undefined && currentStock !== initialStock) return refused(stockFailure);
    await holdRecipes(trx, cafeteriaId);
    if ((await lockCategory(trx, cafeteriaId, body.categoryId)) === undefined) return refused({ code: "NOT_FOUND" });
    const costed = await costProduct(trx, context, { ...body, before: { cost: null, ingredients: [] } });
    if (!costed.ok) return costed;
    const entry = { ...body, initialStock, ...costed.value };
    const failure = await entryFailure(trx, context, { ...entry, knownDates: [] });
    const fault =
      failure ??
      (await itemsFailure(trx, cafeteriaId, entry)) ??
      (await sealsFailure(trx, cafeteriaId, { ...entry, known: [] })) ??
      (await barredFailure(trx, cafeteriaId, entry));
    if (fault !== null) return refused(fault);
    const pictureId = (await pictureAfter(trx, picture.value, false)) ?? null;
    const productId = await insertProduct(trx, cafeteriaId, identity.profileId, { ...entry, pictureId });
    if (productId === undefined) return refused(barcodeTaken);
    await recordChange(trx, context, { entityType: "product", id: productId });
    const row = await findProduct(trx, cafeteriaId, productId);
    return row === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: productOf(row) });
  }),

  route(catalogEndpoints.listCategories, async ({ params }, { db: { kysely } }) =>
    accepted({ data: (await categoriesOf(kysely, params.cafeteriaId)).map(categoryOf) }),
  ),

  change(catalogEndpoints.createCategory, async (trx, { params: { cafeteriaId }, body }, context) => {
    await lockCategoryNames(trx, cafeteriaId);
    if (await isCategoryNameTaken(trx, cafeteriaId, { name: body.name, own: null }))
      return refused({ code: "NAME_TAKEN" });
    const row = await insertCategory(trx, cafeteriaId, body);
    await recordChange(trx, context, { entityType: "category", id: row.id });
    return accepted({ data: categoryOf(row) });
  }),
];

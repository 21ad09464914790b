import { catalogEditingEndpoints as editing, catalogEndpoints } from "@cantina/contract/catalog";
import type { DataOf } from "@cantina/contract/endpoint";
import type { Category, Product } from "@cantina/domain/catalog";
import type { CategoryDraft, Placed, ProductDraft } from "@cantina/domain/catalog-editing";
import type { CafeteriaId, CategoryId, IdempotencyKey, ProductId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";
import { type PictureChange, fileOf, withPicture } from "./picture.ts";

export type ProductDetail = DataOf<typeof editing.readProductDetail>;

/** `cost` and the recipe are left out where the cafeteria keeps none. */
export type ProductChange = {
  readonly draft: ProductDraft;
  readonly keepsCost: boolean;
  readonly keepsRecipe: boolean;
  readonly image: PictureChange;
};

/** Where cards shall stand, each with the version of the list that it was seen in. */
type Moved<Id extends string> = Placed<Id> & { readonly version: string };
export type ProductMoves = readonly Moved<ProductId>[];
export type CategoryMoves = readonly Moved<CategoryId>[];

type Answer<T> = Promise<Result<T, ApiFailure>>;

export type CatalogEditingSource = {
  readonly readDetail: (productId: ProductId, signal: AbortSignal) => Answer<ProductDetail>;
  readonly listDeleted: (signal: AbortSignal) => Answer<readonly Product[]>;
  readonly createProduct: (change: ProductChange, key: IdempotencyKey) => Answer<Product>;
  /** Of the revision that was shown. */
  readonly changeProduct: (
    shown: Pick<ProductDetail, "id" | "revision">,
    change: ProductChange,
    key: IdempotencyKey,
  ) => Answer<ProductDetail>;
  readonly deleteProducts: (productIds: readonly ProductId[], key: IdempotencyKey) => Answer<null>;
  readonly changeVisibility: (
    productIds: readonly ProductId[],
    shownInApp: boolean,
    key: IdempotencyKey,
  ) => Answer<null>;
  readonly sortProducts: (moves: ProductMoves) => Answer<null>;
  readonly createCategory: (draft: CategoryDraft, key: IdempotencyKey) => Answer<Category>;
  /** Of the version that was shown. */
  readonly changeCategory: (
    shown: Pick<Category, "id" | "version">,
    draft: CategoryDraft,
    key: IdempotencyKey,
  ) => Answer<Category>;
  readonly deleteCategory: (categoryId: CategoryId, key: IdempotencyKey) => Answer<null>;
  readonly sortCategories: (moves: CategoryMoves) => Answer<null>;
};

/** A browser sends a body of this many places even while its page closes. */
const mostKeptAlive = 600;
const keptAlive = (positions: readonly unknown[]) => ({ keepalive: positions.length <= mostKeptAlive });

const bodyOf = ({ draft, keepsCost, keepsRecipe }: ProductChange) => {
  const { cost, ingredients, ...rest } = draft;
  return { ...rest, ...(!keepsRecipe && { ingredients }), ...(!keepsCost && { cost }) };
};

export function httpCatalogEditing(client: ApiClient, cafeteriaId: CafeteriaId): CatalogEditingSource {
  const params = { cafeteriaId };
  const shown = withPicture(client);
  return {
    readDetail: async (productId, signal) =>
      mapped(
        await client.call(editing.readProductDetail, { params: { ...params, productId } }, { signal }),
        shown<ProductDetail>,
      ),
    listDeleted: async (signal) =>
      mapped(await client.call(editing.listDeletedProducts, { params }, { signal }), (list) =>
        list.map(shown<Product>),
      ),
    createProduct: async (change, idempotencyKey) =>
      mapped(
        await client.call(
          catalogEndpoints.createProduct,
          { params, body: bodyOf(change) },
          { idempotencyKey, ...fileOf(change.image) },
        ),
        shown<Product>,
      ),
    changeProduct: async ({ id, revision }, change, idempotencyKey) => {
      const body = { ...bodyOf(change), revision, removesImage: change.image === null };
      const request = { params: { ...params, productId: id }, body };
      const options = { idempotencyKey, ...fileOf(change.image) };
      return mapped(await client.call(editing.changeProduct, request, options), shown<ProductDetail>);
    },
    deleteProducts: (productIds, idempotencyKey) =>
      client.call(editing.deleteProducts, { params, body: { productIds } }, { idempotencyKey }),
    changeVisibility: (productIds, shownInApp, idempotencyKey) =>
      client.call(editing.changeVisibility, { params, body: { productIds, shownInApp } }, { idempotencyKey }),
    sortProducts: (moves) => client.call(editing.sortProducts, { params, body: moves }, keptAlive(moves)),
    createCategory: (body, idempotencyKey) =>
      client.call(catalogEndpoints.createCategory, { params, body }, { idempotencyKey }),
    changeCategory: ({ id, version }, draft, idempotencyKey) => {
      const request = { params: { ...params, categoryId: id }, body: { ...draft, version } };
      return client.call(editing.changeCategory, request, { idempotencyKey });
    },
    deleteCategory: (categoryId, idempotencyKey) =>
      client.call(editing.deleteCategory, { params: { ...params, categoryId } }, { idempotencyKey }),
    sortCategories: (moves) => client.call(editing.sortCategories, { params, body: moves }, keptAlive(moves)),
  };
}

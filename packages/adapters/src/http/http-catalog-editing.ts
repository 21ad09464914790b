import { catalogEditingEndpoints as editing, catalogEndpoints } from "@cantina/contract/catalog";
import type { DataOf } from "@cantina/contract/endpoint";
import type { Category, Product } from "@cantina/domain/catalog";
import type { CategoryEntry, Placed, ProductEntry } from "@cantina/domain/catalog-editing";
import type { CafeteriaId, CategoryId, IdempotencyKey, ProductId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";
import { type PictureChange, fileOf, withPicture } from "./picture.ts";

export type ProductDetail = DataOf<typeof editing.readProductDetail>;

/** `cost` and the recipe are left out where the cafeteria keeps none. */
export type ProductChange = {
  readonly entry: ProductEntry;
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
  readonly changeProduct: (productId: ProductId, revision: number, change: ProductChange) => Answer<ProductDetail>;
  readonly deleteProducts: (productIds: readonly ProductId[]) => Answer<null>;
  readonly changeVisibility: (productIds: readonly ProductId[], shownInApp: boolean) => Answer<null>;
  readonly sortProducts: (moves: ProductMoves) => Answer<null>;
  readonly createCategory: (entry: CategoryEntry, key: IdempotencyKey) => Answer<Category>;
  /** Of the version that was shown. */
  readonly changeCategory: (shown: Pick<Category, "id" | "version">, entry: CategoryEntry) => Answer<Category>;
  readonly deleteCategory: (categoryId: CategoryId) => Answer<null>;
  readonly sortCategories: (moves: CategoryMoves) => Answer<null>;
};

/** A browser sends a body of this many places even while its page closes. */
const mostKeptAlive = 600;
const keptAlive = (positions: readonly unknown[]) => ({ keepalive: positions.length <= mostKeptAlive });

const bodyOf = ({ entry, keepsCost, keepsRecipe }: ProductChange) => {
  const { cost, ingredients, ...rest } = entry;
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
    changeProduct: async (productId, revision, change) =>
      mapped(
        await client.call(
          editing.changeProduct,
          {
            params: { ...params, productId },
            body: { ...bodyOf(change), revision, removesImage: change.image === null },
          },
          fileOf(change.image),
        ),
        shown<ProductDetail>,
      ),
    deleteProducts: (productIds) => client.call(editing.deleteProducts, { params, body: { productIds } }),
    changeVisibility: (productIds, shownInApp) =>
      client.call(editing.changeVisibility, { params, body: { productIds, shownInApp } }),
    sortProducts: (moves) => client.call(editing.sortProducts, { params, body: moves }, keptAlive(moves)),
    createCategory: (body, idempotencyKey) =>
      client.call(catalogEndpoints.createCategory, { params, body }, { idempotencyKey }),
    changeCategory: ({ id, version }, entry) =>
      client.call(editing.changeCategory, { params: { ...params, categoryId: id }, body: { ...entry, version } }),
    deleteCategory: (categoryId) => client.call(editing.deleteCategory, { params: { ...params, categoryId } }),
    sortCategories: (moves) => client.call(editing.sortCategories, { params, body: moves }, keptAlive(moves)),
  };
}

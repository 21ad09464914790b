import { catalogEndpoints } from "@cantina/contract/catalog";
import type { Category, Product } from "@cantina/domain/catalog";
import type { CafeteriaId, ProductId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";
import { withPicture } from "./picture.ts";

export type CatalogSource = {
  readonly listProducts: (signal: AbortSignal) => Promise<Result<readonly Product[], ApiFailure>>;
  readonly readProduct: (productId: ProductId, signal: AbortSignal) => Promise<Result<Product, ApiFailure>>;
  readonly listCategories: (signal: AbortSignal) => Promise<Result<readonly Category[], ApiFailure>>;
};

export function httpCatalog(client: ApiClient, cafeteriaId: CafeteriaId): CatalogSource {
  const params = { cafeteriaId };
  const shown = withPicture(client)<Product>;
  const { readProduct } = catalogEndpoints;
  return {
    listProducts: async (signal) =>
      mapped(await client.call(catalogEndpoints.listProducts, { params }, { signal }), (list) => list.map(shown)),
    readProduct: async (productId, signal) =>
      mapped(
        await client.call(readProduct, { params: { ...params, productId } }, { signal }),
        // A till keeps what it sells by, whoever is signed in at it.
        ({ cost: _cost, ingredients: _ingredients, versions: _versions, ...product }) => shown(product),
      ),
    listCategories: (signal) => client.call(catalogEndpoints.listCategories, { params }, { signal }),
  };
}

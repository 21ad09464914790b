export {
  type CatalogItem,
  type Category,
  type ClassPrice,
  type Product,
  type ProductType,
  type PromotionItem,
  productTypes,
} from "./product.ts";
export { type StockUse, isHiddenFrom, promotionStock, stockUsesOf, unitsHeld, withFreshItems } from "./promotion.ts";
export { unitPriceFor } from "./unit-price.ts";
export { visibleProducts } from "./visible-products.ts";
export { indexByBarcode } from "./barcode-index.ts";
export { type CategoryGroup, groupByCategory } from "./group-by-category.ts";
export { filterCatalog } from "./filter-catalog.ts";
export { type Favourites, favouritesAmong, withFavourite, withMovedFavourite, withoutFavourite } from "./favourites.ts";

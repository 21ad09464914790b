export { catalogRoutes } from "./catalog.routes.ts";
export { lockCategory } from "./category.queries.ts";
export { catalogDeskRoutes } from "./catalog-desk.routes.ts";
export { deleteProductsIn } from "./change-many.ts";
export { entryFailure } from "./check-entry.ts";
export { markDeleted } from "./delete-products.queries.ts";
export { insertVersion } from "./write-product.queries.ts";
export { reviseRecipes } from "./revise-recipes.ts";

import type { catalogDeskEndpoints, catalogEndpoints } from "@cantina/contract/catalog";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { promotionStock } from "@cantina/domain/catalog";
import { sealsIn } from "@cantina/domain/school-rules";
import { invalid } from "../http/index.ts";
import { pictureUrl } from "../pictures/index.ts";
import type { CategoryRow } from "./category.queries.ts";
import type { ProductDetailRow } from "./product-detail.queries.ts";
import type { ProductRow } from "./product.queries.ts";

export const productOf = ({
  pictureId,
  ...product
}: ProductRow): GivenDataOf<typeof catalogEndpoints.createProduct> => ({
  ...product,
  currentStock: product.type === "PROMOTION" ? promotionStock(product.items) : product.currentStock,
  seals: product.type === "PROMOTION" ? sealsIn(product.items) : product.seals,
  imageUrl: pictureUrl(pictureId),
});

export const categoryOf = ({
  formerName,
  ...category
}: CategoryRow): GivenDataOf<typeof catalogEndpoints.createCategory> => ({
  ...category,
  ...(formerName !== null && { formerName }),
});

/** With what only who edits a product is told. */
export const detailOf = ({
  cost,
  ingredients,
  ownAllergens,
  versions,
  revision,
  ...product
}: ProductDetailRow): GivenDataOf<typeof catalogDeskEndpoints.readProductDetail> => ({
  ...productOf(product),
  cost,
  ingredients,
  ownAllergens,
  versions: versions.map((one) => ({ ...one, currentVersion: one.version === product.version })),
  revision,
});

export const barcodeTaken = invalid("barcode", "Otro producto ya tiene este código de barras");

import type { catalogDeskEndpoints, catalogEndpoints } from "@cantina/contract/catalog";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { promotionStock } from "@cantina/domain/catalog";
import { invalid } from "../http/index.ts";
import { pictureUrl } from "../pictures/index.ts";
import type { CategoryRow } from "./category.queries.ts";
import type { ProductDetailRow } from "./product-detail.queries.ts";
import type { ProductRow } from "./product.queries.ts";

export const productOf = (row: ProductRow): GivenDataOf<typeof catalogEndpoints.createProduct> => ({
  id: row.id,
  type: row.type,
  name: row.name,
  description: row.description,
  categoryId: row.category_id,
  position: row.position,
  version: row.version,
  status: row.status,
  price: row.price,
  classPrices: row.class_prices,
  items: row.items,
  currentStock: row.type === "PROMOTION" ? promotionStock(row.items) : row.current_stock,
  dailyLimit: row.daily_limit,
  barcode: row.barcode,
  shownInApp: row.shown_in_app,
  imageUrl: row.picture_id === null ? null : pictureUrl(row.picture_id),
  hiddenForClasses: row.hidden_for_classes,
  displayDates: row.display_dates,
});

export const categoryOf = (row: CategoryRow): GivenDataOf<typeof catalogEndpoints.createCategory> => ({
  id: row.id,
  name: row.name,
  position: row.position,
  requestTimeLimit: row.request_time_limit,
  version: row.version,
  ...(row.former_name !== null && { formerName: row.former_name }),
});

/** What only who edits a product is told. */
const editorFieldsOf = (row: ProductDetailRow) => ({
  cost: row.cost,
  ingredients: row.ingredients,
  versions: row.versions.map(({ version, name, price, cost, items, createdAt }) => ({
    version,
    currentVersion: version === row.version,
    name,
    price,
    cost,
    items,
    createdAt,
  })),
});

export const detailOf = (row: ProductDetailRow): GivenDataOf<typeof catalogDeskEndpoints.readProductDetail> => ({
  ...productOf(row),
  status: row.status,
  revision: row.revision,
  ...editorFieldsOf(row),
});

export const readOf = (row: ProductDetailRow): GivenDataOf<typeof catalogEndpoints.readProduct> => ({
  ...productOf(row),
  ...editorFieldsOf(row),
});

export const barcodeTaken = invalid("barcode", "Otro producto ya tiene este código de barras");

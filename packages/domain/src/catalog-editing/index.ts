export {
  type NewProductType,
  type EnteredProduct,
  type ProductDraft,
  type ProductEntry,
  type ProductFaults,
  barcodeLimit,
  checkProduct,
  newProductEntry,
  productEntryOf,
} from "./check-product.ts";
export {
  type CategoryDraft,
  type CategoryEntry,
  type CategoryFaults,
  categoryEntryOf,
  checkCategory,
} from "./check-category.ts";
export { type GroupFault, type PriceGroup, hasClassTwice } from "./price-groups.ts";
export { type DisplayDays, displayDateFault, refusedDates } from "./display-dates.ts";
export {
  type ItemEntry,
  type ItemRefusal,
  type ItemsFault,
  choosableProducts,
  itemsFault,
  itemsRefusal,
  ownGoodsFault,
  promotionLimits,
} from "./check-items.ts";
export { type SealsFault, sealsFault } from "./check-seals.ts";
export { type ItemsValue, itemsValue } from "./items-value.ts";
export { itemsText, makesNewVersion } from "./makes-new-version.ts";
export { type Placed, changedPositions, inOrder, moveItem, orderVersion } from "./list-order.ts";
export { shownOn } from "./shown-on.ts";
export { catalogSections } from "./sections.ts";
export type { MovedList, Moves } from "./moved-lists.ts";
export type { CatalogOrderPort } from "./catalog-order.port.ts";
export { type CatalogOrderEvent, catalogOrderMachine, savePause } from "./catalog-order.machine.ts";

import type { ClassPrice, Product } from "../catalog/index.ts";
import { type Ingredient, type RecipeFaults, type RecipeRow, ingredientsOf, recipeFaults } from "../inventory/index.ts";
import {
  type CategoryId,
  type Cents,
  type ClassId,
  type LocalDate,
  type Result,
  accepted,
  refused,
  textLimits,
} from "../kernel/index.ts";
import { cartLimits } from "../sale/index.ts";
import { type ItemEntry, type ItemsFault, itemsFault } from "./check-items.ts";
import { type DisplayDays, refusedDates } from "./display-dates.ts";
import { type GroupFault, type PriceGroup, classPricesOf, groupFaults, priceGroupsOf } from "./price-groups.ts";

/** What a person may make here; a monthly pass has a form of its own. */
export type NewProductType = "PRODUCT" | "PROMOTION";

/** The form as it stands. */
export type ProductDraft = {
  readonly type: NewProductType;
  readonly name: string;
  readonly description: string;
  readonly categoryId: CategoryId | null;
  readonly price: Cents | null;
  /** null: not known. */
  readonly cost: Cents | null;
  readonly recipe: readonly RecipeRow[];
  readonly groups: readonly PriceGroup[];
  readonly items: readonly ItemEntry[];
  readonly hiddenForClasses: readonly ClassId[];
  readonly displayDates: readonly LocalDate[];
  readonly hasBarcode: boolean;
  readonly barcode: string;
  readonly hasDailyLimit: boolean;
  readonly dailyLimit: string;
  readonly shownInApp: boolean;
};

/** What a person may set of a product. */
export type ProductEntry = {
  /** Of a new product; it never changes. EDIT-14 */
  readonly type: NewProductType;
  readonly name: string;
  readonly description: string;
  readonly categoryId: CategoryId;
  readonly price: Cents;
  readonly cost: Cents | null;
  readonly ingredients: readonly Ingredient[];
  readonly classPrices: readonly ClassPrice[];
  /** Of a promotion. */
  readonly items: readonly ItemEntry[];
  readonly hiddenForClasses: readonly ClassId[];
  readonly displayDates: readonly LocalDate[];
  readonly barcode: string | null;
  readonly dailyLimit: number | null;
  readonly shownInApp: boolean;
};

export type ProductFault =
  | "NO_NAME"
  | "NAME_TOO_LONG"
  | "NO_CATEGORY"
  | "NO_DESCRIPTION"
  | "DESCRIPTION_TOO_LONG"
  | "NO_BARCODE"
  | "NO_DAILY_LIMIT"
  | "NO_PRICE"
  | "PRICE_TOO_HIGH"
  | "REFUSED_DATE"
  | ItemsFault;

export type ProductFaults = {
  readonly fields: ReadonlySet<ProductFault>;
  readonly groups: ReadonlyMap<number, GroupFault>;
  readonly recipe: RecipeFaults;
};

export const barcodeLimit = 64;

export const newProductDraft = (categoryId: CategoryId | null, type: NewProductType = "PRODUCT"): ProductDraft => ({
  type,
  name: "",
  description: "",
  categoryId,
  price: null,
  cost: null,
  recipe: [],
  groups: [],
  items: [],
  hiddenForClasses: [],
  displayDates: [],
  hasBarcode: false,
  barcode: "",
  hasDailyLimit: false,
  dailyLimit: "",
  shownInApp: true,
});

type Known = Product & { readonly cost: Cents | null; readonly ingredients: readonly Ingredient[] };

export const draftOf = (product: Known): ProductDraft => ({
  type: product.type === "PROMOTION" ? "PROMOTION" : "PRODUCT",
  name: product.name,
  description: product.description,
  categoryId: product.categoryId,
  price: product.price,
  cost: product.cost,
  recipe: product.ingredients,
  groups: priceGroupsOf(product.classPrices),
  items: product.items.map(({ productId, quantity }) => ({ productId, quantity })),
  hiddenForClasses: product.hiddenForClasses,
  displayDates: product.displayDates,
  hasBarcode: product.barcode !== null,
  barcode: product.barcode ?? "",
  hasDailyLimit: product.dailyLimit !== null,
  dailyLimit: product.dailyLimit === null ? "" : String(product.dailyLimit),
  shownInApp: product.shownInApp,
});

const isWhole = (text: string): boolean => /^\d{1,9}$/u.test(text.trim());

function fieldFaults(draft: ProductDraft, days: DisplayDays): readonly ProductFault[] {
  const faults: readonly (readonly [boolean, ProductFault])[] = [
    [draft.name.trim() === "", "NO_NAME"],
    [draft.name.trim().length > textLimits.name, "NAME_TOO_LONG"],
    [draft.categoryId === null, "NO_CATEGORY"],
    [draft.description.trim() === "", "NO_DESCRIPTION"],
    [draft.description.trim().length > textLimits.productDescription, "DESCRIPTION_TOO_LONG"],
    [draft.hasBarcode && draft.barcode.trim() === "", "NO_BARCODE"],
    [draft.hasDailyLimit && !isWhole(draft.dailyLimit), "NO_DAILY_LIMIT"],
    [draft.price === null, "NO_PRICE"],
    [draft.price !== null && draft.price > cartLimits.unitPrice, "PRICE_TOO_HIGH"],
    [refusedDates(draft.displayDates, days).length > 0, "REFUSED_DATE"],
  ];
  const items = itemsFault(draft.type, draft.items);
  return [...faults.flatMap(([isFault, fault]) => (isFault ? [fault] : [])), ...(items === null ? [] : [items])];
}

/** What can be sent, or every fault at once. EDIT-01 EDIT-02 EDIT-03 EDIT-12 INVENTORY-08 */
export function checkProduct(draft: ProductDraft, days: DisplayDays): Result<ProductEntry, ProductFaults> {
  const faults = {
    fields: new Set(fieldFaults(draft, days)),
    groups: groupFaults(draft.groups),
    recipe: recipeFaults(draft.recipe),
  };
  const { categoryId, price } = draft;
  const isWhole = faults.fields.size + faults.groups.size + faults.recipe.size === 0;
  if (!isWhole || categoryId === null || price === null) return refused(faults);
  return accepted({
    type: draft.type,
    name: draft.name.trim(),
    description: draft.description.trim(),
    categoryId,
    price,
    cost: draft.cost,
    ingredients: ingredientsOf(draft.recipe),
    classPrices: classPricesOf(draft.groups),
    items: draft.items,
    hiddenForClasses: draft.hiddenForClasses,
    displayDates: draft.displayDates.toSorted(),
    barcode: draft.hasBarcode ? draft.barcode.trim() : null,
    dailyLimit: draft.hasDailyLimit ? Number(draft.dailyLimit.trim()) : null,
    shownInApp: draft.shownInApp,
  });
}

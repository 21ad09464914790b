import type { Allergen } from "../allergens/index.ts";
import type { ClassPrice, Product } from "../catalog/index.ts";
import { type Ingredient, type RecipeFaults, type RecipeRow, ingredientsOf, recipeFaults } from "../inventory/index.ts";
import {
  type CategoryId,
  type Cents,
  type ClassId,
  type LocalDate,
  type OptionalNumber,
  type Result,
  type TextFault,
  type Unreadable,
  accepted,
  refused,
  textFault,
  textLimits,
} from "../kernel/index.ts";
import { cartLimits } from "../sale/index.ts";
import { type SchoolRules, type Seal, isBarred, noSchoolRules } from "../school-rules/index.ts";
import { type ItemEntry, type ItemsFault, itemsFault } from "./check-items.ts";
import { type DisplayDays, refusedDates } from "./display-dates.ts";
import { type GroupFault, type PriceGroup, classPricesOf, groupFaults, priceGroupsOf } from "./price-groups.ts";

/** What a person may make here; a monthly pass has a form of its own. */
export type NewProductType = "PRODUCT" | "PROMOTION";

/** What stands in the form's fields. */
export type ProductEntry = {
  readonly type: NewProductType;
  readonly name: string;
  readonly description: string;
  readonly categoryId: CategoryId | null;
  readonly price: Cents | null;
  /** null: not known. */
  readonly cost: OptionalNumber<Cents>;
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
  /** What it carries beside its recipe. ALLERGEN-01 */
  readonly ownAllergens: readonly Allergen[];
  /** What its package carries; a promotion has none of its own. SCHOOL-01 */
  readonly seals: readonly Seal[];
  /** Of a new one: whether its units are counted, and how many it begins with. */
  readonly hasStock: boolean;
  readonly initialStock: string;
};

/** What a person may set of a product. */
export type ProductDraft = {
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
  readonly ownAllergens: readonly Allergen[];
  readonly seals: readonly Seal[];
};

/** What the form of a product sends. */
export type EnteredProduct = ProductDraft & {
  /** Of a new one; null: its units are not counted. STOCK-03 */
  readonly initialStock: number | null;
};

type FieldFaults = {
  readonly name?: TextFault;
  readonly categoryId?: "MISSING";
  readonly description?: TextFault;
  readonly barcode?: "MISSING";
  readonly dailyLimit?: "MISSING";
  readonly initialStock?: "MISSING";
  readonly price?: "MISSING" | "TOO_HIGH";
  readonly cost?: Unreadable;
  readonly displayDates?: "REFUSED";
  readonly items?: ItemsFault;
  readonly seals?: "BARRED";
};

export type ProductFaults = FieldFaults & {
  /** By the row's place. */
  readonly groups: ReadonlyMap<number, GroupFault>;
  readonly recipe: RecipeFaults;
};

export const barcodeLimit = 64;

export const newProductEntry = (categoryId: CategoryId | null, type: NewProductType = "PRODUCT"): ProductEntry => ({
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
  ownAllergens: [],
  seals: [],
  hasStock: false,
  initialStock: "",
});

type Known = Product & {
  readonly cost: Cents | null;
  readonly ingredients: readonly Ingredient[];
  readonly ownAllergens: readonly Allergen[];
};

export const productEntryOf = (product: Known): ProductEntry => ({
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
  ownAllergens: product.ownAllergens,
  seals: product.type === "PROMOTION" ? [] : product.seals,
  hasStock: false,
  initialStock: "",
});

const isWhole = (text: string): boolean => /^\d{1,9}$/u.test(text.trim());

/** What a recipe says is not typed, and what was typed before it is not asked about. FORM-13 */
const typedCost = ({ cost, recipe }: ProductEntry): OptionalNumber<Cents> =>
  cost === "UNREADABLE" && recipe.length > 0 ? null : cost;

function fieldFaults(entry: ProductEntry, days: DisplayDays, rules: SchoolRules): FieldFaults {
  const { price, type } = entry;
  const name = textFault(entry.name);
  const description = textFault(entry.description, textLimits.productDescription);
  const items = itemsFault(type, entry.items);
  return {
    ...(name !== null && { name }),
    ...(entry.categoryId === null && { categoryId: "MISSING" }),
    ...(description !== null && { description }),
    ...(entry.hasBarcode && entry.barcode.trim() === "" && { barcode: "MISSING" }),
    ...(entry.hasDailyLimit && !isWhole(entry.dailyLimit) && { dailyLimit: "MISSING" }),
    ...(entry.hasStock && !isWhole(entry.initialStock) && { initialStock: "MISSING" }),
    ...(price === null && { price: "MISSING" }),
    ...(price !== null && price > cartLimits.unitPrice && { price: "TOO_HIGH" }),
    ...(typedCost(entry) === "UNREADABLE" && { cost: "UNREADABLE" }),
    ...(refusedDates(entry.displayDates, days).length > 0 && { displayDates: "REFUSED" }),
    ...(items !== null && { items }),
    ...(isBarred(entry, rules) && { seals: "BARRED" }),
  };
}

/**
 * What can be sent, or every fault at once; the school rules are for a new one.
 * EDIT-01 EDIT-02 EDIT-03 EDIT-12 INVENTORY-08 STOCK-03 FORM-13 SCHOOL-04
 */
export function checkProduct(
  entry: ProductEntry,
  days: DisplayDays,
  rules: SchoolRules = noSchoolRules,
): Result<EnteredProduct, ProductFaults> {
  const fields = fieldFaults(entry, days, rules);
  const [groups, recipe] = [groupFaults(entry.groups), recipeFaults(entry.recipe)];
  const { categoryId, price } = entry;
  const cost = typedCost(entry);
  const isSound = Object.keys(fields).length + groups.size + recipe.size === 0;
  if (!isSound || categoryId === null || price === null || cost === "UNREADABLE")
    return refused({ ...fields, groups, recipe });
  return accepted({
    type: entry.type,
    name: entry.name.trim(),
    description: entry.description.trim(),
    categoryId,
    price,
    cost,
    ingredients: ingredientsOf(entry.recipe),
    classPrices: classPricesOf(entry.groups),
    items: entry.items,
    hiddenForClasses: entry.hiddenForClasses,
    displayDates: entry.displayDates.toSorted(),
    barcode: entry.hasBarcode ? entry.barcode.trim() : null,
    dailyLimit: entry.hasDailyLimit ? Number(entry.dailyLimit.trim()) : null,
    shownInApp: entry.shownInApp,
    ownAllergens: entry.ownAllergens,
    seals: entry.seals,
    initialStock: entry.hasStock ? Number(entry.initialStock.trim()) : null,
  });
}

import { allergens } from "@cantina/domain/allergens";
import { productTypes } from "@cantina/domain/catalog";
import { barcodeLimit, hasClassTwice } from "@cantina/domain/catalog-editing";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { newRecipe, recipe } from "../inventory/index.ts";
import { catalogItem, itemEntries, newProductType, promotionItem } from "./promotion.wire.ts";
import {
  allergenList,
  classPriceOf,
  dateText,
  idOf,
  instantText,
  money,
  nameText,
  renamed,
  sealList,
  seenVersion,
  textUpTo,
  toldAllergens,
  toldSeals,
  unitPrice,
  version,
  wholeFrom,
} from "../wire/index.ts";

const insideNames = { cafeteriaClassPrices: "classPrices" } as const;

export const product = renamed(
  v.object({
    id: idOf<"product">(),
    type: v.picklist(productTypes),
    name: v.string(),
    description: v.string(),
    categoryId: idOf<"category">(),
    position: v.number(),
    version: v.number(),
    status: v.optional(v.picklist(["ENABLED", "DELETED"]), "ENABLED"),
    price: money,
    cafeteriaClassPrices: v.array(classPriceOf(money)),
    /** Of a promotion, in the order in which they are shown. */
    items: v.array(catalogItem),
    /** Of a promotion: how many its items' stock is enough for. */
    currentStock: v.nullable(v.number()),
    dailyLimit: v.nullable(v.number()),
    barcode: v.nullable(v.string()),
    shownInApp: v.boolean(),
    imageUrl: v.nullable(v.string()),
    hiddenForClasses: v.array(idOf<"class">()),
    displayDates: v.array(dateText),
    /** What it contains, through every level of its recipe and in its items. */
    allergens: toldAllergens,
    /** Front-of-pack seals that it carries; of a promotion: those of its items. */
    seals: toldSeals,
  }),
  insideNames,
);

export const category = v.object({
  id: idOf<"category">(),
  name: v.string(),
  position: v.number(),
  requestTimeLimit: v.nullable(v.string()),
  version,
  /** What it was called before it lost its name to another one; absent once somebody has saved it. */
  formerName: v.exactOptional(v.string()),
});

const description = v.pipe(textUpTo(textLimits.productDescription), v.trim(), v.minLength(1, "Es obligatoria"));
const barcode = v.nullable(v.pipe(textUpTo(barcodeLimit), v.trim(), v.minLength(1)));
const dailyLimit = v.nullable(wholeFrom(0));
const mostClasses = 500;
const classPrices = v.pipe(
  v.array(classPriceOf(unitPrice)),
  v.maxLength(mostClasses),
  v.check((rows) => !hasClassTwice(rows), "Cada clase puede estar en un solo grupo de precios"),
);
const hiddenForClasses = v.pipe(v.array(idOf<"class">()), v.maxLength(mostClasses));
const displayDates = v.pipe(v.array(dateText), v.maxLength(400));
/** null: not known. */
const cost = v.nullable(unitPrice);

export const newProduct = renamed(
  v.object({
    type: v.optional(newProductType, "PRODUCT"),
    name: nameText,
    description,
    categoryId: idOf<"category">(),
    price: unitPrice,
    /** Only where the cafeteria has productUtility. */
    cost: v.optional(cost, null),
    /** Only where the cafeteria has inventory; then the recipe supplies the cost. */
    ingredients: v.optional(newRecipe, []),
    cafeteriaClassPrices: v.optional(classPrices, []),
    /** Of a promotion: at least one. */
    items: v.optional(itemEntries, []),
    hiddenForClasses: v.optional(hiddenForClasses, []),
    displayDates: v.optional(displayDates, []),
    barcode: v.optional(barcode, null),
    dailyLimit: v.optional(dailyLimit, null),
    /** Units on hand; null: not stock controlled. A promotion has none of its own. */
    initialStock: v.optional(v.nullable(wholeFrom(0)), null),
    /** The same by the name that a product has it under. EDIT-18 */
    currentStock: v.optional(v.nullable(wholeFrom(0))),
    shownInApp: v.optional(v.boolean(), true),
    /** What it carries beside its recipe. */
    ownAllergens: v.optional(allergenList, []),
    /** Of the cafeteria's country; a promotion has none of its own. */
    seals: v.optional(sealList, []),
  }),
  insideNames,
);

/** What is left out stays as it is. */
export const productChange = renamed(
  v.object({
    /** Of the product when the person began; any edit since then makes this one stale. Without it, the edit is of the product as it is. */
    revision: v.optional(wholeFrom(1)),
    /** As it is: it never changes. */
    type: v.optional(newProductType),
    name: v.optional(nameText),
    description: v.optional(description),
    categoryId: v.optional(idOf<"category">()),
    price: v.optional(unitPrice),
    /** Only where the cafeteria has productUtility. */
    cost: v.optional(cost),
    /** Only where the cafeteria has inventory. */
    ingredients: v.optional(newRecipe),
    cafeteriaClassPrices: v.optional(classPrices),
    /** Of a promotion, all of them. */
    items: v.optional(itemEntries),
    hiddenForClasses: v.optional(hiddenForClasses),
    displayDates: v.optional(displayDates),
    barcode: v.optional(barcode),
    dailyLimit: v.optional(dailyLimit),
    shownInApp: v.optional(v.boolean()),
    ownAllergens: v.optional(allergenList),
    seals: v.optional(sealList),
    /** A new picture comes as the part `image`. */
    removesImage: v.optional(v.boolean(), false),
  }),
  insideNames,
);

/** Newest first. */
const productVersions = v.array(
  v.object({
    version: v.number(),
    currentVersion: v.boolean(),
    name: v.string(),
    price: money,
    cost: v.nullable(money),
    /** What that version of a promotion held. */
    items: v.array(promotionItem),
    createdAt: instantText,
  }),
);

/** With what only who edits it is told. */
export const productRead = renamed(
  v.object({
    ...product.entries,
    cost: v.exactOptional(v.nullable(money)),
    ingredients: v.exactOptional(recipe),
    ownAllergens: v.exactOptional(v.array(v.picklist(allergens))),
    versions: v.exactOptional(productVersions),
  }),
  insideNames,
);

/** Everything, for who edits it. */
export const productDetail = renamed(
  v.object({
    ...product.entries,
    status: v.picklist(["ENABLED", "DELETED"]),
    /** Counts every edit, those that make no new version too. */
    revision: v.number(),
    cost: v.nullable(money),
    ingredients: recipe,
    ownAllergens: toldAllergens,
    versions: productVersions,
  }),
  insideNames,
);

const mostProducts = 10_000;

export const productIds = v.pipe(v.array(idOf<"product">()), v.minLength(1), v.maxLength(mostProducts));

const position = wholeFrom(0);
const listVersion = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/u, "No es una versión"));

/** `version`, as the domain's orderVersion makes it, is that of the list which the person saw this one in. */
const placed = <Kind extends string>() => v.object({ id: idOf<Kind>(), position, version: v.optional(listVersion) });

export const productSort = v.pipe(v.array(placed<"product">()), v.maxLength(mostProducts));

export const categorySort = v.pipe(v.array(placed<"category">()), v.maxLength(500));

export const newCategory = v.object({
  name: nameText,
  requestTimeLimit: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u, "Debe ser HH:mm:ss"))),
    null,
  ),
});
export const categoryChange = v.object({ ...newCategory.entries, version: seenVersion });

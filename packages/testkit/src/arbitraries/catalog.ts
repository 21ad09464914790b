import type { Category, Product } from "@cantina/domain/catalog";
import { type CategoryId, type ClassId, type ProductId, cents, id } from "@cantina/domain/kernel";
import type { ProductFact } from "@cantina/domain/sale";
import * as fc from "fast-check";
import { anyId } from "./identity.ts";
import { anyPrice } from "./money.ts";

type Surroundings = { readonly classIds?: readonly ClassId[]; readonly categoryIds?: readonly CategoryId[] };

const anyName = (): fc.Arbitrary<string> =>
  fc.constantFrom("Café con leche", "Té", "Medialuna", "Jugo de naranja", "Ñoquis", "Sándwich de miga", "Agua");

/** A product that the counter may sell, priced for some of the classes given. */
export const anyProduct = ({ classIds = [], categoryIds = [] }: Surroundings = {}): fc.Arbitrary<Product> =>
  fc.record({
    id: anyId<"product">(),
    type: fc.constant("PRODUCT" as const),
    name: anyName(),
    description: fc.constant(""),
    categoryId: categoryIds.length === 0 ? anyId<"category">() : fc.constantFrom(...categoryIds),
    position: fc.nat({ max: 20 }),
    version: fc.integer({ min: 1, max: 9 }),
    price: anyPrice(1_000_000),
    classPrices: fc
      .subarray([...classIds])
      .chain((ids) => fc.tuple(...ids.map((classId) => anyPrice(1_000_000).map((price) => ({ classId, price }))))),
    items: fc.constant([]),
    currentStock: fc.option(fc.nat({ max: 6 }), { nil: null }),
    dailyLimit: fc.option(fc.nat({ max: 8 }), { nil: null }),
    barcode: fc.option(
      fc.integer({ min: 100, max: 999 }).map((code) => `7790${code}`),
      { nil: null },
    ),
    shownInApp: fc.boolean(),
    imageUrl: fc.constant(null),
    hiddenForClasses: fc.constant<readonly ClassId[]>([]),
    displayDates: fc.constant([]),
    allergens: fc.constant([]),
    seals: fc.constant([]),
  });

/** Products of different ids. */
export const anyProducts = (
  surroundings: Surroundings & { readonly max?: number } = {},
): fc.Arbitrary<readonly Product[]> =>
  fc.uniqueArray(anyProduct(surroundings), {
    minLength: 1,
    maxLength: surroundings.max ?? 5,
    selector: (product): ProductId => product.id,
  });

export const anyCategory = (): fc.Arbitrary<Category> =>
  fc.record({
    id: anyId<"category">(),
    name: anyName(),
    position: fc.nat({ max: 20 }),
    requestTimeLimit: fc.constant(null),
    version: fc.constant(1),
  });

/** One of that name and id that everybody may buy, of the category "c". */
export const plainProduct = (name: string): Product => ({
  id: id(name),
  type: "PRODUCT",
  name,
  description: "",
  categoryId: id("c"),
  position: 0,
  version: 1,
  price: cents(1_800),
  classPrices: [],
  items: [],
  currentStock: null,
  dailyLimit: null,
  barcode: null,
  shownInApp: true,
  imageUrl: null,
  hiddenForClasses: [],
  displayDates: [],
  allergens: [],
  seals: [],
});

/** What a sale of it is decided from: at version 1 for 100 minor units, with nothing sold of it today. */
export const plainProductFact = (
  productId: ProductId,
  more: Partial<ProductFact["product"]> = {},
  versions: ProductFact["versions"] = new Map(),
): ProductFact => {
  const { name, type, classPrices, items, currentStock, dailyLimit, hiddenForClasses, allergens, seals } =
    plainProduct(productId);
  const sold = { name, type, classPrices, items, currentStock, dailyLimit, hiddenForClasses, allergens, seals };
  return {
    product: { ...sold, id: productId, version: 1, price: cents(100), ...more },
    isDeleted: false,
    soldToday: 0,
    versions,
  };
};

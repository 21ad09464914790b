import { anyProduct, anyProducts } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product } from "../catalog/index.ts";
import { id } from "../kernel/index.ts";
import { type Cart, addProduct, canAddProduct, emptyCart, mostUnits } from "./cart.ts";
import { cartLimits } from "./cart-limits.ts";
import { typedBefore } from "./typed-before.ts";
import { scannedUnits, typedQuantity } from "./typed-quantity.ts";

const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 3 });
if (sample === undefined) throw new Error("no sample");
const juice: Product = { ...sample, id: id<"product">("jugo"), items: [], currentStock: 12 };
const empty = emptyCart("CASH");
const units = ({ lines }: Cart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

describe("what is typed", () => {
  test.each([
    ["30*", 30, ""],
    ["30*agua", 30, "agua"],
    [" 30 * agua con gas", 30, " agua con gas"],
    ["007*7790001", 7, "7790001"],
    ["9999*", 9_999, ""],
  ])("[SALE-85] '%s' is so many of what follows", (text, quantity, rest) => {
    expect(typedQuantity(text)).toEqual({ quantity, isTyped: true, rest });
  });

  test.each(["0*", "00*agua", "10000*", "99999999999999999999*agua"])("[SALE-85] '%s' is no quantity", (text) => {
    expect(typedQuantity(text)).toMatchObject({ quantity: null, isTyped: true });
  });

  test.each(["", "agua", "30", "2x1 agua", "*", "agua*30", "-3*agua", "1,5*agua", "7790001", "*7790001*"])(
    "[SALE-85] '%s' is a search or a code as it stands",
    (text) => {
      expect(typedQuantity(text)).toEqual({ quantity: 1, isTyped: false, rest: text });
    },
  );

  test("[SALE-85] any text without a '*' is never taken for anything but itself", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll("*", "");
        expect(typedQuantity(plain)).toEqual({ quantity: 1, isTyped: false, rest: plain });
      }),
    );
  });

  test.each([
    ["30*", "30*"],
    ["ab30*", "30*"],
    ["30", null],
    ["*", null],
    ["3*0", null],
  ])("[SALE-85] of the keys '%s', '%s' waits for what comes", (keys, waiting) => {
    expect(typedBefore(keys)).toBe(waiting);
  });
});

describe("units at once", () => {
  test("[SALE-85] enter all or none, on the product's own line", () => {
    const ten = addProduct(empty, juice, 10);
    expect(ten.lines).toMatchObject([{ key: "jugo", quantity: 10 }]);
    expect(addProduct(ten, juice, 3)).toBe(ten);
    expect(mostUnits(ten, juice)).toBe(12);
    expect(units(addProduct(ten, juice, 2))).toBe(12);
  });

  test.each([0, -1, 1.5, Number.NaN, cartLimits.quantity + 1])("[SALE-85] %d is no number of them", (quantity) => {
    expect(addProduct(empty, { ...juice, currentStock: null }, quantity)).toBe(empty);
  });

  test("[SALE-85] so many at once are what so many by themselves are, and what can be had is what is told", () => {
    const someUnits = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(anyProducts(), fc.array(fc.tuple(fc.nat(), someUnits), { maxLength: 8 }), (products, presses) => {
        let cart = empty;
        for (const [at, quantity] of presses) {
          const product = products[at % Math.max(1, products.length)];
          if (product === undefined) continue;
          const before = cart.lines.find(({ key }) => key === product.id)?.quantity ?? 0;
          const fits = before + quantity <= mostUnits(cart, product);
          expect(canAddProduct(cart, product, quantity)).toBe(fits);
          let oneByOne = cart;
          for (let unit = 0; unit < quantity; unit += 1) oneByOne = addProduct(oneByOne, product);
          const next = addProduct(cart, product, quantity);
          if (fits) expect(next).toEqual(oneByOne);
          else expect(next).toBe(cart);
          cart = next;
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a scanned code", () => {
  const shelf = new Map([
    ["7790001", "jugo"],
    ["30*7", "oferta"],
  ]);
  const scan = (code: string, waiting = "") =>
    scannedUnits(code, (barcode) => shelf.get(barcode), typedQuantity(waiting));

  test.each([
    ["7790001", "", "jugo", 1],
    ["7790001", "30*", "jugo", 30],
    ["7790001", "0*", "jugo", null],
    ["5*7790001", "30*", "jugo", 5],
    ["30*7", "", "oferta", 1],
    ["30*7", "5*", "oferta", 1],
    ["4*30*7", "", "oferta", 4],
    ["0*7790001", "", "jugo", null],
  ])("[SALE-85] '%s' after '%s' is of %s: %s", (code, waiting, product, quantity) => {
    expect(scan(code, waiting)).toEqual({ product, quantity, isQuantityAlone: false });
  });

  test("[SALE-85] of no product is unknown, and how many alone waits for what is scanned next", () => {
    expect(scan("7790009")).toEqual({ product: undefined, quantity: 1, isQuantityAlone: false });
    expect(scan("5*7790009")).toEqual({ product: undefined, quantity: 5, isQuantityAlone: false });
    expect(scan("5*")).toEqual({ product: undefined, quantity: 5, isQuantityAlone: true });
  });
});

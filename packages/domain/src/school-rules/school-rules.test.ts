import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CatalogItem, type Product, withFreshItems } from "../catalog/index.ts";
import { id } from "../kernel/index.ts";
import { zonesOfCountry } from "../cafeteria/index.ts";
import {
  type Seal,
  countedSeals,
  isBarred,
  judgeSeals,
  rulesForFamilies,
  sealPolicies,
  seals,
  sealsIn,
  sealsOf,
  sortedSeals,
  toggledSeal,
} from "./index.ts";

const some = fc.subarray([...seals]);
const countries = ["AR", "CL", "ES", "MX", "UY", "BR", "XX"];
const rules = fc.record({
  countryId: fc.constantFrom(...countries, undefined),
  sealPolicy: fc.constantFrom(...sealPolicies, undefined),
});
const goods = fc
  .array(some, { maxLength: 5 })
  .map((lists) => lists.map((own, at) => ({ id: id<"product">(`p${at}`), name: `Producto ${at}`, seals: own })));

test("[SCHOOL-01] the countries of the rules have their own lists, and no other has any", () => {
  expect(sealsOf("AR")).toEqual([
    "SUGARS",
    "SODIUM",
    "SATURATED_FATS",
    "FATS",
    "CALORIES",
    "SWEETENERS",
    "CAFFEINE",
  ] satisfies Seal[]);
  expect(new Set(sealsOf("UY"))).toEqual(new Set(["SUGARS", "SODIUM", "FATS", "SATURATED_FATS", "UNLISTED"]));
  expect(new Set(sealsOf("ES"))).toEqual(new Set(["CALORIES", "FATS"]));
  expect(new Set(sealsOf("CL"))).toEqual(new Set(["CALORIES", "SUGARS", "SATURATED_FATS", "SODIUM"]));
  expect(sealsOf("BR")).toEqual([]);
  expect(sealsOf(undefined)).toEqual([]);
  // Each is a country in which a cafeteria can be opened, and names nothing twice.
  for (const countryId of countries.filter((one) => sealsOf(one).length > 0)) {
    expect(zonesOfCountry(countryId).length).toBeGreaterThan(0);
    expect(new Set(sealsOf(countryId)).size).toBe(sealsOf(countryId).length);
  }
});

test("[SCHOOL-01] a list holds each seal once, in one order", () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(sortedSeals([...other, ...one, ...other])).toEqual(
        seals.filter((each) => one.includes(each) || other.includes(each)),
      );
    }),
  );
  expect(toggledSeal(["SODIUM"], "SUGARS")).toEqual(["SUGARS", "SODIUM"]);
  expect(toggledSeal(["SUGARS", "SODIUM"], "SUGARS")).toEqual(["SODIUM"]);
});

test("[SCHOOL-03] only the seals of the cafeteria's country count, and the policy says what they mean", () => {
  fc.assert(
    fc.property(goods, rules, (sold, theRules) => {
      const { countryId, sealPolicy = "OFF" } = theRules;
      const sealed = sold.filter((one) => one.seals.some((seal) => sealsOf(countryId).includes(seal)));
      const ruling = judgeSeals(sold, theRules);
      const expected = { OFF: "ALLOWED", WARN: "WARNED", BLOCK: "BLOCKED" }[sealPolicy];
      expect(ruling.verdict).toBe(sealed.length === 0 ? "ALLOWED" : expected);
      if (ruling.verdict !== "ALLOWED")
        expect(ruling.found).toEqual(
          sealed.map(({ id: productId, name, seals: own }) => ({
            productId,
            name,
            seals: own.filter((seal) => sealsOf(countryId).includes(seal)),
          })),
        );
      for (const one of sold)
        expect(isBarred(one, theRules)).toBe(sealPolicy === "BLOCK" && countedSeals(one.seals, theRules).length > 0);
    }),
  );
});

test("[SCHOOL-07] a family is never warned, and what is barred stays so for it", () => {
  fc.assert(
    fc.property(goods, rules, (sold, theRules) => {
      const { verdict } = judgeSeals(sold, theRules);
      expect(judgeSeals(sold, rulesForFamilies(theRules)).verdict).toBe(verdict === "WARNED" ? "ALLOWED" : verdict);
    }),
  );
});

test("[SCHOOL-02] a promotion carries what its items carry by now", () => {
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), some, (lists, former) => {
      const product = (at: number, own: readonly Seal[]) =>
        ({
          id: id<"product">(`p${at}`),
          type: "PRODUCT",
          name: "",
          currentStock: null,
          hiddenForClasses: [],
          seals: own,
        }) as unknown as Product;
      const parts = lists.map((own, at) => product(at, own));
      const items: readonly CatalogItem[] = parts.map((part) => ({
        productId: part.id,
        name: "",
        quantity: 1,
        currentStock: null,
        hiddenForClasses: [],
        seals: former,
      }));
      const promotion = { ...product(99, former), type: "PROMOTION", items } as Product;
      expect(withFreshItems([promotion, ...parts])[0]?.seals).toEqual(sealsIn(lists.map((own) => ({ seals: own }))));
    }),
  );
});

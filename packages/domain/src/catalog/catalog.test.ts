import { anyCategory, anyProduct, anyProducts } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type ClassId, type LocalDate, cents, id } from "../kernel/index.ts";
import { filterCatalog, groupByCategory, indexByBarcode, unitPriceFor, visibleProducts } from "./index.ts";

const [first, second] = [id<"class">("primero"), id<"class">("segundo")] as const satisfies readonly ClassId[];
const [today, tomorrow] = ["2026-05-04" as LocalDate, "2026-05-05" as LocalDate] as const;
const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 1 });
if (sample === undefined) throw new Error("no sample");
const product = { ...sample, classPrices: [], hiddenForClasses: [], displayDates: [] };

test("[CATALOG-01] a class price comes before the product's, 0 included", () => {
  const priced = { price: cents(500), classPrices: [{ classId: first, price: cents(0) }] };
  expect(unitPriceFor(priced, first)).toBe(0);
  expect(unitPriceFor(priced, second)).toBe(500);
  expect(unitPriceFor(priced, null)).toBe(500);
});

test("[CATALOG-02] offers what is for that day and that class", () => {
  const products = [
    { ...product, name: "siempre" },
    { ...product, name: "hoy", displayDates: [today] },
    { ...product, name: "mañana", displayDates: [tomorrow] },
    { ...product, name: "oculto a primero", hiddenForClasses: [first] },
    { ...product, name: "abono", type: "CALENDAR" as const },
  ];
  const names = (classId: ClassId | null): string[] =>
    visibleProducts(products, { classId, date: today }).map(({ name }) => name);
  expect(names(null)).toEqual(["siempre", "hoy", "oculto a primero"]);
  expect(names(second)).toEqual(["siempre", "hoy", "oculto a primero"]);
  expect(names(first)).toEqual(["siempre", "hoy"]);
});

test("[CATALOG-03] finds by barcode the first product that carries it", () => {
  fc.assert(
    fc.property(anyProducts({ max: 12 }), (products) => {
      const index = indexByBarcode(products);
      for (const one of products) {
        if (one.barcode !== null)
          expect(index.get(one.barcode)).toBe(products.find(({ barcode }) => barcode === one.barcode));
      }
      expect(index.size).toBe(new Set(products.flatMap(({ barcode }) => barcode ?? [])).size);
    }),
  );
});

test("[CATALOG-04] groups every product of a known category once, in order", () => {
  const categories = fc.uniqueArray(anyCategory(), { minLength: 1, maxLength: 5, selector: ({ id: key }) => key });
  const catalog = categories.chain((known) =>
    fc.tuple(fc.constant(known), anyProducts({ max: 12, categoryIds: known.map(({ id: key }) => key) })),
  );
  fc.assert(
    fc.property(catalog, ([known, products]) => {
      const groups = groupByCategory(products, known);
      expect(new Set(groups.flatMap((group) => group.products))).toEqual(new Set(products));
      expect(groups.flatMap((group) => group.products)).toHaveLength(products.length);
      const positions = groups.map((group) => group.category.position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      for (const { category, products: members } of groups) {
        expect(members.length).toBeGreaterThan(0);
        expect(members.every(({ categoryId }) => categoryId === category.id)).toBe(true);
        const places = members.map(({ position }) => position);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }),
  );
});

test("[CATALOG-04] orders same positions by name as Spanish does", () => {
  const [base] = fc.sample(anyCategory(), { numRuns: 1, seed: 1 });
  if (base === undefined) throw new Error("no sample");
  const named = ["Oca", "Ñandú", "Nuez"].map((name) => ({ ...product, name, position: 1, categoryId: base.id }));
  expect(groupByCategory(named, [base])[0]?.products.map(({ name }) => name)).toEqual(["Nuez", "Ñandú", "Oca"]);
});

test("[CATALOG-05] searches names, descriptions and barcodes", () => {
  const products = [
    { ...product, name: "Café con leche", description: "Taza grande", barcode: null },
    { ...product, name: "Té", description: "", barcode: "7790123" },
  ];
  const names = (query: string): string[] => filterCatalog(products, query).map(({ name }) => name);
  expect(names("cafe GRANDE")).toEqual(["Café con leche"]);
  expect(names("0123")).toEqual(["Té"]);
  expect(names("  ")).toEqual(["Café con leche", "Té"]);
  expect(names("milanesa")).toEqual([]);
});

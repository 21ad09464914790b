import { anyProducts } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { quantity } from "../inventory/index.ts";
import { type ClassId, type LocalDate, cents, id, loadTemporal } from "../kernel/index.ts";
import {
  type PriceGroup,
  type ProductEntry,
  categoryEntryOf,
  changedPositions,
  checkCategory,
  checkProduct,
  hasClassTwice,
  inOrder,
  makesNewVersion,
  moveItem,
  newProductEntry,
  orderVersion,
  productEntryOf,
  refusedDates,
  shownOn,
} from "./index.ts";

beforeAll(loadTemporal);

const day = (text: string) => text as LocalDate;
const [first, second] = [id<"class">("primero"), id<"class">("segundo")];
const days = {
  today: day("2026-05-04"),
  closed: { closedDates: [day("2026-05-25")] },
  knownDates: [day("2026-04-30")],
};
const whole: ProductEntry = {
  ...newProductEntry(id("bebidas")),
  name: " Café ",
  description: "Taza grande",
  price: cents(150_000),
};
function faultsOf(entry: ProductEntry) {
  const checked = checkProduct(entry, days);
  if (checked.ok) return {};
  const { groups, recipe, ...fields } = checked.failure;
  expect([groups.size, recipe.size]).toEqual([0, 0]);
  return fields;
}
const groupFaultsOf = (...groups: readonly PriceGroup[]) => {
  const checked = checkProduct({ ...whole, groups }, days);
  return checked.ok ? [] : [...checked.failure.groups];
};

test("[EDIT-01] asks for every required field at once", () => {
  expect(faultsOf({ ...newProductEntry(null), hasBarcode: true, hasDailyLimit: true })).toEqual({
    name: "MISSING",
    categoryId: "MISSING",
    description: "MISSING",
    barcode: "MISSING",
    dailyLimit: "MISSING",
    price: "MISSING",
  });
  expect(faultsOf(whole)).toEqual({});
});

test.each([
  [{ name: "a".repeat(251) }, { name: "TOO_LONG" }],
  [{ description: "a".repeat(1001) }, { description: "TOO_LONG" }],
  [{ hasDailyLimit: true, dailyLimit: "1,5" }, { dailyLimit: "MISSING" }],
  [{ price: cents(100_000_000_000) }, { price: "TOO_HIGH" }],
] as const)("[EDIT-01] refuses %o as %o", (part, faults) => {
  expect(faultsOf({ ...whole, ...part })).toEqual(faults);
});

test("[EDIT-01] takes a price of 0 and a daily limit of 0, and sends no barcode that was switched off", () => {
  const draft = { ...whole, price: cents(0), hasDailyLimit: true, dailyLimit: "0", barcode: "779" };
  expect(checkProduct(draft, days)).toMatchObject({
    ok: true,
    value: { name: "Café", price: 0, dailyLimit: 0, barcode: null },
  });
});

test("[STOCK-03] a new product has no stock unless its first amount is told, from 0 on", () => {
  expect(checkProduct(whole, days)).toMatchObject({ ok: true, value: { initialStock: null } });
  expect(checkProduct({ ...whole, hasStock: true, initialStock: " 0 " }, days)).toMatchObject({
    ok: true,
    value: { initialStock: 0 },
  });
  for (const initialStock of ["", "-1", "1,5"])
    expect(faultsOf({ ...whole, hasStock: true, initialStock })).toEqual({ initialStock: "MISSING" });
});

test("[EDIT-02] refuses a group without price or class, and a class in a second group", () => {
  expect(groupFaultsOf({ price: null, classIds: [first] })).toEqual([[0, "NO_PRICE"]]);
  expect(groupFaultsOf({ price: cents(1), classIds: [] })).toEqual([[0, "NO_CLASS"]]);
  expect(groupFaultsOf({ price: cents(1), classIds: [first] }, { price: cents(2), classIds: [second, first] })).toEqual(
    [[1, "CLASS_TWICE"]],
  );
});

test("[FORM-13] a cost that can't be read is a fault, where no recipe says what it costs", () => {
  expect(faultsOf({ ...whole, cost: "UNREADABLE" })).toEqual({ cost: "UNREADABLE" });
  for (const cost of [null, cents(0), cents(120)])
    expect(checkProduct({ ...whole, cost }, days)).toMatchObject({ value: { cost } });
  const recipe = [{ consumableId: id<"consumable">("harina"), quantity: quantity(100) }];
  expect(checkProduct({ ...whole, cost: "UNREADABLE", recipe }, days)).toMatchObject({ value: { cost: null } });
});

test("[EDIT-02] class prices that pass have each class once, and a form made of them gives them back", () => {
  const classIds = ["a", "b", "c", "d"].map((name) => id<"class">(name));
  const group = fc.record({ price: fc.nat(500).map(cents), classIds: fc.subarray<ClassId>(classIds) });
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), (groups) => {
      const checked = checkProduct({ ...whole, groups }, days);
      const wanted = groups.flatMap((one) => one.classIds);
      const isSound = new Set(wanted).size === wanted.length && groups.every((one) => one.classIds.length > 0);
      expect(checked.ok).toBe(isSound);
      if (checked.ok) expect(hasClassTwice(checked.value.classPrices)).toBe(false);
    }),
  );
  fc.assert(
    fc.property(anyProducts({ max: 1, classIds }), ([product]) => {
      if (product === undefined) return;
      const draft = {
        ...productEntryOf({ ...product, description: "x", cost: null, ingredients: [], ownAllergens: [] }),
        categoryId: product.categoryId,
      };
      const checked = checkProduct(draft, days);
      const sorted = (rows: typeof product.classPrices) => rows.toSorted((a, b) => (a.classId < b.classId ? -1 : 1));
      expect(checked.ok && sorted(checked.value.classPrices)).toEqual(sorted(product.classPrices));
    }),
  );
});

test.each([
  ["2026-05-04", true],
  ["2026-05-03", false],
  ["2026-05-25", false],
  ["2027-05-04", true],
  ["2027-05-05", false],
  ["2026-04-30", true],
])("[EDIT-03] %s may be a display date: %s", (date, isFree) => {
  expect(refusedDates([day(date)], days)).toEqual(isFree ? [] : [date]);
  expect(faultsOf({ ...whole, displayDates: [day(date)] })).toEqual(isFree ? {} : { displayDates: "REFUSED" });
});

test("[EDIT-04] name, price, cost, class prices and recipe make a version; their order makes none", () => {
  const rows = [first, second].map((classId, index) => ({ classId, price: cents(index) }));
  const milk = { consumableId: id<"consumable">("leche"), quantity: quantity(20) };
  const before = { name: "Café", price: cents(100), cost: null, classPrices: rows, items: [], ingredients: [milk] };
  expect(makesNewVersion(before, { ...before, classPrices: rows.toReversed() })).toBe(false);
  for (const part of [
    { name: "Té" },
    { price: cents(101) },
    { cost: cents(0) },
    { classPrices: rows.slice(1) },
    { classPrices: rows.map((row) => ({ ...row, price: cents(7) })) },
    { ingredients: [{ ...milk, quantity: quantity(21) }] },
  ])
    expect(makesNewVersion(before, { ...before, ...part }), JSON.stringify(part)).toBe(true);
});

const anyList = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 })
  .map((ids) => ids.map((one, index) => ({ id: one, position: index * 2 })));

test("[EDIT-05] a moved card stands where it was put and the others keep their order", () => {
  fc.assert(
    fc.property(anyList, fc.nat(11), fc.nat(11), (list, from, to) => {
      const ids = list.map((one) => one.id);
      const moved = ids[from % ids.length] ?? "";
      const target = to % ids.length;
      const after = moveItem(ids, moved, target);
      expect(after.indexOf(moved)).toBe(target);
      expect(after.filter((one) => one !== moved)).toEqual(ids.filter((one) => one !== moved));
      const written = new Map(list.map((one) => [one.id, one.position]));
      for (const { id: one, position } of changedPositions(list, after)) {
        expect(written.get(one)).not.toBe(position);
        written.set(one, position);
      }
      const stands = [...written].sort(([, a], [, b]) => a - b).map(([one]) => one);
      expect(stands).toEqual(after);
      expect(inOrder(list, after).map((one) => one.id)).toEqual(after);
    }),
  );
});

test("[EDIT-05] what the wanted order does not know comes after it", () => {
  const list = ["a", "b", "c"].map((one) => ({ id: one }));
  expect(inOrder(list, ["c", "a"]).map((one) => one.id)).toEqual(["c", "a", "b"]);
});

test("[EDIT-06] a list's version is its own, however it is read, and changes with any difference", () => {
  fc.assert(
    fc.property(anyList, fc.nat(11), (list, at) => {
      const version = orderVersion(list);
      expect(orderVersion(list.toReversed())).toBe(version);
      const index = at % list.length;
      expect(orderVersion(list.toSpliced(index, 1))).not.toBe(version);
      expect(orderVersion([...list, { id: "nuevo", position: 99 }])).not.toBe(version);
      const [one] = list.slice(index);
      if (one !== undefined)
        expect(orderVersion(list.toSpliced(index, 1, { ...one, position: one.position + 1 }))).not.toBe(version);
    }),
  );
});

test("[EDIT-07] a category needs a name and, with a limit, a time of day", () => {
  const none = { name: " ", hasTimeLimit: true, timeLimit: "" };
  const checked = checkCategory(none);
  expect(checked).toEqual({ ok: false, failure: { name: "MISSING", timeLimit: "MISSING" } });
  for (const timeLimit of ["24:00", "9:60", "mañana", "1"]) {
    const bad = checkCategory({ name: "Bebidas", hasTimeLimit: true, timeLimit });
    expect(bad).toEqual({ ok: false, failure: { timeLimit: "MALFORMED" } });
  }
  for (const timeLimit of ["9:30", "09:30", "930"])
    expect(checkCategory({ name: " Bebidas ", hasTimeLimit: true, timeLimit })).toEqual({
      ok: true,
      value: { name: "Bebidas", requestTimeLimit: "09:30:00" },
    });
  const kept = { id: id<"category">("c"), name: "Bebidas", position: 1, requestTimeLimit: "10:15:00", version: 1 };
  expect(checkCategory(categoryEntryOf(kept))).toMatchObject({ value: { requestTimeLimit: "10:15:00" } });
  expect(checkCategory({ ...categoryEntryOf(kept), hasTimeLimit: false })).toMatchObject({
    value: { requestTimeLimit: null },
  });
});

test("[EDIT-03] the date filter shows what is offered on that day", () => {
  fc.assert(
    fc.property(anyProducts({ max: 4 }), (products) => {
      const dated = products.map((product, index) => ({
        ...product,
        displayDates: index % 2 === 0 ? [] : [day("2026-05-06")],
      }));
      expect(shownOn(dated, null)).toEqual(dated);
      expect(shownOn(dated, day("2026-05-06"))).toEqual(dated);
      expect(shownOn(dated, day("2026-05-07"))).toEqual(dated.filter((_, index) => index % 2 === 0));
    }),
  );
});

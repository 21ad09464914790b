import { expect, test } from "vitest";
import type { Product } from "../catalog/index.ts";
import { quantity } from "../inventory/index.ts";
import { cents, id } from "../kernel/index.ts";
import {
  checkProduct,
  choosableProducts,
  itemsFault,
  itemsRefusal,
  itemsValue,
  makesNewVersion,
  newProductEntry,
  ownGoodsFault,
  promotionLimits,
} from "./index.ts";

const water = { productId: id<"product">("agua"), quantity: 1 };
const steak = { productId: id<"product">("milanesa"), quantity: 2 };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ productId: id<"product">(`p${index}`), quantity: 1 }));

test("[EDIT-12] a promotion has 1 to 50 items, each product once, 1 to 99 units of it", () => {
  expect(itemsFault("PROMOTION", [water, steak])).toBeNull();
  expect(itemsFault("PROMOTION", many(50))).toBeNull();
  expect(itemsFault("PROMOTION", [{ ...water, quantity: 99 }])).toBeNull();
  expect(itemsFault("PROMOTION", [])).toBe("NO_ITEMS");
  expect(itemsFault("PROMOTION", many(51))).toBe("TOO_MANY_ITEMS");
  expect(itemsFault("PROMOTION", [water, steak, { ...water, quantity: 3 }])).toBe("ITEM_TWICE");
  for (const quantity of [0, -1, 1.5, promotionLimits.quantity + 1, Number.NaN])
    expect(itemsFault("PROMOTION", [water, { ...steak, quantity }]), String(quantity)).toBe("WRONG_QUANTITY");
});

test("[EDIT-12] nothing but a promotion has items", () => {
  expect(itemsFault("PRODUCT", [])).toBeNull();
  expect(itemsFault("PRODUCT", [water])).toBe("ITEMS_OF_PRODUCT");
  expect(itemsFault("CALENDAR", [water])).toBe("ITEMS_OF_PRODUCT");
});

test("[EDIT-12] the items are products of the cafeteria that are on sale", () => {
  const known = { type: "PRODUCT", isDeleted: false } as const;
  expect(itemsRefusal([known, known])).toBeNull();
  expect(itemsRefusal([known, undefined])).toBe("NOT_FOUND");
  expect(itemsRefusal([known, { ...known, type: "PROMOTION" }])).toBe("ONLY_PRODUCTS");
  expect(itemsRefusal([known, { ...known, type: "CALENDAR" }])).toBe("ONLY_PRODUCTS");
  expect(itemsRefusal([{ ...known, isDeleted: true }, known])).toBe("DELETED_PRODUCT");
});

test("[EDIT-12] the form of a promotion is not sent without items", () => {
  const entry = {
    ...newProductEntry(id<"category">("menús"), "PROMOTION"),
    name: "Menú",
    description: "Con bebida",
    price: cents(100),
  };
  const days = { today: "2026-05-04" as never, closed: {}, knownDates: [] };
  const empty = checkProduct(entry, days);
  expect(empty).toMatchObject({ ok: false, failure: { items: "NO_ITEMS" } });
  expect(checkProduct({ ...entry, items: [steak, water] }, days)).toMatchObject({
    ok: true,
    value: { type: "PROMOTION", items: [steak, water] },
  });
});

test("[EDIT-12] a promotion has neither stock nor recipe of its own", () => {
  const flour = { consumableId: id<"consumable">("harina"), quantity: quantity(100) };
  expect(ownGoodsFault({ ingredients: [] })).toBeNull();
  expect(ownGoodsFault({ ingredients: [], initialStock: 0 })).toBe("OWN_STOCK");
  expect(ownGoodsFault({ ingredients: [flour], initialStock: null })).toBe("OWN_RECIPE");
});

test("[EDIT-13] other items, another quantity or another order of them make a version", () => {
  const before = {
    name: "Menú",
    price: cents(100),
    cost: null,
    classPrices: [],
    ingredients: [],
    items: [steak, water],
  };
  expect(makesNewVersion(before, { ...before, items: [{ ...steak }, { ...water }] })).toBe(false);
  for (const items of [[steak], [water, steak], [steak, { ...water, quantity: 2 }]])
    expect(makesNewVersion(before, { ...before, items }), JSON.stringify(items)).toBe(true);
});

test("[EDIT-15] two steaks of 100 and a water of 30 cost 230 one by one", () => {
  const products = [
    { id: steak.productId, price: cents(100) },
    { id: water.productId, price: cents(30) },
  ];
  expect(itemsValue([steak, water], cents(200), products)).toEqual({ apart: 230, saving: 30 });
  expect(itemsValue([steak, water], cents(250), products)).toEqual({ apart: 230, saving: -20 });
  expect(itemsValue([steak], null, products)).toEqual({ apart: 200, saving: null });
  expect(itemsValue([], cents(50), products)).toEqual({ apart: 0, saving: -50 });
});

test("[EDIT-12] what can be added is any other product, no pass and no promotion", () => {
  const named = (name: string, type: Product["type"] = "PRODUCT") => ({ id: id<"product">(name), type }) as Product;
  const catalogue = [named("agua"), named("milanesa"), named("abono", "CALENDAR"), named("menú", "PROMOTION")];
  expect(choosableProducts(catalogue, [water]).map((product) => product.id)).toEqual(["milanesa"]);
});

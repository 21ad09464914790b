import { plainProductFact } from "@cantina/testkit/arbitraries";
import { beforeEach, describe, expect, test } from "vitest";
import { type Instant, type ProductId, basisPoints, cents, id } from "../kernel/index.ts";
import { decideSale } from "./decide-sale.ts";
import type { DinerFact, ProductFact, SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { SaleItem, SaleRequest } from "./sale-request.ts";

const coffee = id<"product">("cafe");
const juice = id<"product">("jugo");
const first = id<"class">("primero");

const product = (productId: ProductId, price: number, more: Partial<ProductFact["product"]> = {}): ProductFact =>
  plainProductFact(
    productId,
    { version: 2, price: cents(price), ...more },
    new Map([[1, { price: cents(price - 100), classPrices: [] }]]),
  );

const of = (productId: ProductId, quantity: number, productVersion = 2): SaleItem => ({
  type: "PRODUCT",
  productId,
  quantity,
  productVersion,
  exchangedCoupons: [],
});

const diner: DinerFact = {
  commensal: { id: id<"commensal">("ana"), status: "ENABLED", classId: first, dailyLimit: null, allergens: [] },
  client: { id: id<"profile">("familia"), balance: cents(10_000), minimumBalance: null },
  category: {
    id: id<"discount-category">("general"),
    name: "General",
    rate: basisPoints(0),
    maxDiscount: null,
    minimumBalance: cents(-1_000),
  },
  spentToday: cents(0),
};

let facts: SaleFacts;
let request: SaleRequest;
const given = (more: Partial<SaleFacts>): void => {
  facts = { ...facts, ...more };
};
const asked = (more: Partial<SaleRequest>): void => {
  request = { ...request, ...more };
};
const withProducts = (...known: readonly ProductFact[]): void => {
  given({ products: new Map(known.map((fact) => [fact.product.id, fact])) });
};
const withDiner = (more: { readonly [K in keyof DinerFact]?: Partial<DinerFact[K]> }): void => {
  const spentToday = more.spentToday === undefined ? diner.spentToday : cents(Number(more.spentToday));
  given({
    diner: {
      commensal: { ...diner.commensal, ...more.commensal },
      client: { ...diner.client, ...more.client },
      category: { ...diner.category, ...more.category },
      spentToday,
    },
  });
};

const decided = () => decideSale(request, facts);
const refusal = (): SaleRefusal | null => {
  const result = decided();
  return result.ok ? null : result.failure;
};
const booked = () => {
  const result = decided();
  if (!result.ok) throw new Error(`refused: ${result.failure.code}`);
  return result.value;
};

beforeEach(() => {
  facts = {
    at: "2026-05-04T12:00:00.000Z" as Instant,
    sellerLevel: "CAFETERIA_EMPLOYEE",
    isRegisterOpen: true,
    cafeteria: {
      features: ["flowControl", "commensalDailyLimit"],
      customPaymentMethod: null,
      allowIgnoreMinimumBalance: true,
      balanceFloor: cents(-3_000),
    },
    diner,
    products: new Map(),
    restrictedProductIds: new Set(),
    userCoupons: new Map(),
  };
  withProducts(product(coffee, 1_500), product(juice, 900));
  request = {
    cartId: id<"cart">("carro"),
    orderItems: [of(coffee, 2)],
    commensalId: diner.commensal.id,
    comments: "",
    paymentMethod: "ACCOUNT_BALANCE",
    expectedTotal: null,
    sellerDiscount: null,
    markAsCompleted: true,
    ignoreLimit: false,
    ignoreAllProductsDailyLimit: false,
    ignoreInsufficientBalance: false,
  };
});

describe("coupons", () => {
  const bought = {
    id: id<"user-coupon">("cuponera"),
    profileId: diner.client.id,
    productIds: [coffee],
    remainingQuantity: 3,
    expirationTime: "2026-05-05T00:00:00.000Z" as Instant,
    status: "ENABLED" as const,
  };
  const exchanging = (productId: ProductId, ...uses: readonly number[]): SaleItem => ({
    type: "PRODUCT",
    productId,
    quantity: 2,
    productVersion: 2,
    exchangedCoupons: uses.map((quantity) => ({ userCouponId: bought.id, quantity })),
  });
  beforeEach(() => {
    given({
      cafeteria: { ...facts.cafeteria, features: ["coupons"] },
      userCoupons: new Map([[bought.id, bought]]),
    });
  });

  test("[SALE-33] pay their units, and the account the rest", () => {
    asked({ orderItems: [exchanging(coffee, 1), of(juice, 1)] });
    expect(booked()).toMatchObject({
      total: 2_400,
      balanceAfter: 7_600,
      lines: [{ gross: 1_500, exchangedCoupons: [{ userCouponId: bought.id, quantity: 1 }] }, { gross: 900 }],
    });
  });

  test("[SALE-33] named twice on a line are booked once, with all their uses", () => {
    asked({ orderItems: [exchanging(coffee, 1, 1)] });
    expect(booked()).toMatchObject({
      total: 0,
      lines: [{ exchangedCoupons: [{ userCouponId: bought.id, quantity: 2 }] }],
    });
  });

  test("[SALE-33] need the feature, a diner of their client and a product of theirs", () => {
    asked({ orderItems: [exchanging(juice, 1)] });
    expect(refusal()).toEqual({ code: "COUPONS_NOT_AVAILABLE" });
    asked({ orderItems: [exchanging(coffee, 1)], paymentMethod: "CASH", commensalId: null });
    given({ diner: null });
    expect(refusal()).toEqual({ code: "COUPONS_NOT_AVAILABLE" });
    given({ diner, cafeteria: { ...facts.cafeteria, features: [] } });
    expect(refusal()).toEqual({ code: "COUPONS_NOT_AVAILABLE" });
  });

  test("[SALE-33] pay for no generic line, and the sale is not charged as if nobody had named them", () => {
    const cake = { type: "GENERIC", name: "Torta", price: cents(4_550), quantity: 1 } as const;
    asked({ orderItems: [{ ...cake, exchangedCoupons: [{ userCouponId: bought.id, quantity: 1 }] }] });
    expect(refusal()).toEqual({ code: "COUPONS_NOT_AVAILABLE" });
    asked({ orderItems: [{ ...cake, exchangedCoupons: [] }] });
    expect(booked()).toMatchObject({ total: 4_550 });
  });

  test("[SALE-33] [SALE-09] with a wrong amount are told before a missing stock, and after a restriction", () => {
    withProducts(product(coffee, 1_500, { currentStock: 0 }));
    asked({ orderItems: [exchanging(coffee, 3)] });
    expect(refusal()).toEqual({ code: "INVALID_COUPON_AMOUNT" });
    given({ restrictedProductIds: new Set([coffee]) });
    expect(refusal()).toMatchObject({ code: "RESTRICTED_ORDER" });
  });
});

describe("register and payer", () => {
  test("[SALE-10] an employee needs an open register where cash control is on", () => {
    given({ isRegisterOpen: false });
    expect(refusal()).toEqual({ code: "CLOSED_CASH_FLOW" });
    given({ sellerLevel: "CAFETERIA_ADMINISTRATOR" });
    expect(refusal()).toBeNull();
    given({ sellerLevel: "CAFETERIA_EMPLOYEE", cafeteria: { ...facts.cafeteria, features: [] } });
    expect(refusal()).toBeNull();
  });

  test("[SALE-11] the commensal is a known and enabled one", () => {
    given({ diner: null });
    expect(refusal()).toEqual({ code: "WRONG_COMMENSAL" });
    withDiner({ commensal: { status: "DELETED" } });
    expect(refusal()).toEqual({ code: "WRONG_COMMENSAL" });
    withDiner({ commensal: { id: id<"commensal">("otra") } });
    expect(refusal()).toEqual({ code: "WRONG_COMMENSAL" });
  });

  test("[SALE-11] only an account sale needs a commensal", () => {
    given({ diner: null });
    asked({ commensalId: null });
    expect(refusal()).toEqual({ code: "COMMENSAL_MISSING" });
    asked({ paymentMethod: "CASH" });
    expect(booked()).toMatchObject({ buyerId: null, commensalClassId: null, balanceAfter: null });
  });

  test("[SALE-12] the custom method is taken only where it has a name", () => {
    asked({ paymentMethod: "CUSTOM" });
    expect(refusal()).toEqual({ code: "WRONG_PAYMENT_METHOD" });
    given({ cafeteria: { ...facts.cafeteria, customPaymentMethod: "Vale" } });
    expect(refusal()).toBeNull();
  });
});

describe("products", () => {
  test.each([
    ["an unknown product", () => withProducts(product(juice, 900)), "WRONG_PRODUCT"],
    ["a version that never was", () => asked({ orderItems: [of(coffee, 1, 7)] }), "WRONG_PRODUCT"],
    [
      "one hidden for the class",
      () => withProducts(product(coffee, 1_500, { hiddenForClasses: [first] })),
      "WRONG_PRODUCT",
    ],
    ["a monthly pass", () => withProducts(product(coffee, 1_500, { type: "CALENDAR" })), "WRONG_PRODUCT"],
    ["a deleted product", () => withProducts({ ...product(coffee, 1_500), isDeleted: true }), "DELETED_PRODUCT"],
  ])("[SALE-13] refuses %s", (_, arrange, code) => {
    arrange();
    expect(refusal()).toEqual({ code });
  });

  test("[SALE-14] [CLIENTS-24] refuses what is restricted for the commensal, and names it", () => {
    given({ restrictedProductIds: new Set([juice]) });
    expect(refusal()).toBeNull();
    asked({ orderItems: [of(coffee, 1), of(juice, 1)] });
    expect(refusal()).toEqual({
      code: "RESTRICTED_ORDER",
      data: [{ productId: juice, name: facts.products.get(juice)?.product.name }],
    });
  });

  test("[SALE-15] the units of all lines together don't exceed the stock, whatever is ignored", () => {
    withProducts(product(coffee, 1_500, { currentStock: 3 }));
    asked({ orderItems: [of(coffee, 2), of(coffee, 1)] });
    expect(booked().stockDecrements).toEqual([{ productId: coffee, quantity: 3 }]);
    asked({ orderItems: [of(coffee, 2), of(coffee, 2)], ignoreAllProductsDailyLimit: true, ignoreLimit: true });
    expect(refusal()).toEqual({ code: "OUT_OF_STOCK", data: [{ productId: coffee, name: "cafe", available: 3 }] });
  });

  test("[SALE-15] takes stock only from products that are stock controlled, in the order of their ids", () => {
    withProducts(product(juice, 900, { currentStock: 1 }), product(coffee, 1_500, { currentStock: 9 }));
    asked({ orderItems: [of(juice, 1), of(coffee, 1)] });
    expect(booked().stockDecrements.map(({ productId }) => productId)).toEqual([coffee, juice]);
    withProducts(product(juice, 900), product(coffee, 1_500, { currentStock: 9 }));
    expect(booked().stockDecrements).toEqual([{ productId: coffee, quantity: 1 }]);
  });

  test("[SALE-16] keeps a product's daily limit unless it is ignored", () => {
    withProducts(
      { ...product(coffee, 1_500, { dailyLimit: 10 }), soldToday: 9 },
      product(juice, 900, { dailyLimit: 1 }),
    );
    asked({ orderItems: [of(coffee, 1), of(juice, 1)] });
    expect(refusal()).toBeNull();
    asked({ orderItems: [of(coffee, 1), of(coffee, 1), of(juice, 1)] });
    const shortage = { productId: coffee, name: "cafe", available: 1 };
    expect(refusal()).toEqual({ code: "DAILY_STOCK_LIMIT_EXCEEDED", data: [shortage] });
    asked({ ignoreAllProductsDailyLimit: true });
    expect(booked().usedIgnores).toEqual([{ flag: "ignoreAllProductsDailyLimit", overUnits: 1 }]);
  });

  test("[SALE-16] a limit that was already passed leaves 0, not less", () => {
    withProducts({ ...product(coffee, 1_500, { dailyLimit: 5 }), soldToday: 8 });
    expect(refusal()).toMatchObject({ data: [{ available: 0 }] });
    asked({ ignoreAllProductsDailyLimit: true });
    expect(booked().usedIgnores).toEqual([{ flag: "ignoreAllProductsDailyLimit", overUnits: 2 }]);
  });
});

describe("price", () => {
  test("[SALE-17] books the price of the commensal's class and the category's discount", () => {
    withProducts(product(coffee, 1_500, { classPrices: [{ classId: first, price: cents(1_001) }] }));
    withDiner({ category: { rate: basisPoints(1_000) } });
    asked({ expectedTotal: cents(1_802) });
    expect(booked()).toMatchObject({ subtotal: 2_002, discount: 200, discountSource: "CATEGORY", total: 1_802 });
  });

  test("[SALE-17] refuses a total that the seller did not see, with the difference", () => {
    asked({ expectedTotal: cents(2_800), orderItems: [of(coffee, 2, 1)] });
    expect(refusal()).toEqual({
      code: "PRICE_CHANGED",
      data: {
        shownTotal: 2_800,
        total: 3_000,
        lines: [{ productId: coffee, name: "cafe", version: 2, shownPrice: 1_400, price: 1_500 }],
      },
    });
  });

  test("[SALE-17] takes an old version when the total is still the one that was seen", () => {
    asked({ expectedTotal: cents(3_000), orderItems: [of(coffee, 2, 1)] });
    expect(booked().lines).toMatchObject([{ productVersion: 2, unitPrice: 1_500 }]);
  });

  test("[SALE-17] without a seen total, judges the named versions' prices", () => {
    expect(refusal()).toBeNull();
    asked({ orderItems: [of(coffee, 2, 1)] });
    expect(refusal()).toMatchObject({ code: "PRICE_CHANGED", data: { shownTotal: 2_800, total: 3_000 } });
  });

  test("[SALE-17] sells a line at no other price than it names, whatever the total", () => {
    const line = (price: number) => ({ ...of(coffee, 2), price: cents(price) });
    asked({ orderItems: [line(1_500)] });
    expect(refusal()).toBeNull();
    for (const expectedTotal of [null, cents(3_000)]) {
      asked({ orderItems: [line(1_400)], expectedTotal });
      expect(refusal()).toMatchObject({
        code: "PRICE_CHANGED",
        data: { total: 3_000, lines: [{ productId: coffee, shownPrice: 1_400, price: 1_500 }] },
      });
    }
  });

  test("[SALE-13] sells a line under no other name, unless an older version had it", () => {
    const called = (name: string, version = 2) => ({ ...of(coffee, 1, version), name, productLabel: name });
    asked({ orderItems: [called("cafe")] });
    expect(refusal()).toBeNull();
    asked({ orderItems: [called("")] });
    expect(refusal()).toBeNull();
    asked({ orderItems: [called("jugo")] });
    expect(refusal()).toMatchObject({ code: "WRONG_PRODUCT" });
    asked({ orderItems: [called("jugo", 1)], expectedTotal: cents(1_500) });
    expect(refusal()).toBeNull();
  });

  test("[SALE-17] a generic item costs what the seller says", () => {
    asked({ orderItems: [{ type: "GENERIC", name: "Varios", price: cents(250), quantity: 3 }] });
    expect(booked()).toMatchObject({
      total: 750,
      lines: [{ type: "GENERIC", productId: null, productVersion: null, name: "Varios", unitPrice: 250, gross: 750 }],
    });
  });
});

describe("limits on money", () => {
  test("[SALE-18] keeps the commensal's daily limit, whatever it pays with, unless ignored", () => {
    withDiner({ commensal: { dailyLimit: cents(5_000) }, spentToday: cents(2_000) as never });
    expect(refusal()).toBeNull();
    withDiner({ commensal: { dailyLimit: cents(5_000) }, spentToday: cents(2_001) as never });
    for (const paymentMethod of ["ACCOUNT_BALANCE", "CASH"] as const) {
      asked({ paymentMethod });
      expect(refusal()).toEqual({ code: "DAILY_LIMIT_EXCEEDED", data: 2_999 });
    }
    asked({ ignoreLimit: true });
    expect(booked().usedIgnores).toEqual([{ flag: "ignoreLimit", over: 1 }]);
  });

  test("[SALE-18] no limit where the feature is off", () => {
    withDiner({ commensal: { dailyLimit: cents(0) } });
    expect(refusal()).toEqual({ code: "DAILY_LIMIT_EXCEEDED", data: 0 });
    given({ cafeteria: { ...facts.cafeteria, features: [] } });
    expect(refusal()).toBeNull();
  });

  test("[SALE-19] an account pays down to its minimum balance and no further", () => {
    withDiner({ client: { balance: cents(2_000) } });
    expect(booked().balanceAfter).toBe(-1_000);
    withDiner({ client: { balance: cents(1_999) } });
    const data = { balance: 1_999, minimumBalance: -1_000, missing: 1 };
    expect(refusal()).toEqual({ code: "INSUFFICIENT_BALANCE", data });
  });

  test("[SALE-19] the client's own minimum comes first", () => {
    withDiner({ client: { balance: cents(2_999), minimumBalance: cents(0) } });
    expect(refusal()).toMatchObject({ code: "INSUFFICIENT_BALANCE", data: { minimumBalance: 0, missing: 1 } });
  });

  test("[SALE-19] it is ignored only where the cafeteria allows it", () => {
    withDiner({ client: { balance: cents(1_000) } });
    asked({ ignoreInsufficientBalance: true });
    expect(booked()).toMatchObject({
      balanceAfter: -2_000,
      usedIgnores: [{ flag: "ignoreInsufficientBalance", over: 1_000 }],
    });
    given({ cafeteria: { ...facts.cafeteria, allowIgnoreMinimumBalance: false } });
    expect(refusal()).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
  });

  test("[SALE-20] nothing takes a balance below the floor", () => {
    asked({ ignoreInsufficientBalance: true });
    withDiner({ client: { balance: cents(0) } });
    expect(booked().balanceAfter).toBe(-3_000);
    withDiner({ client: { balance: cents(-1) } });
    expect(refusal()).toEqual({ code: "NEGATIVE_BALANCE", data: { balance: -1, floor: -3_000, missing: 1 } });
  });

  test("[SALE-19] cash leaves every balance alone", () => {
    withDiner({ client: { balance: cents(-90_000) } });
    asked({ paymentMethod: "CASH" });
    expect(booked()).toMatchObject({ balanceAfter: null, buyerId: diner.client.id, usedIgnores: [] });
  });
});

test("[SALE-32] flags that were not needed are not told as used", () => {
  asked({ ignoreLimit: true, ignoreAllProductsDailyLimit: true, ignoreInsufficientBalance: true });
  expect(booked().usedIgnores).toEqual([]);
});

test("[SALE-09] mends one fault after the other in the order of the checks", () => {
  withProducts({ ...product(coffee, 50_000, { currentStock: 1, dailyLimit: 0 }), isDeleted: true });
  withDiner({ commensal: { status: "DELETED", dailyLimit: cents(0) } });
  given({ isRegisterOpen: false, restrictedProductIds: new Set([coffee]) });
  asked({ paymentMethod: "CUSTOM", commensalId: diner.commensal.id, expectedTotal: cents(1) });
  const mend: Partial<Record<SaleRefusal["code"], () => void>> = {
    CLOSED_CASH_FLOW: () => given({ isRegisterOpen: true }),
    WRONG_COMMENSAL: () => withDiner({ commensal: { dailyLimit: cents(0) } }),
    WRONG_PAYMENT_METHOD: () => asked({ paymentMethod: "ACCOUNT_BALANCE" }),
    DELETED_PRODUCT: () => withProducts(product(coffee, 50_000, { currentStock: 1, dailyLimit: 0 })),
    RESTRICTED_ORDER: () => given({ restrictedProductIds: new Set() }),
    OUT_OF_STOCK: () => asked({ orderItems: [of(coffee, 1)] }),
    DAILY_STOCK_LIMIT_EXCEEDED: () => asked({ ignoreAllProductsDailyLimit: true }),
    PRICE_CHANGED: () => asked({ expectedTotal: cents(50_000) }),
    DAILY_LIMIT_EXCEEDED: () => asked({ ignoreLimit: true }),
    INSUFFICIENT_BALANCE: () => asked({ ignoreInsufficientBalance: true }),
    NEGATIVE_BALANCE: () => withDiner({ client: { balance: cents(49_000) }, commensal: { dailyLimit: cents(0) } }),
  };
  const met: string[] = [];
  for (let failure = refusal(); failure !== null && met.length < 20; failure = refusal()) {
    met.push(failure.code);
    mend[failure.code]?.();
  }
  expect(met).toEqual(Object.keys(mend));
  expect(booked().balanceAfter).toBe(-1_000);
});

describe("[SPLIT-01] [SPLIT-02] [SPLIT-04] paid by several methods", () => {
  const half = [
    { paymentMethod: "ACCOUNT_BALANCE", amount: cents(1_000) },
    { paymentMethod: "CASH", amount: cents(2_000) },
  ] as const;
  beforeEach(() => {
    withProducts(product(coffee, 1_500));
    withDiner({});
    asked({ orderItems: [of(coffee, 2)], paymentMethod: "CASH", commensalId: diner.commensal.id, payments: half });
  });

  test("it is one sale, priced as a whole, and the account pays its part", () => {
    const result = decided();
    expect(result).toMatchObject({ ok: true, value: { total: 3_000, balanceAfter: 9_000 } });
  });

  test("the balance is judged by the part", () => {
    withDiner({ client: { balance: cents(500) } });
    expect(refusal()).toBeNull();
    withDiner({ client: { balance: cents(-1) } });
    expect(refusal()).toEqual({
      code: "INSUFFICIENT_BALANCE",
      data: { balance: -1, minimumBalance: -1_000, missing: 1 },
    });
  });

  test("an account's part needs its diner", () => {
    asked({ commensalId: null });
    given({ diner: null });
    expect(refusal()).toEqual({ code: "COMMENSAL_MISSING" });
  });

  test("what the parts come to is the total that the seller saw", () => {
    asked({ expectedTotal: null, payments: [half[0], { paymentMethod: "CASH", amount: cents(1_999) }] });
    expect(refusal()).toMatchObject({ code: "PRICE_CHANGED", data: { shownTotal: 2_999, total: 3_000 } });
    asked({ expectedTotal: cents(3_000) });
    expect(refusal()).toEqual({ code: "WRONG_PAYMENT_METHOD" });
  });

  test("every method is one that the cafeteria offers", () => {
    asked({ payments: [half[1], { paymentMethod: "CUSTOM", amount: cents(1_000) }] });
    given({ cafeteria: { ...facts.cafeteria, customPaymentMethod: null } });
    expect(refusal()).toEqual({ code: "WRONG_PAYMENT_METHOD" });
    given({ cafeteria: { ...facts.cafeteria, customPaymentMethod: "Vale" } });
    expect(refusal()).toBeNull();
  });
});

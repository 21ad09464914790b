import { plainProductFact } from "@cantina/testkit/arbitraries";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Product, promotionStock } from "../catalog/index.ts";
import type { UserCouponFact } from "../coupons/index.ts";
import { type Instant, type ProductId, cents, id, loadTemporal } from "../kernel/index.ts";
import { addProduct, canAddProduct, changeQuantity, emptyCart } from "./cart.ts";
import { decideLateSale } from "./decide-late-sale.ts";
import { decideSale } from "./decide-sale.ts";
import type { LateSaleFacts } from "./late-sale-facts.ts";
import type { ProductFact, SaleFacts } from "./sale-facts.ts";
import type { SaleRequest } from "./sale-request.ts";

beforeAll(loadTemporal);

const at = "2026-11-20T13:00:00.000Z" as Instant;
const [steak, water, lunch] = [id<"product">("milanesa"), id<"product">("agua"), id<"product">("menú")];
const first = id<"class">("primero");

type Held = readonly (readonly [ProductId, number])[];

const promotion = (held: Held, more: Partial<ProductFact["product"]> = {}): ProductFact =>
  plainProductFact(lunch, {
    type: "PROMOTION",
    items: held.map(([productId, quantity]) => ({ productId, name: String(productId), quantity })),
    ...more,
  });

const factsOf = (products: readonly ProductFact[], more: Partial<SaleFacts> = {}): SaleFacts => ({
  at,
  sellerLevel: "CAFETERIA_ADMINISTRATOR",
  isRegisterOpen: true,
  cafeteria: {
    features: ["coupons"],
    customPaymentMethod: null,
    allowIgnoreMinimumBalance: false,
    balanceFloor: cents(0),
  },
  diner: null,
  products: new Map(products.map((one) => [one.product.id, one])),
  restrictedProductIds: new Set(),
  userCoupons: new Map(),
  ...more,
});

type Wish = readonly [ProductId, number];

const requestOf = (wishes: readonly Wish[], more: Partial<SaleRequest> = {}): SaleRequest => ({
  cartId: id<"cart">("carro"),
  orderItems: wishes.map(([productId, quantity]) => ({
    type: "PRODUCT" as const,
    productId,
    quantity,
    productVersion: 1,
    exchangedCoupons: [],
  })),
  commensalId: null,
  comments: "",
  paymentMethod: "CASH",
  expectedTotal: null,
  sellerDiscount: null,
  markAsCompleted: false,
  ignoreLimit: false,
  ignoreAllProductsDailyLimit: false,
  ignoreInsufficientBalance: false,
  ...more,
});

const decide = (wishes: readonly Wish[], facts: SaleFacts, more: Partial<SaleRequest> = {}) => {
  const decided = decideSale(requestOf(wishes, more), facts);
  return decided.ok ? decided.value : decided.failure;
};

const units = fc.integer({ min: 1, max: 4 });
const stock = fc.option(fc.nat({ max: 20 }), { nil: null });
const anyDay = fc.record({
  held: fc.record({ steak: units, water: units }),
  stocks: fc.record({ steak: stock, water: stock }),
  asked: fc.record({ lunch: units, steak: fc.nat({ max: 4 }), water: fc.nat({ max: 4 }) }),
});

test("[SALE-63] promotions and lines of the same products take together what they hand over, and never more than there is", () => {
  fc.assert(
    fc.property(anyDay, ({ held, stocks, asked }) => {
      const facts = factsOf([
        plainProductFact(steak, { currentStock: stocks.steak }),
        plainProductFact(water, { currentStock: stocks.water }),
        promotion([
          [steak, held.steak],
          [water, held.water],
        ]),
      ]);
      const wishes = (
        [
          [steak, asked.steak],
          [lunch, asked.lunch],
          [water, asked.water],
        ] as const
      ).filter(([, quantity]) => quantity > 0);
      const needed = new Map([
        [steak, asked.steak + asked.lunch * held.steak],
        [water, asked.water + asked.lunch * held.water],
      ]);
      const isEnough = (productId: ProductId, there: number | null) =>
        there === null || (needed.get(productId) ?? 0) <= there;
      const decided = decide(wishes, facts);
      if (!isEnough(steak, stocks.steak) || !isEnough(water, stocks.water)) {
        expect(decided).toMatchObject({ code: "OUT_OF_STOCK" });
        return;
      }
      const counted = [...needed].filter(([productId]) => facts.products.get(productId)?.product.currentStock !== null);
      expect("stockDecrements" in decided && decided.stockDecrements).toEqual(
        counted
          .map(([productId, quantity]) => ({ productId, quantity }))
          .toSorted((a, b) => (a.productId < b.productId ? -1 : 1)),
      );
    }),
  );
});

test("[SALE-63] a refusal names the item that is short, with what is there of it", () => {
  const facts = factsOf([plainProductFact(steak, { currentStock: 3 }), promotion([[steak, 2]])]);
  expect(decide([[lunch, 2]], facts)).toEqual({
    code: "OUT_OF_STOCK",
    data: [{ productId: steak, name: "milanesa", available: 3 }],
  });
});

test("[SALE-63] the daily limits of the items count, and the promotion's own", () => {
  const sold = { ...plainProductFact(water, { dailyLimit: 10 }), soldToday: 5 };
  const facts = factsOf([sold, plainProductFact(steak), promotion([[water, 2]], { dailyLimit: 3 })]);
  expect(decide([[lunch, 2]], facts)).toMatchObject({ lines: [{ quantity: 2 }] });
  // 5 + 1 + 2 × 2 are the 10 of today; one water more is too many.
  expect(
    decide(
      [
        [lunch, 2],
        [water, 1],
      ],
      facts,
    ),
  ).toMatchObject({ lines: [{}, {}] });
  expect(
    decide(
      [
        [lunch, 2],
        [water, 2],
      ],
      facts,
    ),
  ).toEqual({
    code: "DAILY_STOCK_LIMIT_EXCEEDED",
    data: [{ productId: water, name: "agua", available: 5 }],
  });
  const byItself = factsOf([plainProductFact(water), promotion([[water, 2]], { dailyLimit: 3 })]);
  expect(decide([[lunch, 4]], byItself)).toEqual({
    code: "DAILY_STOCK_LIMIT_EXCEEDED",
    data: [{ productId: lunch, name: "menú", available: 3 }],
  });
  expect(decide([[lunch, 4]], byItself, { ignoreAllProductsDailyLimit: true })).toMatchObject({
    usedIgnores: [{ flag: "ignoreAllProductsDailyLimit", overUnits: 1 }],
  });
});

const diner: SaleFacts["diner"] = {
  commensal: { id: id<"commensal">("ana"), status: "ENABLED", classId: first, dailyLimit: null, allergens: [] },
  client: { id: id<"profile">("familia"), balance: cents(10_000), minimumBalance: null },
  category: {
    id: id<"discount-category">("general"),
    name: "General",
    rate: 0 as never,
    maxDiscount: null,
    minimumBalance: cents(0),
  },
  spentToday: cents(0),
};

test("[SALE-64] a promotion is refused where one of its items would be", () => {
  const ana = { commensalId: id<"commensal">("ana") };
  const whole = promotion([
    [steak, 1],
    [water, 1],
  ]);
  const asked = [[lunch, 1]] as const;
  const restricted = factsOf([plainProductFact(steak), plainProductFact(water), whole], {
    diner,
    restrictedProductIds: new Set([water]),
  });
  expect(decide(asked, restricted, ana)).toMatchObject({ code: "RESTRICTED_ORDER", data: [{ productId: water }] });
  const deleted = factsOf([plainProductFact(steak), { ...plainProductFact(water), isDeleted: true }, whole]);
  expect(decide(asked, deleted)).toEqual({ code: "DELETED_PRODUCT" });
  const hidden = factsOf([plainProductFact(steak), plainProductFact(water, { hiddenForClasses: [first] }), whole], {
    diner,
  });
  expect(decide(asked, hidden, ana)).toEqual({ code: "WRONG_PRODUCT" });
  expect(decide(asked, { ...hidden, diner: null })).toMatchObject({ lines: [{}] });
  expect(decide(asked, factsOf([plainProductFact(steak), whole]))).toEqual({ code: "WRONG_PRODUCT" });
});

test("[SALE-65] what is booked keeps the items, and a line of a product has none", () => {
  const facts = factsOf([
    plainProductFact(steak, { name: "Milanesa con puré" }),
    promotion([[steak, 2]]),
    plainProductFact(water),
  ]);
  const decided = decide(
    [
      [lunch, 3],
      [water, 1],
    ],
    facts,
  );
  expect("lines" in decided && decided.lines.map(({ items }) => items)).toEqual([
    [{ productId: steak, name: "Milanesa con puré", quantity: 2 }],
    [],
  ]);
});

test("[SALE-65] a late sale takes the items of the version that it names, and what is missing of them is a shortage", () => {
  const seller = id<"profile">("vendedora");
  const version = (held: Held) => ({
    name: "Menú",
    prices: new Set([cents(500)]),
    items: held.map(([productId, quantity]) => ({ productId, name: String(productId), quantity })),
  });
  const facts: LateSaleFacts = {
    at,
    features: [],
    sender: { id: seller, level: "CAFETERIA_EMPLOYEE" },
    seller: { level: "CAFETERIA_EMPLOYEE", lostRightAt: null },
    diner: null,
    products: new Map([
      [
        lunch,
        {
          id: lunch,
          type: "PROMOTION",
          currentStock: null,
          versions: new Map([
            [
              1,
              version([
                [steak, 2],
                [water, 1],
              ]),
            ],
          ]),
        },
      ],
      [
        steak,
        { id: steak, type: "PRODUCT", currentStock: 3, versions: new Map([[4, { ...version([]), name: "Milanesa" }]]) },
      ],
      [water, { id: water, type: "PRODUCT", currentStock: null, versions: new Map() }],
    ]),
    registerThen: null,
    registerNow: null,
  };
  const decided = decideLateSale(
    {
      cartId: id<"cart">("carro"),
      orderItems: [
        { type: "PRODUCT", productId: lunch, productVersion: 1, price: cents(500), quantity: 2 },
        { type: "PRODUCT", productId: steak, productVersion: 4, price: cents(500), quantity: 1 },
      ],
      commensalId: null,
      comments: "",
      paymentMethod: "CASH",
      totalPrice: cents(1_500),
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: true,
      soldAt: at,
      deviceTime: null,
      sellerId: seller,
      registerSessionId: null,
    },
    facts,
  );
  expect(decided).toMatchObject({
    ok: true,
    value: {
      stockDecrements: [{ productId: steak, quantity: 5 }],
      shortages: [{ productId: steak, quantity: 2 }],
      lines: [
        {
          items: [
            { productId: steak, quantity: 2 },
            { productId: water, quantity: 1 },
          ],
        },
        { items: [] },
      ],
    },
  });
});

test("[SALE-66] a coupon of an item does not pay for the promotion, one that names the promotion does", () => {
  const facts = factsOf([plainProductFact(steak), promotion([[steak, 1]])], { diner });
  const coupon = (productId: ProductId): UserCouponFact => ({
    id: id<"user-coupon">("cuponera"),
    profileId: id<"profile">("familia"),
    productIds: [productId],
    remainingQuantity: 5,
    expirationTime: "2027-01-01T00:00:00.000Z" as Instant,
    status: "ENABLED",
  });
  const pay = (one: UserCouponFact) =>
    decideSale(
      {
        ...requestOf([], { commensalId: id<"commensal">("ana") }),
        orderItems: [
          {
            type: "PRODUCT",
            productId: lunch,
            quantity: 1,
            productVersion: 1,
            exchangedCoupons: [{ userCouponId: one.id, quantity: 1 }],
          },
        ],
      },
      { ...facts, userCoupons: new Map([[one.id, one]]) },
    );
  expect(pay(coupon(steak))).toEqual({ ok: false, failure: { code: "COUPONS_NOT_AVAILABLE" } });
  expect(pay(coupon(lunch))).toMatchObject({ ok: true, value: { total: 0 } });
});

const shown = (productId: ProductId, more: Partial<Product> = {}): Product => ({
  ...plainProductFact(productId).product,
  description: "",
  categoryId: id<"category">("todo"),
  position: 1,
  barcode: null,
  shownInApp: true,
  imageUrl: null,
  displayDates: [],
  items: [],
  ...more,
});

test("[SALE-63] the till adds as long as the server would sell, in whatever order promotions and items are touched", () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.array(fc.constantFrom(steak, water, lunch), { minLength: 1, maxLength: 12 }),
      ({ held, stocks }, touches) => {
        const items = [
          {
            productId: steak,
            name: "",
            quantity: held.steak,
            currentStock: stocks.steak,
            hiddenForClasses: [],
            seals: [],
          },
          {
            productId: water,
            name: "",
            quantity: held.water,
            currentStock: stocks.water,
            hiddenForClasses: [],
            seals: [],
          },
        ];
        const products = new Map<ProductId, Product>([
          [steak, shown(steak, { currentStock: stocks.steak })],
          [water, shown(water, { currentStock: stocks.water })],
          [lunch, shown(lunch, { type: "PROMOTION", items, currentStock: promotionStock(items) })],
        ]);
        const facts = factsOf([
          plainProductFact(steak, { currentStock: stocks.steak }),
          plainProductFact(water, { currentStock: stocks.water }),
          promotion([
            [steak, held.steak],
            [water, held.water],
          ]),
        ]);
        const sold = new Map<ProductId, number>();
        let cart = emptyCart("CASH");
        for (const touched of touches) {
          const product = products.get(touched);
          if (product === undefined) continue;
          const more = new Map(sold).set(touched, (sold.get(touched) ?? 0) + 1);
          const isSold = "lines" in decide([...more], facts);
          expect(canAddProduct(cart, product)).toBe(isSold);
          const isIn = cart.lines.some(({ key }) => key === touched);
          expect(isIn && changeQuantity(cart, touched, more.get(touched) ?? 0) !== cart).toBe(isIn && isSold);
          cart = addProduct(cart, product);
          if (isSold) sold.set(touched, more.get(touched) ?? 0);
        }
      },
    ),
  );
});

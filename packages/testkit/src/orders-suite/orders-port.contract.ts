import { randomUUID } from "node:crypto";
import { type CommensalId, type ProductId, type Result, basisPoints, cents, id } from "@cantina/domain/kernel";
import type { PlacedOrder } from "@cantina/domain/orders";
import type { OrdersPort, SaleRequest, SubmitFailure } from "@cantina/domain/sale";
import { beforeAll, describe, expect, test } from "vitest";
import type { DinerOptions, ProductOptions } from "./goods.ts";

/** A canteen without discounts that allows ignoring the minimum balance down to −50.00, and the port to it. */
export type OrdersPlace = {
  readonly orders: OrdersPort;
  readonly product: (options?: ProductOptions) => Promise<ProductId>;
  readonly reprice: (productId: ProductId, options: ProductOptions) => Promise<void>;
  readonly diner: (options?: DinerOptions) => Promise<{ readonly commensalId: CommensalId }>;
};

const newKey = () => id<"idempotency-key">(randomUUID());

const requestFor = (productId: ProductId, more: Partial<SaleRequest> = {}, quantity = 1): SaleRequest => ({
  cartId: id<"cart">(randomUUID()),
  orderItems: [{ type: "PRODUCT", productId, quantity, productVersion: 1, exchangedCoupons: [] }],
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

/** What every OrdersPort keeps, whatever stands behind it. */
export function describeOrdersPort(name: string, open: () => Promise<OrdersPlace>): void {
  describe(name, () => {
    let place: OrdersPlace;
    beforeAll(async () => {
      place = await open();
    });

    const submit = (request: SaleRequest, key = newKey()): Promise<Result<PlacedOrder, SubmitFailure>> =>
      place.orders.submit({ key, request });
    const failureOf = async (request: SaleRequest): Promise<SubmitFailure | undefined> => {
      const outcome = await submit(request);
      return outcome.ok ? undefined : outcome.failure;
    };

    test("[SALE-03] answers the order in minor units, with lines that add up to its total", async () => {
      const product = await place.product({ price: 3_333, name: "Jugo" });
      const request = requestFor(product, {
        comments: "Con hielo",
        sellerDiscount: basisPoints(1_250),
        markAsCompleted: true,
        orderItems: [
          { type: "PRODUCT", productId: product, quantity: 3, productVersion: 1, exchangedCoupons: [] },
          { type: "GENERIC", name: "Vianda", price: cents(5), quantity: 1 },
        ],
      });
      const outcome = await submit(request);
      if (!outcome.ok) throw new Error(outcome.failure.code);
      expect(outcome.value).toMatchObject({
        cartId: request.cartId,
        status: "COMPLETED",
        comments: "Con hielo",
        subtotal: 10_004,
        discount: 1_251,
        totalPrice: 8_753,
        balanceAfter: null,
        orderItems: [
          { productId: product, name: "Jugo", price: 3_333, quantity: 3 },
          { type: "GENERIC", price: 5 },
        ],
      });
      expect(outcome.value.orderItems.reduce((sum, item) => sum + item.total, 0)).toBe(8_753);
    });

    test("[SALE-19] answers what is left on the account that paid", async () => {
      const { commensalId } = await place.diner({ balance: 10_000 });
      const outcome = await submit(
        requestFor(await place.product({ price: 2_550 }), { commensalId, paymentMethod: "ACCOUNT_BALANCE" }),
      );
      expect(outcome).toMatchObject({ ok: true, value: { balanceAfter: 7_450, commensalId } });
    });

    test("[BOOK-01] repeats the first answer to a key, and sells nothing more", async () => {
      const request = requestFor(await place.product({ stock: 1 }));
      const key = newKey();
      const first = await submit(request, key);
      expect(first.ok).toBe(true);
      expect(await submit(request, key)).toEqual(first);
    });

    test("[BOOK-01] repeats a refusal to its key, and judges the same cart anew under another", async () => {
      const product = await place.product({ dailyLimit: 0 });
      const request = requestFor(product);
      const key = newKey();
      const first = await submit(request, key);
      expect(first).toEqual({
        ok: false,
        failure: { code: "DAILY_STOCK_LIMIT_EXCEEDED", data: [{ productId: product, name: "Café", available: 0 }] },
      });
      expect(await submit(request, key)).toEqual(first);
      expect((await submit({ ...request, ignoreAllProductsDailyLimit: true })).ok).toBe(true);
    });

    test("[BOOK-02] refuses a key that comes with another request", async () => {
      const request = requestFor(await place.product());
      const key = newKey();
      await submit(request, key);
      const other = await submit({ ...request, comments: "otro" }, key);
      expect(other).toEqual({ ok: false, failure: { code: "REFUSED", error: "IDEMPOTENCY_CONFLICT" } });
    });

    test("[BOOK-03] sells a cart once", async () => {
      const request = requestFor(await place.product());
      expect((await submit(request)).ok).toBe(true);
      expect(await failureOf(request)).toEqual({ code: "REFUSED", error: "CART_ALREADY_SOLD" });
    });

    test("[SALE-15] names what is missing and how much there is", async () => {
      const product = await place.product({ stock: 2, name: "Alfajor" });
      expect(await failureOf(requestFor(product, {}, 3))).toEqual({
        code: "OUT_OF_STOCK",
        data: [{ productId: product, name: "Alfajor", available: 2 }],
      });
    });

    test("[SALE-17] tells how a stale price differs, and sells at the agreed one", async () => {
      const product = await place.product({ price: 1_000, name: "Agua" });
      await place.reprice(product, { price: 1_150, name: "Agua" });
      const request = requestFor(product, { expectedTotal: cents(2_000) }, 2);
      expect(await failureOf(request)).toEqual({
        code: "PRICE_CHANGED",
        data: {
          shownTotal: 2_000,
          total: 2_300,
          lines: [{ productId: product, name: "Agua", version: 2, shownPrice: 1_000, price: 1_150 }],
        },
      });
      expect(await submit({ ...request, expectedTotal: cents(2_300) })).toMatchObject({
        ok: true,
        value: { totalPrice: 2_300 },
      });
    });

    test("[SALE-18] tells what the commensal has left today", async () => {
      const { commensalId } = await place.diner({ dailyLimit: 1_505 });
      const product = await place.product({ price: 1_000 });
      expect((await submit(requestFor(product, { commensalId }))).ok).toBe(true);
      expect(await failureOf(requestFor(product, { commensalId }))).toEqual({
        code: "DAILY_LIMIT_EXCEEDED",
        data: 505,
      });
    });

    test("[SALE-20] tells what the account lacks, of its minimum and of the floor", async () => {
      const { commensalId } = await place.diner({ balance: 300, minimumBalance: -200 });
      const request = requestFor(await place.product({ price: 6_000 }), {
        commensalId,
        paymentMethod: "ACCOUNT_BALANCE",
      });
      expect(await failureOf(request)).toEqual({
        code: "INSUFFICIENT_BALANCE",
        data: { balance: 300, minimumBalance: -200, missing: 5_500 },
      });
      expect(await failureOf({ ...request, ignoreInsufficientBalance: true })).toEqual({
        code: "NEGATIVE_BALANCE",
        data: { balance: 300, floor: -5_000, missing: 700 },
      });
    });

    test("[SALE-13] refuses what it does not know", async () => {
      expect(await failureOf(requestFor(id<"product">(randomUUID())))).toEqual({ code: "WRONG_PRODUCT" });
      expect(await failureOf(requestFor(await place.product({ isDeleted: true })))).toEqual({
        code: "DELETED_PRODUCT",
      });
    });
  });
}

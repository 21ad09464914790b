import type { ProductId } from "@cantina/domain/kernel";
import { type Counter, type Till, addProfile, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { everyChange, withTestServer } from "@cantina/testkit/database";
import type { Row } from "../db/index.ts";
import { inTransaction } from "../db/index.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { disableBoughtCoupon, giveBackCoupons, lockBoughtCoupon } from "./index.ts";

type Place = { readonly url: string };
type Use = { readonly userCouponId: string; readonly quantity: number };
let servers: readonly Place[];
let counter: Counter;
let product: ProductId;
let buyer: Awaited<ReturnType<Counter["diner"]>>;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
  server().database.query(text, values);

beforeAll(async () => {
  servers = [server(), await server().startAnother()];
});

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["coupons"] });
  product = await counter.product({ price: 1_000 });
  buyer = await counter.diner({ balance: 50_000 });
});

/** A book of so many uses, bought for the diner's family. */
async function buy(uses: number, productIds: readonly ProductId[] = [product], more = {}) {
  const couponId = await counter.coupon(productIds, { uses, ...more });
  const sold = await counter.till.sellCoupon(couponId, {
    buyerId: buyer.clientId,
    paymentMethod: "CASH",
    quantity: 1,
  });
  const { transaction, userCoupon } = sold.data as unknown as Record<string, { readonly id: string }>;
  return { userCouponId: String(userCoupon?.id), transactionId: String(transaction?.id) };
}

const cartWith = (quantity: number, uses: readonly Use[], more = {}) => ({
  ...cartOf(product, { commensalId: buyer.commensalId, paymentMethod: "ACCOUNT_BALANCE", ...more }),
  orderItems: [
    { type: "PRODUCT" as const, productId: product, quantity, productVersion: 1, exchangedCoupons: [...uses] },
  ],
});
const leftOf = async (userCouponId: string): Promise<unknown> =>
  (await query("select remaining_quantity as left from user_coupon where id = $1", userCouponId))[0]?.["left"];
const audit = (): Promise<readonly Row[]> =>
  query(
    `select u.id from user_coupon u where u.remaining_quantity <> u.original_quantity -
       (select coalesce(sum(quantity), 0) from user_coupon_use where user_coupon_id = u.id)
     union all
     select i.transaction_id from transaction_item i where i.redeemed <>
       (select coalesce(sum(quantity), 0) from user_coupon_use k
         where k.transaction_id = i.transaction_id and k.line = i.line and k.quantity > 0)
     union all
     select t.id from transaction t where t.order_type = 'ORDER' and t.subtotal <>
       (select sum(price * (quantity - redeemed)) from transaction_item where transaction_id = t.id)`,
  );

describe("a sale with coupons", () => {
  test("[SALE-33] [SALE-01] charges only the units that none pays, and the order tells which did", async () => {
    const [first, second] = [await buy(2), await buy(5)];
    const uses = [
      { userCouponId: first.userCouponId, quantity: 2 },
      { userCouponId: second.userCouponId, quantity: 1 },
    ].sort((a, b) => (a.userCouponId < b.userCouponId ? -1 : 1));
    const sold = await counter.till.sell(cartWith(4, uses, { expectedTotal: 10, sellerDiscount: null }));
    expect(sold.data).toMatchObject({ totalPrice: 10, balanceAfter: 490 });
    expect(sold.data?.["orderItems"]).toMatchObject([{ quantity: 4, price: 10, total: 10, exchangedCoupons: uses }]);
    expect(await counter.till.get(`/transactions/${String(sold.data?.["id"])}`)).toMatchObject({
      data: { orderItems: [{ exchangedCoupons: uses }] },
    });
    expect([await leftOf(first.userCouponId), await leftOf(second.userCouponId)]).toEqual([0, 4]);
    expect(await audit()).toEqual([]);
  });

  test("[SALE-33] paid by coupons alone costs nothing, posts nothing, and takes stock all the same", async () => {
    product = await counter.product({ stock: 3 });
    const { userCouponId } = await buy(2);
    const sold = await counter.till.sell(cartWith(2, [{ userCouponId, quantity: 2 }], { paymentMethod: "CASH" }));
    expect(sold.data).toMatchObject({ totalPrice: 0 });
    expect(await query("select 1 from posting where cause_id = $1", sold.data?.["id"])).toEqual([]);
    expect(await query("select current_stock as stock from product where id = $1", product)).toEqual([{ stock: 1 }]);
  });

  test("[COUPON-03] takes only valid coupons of the diner's own family and of that product", async () => {
    const refusal = async (userCouponId: string, more = {}) =>
      (await counter.till.sell(cartWith(1, [{ userCouponId, quantity: 1 }], more))).code;
    const other = await counter.diner();
    const { userCouponId } = await buy(2);
    expect(await refusal(userCouponId, { commensalId: other.commensalId, paymentMethod: "CASH" })).toBe(
      "COUPONS_NOT_AVAILABLE",
    );
    expect(await refusal(userCouponId, { commensalId: null, paymentMethod: "CASH" })).toBe("COUPONS_NOT_AVAILABLE");
    expect(await refusal((await buy(2, [await counter.product()])).userCouponId)).toBe("COUPONS_NOT_AVAILABLE");
    const ending = await buy(2, [product], { expirationDate: "2026-11-20T14:00:00Z" });
    clock.set("2026-11-20T14:00:00Z");
    expect(await refusal(ending.userCouponId)).toBe("COUPONS_NOT_AVAILABLE");
    clock.set("2026-11-20T13:59:59.999Z");
    expect(await refusal(ending.userCouponId)).toBeUndefined();
  });

  test("[COUPON-04] uses none more often than is left, and leaves nothing behind when refused", async () => {
    const { userCouponId } = await buy(2);
    for (const [quantity, uses] of [
      [3, 3],
      [1, 2],
      [1, -1],
    ] as const) {
      expect((await counter.till.sell(cartWith(quantity, [{ userCouponId, quantity: uses }]))).code).toBe(
        "INVALID_COUPON_AMOUNT",
      );
    }
    expect(await leftOf(userCouponId)).toBe(2);
    expect(await query("select 1 from user_coupon_use where user_coupon_id = $1", userCouponId)).toEqual([]);
  });

  test("[BOOK-12] tells of the client's coupons", async () => {
    const { userCouponId } = await buy(1);
    const told = () =>
      query(`select 1 from ${everyChange} e where entity_type = 'userCoupon' and entity_id = $1`, buyer.clientId);
    const ofBuying = await told();
    await counter.till.sell(cartWith(1, [{ userCouponId, quantity: 1 }]));
    expect(await told()).toHaveLength(ofBuying.length + 1);
  });
});

describe("tills that race", () => {
  test("[COUPON-08] for 10 uses redeem exactly 10 of 32 wanted, at two servers, in opposite orders", async () => {
    const [first, second] = [await buy(10), await buy(10)];
    const tills: readonly Till[] = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        counter.tillOf(
          await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE"),
          servers[index % 2],
        ),
      ),
    );
    const answers = await Promise.all(
      tills.flatMap((till, index) =>
        Array.from({ length: 4 }, (_, turn) => {
          const uses = [first, second].map(({ userCouponId }) => ({ userCouponId, quantity: 1 }));
          const ordered = (index + turn) % 2 === 0 ? uses : uses.reverse();
          return till.sell(cartWith(2, ordered, { paymentMethod: "CASH" }));
        }),
      ),
    );
    const codes = answers.map(({ code = "SOLD" }) => code);
    expect(codes.filter((code) => code === "SOLD")).toHaveLength(10);
    expect(codes.filter((code) => code === "INVALID_COUPON_AMOUNT")).toHaveLength(22);
    expect([await leftOf(first.userCouponId), await leftOf(second.userCouponId)]).toEqual([0, 0]);
    expect(await audit()).toEqual([]);
  });
});

describe("what the database itself refuses", () => {
  test("[COUPON-08] uses that nobody booked, booked ones that change, and more than there are", async () => {
    const { userCouponId } = await buy(1);
    const sold = await counter.till.sell(cartWith(3, [{ userCouponId, quantity: 1 }]));
    const change = (text: string): Promise<unknown> => query(text, userCouponId);
    await expect(change("update user_coupon set remaining_quantity = 1 where id = $1")).rejects.toThrow(
      /by uses only/u,
    );
    await expect(change("update user_coupon set original_quantity = 9 where id = $1")).rejects.toThrow(/by uses only/u);
    await expect(change("delete from user_coupon_use where user_coupon_id = $1")).rejects.toThrow(/append-only/u);
    await expect(
      query(
        "insert into user_coupon_use (user_coupon_id, transaction_id, line, quantity) values ($1, $2, 1, -5)",
        userCouponId,
        sold.data?.["id"],
      ),
    ).rejects.toThrow(/user_coupon_remaining/u);
  });
});

describe("a revert", () => {
  test("[COUPON-09] gives an order's uses back, once", async () => {
    const [first, second] = [await buy(2), await buy(5)];
    const uses = [first, second].map(({ userCouponId }) => ({ userCouponId, quantity: 2 }));
    const sold = await counter.till.sell(cartWith(4, uses));
    const orderId = String(sold.data?.["id"]);
    const giveBack = () => inTransaction(server().database.kysely, (trx) => giveBackCoupons(trx, orderId));
    expect(await giveBack()).toBe(4);
    expect([await leftOf(first.userCouponId), await leftOf(second.userCouponId)]).toEqual([2, 5]);
    await expect(giveBack()).rejects.toThrow(/user_coupon_use_once/u);
    expect(await audit()).toEqual([]);
  });

  test("[COUPON-09] of a purchase leaves a coupon that no sale takes, whichever comes first", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { userCouponId, transactionId } = await buy(1);
      const undo = inTransaction(server().database.kysely, async (trx) => {
        const bought = await lockBoughtCoupon(trx, counter.canteen.cafeteriaId, transactionId);
        if (bought === undefined || bought.remainingQuantity < bought.originalQuantity) return false;
        await disableBoughtCoupon(trx, transactionId);
        return true;
      });
      const [undone, sold] = await Promise.all([undo, counter.till.sell(cartWith(1, [{ userCouponId, quantity: 1 }]))]);
      expect(sold.code).toBe(undone ? "COUPONS_NOT_AVAILABLE" : undefined);
    }
  });
});

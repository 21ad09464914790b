import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type RawAnswer, cartOf, handClock, openCounter, restrict } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let steak: ProductId;
let water: ProductId;
/** Two steaks and a water. */
let menu: ProductId;

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const stocks = async (): Promise<readonly unknown[]> =>
  (
    await query("select current_stock as n from product where id = any ($1) order by id = $2", [steak, water], water)
  ).map(({ n }) => n);
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const itemsOf = (order: RawAnswer["data"]): unknown =>
  (order?.["orderItems"] as readonly { readonly items: unknown }[] | undefined)?.map(({ items }) => items);
const boss = () => counter.tillOf(counter.canteen.administratorId);
const line = (productId: ProductId, quantity: number) => ({
  type: "PRODUCT" as const,
  productId,
  quantity,
  productVersion: 1,
});

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), {
    features: ["stockControl", "coupons", "commensalRestrictions"],
  });
  steak = await counter.product({ name: "Milanesa", price: 50_000, stock: 10 });
  water = await counter.product({ name: "Agua", price: 10_000, stock: 7 });
  menu = await counter.product({
    name: "Menú",
    price: 90_000,
    holds: [
      { productId: steak, quantity: 2 },
      { productId: water, quantity: 1 },
    ],
  });
});

describe("a promotion sold", () => {
  test("[SALE-63] [SALE-65] takes its items' stock with that of the plain lines, and the order keeps what it held", async () => {
    const sold = await boss().sell({ ...cartOf(menu), orderItems: [line(menu, 3), line(steak, 2)] });
    expect(sold.data).toMatchObject({ totalPrice: 3_700 });
    // 10 − 3 × 2 − 2, and 7 − 3 × 1.
    expect(await stocks()).toEqual([2, 4]);
    const held = [
      [
        { productId: steak, name: "Milanesa", quantity: 2 },
        { productId: water, name: "Agua", quantity: 1 },
      ],
      [],
    ];
    expect(itemsOf(sold.data)).toEqual(held);
    await counter.reprice(menu, { name: "Menú", price: 90_000, holds: [{ productId: water, quantity: 9 }] });
    await counter.reprice(steak, { name: "Milanesa napolitana", price: 50_000 });
    expect(itemsOf((await boss().get(`/transactions/${idOf(sold)}`)).data)).toEqual(held);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("[SALE-63] is refused for what is missing of an item, and nothing is taken", async () => {
    const refused = await boss().sell({ ...cartOf(menu), orderItems: [line(steak, 1), line(menu, 5)] });
    expect([refused.status, refused.code, refused.extra]).toEqual([
      409,
      "OUT_OF_STOCK",
      [{ productId: steak, name: "Milanesa", available: 10 }],
    ]);
    expect(await stocks()).toEqual([10, 7]);
  });

  test("[SALE-63] counts against the daily limits of its items, today and until it is reverted", async () => {
    const juice = await counter.product({ name: "Jugo", dailyLimit: 5 });
    const snack = await counter.product({ name: "Merienda", holds: [{ productId: juice, quantity: 2 }] });
    const two = await boss().sell(cartOf(snack, { quantity: 2 }));
    expect(two.status).toBe(200);
    const over = { code: "DAILY_STOCK_LIMIT_EXCEEDED", extra: [{ productId: juice, name: "Jugo", available: 1 }] };
    expect(await boss().sell(cartOf(snack))).toMatchObject(over);
    expect(await boss().sell(cartOf(juice, { quantity: 2 }))).toMatchObject(over);
    expect((await boss().revert(idOf(two), { reason: "MISTAKEN_ORDER" })).status).toBe(200);
    expect((await boss().sell(cartOf(juice, { quantity: 5 }))).status).toBe(200);
    clock.set("2026-11-21T13:00:00Z");
    expect((await boss().sell(cartOf(snack, { quantity: 2 }))).status).toBe(200);
  });

  test("[SALE-64] is refused where one of its items would be", async () => {
    const { commensalId } = await counter.diner({ balance: 500_000 });
    const asked = { commensalId, paymentMethod: "ACCOUNT_BALANCE" } as const;
    const infants = await counter.product({ name: "Café", isHiddenForClass: true });
    const breakfast = await counter.product({ holds: [{ productId: infants, quantity: 1 }] });
    expect((await boss().sell(cartOf(breakfast, asked))).code).toBe("WRONG_PRODUCT");
    expect((await boss().sell(cartOf(breakfast))).status).toBe(200);
    await restrict(server().database.query, commensalId, water);
    expect((await boss().sell(cartOf(menu, asked))).code).toBe("RESTRICTED_ORDER");
    expect((await boss().sell(cartOf(steak, asked))).status).toBe(200);
    await query("update product set status = 'DELETED' where id = $1", water);
    expect((await boss().sell(cartOf(menu))).code).toBe("DELETED_PRODUCT");
  });

  test("[SALE-66] is paid by a coupon only if it names the promotion", async () => {
    const { commensalId, clientId } = await counter.diner({ balance: 500_000 });
    const buy = async (productId: ProductId): Promise<string> => {
      const couponId = await counter.coupon([productId]);
      await boss().sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CASH", quantity: 1 });
      const [bought] = await query("select id from user_coupon where coupon_id = $1", couponId);
      return String(bought?.["id"]);
    };
    const pay = (userCouponId: string) =>
      boss().sell({
        ...cartOf(menu, { commensalId }),
        orderItems: [{ ...line(menu, 1), exchangedCoupons: [{ userCouponId, quantity: 1 }] }],
      });
    expect((await pay(await buy(steak))).code).toBe("COUPONS_NOT_AVAILABLE");
    expect((await pay(await buy(menu))).data).toMatchObject({ totalPrice: 0 });
    expect(await stocks()).toEqual([8, 6]);
  });

  test("[REVERT-08] and reverted gives back exactly what it took, whatever the promotion holds by now", async () => {
    const sold = await boss().sell({ ...cartOf(menu), orderItems: [line(menu, 2), line(water, 1)] });
    expect(await stocks()).toEqual([6, 4]);
    await counter.reprice(menu, { name: "Menú", price: 90_000, holds: [{ productId: water, quantity: 5 }] });
    expect((await boss().revert(idOf(sold), { reason: "MISTAKEN_ORDER" })).status).toBe(200);
    expect(await stocks()).toEqual([10, 7]);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("[APP-06] from the app is the same sale, and is asked for no later than its items", async () => {
    const { commensalId, clientId } = await counter.diner({ balance: 500_000 });
    const order = () =>
      counter
        .tillOf(clientId)
        .sell(cartOf(menu, { commensalId, paymentMethod: "ACCOUNT_BALANCE", pickUpDateTime: "2026-11-20T15:00:00Z" }));
    expect(itemsOf((await order()).data)).toEqual([[expect.anything(), expect.anything()]]);
    expect(await stocks()).toEqual([8, 6]);
    const [kitchen] = await query(
      `insert into category (cafeteria_id, name, position, request_time_limit) values ($1, 'Cocina', 2, '09:00:00')
       returning id`,
      counter.canteen.cafeteriaId,
    );
    await query("update product set category_id = $1 where id = $2", kitchen?.["id"], steak);
    expect(await order()).toMatchObject({ code: "PICKUP_NOT_AVAILABLE", extra: { reason: "CATEGORY_CUT_OFF" } });
  });

  test("[SALE-65] late takes the items of the version that it names; what is missing is a shortage of the item", async () => {
    await counter.reprice(menu, { name: "Menú", price: 90_000, holds: [{ productId: water, quantity: 5 }] });
    await query("update product set status = 'DELETED' where id = any ($1)", [menu, steak]);
    clock.set("2026-11-20T16:00:00Z");
    const sold = await boss().sellLate({
      cartId: randomUUID(),
      orderItems: [{ type: "PRODUCT", productId: menu, productVersion: 1, price: 900, quantity: 6 }],
      commensalId: null,
      comments: "",
      paymentMethod: "CASH",
      totalPrice: 5_400,
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: true,
      soldAt: "2026-11-20T13:05:00.000Z",
      sellerId: counter.canteen.administratorId,
      registerSessionId: null,
    });
    expect(itemsOf(sold.data)).toEqual([
      [expect.objectContaining({ quantity: 2 }), expect.objectContaining({ quantity: 1 })],
    ]);
    // 12 steaks of 10, 6 waters of 7.
    expect(await stocks()).toEqual([0, 1]);
    expect((await boss().get("/stockflow/shortages")).data).toMatchObject([
      { productId: steak, name: "Milanesa", quantity: 2 },
    ]);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });
});

describe("in a race", () => {
  test("[SALE-63] for the last unit, of a promotion and its item sold at once one is sold and the stock ends at 0", async () => {
    const other = await server().startAnother();
    const far = counter.tillOf(counter.canteen.administratorId, other);
    const near = boss();
    for (let round = 0; round < 8; round += 1) {
      const last = await counter.product({ stock: 1 });
      const promotion = await counter.product({ holds: [{ productId: last, quantity: 1 }] });
      const answers = await Promise.all([near.sell(cartOf(promotion)), far.sell(cartOf(last))]);
      expect(answers.map(({ code }) => code ?? "sold").toSorted()).toEqual(["OUT_OF_STOCK", "sold"]);
      expect(await query("select current_stock as n from product where id = $1", last)).toEqual([{ n: 0 }]);
    }
  });

  test("[SALE-63] the database itself lets no sale take an item below 0", async () => {
    const taken = query("update product set current_stock = current_stock - 11 where id = $1", steak);
    await expect(taken).rejects.toThrow(/product_stock_not_negative/u);
  });

  test("[SALE-65] with an edit of its items, what is taken is what the order says, and nobody hangs", async () => {
    const till = boss();
    const plenty = await counter.product({ stock: 1_000 });
    const more = await counter.product({ stock: 1_000 });
    const promotion = await counter.product({ price: 100, holds: [{ productId: plenty, quantity: 1 }] });
    const edit = async (round: number) => {
      const { data } = await till.get(`/products/details/${promotion}`);
      const held = round % 2 === 0 ? [more, plenty] : [plenty];
      return till.put(`/products/${promotion}`, {
        ...data,
        description: "De prueba",
        items: held.map((productId) => ({ productId, quantity: 1 })),
      });
    };
    for (let round = 0; round < 6; round += 1) {
      const sales = Array.from({ length: 4 }, () => till.sell(cartOf(promotion)));
      const deletion = till.delete(`/products/${plenty}`);
      const [edited, gone, ...sold] = await Promise.all([edit(round), deletion, ...sales]);
      expect([edited.code, gone.code]).toEqual([undefined, "DELETE_PRODUCT_IN_USE"]);
      expect(sold.map(({ code }) => code)).toEqual(sold.map(() => undefined));
    }
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });
});

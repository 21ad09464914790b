import { randomUUID } from "node:crypto";
import { type Counter, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, test } from "vitest";

let counter: Counter;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), {
    features: ["coupons", "flowControl"],
    customPaymentMethod: "Vale",
    balanceFloor: -10_000,
  });
  await counter.till.moveCash({ type: "OPEN", amount: 0 });
});

const coupon = async (options: Parameters<Counter["coupon"]>[1] = {}) =>
  counter.coupon([await counter.product()], options);
const bodyFor = (buyerId: string, more = {}) => ({ buyerId, paymentMethod: "CASH" as const, quantity: 1, ...more });
const postingsOf = (transactionId: unknown) =>
  query(
    `select d.kind as debit, c.kind as credit, p.amount from posting p
       join account d on d.id = p.debit_account_id join account c on c.id = p.credit_account_id where p.cause_id = $1`,
    transactionId,
  );

type Sold = {
  readonly transaction: Readonly<Record<string, unknown>>;
  readonly userCoupon: Readonly<Record<string, unknown>>;
};

describe("a coupon sale", () => {
  test.each([
    ["CASH", "DRAWER"],
    ["CARD", "CARD"],
    ["TRANSFER", "TRANSFER"],
    ["CUSTOM", "CUSTOM"],
    ["ACCOUNT_BALANCE", "CLIENT"],
  ] as const)(
    "[COUPON-05] [COUPON-07] by %s gives q × n uses and posts its price once",
    async (paymentMethod, debit) => {
      const { clientId } = await counter.diner({ balance: 50_000 });
      const couponId = await coupon({ price: 12_050, uses: 10, validDays: 5 });
      const sold = await counter.till.sellCoupon(couponId, bodyFor(clientId, { paymentMethod, quantity: 3 }));
      expect(sold.status).toBe(200);
      const { transaction, userCoupon, ...rest } = sold.data as unknown as Sold;
      expect(rest).toEqual({ balanceAfter: paymentMethod === "ACCOUNT_BALANCE" ? 138.5 : null });
      expect(transaction).toMatchObject({
        orderType: "COUPON_BUY",
        status: "COMPLETED",
        totalPrice: 361.5,
        buyerId: clientId,
        couponId,
        couponsQuantity: 3,
        orderItems: [],
      });
      expect(userCoupon).toMatchObject({
        couponId,
        profileId: clientId,
        originalQuantity: 30,
        remainingQuantity: 30,
        buyTime: "2026-11-20T13:00:00.000Z",
        // The end of the 25th in Buenos Aires.
        expirationTime: "2026-11-26T03:00:00.000Z",
      });
      expect(await postingsOf(transaction["id"])).toEqual([{ debit, credit: "COUPON_SALES", amount: 36_150 }]);
      expect((await counter.till.get(`/profiles/clients/${clientId}/coupons`)).data).toEqual([userCoupon]);
      expect((await counter.till.get(`/transactions/${String(transaction["id"])}`)).data).toMatchObject({
        couponId,
        couponsQuantity: 3,
      });
    },
  );

  test("[COUPON-05] keeps its name, products and end whatever becomes of the coupon", async () => {
    const { clientId } = await counter.diner();
    const couponId = await coupon();
    await counter.till.sellCoupon(couponId, bodyFor(clientId));
    const bought = await counter.till.get(`/profiles/clients/${clientId}/coupons`);
    await query("update coupon set name = 'Otro', status = 'DELETED', valid_days = 1 where id = $1", couponId);
    await query("delete from coupon_product where coupon_id = $1", couponId);
    expect((await counter.till.get(`/profiles/clients/${clientId}/coupons`)).data).toEqual(bought.data);
  });

  test("[COUPON-06] is refused for an inactive, an expired and a foreign coupon, and for a changed price", async () => {
    const { clientId } = await counter.diner();
    const refusal = async (couponId: string, more = {}) =>
      (await counter.till.sellCoupon(couponId, bodyFor(clientId, more))).code;
    expect(await refusal(await coupon({ isDisabled: true }))).toBe("INVALID_COUPON");
    expect(await refusal(await coupon({ expirationDate: "2026-11-20T13:00:00Z" }))).toBe("INVALID_COUPON");
    const neighbour = await openCounter(server().database, server(), { features: ["coupons"] });
    expect(await refusal(await neighbour.coupon([await neighbour.product()]))).toBe("INVALID_COUPON");
    expect(await refusal(randomUUID())).toBe("INVALID_COUPON");
    const changed = await counter.till.sellCoupon(await coupon(), bodyFor(clientId, { expectedTotal: 100 }));
    expect(changed).toMatchObject({ status: 409, code: "PRICE_CHANGED", extra: { shownTotal: 100, total: 120 } });
    expect(await query("select 1 from transaction where cafeteria_id = $1", counter.canteen.cafeteriaId)).toEqual([]);
  });

  test("[COUPON-07] is refused to an employee without an open register, and to whoever is no client here", async () => {
    const { clientId } = await counter.diner();
    const couponId = await coupon();
    const neighbour = await openCounter(server().database, server());
    const stranger = (await neighbour.diner()).clientId;
    expect((await counter.till.sellCoupon(couponId, bodyFor(stranger))).code).toBe("WRONG_PROFILE");
    expect((await counter.till.sellCoupon(couponId, bodyFor(counter.canteen.employeeId))).code).toBe("WRONG_PROFILE");
    await counter.till.moveCash({ type: "CLOSE", amount: 0 });
    expect((await counter.till.sellCoupon(couponId, bodyFor(clientId))).code).toBe("CLOSED_CASH_FLOW");
    const boss = counter.tillOf(counter.canteen.administratorId);
    expect((await boss.sellCoupon(couponId, bodyFor(clientId, { paymentMethod: "CARD" }))).status).toBe(200);
  });

  test("[COUPON-07] on account tells what is missing, and no race passes the minimum balance", async () => {
    const { clientId } = await counter.diner({ balance: 30_000, minimumBalance: -6_000 });
    const couponId = await coupon({ price: 12_000 });
    const body = bodyFor(clientId, { paymentMethod: "ACCOUNT_BALANCE" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => counter.till.sellCoupon(couponId, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => "INSUFFICIENT_BALANCE"));
    expect(refusals[0]?.extra).toEqual({ balance: -60, minimumBalance: -60, missing: 120 });
    expect(await query("select count(*) as books from user_coupon where profile_id = $1", clientId)).toEqual([
      { books: 3 },
    ]);
  });

  test("[COUPON-05] happens once per key, and repeats the answer byte for byte", async () => {
    const { clientId } = await counter.diner();
    const [couponId, key] = [await coupon(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => counter.till.sellCoupon(couponId, bodyFor(clientId), key)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await query("select count(*) as books from user_coupon where profile_id = $1", clientId)).toEqual([
      { books: 1 },
    ]);
  });

  test("[BOOK-12] is told: the order, the register that took its cash, the client's coupons", async () => {
    const { clientId } = await counter.diner();
    await counter.till.sellCoupon(await coupon(), bodyFor(clientId));
    const told = await query(
      "select entity_type as type from change_event where cafeteria_id = $1 order by id",
      counter.canteen.cafeteriaId,
    );
    expect(told.map(({ type }) => type)).toEqual(["register", "order", "register", "userCoupon"]);
  });

  test("[ACCESS-02] exists only where the cafeteria has coupons", async () => {
    const plain = await openCounter(server().database, server());
    const { clientId } = await plain.diner();
    const couponId = await plain.coupon([await plain.product()]);
    expect((await plain.till.sellCoupon(couponId, bodyFor(clientId))).code).toBe("FEATURE_DISABLED");
    expect((await plain.till.get("/coupons")).code).toBe("FEATURE_DISABLED");
  });
});

describe("the coupons of a cafeteria", () => {
  test("[COUPON-06] are listed with their products, inactive ones too, deleted ones not", async () => {
    const product = await counter.product();
    const active = await counter.coupon([product], { validDays: 7, price: 9_900 });
    const inactive = await counter.coupon([product], { isDisabled: true, expirationDate: "2026-12-24T15:30:00Z" });
    const gone = await counter.coupon([product]);
    await query("update coupon set status = 'DELETED' where id = $1", gone);
    const { data } = await counter.till.get("/coupons");
    const byId = new Map((data as unknown as readonly { readonly id: string }[]).map((one) => [one.id, one]));
    expect([...byId.keys()].sort()).toEqual([active, inactive].sort());
    expect(byId.get(active)).toMatchObject({ price: 99, validDays: 7, expirationDate: null, products: [product] });
    expect(byId.get(inactive)).toMatchObject({
      status: "DISABLED",
      validDays: null,
      expirationDate: "2026-12-24T15:30:00.000Z",
    });
  });

  test("[COUPON-06] of a client nobody knows is NOT_FOUND", async () => {
    expect((await counter.till.get(`/profiles/clients/${randomUUID()}/coupons`)).code).toBe("NOT_FOUND");
  });
});

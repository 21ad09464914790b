// @module-tag long
import { randomUUID } from "node:crypto";
import { type ProductId, instant } from "@cantina/domain/kernel";
import { seededRandom } from "@cantina/testkit/demo";
import { countDeadlocks, withTestServer } from "@cantina/testkit/database";
import {
  type RawAnswer,
  type Till,
  answered,
  cartOf,
  handClock,
  openCounter,
  rivalsOf,
} from "@cantina/testkit/orders-suite";
import { expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { completeDueDays } from "../orders/index.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const chance = seededRandom(20_261_120);
const rounds = 32;
const mistake = { reason: "MISTAKEN_ORDER", comment: "" } as const;

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

test("[LOCK-01] whatever eight sellers do at two servers at once: no deadlock, no failure, and the books hold", async () => {
  const servers = [server(), await server().startAnother()];
  const features = ["stockControl", "coupons", "commensalDailyLimit", "subscriptions"] as const;
  const counter = await openCounter(server().database, server(), { features });
  const tills = [
    ...(await rivalsOf(counter, server().database.query, servers, 7)),
    counter.tillOf(counter.canteen.administratorId, servers[1]),
  ];
  const products: readonly ProductId[] = await Promise.all(
    [1, 2, 3, 4].map(() => counter.product({ price: 500, stock: 150, dailyLimit: 200 })),
  );
  const diners = await Promise.all([1, 2].map(() => counter.diner({ balance: 60_000, dailyLimit: 80_000 })));
  const couponId = await counter.coupon(products, { uses: 5, price: 900 });
  const subscriptionId = randomUUID();
  await query(
    "insert into subscription (id, cafeteria_id, name, available_week_dates) values ($1, $2, 'Almuerzo', '{FRIDAY}')",
    subscriptionId,
    counter.canteen.cafeteriaId,
  );
  await Promise.all(
    diners.map(({ commensalId }) =>
      query(
        "insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id) values ($1, $2, $3)",
        counter.canteen.cafeteriaId,
        subscriptionId,
        commensalId,
      ),
    ),
  );

  const made: string[] = [];
  const coupons: { readonly userCouponId: string; readonly commensalId: string }[] = [];
  const keep = (answer: RawAnswer): RawAnswer => {
    const { data } = answer;
    const id = data?.["id"] ?? (data?.["transaction"] as { readonly id?: string } | undefined)?.id;
    if (typeof id === "string") made.push(id);
    return answer;
  };
  const anOrder = (): string => (made.length === 0 ? randomUUID() : chance.pick(made.slice(-12)));
  const lines = () =>
    products
      .filter(() => chance.happens(0.6))
      .toSorted(() => chance.next() - 0.5)
      .map((productId) => ({ type: "PRODUCT" as const, productId, quantity: 1, productVersion: 1 }));

  const sell = async (till: Till): Promise<RawAnswer> => {
    const { commensalId } = chance.pick(diners);
    const [
      first = { type: "PRODUCT" as const, productId: chance.pick(products), quantity: 1, productVersion: 1 },
      ...more
    ] = lines();
    const mine = coupons.filter((coupon) => coupon.commensalId === commensalId);
    const redeeming =
      mine.length > 0 && chance.happens(0.4)
        ? { exchangedCoupons: [{ userCouponId: chance.pick(mine).userCouponId, quantity: 1 }] }
        : {};
    const body = cartOf(first.productId, {
      commensalId,
      paymentMethod: chance.happens(0.6) ? "ACCOUNT_BALANCE" : "CASH",
      markAsCompleted: chance.happens(0.5),
      orderItems: [{ ...first, ...redeeming }, ...more],
    });
    return keep(await till.sell(body));
  };
  const buyCoupon = async (till: Till): Promise<RawAnswer> => {
    const { clientId, commensalId } = chance.pick(diners);
    const answer = await till.sellCoupon(couponId, {
      buyerId: clientId,
      paymentMethod: chance.happens(0.5) ? "CASH" : "ACCOUNT_BALANCE",
      quantity: 1,
    });
    const bought = answer.data?.["userCoupon"] as { readonly id: string } | undefined;
    if (bought !== undefined) coupons.push({ userCouponId: bought.id, commensalId });
    return keep(answer);
  };
  const acts: readonly ((till: Till) => Promise<RawAnswer>)[] = [
    sell,
    sell,
    sell,
    buyCoupon,
    (till) => till.revert(anOrder(), mistake),
    (till) => till.revert(anOrder(), mistake),
    async (till) =>
      keep(await till.chargeBalance({ amount: 7, buyerId: chance.pick(diners).clientId, paymentMethod: "CASH" })),
    (till) => till.moveCash({ type: "OPEN", amount: 10 }),
    (till) => till.moveCash({ type: "OUT", amount: 1, description: "Cambio" }),
    (till) => till.moveCash({ type: "CLOSE", amount: 10 }),
    (till) => till.put("/transactions/orders/mark_delivered", { orderIds: [anOrder(), anOrder()] }),
    (till) => till.put("/orders/all/mark_delivered"),
    (till) => till.put("/orders/undo_delivered_daily"),
    (till) => till.put(`/orders/${anOrder()}/mark_archived`),
    (till) =>
      till.post(
        "/subscriptions/apply",
        diners.toSorted(() => chance.next() - 0.5).map(({ commensalId }) => ({ subscriptionId, commensalId })),
      ),
    (till) => till.put(`/commensals/${chance.pick(diners).commensalId}/daily-limit`, { dailyLimit: 900 }),
  ];

  // The two that lock most, at each other: no account or diner between them to queue at.
  const all = products.map((productId) => ({ type: "PRODUCT" as const, productId, quantity: 1, productVersion: 1 }));
  const sellAll = (till: Till) => {
    const cart = { cartId: randomUUID(), paymentMethod: "CARD" as const, orderItems: all };
    return answered((key) => till.sell(cart, key));
  };
  const sold = await Promise.all(Array.from({ length: 3 }, () => tills.map(sellAll)).flat());
  const storm = await Promise.all(
    sold.flatMap(({ data }, index) => {
      const till = tills[index % tills.length] ?? counter.till;
      return [answered((key) => till.revert(data?.["id"], mistake, key)), sellAll(till)];
    }),
  );
  expect(storm.every(({ status }) => status === 200)).toBe(true);

  const failures: string[] = [];
  const codes = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const job = round % 10 === 5 ? completeDueDays(server().database.kysely, instant("2026-11-21T02:50:00Z")) : null;
    // On a busy machine one may be told to come again; each is another act.
    const answers = await Promise.all(tills.map((till) => answered(() => chance.pick(acts)(till))));
    await job;
    for (const { status, text, code = "DONE" } of answers) {
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (status >= 500) failures.push(text);
    }
  }
  expect(failures).toEqual([]);
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  // That something happened at all, and not only refusals.
  expect(codes.get("DONE")).toBeGreaterThan(100);
  expect(codes.size).toBeGreaterThan(5);
  expect(await countDeadlocks(server().database)).toBe(0);
});

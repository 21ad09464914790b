import { randomUUID } from "node:crypto";
import { type Counter, type RawAnswer, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer({ clock: handClock("2026-11-20T13:00:00Z") });
let counter: Counter;

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const mistake = { reason: "MISTAKEN_ORDER" } as const;
const balanceOf = async (clientId: string): Promise<unknown> =>
  (await ask("select balance from account where profile_id = $1", clientId))[0]?.["balance"];
const usesOf = async (clientId: string) =>
  (await ask("select remaining_quantity as left, status from user_coupon where profile_id = $1", clientId))[0];
/** The sale of a coupon answers with what it gave, too. */
const soldTransaction = ({ data, text }: RawAnswer): string => {
  const transaction = data?.["transaction"];
  expect(transaction, text).toBeDefined();
  return String((transaction as Readonly<Record<string, unknown>>)["id"]);
};

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["coupons", "flowControl"] });
  await counter.till.moveCash({ type: "OPEN", amount: 0 });
});

async function sellBook(): Promise<{
  readonly purchase: string;
  readonly clientId: string;
  readonly redeem: () => Promise<RawAnswer>;
}> {
  const product = await counter.product({ price: 500 });
  const { clientId, commensalId } = await counter.diner({ balance: 50_000 });
  const couponId = await counter.coupon([product], { price: 4_000, uses: 10 });
  const purchase = soldTransaction(
    await counter.till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "ACCOUNT_BALANCE", quantity: 1 }),
  );
  const userCouponId = String((await ask("select id from user_coupon where profile_id = $1", clientId))[0]?.["id"]);
  const redeem = (): Promise<RawAnswer> =>
    counter.till.sell({
      ...cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }),
      orderItems: [
        {
          type: "PRODUCT",
          productId: product,
          quantity: 3,
          productVersion: 1,
          exchangedCoupons: [{ userCouponId, quantity: 2 }],
        },
      ],
    });
  return { purchase, clientId, redeem };
}

describe("a revert of what isn't an order alone", () => {
  test("[REVERT-08] gives redeemed coupon uses back with the money, once", async () => {
    const { clientId, redeem } = await sellBook();
    const sold = await redeem();
    expect([await balanceOf(clientId), await usesOf(clientId)]).toMatchObject([45_500, { left: 8 }]);
    expect((await counter.till.revert(idOf(sold), mistake)).status).toBe(200);
    expect([await balanceOf(clientId), await usesOf(clientId)]).toMatchObject([46_000, { left: 10 }]);
    expect((await counter.till.revert(idOf(sold), mistake)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect(await usesOf(clientId)).toMatchObject({ left: 10 });
  });

  test("[REVERT-09] ends a coupon purchase only while none of it is used", async () => {
    const used = await sellBook();
    const sold = await used.redeem();
    expect((await counter.till.revert(used.purchase, mistake)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect(await balanceOf(used.clientId)).toBe(45_500);
    await counter.till.revert(idOf(sold), mistake);
    expect((await counter.till.revert(used.purchase, mistake)).status).toBe(200);
    expect([await balanceOf(used.clientId), await usesOf(used.clientId)]).toMatchObject([
      50_000,
      { status: "DISABLED" },
    ]);
    expect((await used.redeem()).code).toBe("COUPONS_NOT_AVAILABLE");
  });

  test("[REVERT-09] of a purchase that races with a use lets exactly one of them through", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { purchase, clientId, redeem } = await sellBook();
      const [reverted, used] = await Promise.all([counter.till.revert(purchase, mistake), redeem()]);
      expect([reverted.status, used.status].toSorted()).toEqual([200, 400]);
      expect(await balanceOf(clientId)).toBe(reverted.status === 200 ? 50_000 : 45_500);
    }
  });

  test("[REVERT-09] takes a top-up back only if the account then stays at its minimum", async () => {
    const { clientId, commensalId } = await counter.diner({ balance: 0 });
    const topUp = await counter.till.chargeBalance({ buyerId: clientId, amount: 100, paymentMethod: "CASH" });
    const [drawer] = await ask(
      "select id from account where cafeteria_id = $1 and kind = 'DRAWER'",
      counter.canteen.cafeteriaId,
    );
    const inDrawer = async () =>
      (await ask("select balance from account where id = $1", drawer?.["id"]))[0]?.["balance"];
    expect([await balanceOf(clientId), await inDrawer()]).toEqual([10_000, 10_000]);
    const product = await counter.product({ price: 1 });
    const sold = await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    expect((await counter.till.revert(soldTransaction(topUp), mistake)).code).toBe("INVALID_REVERT_TRANSACTION");
    await counter.till.revert(idOf(sold), mistake);
    expect((await counter.till.revert(soldTransaction(topUp), mistake)).status).toBe(200);
    expect([await balanceOf(clientId), await inDrawer()]).toEqual([0, 0]);
  });

  test("[REVERT-09] [BALANCE-04] leaves a top-up where the account would sink below the floor, however low its minimum is", async () => {
    // The floor is at -1000,00, and what is left of the minimum below it counts for nothing.
    const { clientId, commensalId } = await counter.diner({ balance: 0, minimumBalance: -500_000 });
    const topUp = await counter.till.chargeBalance({ buyerId: clientId, amount: 100, paymentMethod: "CASH" });
    const product = await counter.product({ price: 105_000 });
    const sold = await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    expect(await balanceOf(clientId)).toBe(-95_000);
    expect(await counter.till.revert(soldTransaction(topUp), mistake)).toMatchObject({
      status: 400,
      code: "INVALID_REVERT_TRANSACTION",
    });
    expect(await balanceOf(clientId)).toBe(-95_000);
    await counter.till.revert(idOf(sold), mistake);
    expect((await counter.till.revert(soldTransaction(topUp), mistake)).status).toBe(200);
    expect(await balanceOf(clientId)).toBe(0);
  });
});

/** As the monthly job books it: from the client's account, for one commensal and month. */
async function chargeMonth() {
  const { clientId, commensalId } = await counter.diner({ balance: 50_000 });
  const [subscriptionId, charge] = [randomUUID(), randomUUID()];
  const { cafeteriaId } = counter.canteen;
  await ask(
    "insert into subscription (id, cafeteria_id, name) values ($1, $2, 'Almuerzo')",
    subscriptionId,
    cafeteriaId,
  );
  await ask("insert into subscription_commensal values ($1, $2, $3)", cafeteriaId, subscriptionId, commensalId);
  await ask(
    `insert into transaction (id, cafeteria_id, order_type, status, commensal_id, buyer_id, payment_method, subtotal,
       discount, total_price, date_time, local_date, last_status_update, origin_medium)
     values ($1, $2, 'SUBSCRIPTION_CHARGE', 'COMPLETED', $3, $4, 'ACCOUNT_BALANCE', 20000, 0, 20000,
       '2026-11-01T03:05:00Z', '2026-11-01', '2026-11-01T03:05:00Z', 'SUBSCRIPTION')`,
    charge,
    cafeteriaId,
    commensalId,
    clientId,
  );
  await ask(
    `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
     select $1, d.id, c.id, 20000, 'TRANSACTION', $3 from account d, account c
      where d.profile_id = $2 and c.cafeteria_id = $1 and c.kind = 'SUBSCRIPTION_INCOME'`,
    cafeteriaId,
    clientId,
    charge,
  );
  await ask(
    "insert into subscription_charge (subscription_id, commensal_id, month, transaction_id) values ($1, $2, '2026-11-01', $3)",
    subscriptionId,
    commensalId,
    charge,
  );
  const unlink = () => ask("delete from subscription_commensal where subscription_id = $1", subscriptionId);
  const isPaid = async () => {
    const [row] = await ask(
      "select reverted_at is null as paid from subscription_charge where transaction_id = $1",
      charge,
    );
    return row?.["paid"];
  };
  return { charge, clientId, unlink, isPaid };
}

describe("a revert of a subscription charge", () => {
  test("[REVERT-06] [SUBS-06] waits until the commensal is unlinked, and then gives the money back once", async () => {
    const { charge, clientId, unlink, isPaid } = await chargeMonth();
    expect(await balanceOf(clientId)).toBe(30_000);
    expect((await counter.till.revert(charge, mistake)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect([await balanceOf(clientId), await isPaid()]).toEqual([30_000, true]);
    await unlink();
    const reverted = await counter.till.revert(charge, mistake);
    expect(reverted.status, reverted.text).toBe(200);
    expect((await counter.till.revert(charge, mistake)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect([await balanceOf(clientId), await isPaid()]).toEqual([50_000, false]);
  });
});

describe("a revert that races with a delivery", () => {
  test("[REVERT-01] ends reverted and never delivered, and gives everything back once", async () => {
    const another = await server().startAnother();
    const elsewhere = counter.tillOf(counter.canteen.administratorId, another);
    const { commensalId, clientId } = await counter.diner({ balance: 20_000 });
    const product = await counter.product({ price: 1_000 });
    const orders = await Promise.all(
      Array.from({ length: 6 }, () =>
        counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" })),
      ),
    );
    const answers = await Promise.all(
      orders.flatMap((order) => [
        counter.till.put("/transactions/orders/mark_delivered", { orderIds: [idOf(order)] }),
        elsewhere.revert(idOf(order), mistake),
      ]),
    );
    for (const [index, answer] of answers.entries()) {
      if (index % 2 === 1) expect(answer.status, answer.text).toBe(200);
      else if (answer.status !== 200) expect(answer.code).toBe("INVALID_COMPLETE_TRANSACTION");
    }
    expect(await ask("select distinct status from transaction where buyer_id = $1", clientId)).toEqual([
      { status: "CANCELLED" },
    ]);
    expect(await balanceOf(clientId)).toBe(20_000);
  });
});

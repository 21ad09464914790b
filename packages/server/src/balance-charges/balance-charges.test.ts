import { randomUUID } from "node:crypto";
import { type Counter, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { inTransaction } from "../db/index.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { readBalanceChargeRevertFacts } from "./index.ts";

let counter: Counter;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeEach(async () => {
  counter = await openCounter(server().database, server(), {
    features: ["flowControl"],
    customPaymentMethod: "Vale",
  });
  await counter.till.moveCash({ type: "OPEN", amount: 0 });
});

const balanceOf = async (clientId: string) =>
  (await query("select balance from account where profile_id = $1", clientId))[0]?.["balance"];
const transactionOf = (data: Readonly<Record<string, unknown>> | undefined) =>
  data?.["transaction"] as Readonly<Record<string, unknown>>;

describe("a top-up", () => {
  test.each([
    ["CASH", "DRAWER"],
    ["CARD", "CARD"],
    ["TRANSFER", "TRANSFER"],
    ["CUSTOM", "CUSTOM"],
  ] as const)("[BALANCE-02] [BALANCE-05] by %s grows the account by one posting", async (paymentMethod, debit) => {
    const { clientId } = await counter.diner({ balance: 1_000 });
    const charged = await counter.till.chargeBalance({ amount: 123.45, buyerId: clientId, paymentMethod });
    expect(charged.data).toMatchObject({ balanceAfter: 133.45 });
    const transaction = transactionOf(charged.data);
    expect(transaction).toMatchObject({
      orderType: "BALANCE_CHARGE",
      status: "COMPLETED",
      totalPrice: 123.45,
      buyerId: clientId,
      sellerId: counter.canteen.employeeId,
      commensalId: null,
      paymentMethod,
    });
    expect(await balanceOf(clientId)).toBe(13_345);
    const postings = await query(
      `select d.kind as debit, c.profile_id as credit, p.amount from posting p
         join account d on d.id = p.debit_account_id join account c on c.id = p.credit_account_id
        where p.cause_id = $1`,
      transaction["id"],
    );
    expect(postings).toEqual([{ debit, credit: clientId, amount: 12_345 }]);
  });

  test("[BALANCE-01] of nothing, of less, of parts of a cent and of a typing error is refused", async () => {
    const { clientId } = await counter.diner();
    for (const amount of [0, -1, 1.005, 10_000_000.01]) {
      const refused = await counter.till.chargeBalance({ amount, buyerId: clientId, paymentMethod: "CASH" });
      expect(refused).toMatchObject({ status: 400, code: "VALIDATION" });
    }
    expect(await balanceOf(clientId)).toBe(0);
  });

  test("[BALANCE-02] goes only to an enabled client of this cafeteria", async () => {
    const neighbour = await openCounter(server().database, server());
    const stranger = (await neighbour.diner()).clientId;
    const gone = (await counter.diner()).clientId;
    await query("update profile set status = 'DELETED' where id = $1", gone);
    for (const buyerId of [stranger, gone, counter.canteen.administratorId, randomUUID()]) {
      const refused = await counter.till.chargeBalance({ amount: 1, buyerId, paymentMethod: "CASH" });
      expect(refused).toMatchObject({ status: 400, code: "WRONG_PROFILE" });
    }
    expect(await balanceOf(stranger)).toBe(0);
  });

  test("[BALANCE-03] needs an employee's open register, whatever it is paid with; an administrator none", async () => {
    const { clientId } = await counter.diner();
    await counter.till.moveCash({ type: "CLOSE", amount: 0 });
    const body = { amount: 1, buyerId: clientId, paymentMethod: "CARD" } as const;
    expect((await counter.till.chargeBalance(body)).code).toBe("CLOSED_CASH_FLOW");
    const boss = counter.tillOf(counter.canteen.administratorId);
    expect((await boss.chargeBalance({ ...body, paymentMethod: "CASH" })).status).toBe(200);
  });

  test("[BALANCE-05] happens once per key, however many at once, and none of many is lost", async () => {
    const { clientId } = await counter.diner();
    const [body, key] = [{ amount: 10, buyerId: clientId, paymentMethod: "CASH" } as const, randomUUID()];
    const repeated = await Promise.all(Array.from({ length: 4 }, () => counter.till.chargeBalance(body, key)));
    expect(new Set(repeated.map(({ text }) => text)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 12 }, () => counter.till.chargeBalance(body)));
    const balances = others.map(({ data }) => Number(data?.["balanceAfter"])).sort((a, b) => a - b);
    expect(balances).toEqual(Array.from({ length: 12 }, (_, index) => (index + 2) * 10));
    expect((await counter.till.moveCash({ type: "CLOSE", amount: 130 })).data).toMatchObject({ difference: 0 });
  });

  test("[BOOK-12] is told: the order, the balance, the register that took its cash", async () => {
    const { clientId } = await counter.diner();
    await counter.till.chargeBalance({ amount: 1, buyerId: clientId, paymentMethod: "CASH" });
    const told = await query(
      "select entity_type as type from change_event where cafeteria_id = $1 order by id",
      counter.canteen.cafeteriaId,
    );
    expect(told.map(({ type }) => type)).toEqual(["register", "order", "balance", "register"]);
  });

  test("[BALANCE-04] tells a revert what the balance, its minimum and its floor are now", async () => {
    const { clientId } = await counter.diner({ balance: 100, minimumBalance: -300 });
    const charged = await counter.till.chargeBalance({ amount: 5, buyerId: clientId, paymentMethod: "CARD" });
    const factsOf = (transactionId: string) =>
      inTransaction(server().database.kysely, (trx) =>
        readBalanceChargeRevertFacts(trx, counter.canteen.cafeteriaId, transactionId),
      );
    expect(await factsOf(String(transactionOf(charged.data)["id"]))).toEqual({
      paymentMethod: "CARD",
      amount: 500,
      balance: 600,
      minimumBalance: -300,
      balanceFloor: -100_000,
    });
    expect(await factsOf(randomUUID())).toBeUndefined();
  });
});

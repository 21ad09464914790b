import { randomUUID } from "node:crypto";
import {
  answered,
  type Counter,
  type RawAnswer,
  type Till,
  addProfile,
  cartOf,
  handClock,
  openCounter,
} from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const drawerOf = async (session: unknown): Promise<unknown> =>
  (await ask("select balance from account where register_session_id = $1", session))[0]?.["balance"];
const balanceOf = async (clientId: string): Promise<unknown> =>
  (await ask("select balance from account where profile_id = $1", clientId))[0]?.["balance"];
const mistake = { reason: "MISTAKEN_ORDER", comment: "  cobrado dos veces " } as const;
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const openRegister = async (till: Till): Promise<unknown> =>
  (await till.moveCash({ type: "OPEN", amount: 100 })).data?.["sessionId"];
const newTill = async (): Promise<Till> =>
  counter.tillOf(await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE"));

/** Everything that must always hold, whatever was sold and reverted. */
const expectBooksInOrder = async (): Promise<void> => {
  const wrongBalances = await ask(
    `select a.id from account a where a.balance is not null and a.balance <> (case a.kind when 'CLIENT' then 1 else -1 end) * (
       (select coalesce(sum(amount), 0) from posting where credit_account_id = a.id) -
       (select coalesce(sum(amount), 0) from posting where debit_account_id = a.id))`,
  );
  const wrongStocks = await ask(
    `select id from product p where current_stock is not null and current_stock <>
       (select coalesce(sum(amount), 0) from stock_flow where product_id = p.id)`,
  );
  const unbalanced = await ask(
    `select t.id from transaction t where cancelled_at is not null and 0 <> (
       select coalesce(sum(case cause_kind when 'TRANSACTION' then amount else -amount end), 0) from posting where cause_id = t.id)`,
  );
  expect([wrongBalances, wrongStocks, unbalanced]).toEqual([[], [], []]);
};

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), {
    features: ["flowControl", "stockControl", "commensalDailyLimit"],
  });
});

describe("a revert", () => {
  test("[REVERT-03] [REVERT-08] gives back account money, stock and the day's limits, and says who did it and why", async () => {
    await openRegister(counter.till);
    const product = await counter.product({ price: 1_000, stock: 5, dailyLimit: 2 });
    const { commensalId, clientId } = await counter.diner({ balance: 10_000, dailyLimit: 2_000 });
    const cart = { commensalId, paymentMethod: "ACCOUNT_BALANCE", quantity: 2, markAsCompleted: true } as const;
    const sold = await counter.till.sell(cartOf(product, cart));
    expect((await counter.till.sell(cartOf(product, cart))).code).toBe("DAILY_STOCK_LIMIT_EXCEEDED");
    clock.set("2026-11-20T13:05:00Z");
    const reverted = await counter.till.revert(idOf(sold), mistake);
    expect(reverted.data).toMatchObject({
      id: idOf(sold),
      status: "CANCELLED",
      lastStatusUpdate: "2026-11-20T13:05:00.000Z",
      cancellation: { reason: "MISTAKEN_ORDER", comment: "cobrado dos veces", by: "CAFETERIA", byName: "Persona" },
    });
    expect(await balanceOf(clientId)).toBe(10_000);
    expect(await ask("select current_stock from product where id = $1", product)).toEqual([{ current_stock: 5 }]);
    expect((await counter.till.sell(cartOf(product, cart))).status).toBe(200);
    await expectBooksInOrder();
  });

  test("[REVERT-01] happens once: a second one is refused, the same key is answered byte for byte", async () => {
    await openRegister(counter.till);
    const { commensalId, clientId } = await counter.diner({ balance: 5_000 });
    const product = await counter.product({ price: 1_000, stock: 5 });
    const sold = await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    const key = randomUUID();
    const first = await counter.till.revert(idOf(sold), mistake, key);
    expect((await counter.till.revert(idOf(sold), mistake, key)).text).toBe(first.text);
    expect((await counter.till.revert(idOf(sold), { reason: "CLIENT_REQUESTED" }, key)).code).toBe(
      "IDEMPOTENCY_CONFLICT",
    );
    expect((await counter.till.revert(idOf(sold), mistake)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect((await counter.till.revert(randomUUID(), mistake)).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect(await balanceOf(clientId)).toBe(5_000);
  });

  test("[REVERT-02] needs one of the reasons and at most 200 characters", async () => {
    const sold = await counter.tillOf(counter.canteen.administratorId).sell(cartOf(await counter.product()));
    const { revert } = counter.till;
    const wrong = [
      { reason: "BORED" as "MISTAKEN_ORDER" },
      { reason: "MISTAKEN_ORDER", comment: "x".repeat(201) } as const,
    ];
    for (const body of wrong) expect((await revert(idOf(sold), body)).code).toBe("VALIDATION");
    expect((await revert(idOf(sold), { reason: "NOT_PICKED_UP", comment: "x".repeat(200) })).status).toBe(200);
  });

  test("[REVERT-04] takes cash out of the drawer that took it while that is open", async () => {
    const session = await openRegister(counter.till);
    const other = await newTill();
    const theirs = await openRegister(other);
    const sold = await counter.till.sell(cartOf(await counter.product({ price: 2_500 })));
    expect(await drawerOf(session)).toBe(12_500);
    expect((await other.revert(idOf(sold), mistake)).status).toBe(200);
    expect([await drawerOf(session), await drawerOf(theirs)]).toEqual([10_000, 10_000]);
    await expectBooksInOrder();
  });

  test("[REVERT-04] of a closed session's cash comes out of the register open now, and without one is refused", async () => {
    const first = await openRegister(counter.till);
    const sold = await counter.till.sell(cartOf(await counter.product({ price: 2_500, stock: 3 })));
    await counter.till.moveCash({ type: "CLOSE", amount: 125 });
    expect((await counter.till.revert(idOf(sold), mistake)).code).toBe("CLOSED_CASH_FLOW");
    expect(await ask("select status from transaction where id = $1", idOf(sold))).toEqual([{ status: "STARTED" }]);
    const closed = await ask("select * from register_session where id = $1", first);
    const second = await openRegister(counter.till);
    expect((await counter.till.revert(idOf(sold), mistake)).status).toBe(200);
    expect([await drawerOf(first), await drawerOf(second)]).toEqual([0, 7_500]);
    expect(await ask("select * from register_session where id = $1", first)).toEqual(closed);
    const close = await counter.till.moveCash({ type: "CLOSE", amount: 75 });
    expect(close.data).toMatchObject({ expected: 75, difference: 0 });
    await expectBooksInOrder();
  });

  test("[REVERT-05] of cash taken without a register leaves every drawer alone", async () => {
    const session = await openRegister(counter.till);
    const sold = await counter
      .tillOf(counter.canteen.administratorId)
      .sell(cartOf(await counter.product({ price: 900 })));
    expect((await counter.till.revert(idOf(sold), mistake)).status).toBe(200);
    expect(await drawerOf(session)).toBe(10_000);
    const kinds = await ask(
      `select d.kind as debit, c.kind as credit, p.cause_kind, p.amount from posting p join account d on d.id = p.debit_account_id
         join account c on c.id = p.credit_account_id where p.cause_id = $1 order by p.id`,
      idOf(sold),
    );
    expect(kinds).toEqual([
      { debit: "CASH", credit: "SALES", cause_kind: "TRANSACTION", amount: 900 },
      { debit: "SALES", credit: "CASH", cause_kind: "REVERT", amount: 900 },
    ]);
  });

  test("[REVERT-07] by a client is of its own waiting order of the app only", async () => {
    await openRegister(counter.till);
    const { commensalId, clientId } = await counter.diner({ balance: 5_000 });
    const product = await counter.product({ price: 1_000 });
    const sell = () => counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    const [mobile, atCounter] = [idOf(await sell()), idOf(await sell())];
    await ask(
      "update transaction set origin_medium = 'MOBILE', pick_up_date_time = '2026-11-20T15:00:00Z' where id = $1",
      mobile,
    );
    const client = counter.tillOf(clientId);
    const stranger = counter.tillOf((await counter.diner()).clientId);
    const wish = { reason: "CLIENT_REQUESTED" } as const;
    expect((await stranger.revert(mobile, wish)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect((await client.revert(atCounter, wish)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect((await client.revert(mobile, wish)).data).toMatchObject({ cancellation: { by: "CLIENT" } });
    expect(await balanceOf(clientId)).toBe(4_000);
  });

  test("[REVERT-08] is told as order, balance, register and product", async () => {
    const session = await openRegister(counter.till);
    const product = await counter.product({ price: 500, stock: 2 });
    const { commensalId, clientId } = await counter.diner({ balance: 5_000 });
    const cash = await counter.till.sell(cartOf(product));
    const account = await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    await expect
      .poll(() => ask("select 1 from untold_change where cafeteria_id = $1", counter.canteen.cafeteriaId))
      .toEqual([]);
    const last = (await ask("select coalesce(max(id), 0) as id from change_event"))[0]?.["id"];
    await counter.till.revert(idOf(cash), mistake);
    await counter.till.revert(idOf(account), mistake);
    const told = await ask(
      "select entity_type || ' ' || entity_id as what from change_event where id > $1 and cafeteria_id = $2 and tab_id = 'till-tab'",
      last,
      counter.canteen.cafeteriaId,
    );
    expect(told.map((row) => String(row["what"])).toSorted()).toEqual(
      [
        `product ${product}`,
        `register ${String(session)}`,
        `order ${idOf(cash)}`,
        `product ${product}`,
        `balance ${clientId}`,
        `order ${idOf(account)}`,
      ].toSorted(),
    );
  });
});

describe("reverts that race", () => {
  test("[REVERT-01] of n at two servers exactly one wins, and nothing is returned twice", async () => {
    const another = await server().startAnother();
    await openRegister(counter.till);
    const product = await counter.product({ price: 1_000, stock: 10 });
    const { commensalId, clientId } = await counter.diner({ balance: 50_000 });
    const sold = await Promise.all(
      Array.from({ length: 5 }, () =>
        counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" })),
      ),
    );
    const elsewhere = counter.tillOf(counter.canteen.administratorId, another);
    const answers = await Promise.all(
      sold.flatMap((order) =>
        [counter.till, elsewhere, counter.till, elsewhere].map((till) =>
          answered((key) => till.revert(idOf(order), mistake, key)),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "INVALID_REVERT_TRANSACTION")).toHaveLength(15);
    expect(await balanceOf(clientId)).toBe(50_000);
    expect(await ask("select current_stock from product where id = $1", product)).toEqual([{ current_stock: 10 }]);
    await expectBooksInOrder();
  });

  test("[REVERT-04] with the close of the drawer is counted in it, or refused", async () => {
    for (let round = 0; round < 4; round += 1) {
      const session = await openRegister(counter.till);
      const sold = await counter.till.sell(cartOf(await counter.product({ price: 1_000 })));
      const administrator = counter.tillOf(counter.canteen.administratorId);
      const [revert, close] = await Promise.all([
        administrator.revert(idOf(sold), mistake),
        counter.till.moveCash({ type: "CLOSE", amount: 100 }),
      ]);
      expect([200, 400]).toContain(revert.status);
      if (revert.status === 400) expect(revert.code).toBe("CLOSED_CASH_FLOW");
      expect(close.data).toMatchObject({ expected: revert.status === 200 ? 100 : 110 });
      expect(await drawerOf(session)).toBe(0);
    }
    await expectBooksInOrder();
  });

  test("[REVERT-08] with sales of the same stock leave what the flows say", async () => {
    await openRegister(counter.till);
    const product = await counter.product({ price: 100, stock: 6 });
    const sold = await Promise.all(Array.from({ length: 6 }, () => counter.till.sell(cartOf(product))));
    const answers = await Promise.all([
      ...sold.map((order) => counter.till.revert(idOf(order), mistake)),
      ...Array.from({ length: 6 }, () => counter.till.sell(cartOf(product))),
    ]);
    const reverted = answers.slice(0, 6).filter(({ status }) => status === 200).length;
    const resold = answers.slice(6).filter(({ status }) => status === 200).length;
    expect(reverted).toBe(6);
    expect(await ask("select current_stock from product where id = $1", product)).toEqual([
      { current_stock: 6 - resold },
    ]);
    await expectBooksInOrder();
  });
});

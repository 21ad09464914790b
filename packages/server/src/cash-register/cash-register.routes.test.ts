import { randomUUID } from "node:crypto";
import { type Counter, type Till, addProfile, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { everyChange, waitForLock, withTestServer } from "@cantina/testkit/database";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saleFunctions } from "../orders/index.ts";

type Place = { readonly url: string };
let servers: readonly Place[];
let counter: Counter;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });

beforeAll(async () => {
  servers = [server(), await server().startAnother()];
});
beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["flowControl"] });
});

const open = (till: Till, amount = 100) => till.moveCash({ type: "OPEN", amount });
const newSeller = async (index = 0): Promise<Till> =>
  counter.tillOf(
    await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE"),
    servers[index % 2],
  );
const drawerOf = async (sessionId: unknown): Promise<unknown> =>
  (await server().database.query("select balance from account where register_session_id = $1", [sessionId]))[0]?.[
    "balance"
  ];

describe("the register", () => {
  test("[CASH-01] takes each movement only in its state", async () => {
    const { till } = counter;
    for (const type of ["CLOSE", "IN", "OUT"] as const) {
      expect(await till.moveCash({ type, amount: 1, description: "x" })).toMatchObject({
        status: 400,
        code: "INVALID_TRANSACTION_STATUS",
      });
    }
    expect((await open(till)).data).toMatchObject({ type: "OPEN", amount: 100, sessionNumber: 1 });
    expect((await open(till)).code).toBe("INVALID_TRANSACTION_STATUS");
    expect((await till.moveCash({ type: "CLOSE", amount: 100 })).status).toBe(200);
    expect((await till.moveCash({ type: "IN", amount: 1, description: "x" })).code).toBe("INVALID_TRANSACTION_STATUS");
  });

  test("[CASH-16] refuses more than a drawer can hold, and books nothing", async () => {
    const { till } = counter;
    expect(await open(till, 100_000_000.01)).toMatchObject({ status: 400, code: "VALIDATION" });
    await open(till);
    expect(await till.moveCash({ type: "CLOSE", amount: 999_999_999 })).toMatchObject({
      status: 400,
      code: "VALIDATION",
    });
    expect((await till.moveCash({ type: "CLOSE", amount: 100 })).data).toMatchObject({ difference: 0 });
  });

  test("[CASH-02] opened at once at two servers is opened once", async () => {
    const tills = servers.map((server) => counter.tillOf(counter.canteen.employeeId, server));
    const answers = await Promise.all([...tills, ...tills, ...tills].map((till) => open(till)));
    const statuses = answers.map(({ status, code }) => code ?? status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 5 }, () => "INVALID_TRANSACTION_STATUS")]);
  });

  test("[CASH-03] numbers the sessions of a cafeteria without gaps, whatever sellers race and whatever is refused", async () => {
    const tills = await Promise.all(Array.from({ length: 8 }, (_, index) => newSeller(index)));
    const opened = await Promise.all(tills.flatMap((till) => [open(till), open(till)]));
    const numbers = opened.flatMap(({ data }) => (data === undefined ? [] : [Number(data["sessionNumber"])]));
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("[CASH-04] asks what money that goes in or out is for", async () => {
    await open(counter.till);
    expect(await counter.till.moveCash({ type: "OUT", amount: 1 })).toMatchObject({
      status: 400,
      code: "VALIDATION",
      extra: [{ path: "description", message: "Por favor ingrese una descripción" }],
    });
  });

  test("[CASH-05] [CASH-06] [CASH-07] expects opening, movements and cash sales, tells it only at the close, and ends at 0", async () => {
    const { till } = counter;
    const session = (await open(till, 100.5)).data?.["sessionId"];
    const product = await counter.product({ price: 12_345 });
    await till.sell(cartOf(product, { quantity: 2 }));
    await till.sell(cartOf(product, { paymentMethod: "CARD" }));
    const into = await till.moveCash({ type: "IN", amount: 20, description: "Cambio" });
    const out = await till.moveCash({ type: "OUT", amount: 5.25, description: "Pan" });
    for (const { data } of [into, out, await till.get("/cashflow/latest")]) {
      expect(data).toMatchObject({ expected: null, difference: null });
    }
    const closed = await till.moveCash({ type: "CLOSE", amount: 360 });
    // 100.50 + 246.90 + 20 − 5.25
    expect(closed.data).toMatchObject({ type: "CLOSE", amount: 360, expected: 362.15, difference: -2.15 });
    expect(await drawerOf(session)).toBe(0);
    expect((await till.get("/cashflow/latest")).data).toEqual(closed.data);
    const [balances] = await server().database.query(
      `select sum(case when a.kind = 'CASH_DIFFERENCES' then p.amount end) as missing,
              sum(case when a.kind = 'CASH_FLOAT' then p.amount end) as to_float
         from posting p join account a on a.id = p.debit_account_id where p.cafeteria_id = $1`,
      [counter.canteen.cafeteriaId],
    );
    expect(balances).toEqual({ missing: "215", to_float: "36525" });
  });

  test("[CASH-05] counts every sale that races with the close, in this session or in none", async () => {
    const { till } = counter;
    const session = (await open(till, 0)).data?.["sessionId"];
    const product = await counter.product({ price: 1_000 });
    const sales = Array.from({ length: 12 }, () => till.sell(cartOf(product)));
    const elsewhere = counter.tillOf(counter.canteen.employeeId, servers[1]);
    const [closed, ...answers] = await Promise.all([elsewhere.moveCash({ type: "CLOSE", amount: 0 }), ...sales]);
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status, code }) => status === 200 || code === "CLOSED_CASH_FLOW")).toBe(true);
    expect(closed?.data).toMatchObject({ expected: sold * 10, difference: -sold * 10 });
    expect(await drawerOf(session)).toBe(0);
  });

  test("[CASH-05] does not close while a sale is under way that will put its cash into it", async () => {
    const { canteen, till } = counter;
    await open(till, 0);
    const another = (await server().openAnother()).kysely;
    let isClosed = false;
    const closing = await another.transaction().execute(async (sale) => {
      await sql`select ${sql.ref(saleFunctions[0].name)}(${canteen.cafeteriaId}, ${canteen.employeeId}, gen_random_uuid(), gen_random_uuid(),
        now(), null, false, '{}', '{}')`.execute(sale);
      const close = till.moveCash({ type: "CLOSE", amount: 0 }).finally(() => (isClosed = true));
      await waitForLock(server().database);
      expect(isClosed).toBe(false);
      return { close };
    });
    expect((await closing.close).status).toBe(200);
  });

  test("[CASH-08] takes cash into the seller's own drawer, and into the cafeteria's cash without one", async () => {
    const product = await counter.product({ price: 700 });
    const other = await newSeller();
    const [mine, theirs] = [
      (await open(counter.till, 0)).data?.["sessionId"],
      (await open(other, 0)).data?.["sessionId"],
    ];
    await counter.till.sell(cartOf(product));
    await counter.tillOf(counter.canteen.administratorId).sell(cartOf(product));
    expect([await drawerOf(mine), await drawerOf(theirs)]).toEqual([700, 0]);
    const debited = await server().database.query(
      "select a.kind from posting p join account a on a.id = p.debit_account_id where p.cafeteria_id = $1 order by p.id",
      [counter.canteen.cafeteriaId],
    );
    expect(debited.map((row) => row["kind"])).toEqual(["DRAWER", "CASH"]);
  });

  test("[BOOK-12] tells of its movements and of the cash that a sale put into it", async () => {
    const session = (await open(counter.till)).data?.["sessionId"];
    const sold = await counter.till.sell(cartOf(await counter.product()));
    const told = await server().database.query(
      `select entity_type, entity_id from ${everyChange} e where cafeteria_id = $1 order by seq, at, place`,
      [counter.canteen.cafeteriaId],
    );
    expect(told).toEqual([
      { entity_type: "register", entity_id: session },
      { entity_type: "order", entity_id: sold.data?.["id"] },
      { entity_type: "register", entity_id: session },
    ]);
  });

  test("[BOOK-01] moves cash once per key and repeats the answer byte for byte", async () => {
    await open(counter.till, 0);
    const [body, key] = [{ type: "IN", amount: 3, description: "Cambio" } as const, randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => counter.till.moveCash(body, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await counter.till.moveCash({ ...body, amount: 4 }, key)).code).toBe("IDEMPOTENCY_CONFLICT");
    expect((await counter.till.moveCash({ type: "CLOSE", amount: 3 })).data).toMatchObject({ difference: 0 });
  });

  test("[CASH-17] asks once more about an amount far above the cafeteria's own, and never blocks a close", async () => {
    const { till } = counter;
    // Before anything was moved: 2 million.
    const first = await till.moveCash({ type: "OPEN", amount: 2_000_001, confirmed: false });
    expect([first.status, first.code, first.extra]).toEqual([
      400,
      "IMPLAUSIBLE_AMOUNT",
      { amount: 2_000_001, cap: 2_000_000 },
    ]);
    expect((await till.moveCash({ type: "OPEN", amount: 40_000, confirmed: false })).status).toBe(200);
    const out = { type: "OUT", amount: 400_000, description: "Proveedor" } as const;
    const doubted = await till.moveCash({ ...out, confirmed: false });
    expect([doubted.code, doubted.extra]).toEqual(["IMPLAUSIBLE_AMOUNT", { amount: 400_000, cap: 200_000 }]);
    // A client that knows nothing of the question is asked too.
    const unsaid = await till.moveCash(out);
    expect([unsaid.status, unsaid.code, unsaid.extra]).toEqual([400, doubted.code, doubted.extra]);
    expect((await till.moveCash({ ...out, type: "IN" })).code).toBe("IMPLAUSIBLE_AMOUNT");
    expect((await till.moveCash({ ...out, amount: 200_000, confirmed: false })).status).toBe(200);
    expect((await till.moveCash({ ...out, amount: 900_000, confirmed: true })).status).toBe(200);
    expect((await till.moveCash({ type: "CLOSE", amount: 9_000_000, confirmed: false })).code).toBe(
      "IMPLAUSIBLE_AMOUNT",
    );
    // Such a client closes all the same.
    expect((await till.moveCash({ type: "CLOSE", amount: 9_000_000 })).status).toBe(200);
    // Another cafeteria's amounts say nothing of this one's.
    const elsewhere = await openCounter(server().database, server(), { features: ["flowControl"] });
    expect((await elsewhere.till.moveCash({ type: "OPEN", amount: 2_000_001, confirmed: false })).code).toBe(
      "IMPLAUSIBLE_AMOUNT",
    );
  });

  test("[CASH-01] without a movement there is no latest one, and each seller sees its own", async () => {
    const other = await newSeller();
    await open(other);
    expect(JSON.parse((await counter.till.get("/cashflow/latest")).text)).toEqual({ data: null });
    expect((await other.get("/cashflow/latest")).data).toMatchObject({ type: "OPEN" });
  });
});

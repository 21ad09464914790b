import { randomUUID } from "node:crypto";
import { dayRange, instant, localDateOf, timeZone } from "@cantina/domain/kernel";
import { type Counter, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { everyChange, withTestServer } from "@cantina/testkit/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";

let counter: Counter;
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });

beforeAll(async () => {
  counter = await openCounter(server().database, server(), {
    features: ["stockControl"],
    customPaymentMethod: "Vale",
    discountRate: 1_000,
  });
});

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let sessions = 0;
/** That is over. */
async function registerSession(): Promise<unknown> {
  sessions += 1;
  const [row] = await ask(
    `insert into register_session (cafeteria_id, seller_id, number, opening_amount, closed_at, counted_amount)
     values ($1, $2, $3, 0, clock_timestamp(), 0) returning id`,
    counter.canteen.cafeteriaId,
    counter.canteen.employeeId,
    sessions,
  );
  return row?.["id"];
}

describe("the database itself", () => {
  test.each([
    ["a posting's amount", "update posting set amount = amount + $1"],
    ["a posting", "delete from posting where amount >= $1"],
    ["a stock flow", "update stock_flow set amount = amount + $1"],
    ["a stock flow's row", "delete from stock_flow where id >= $1"],
    ["a balance", "update account set balance = balance + $1 where kind = 'CLIENT'"],
  ])("[BOOK-10] refuses to change %s", async (_what, statement) => {
    const product = await counter.product({ stock: 5 });
    const { commensalId } = await counter.diner({ balance: 100_000 });
    expect((await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }))).status).toBe(
      200,
    );
    await expect(ask(statement, 1)).rejects.toThrow(/append-only|by postings only/u);
  });

  test.each(["posting", "stock_flow"])("[BOOK-10] refuses to truncate %s", async (table) => {
    await expect(ask(`truncate ${table} cascade`)).rejects.toThrow(/append-only/u);
  });

  test.each([
    ["cafeteria", "delete from cafeteria where id = $1"],
    ["cafeteria", "update cafeteria set id = gen_random_uuid() where id = $1"],
    ["account", "delete from account where cafeteria_id = $1"],
    ["account", "update account set cafeteria_id = gen_random_uuid() where cafeteria_id = $1"],
    ["product", "delete from product where cafeteria_id = $1"],
    ["product", "update product set cafeteria_id = gen_random_uuid() where cafeteria_id = $1"],
    ["profile", "delete from profile where cafeteria_id = $1"],
    ["profile", "update profile set id = gen_random_uuid() where cafeteria_id = $1"],
    ["transaction", "delete from transaction where cafeteria_id = $1"],
    ["transaction", "update transaction set id = gen_random_uuid() where cafeteria_id = $1"],
    ["transaction", "update transaction set seller_id = null where cafeteria_id = $1"],
    ["transaction", "update transaction set buyer_id = null where cafeteria_id = $1"],
    ["transaction", "update transaction set commensal_id = null where cafeteria_id = $1"],
    ["transaction", "update transaction set register_session_id = null where cafeteria_id = $1"],
    ["commensal", "delete from commensal where cafeteria_id = $1"],
    ["commensal", "update commensal set cafeteria_id = gen_random_uuid() where cafeteria_id = $1"],
    ["register_session", "delete from register_session where cafeteria_id = $1"],
    ["register_session", "update register_session set id = gen_random_uuid() where cafeteria_id = $1"],
    ["consumable", "delete from consumable where cafeteria_id = $1"],
    ["consumable", "update consumable set cafeteria_id = gen_random_uuid() where cafeteria_id = $1"],
  ])("[BOOK-20] lets no %s go: %s", async (table, statement) => {
    await counter.pantry({ harina: { available: 1 } });
    await registerSession();
    expect((await counter.till.sell(cartOf(await counter.product()))).status).toBe(200);
    await expect(ask(statement, counter.canteen.cafeteriaId)).rejects.toThrow(`${table} stays`);
    await expect(ask(`truncate ${table} cascade`)).rejects.toThrow(/stays|append-only/u);
  });

  test("[BOOK-20] refuses what names nothing of its own cafeteria", async () => {
    const { cafeteriaId } = counter.canteen;
    const { canteen: elsewhere } = await openCounter(server().database, server(), {});
    const post = (debit: string, credit: string) =>
      ask(
        `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
         values ($1, ${debit}, ${credit}, 1, 'CORRECTION', gen_random_uuid())`,
        cafeteriaId,
      );
    const account = (place: string, kind: string) =>
      `(select id from account where cafeteria_id = '${place}' and kind = '${kind}')`;
    await expect(post(account(cafeteriaId, "CARD"), account(cafeteriaId, "SALES"))).resolves.toEqual([]);
    for (const [debit, credit] of [
      [account(elsewhere.cafeteriaId, "CARD"), account(cafeteriaId, "SALES")],
      [account(cafeteriaId, "CARD"), account(elsewhere.cafeteriaId, "SALES")],
      ["-1", account(cafeteriaId, "SALES")],
      [account(cafeteriaId, "CARD"), "-1"],
    ] as const)
      await expect(post(debit, credit)).rejects.toThrow(/two accounts of its cafeteria/u);
    const { canteen } = counter;
    const diner = await counter.diner({ balance: 100 });
    type Named = {
      readonly seller?: unknown;
      readonly buyer?: unknown;
      readonly diner?: unknown;
      readonly session?: unknown;
    };
    const sale = (place: string, named: Named) =>
      ask(
        `insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date,
           date_time, last_status_update, origin_medium, seller_id, buyer_id, commensal_id, register_session_id)
         values (gen_random_uuid(), $1, 'ORDER', 'COMPLETED', 'CARD', 0, 0, '2026-11-20', now(), now(), 'WEB', $2, $3, $4, $5)`,
        place,
        ...[named.seller, named.buyer, named.diner, named.session].map((one) => one ?? null),
      );
    await expect(sale(cafeteriaId, {})).rejects.toThrow(/transaction_of_somebody/u);
    const seller = canteen.employeeId;
    const nobody = randomUUID();
    const session = await registerSession();
    await sale(cafeteriaId, { seller, buyer: diner.clientId, diner: diner.commensalId, session });
    for (const [place, named] of [
      [elsewhere.cafeteriaId, { seller }],
      [elsewhere.cafeteriaId, { buyer: diner.clientId }],
      [elsewhere.cafeteriaId, { seller: elsewhere.employeeId, diner: diner.commensalId }],
      [elsewhere.cafeteriaId, { seller: elsewhere.employeeId, session }],
      ...(["seller", "buyer", "diner", "session"] as const).map(
        (what) => [cafeteriaId, { seller, [what]: nobody }] as const,
      ),
    ] as const)
      await expect(sale(place, named)).rejects.toThrow(/names what is not there/u);
  });

  test("[BOOK-20] [STOCK-01] refuses a stock record of what is not there, and one that leaves anything but what was left and its amount", async () => {
    const { cafeteriaId, employeeId } = counter.canteen;
    const { canteen: elsewhere } = await openCounter(server().database, server(), {});
    const product = await counter.product({ stock: 5 });
    const sold = await counter.till.sell(cartOf(product));
    type Named = { readonly place?: string; readonly of?: string; readonly seller?: string; readonly sale?: string };
    const record = (
      { place = cafeteriaId, of = product, seller = employeeId, sale }: Named,
      left: number | null = null,
    ) =>
      ask(
        `insert into stock_flow (cafeteria_id, product_id, type, amount, resulting_stock, seller_id, transaction_id)
         values ($1, $2, 'IN', 1, $3, $4, $5)`,
        place,
        of,
        left,
        seller,
        sale ?? null,
      );
    const nobody = randomUUID();
    for (const wrong of [
      { place: elsewhere.cafeteriaId },
      { of: nobody },
      { seller: nobody },
      { sale: nobody },
      { place: elsewhere.cafeteriaId, sale: String(sold.data?.["id"]) },
    ])
      await expect(record(wrong)).rejects.toThrow(/names what is not there/u);
    for (const left of [4, 6, 0]) await expect(record({}, left)).rejects.toThrow(/what was left and its amount/u);
    await record({}, 5);
    await record({ sale: String(sold.data?.["id"]) });
    const records = await ask(
      "select resulting_stock as left from stock_flow where product_id = $1 order by id",
      product,
    );
    expect(records.map(({ left }) => left)).toEqual([5, 4, 5, 6]);
  });

  test("[BOOK-20] refuses a line of an order or a product that is not there, and one that is named anew", async () => {
    const product = await counter.product();
    const sold = await counter.till.sell(cartOf(product));
    const line = (sale: string, of: string | null) =>
      ask(
        `insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity,
           total, local_date)
         values ($1, 9, 'PRODUCT', $2, 1, 'Agua', 0, 1, 0, '2026-11-20')`,
        sale,
        of,
      );
    const order = String(sold.data?.["id"]);
    for (const [sale, of] of [
      [randomUUID(), product],
      [order, randomUUID()],
    ] as const)
      await expect(line(sale, of)).rejects.toThrow(/names what is not there/u);
    await expect(line(order, product)).resolves.toEqual([]);
    for (const name of ["transaction_id", "product_id"])
      await expect(
        ask(`update transaction_item set ${name} = gen_random_uuid() where transaction_id = $1`, order),
      ).rejects.toThrow("transaction_item stays");
  });

  test("[BOOK-20] a sale waits for no one who holds the cafeteria or its sales account", async () => {
    const { cafeteriaId } = counter.canteen;
    const product = await counter.product({ stock: 5 });
    const { commensalId } = await counter.diner({ balance: 100_000 });
    const holder = await server().openAnother();
    await holder.kysely.transaction().execute(async (trx) => {
      await sql`select from cafeteria where id = ${cafeteriaId} for update`.execute(trx);
      await sql`select from account where cafeteria_id = ${cafeteriaId} and kind = 'SALES' for update`.execute(trx);
      const sold = await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
      expect(sold.status).toBe(200);
    });
  });

  test("[BOOK-10] refuses an account that is born with money, and one below its floor", async () => {
    const { clientId } = await counter.diner({ balance: 1_000 });
    await expect(
      ask(
        "insert into account (cafeteria_id, kind, register_session_id, balance) values ($1, 'DRAWER', gen_random_uuid(), 5)",
        counter.canteen.cafeteriaId,
      ),
    ).rejects.toThrow(/starts at 0/u);
    const overdraw = ask(
      `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
       select $1, c.id, s.id, 101001, 'CORRECTION', gen_random_uuid() from account c, account s
        where c.profile_id = $2 and s.cafeteria_id = $1 and s.kind = 'SALES'`,
      counter.canteen.cafeteriaId,
      clientId,
    );
    await expect(overdraw).rejects.toThrow(/account_floor/u);
  });

  test("[BOOK-06] lets clients keep their debt when the floor rises, but not deepen it", async () => {
    const place = await openCounter(server().database, server(), {
      balanceFloor: -50_000,
      allowIgnoreMinimumBalance: true,
    });
    const [solvent, indebted] = [await place.diner({ balance: 100 }), await place.diner()];
    const product = await place.product({ price: 30_000 });
    const sellTo = ({ commensalId }: typeof indebted) =>
      place.till.sell(
        cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE", ignoreInsufficientBalance: true }),
      );
    expect((await sellTo(indebted)).data).toMatchObject({ balanceAfter: -300 });
    await ask("update cafeteria set balance_floor = -20000 where id = $1", place.canteen.cafeteriaId);
    const floorOf = (clientId: string) => ask("select floor from account where profile_id = $1", clientId);
    expect(await floorOf(solvent.clientId)).toEqual([{ floor: -20_000 }]);
    expect(await floorOf(indebted.clientId)).toEqual([{ floor: -30_000 }]);
    for (const diner of [solvent, indebted]) expect((await sellTo(diner)).code).toBe("NEGATIVE_BALANCE");
  });
});

describe("a booked sale", () => {
  const kindsOf = (orderId: unknown) =>
    ask(
      `select d.kind as debit, c.kind as credit, p.amount from posting p
         join account d on d.id = p.debit_account_id join account c on c.id = p.credit_account_id where p.cause_id = $1`,
      orderId,
    );

  test.each(["CASH", "CARD", "CUSTOM"] as const)(
    "[BOOK-09] paid by %s goes from there to the sales",
    async (paymentMethod) => {
      const sold = await counter.till.sell(cartOf(await counter.product({ price: 12_345 }), { paymentMethod }));
      expect(await kindsOf(sold.data?.["id"])).toEqual([{ debit: paymentMethod, credit: "SALES", amount: 12_345 }]);
    },
  );

  test("[BOOK-09] with a category discount posts what was paid, and its lines add up to it", async () => {
    const { commensalId, clientId } = await counter.diner({ balance: 100_000 });
    const [first, second] = [await counter.product({ price: 3_333 }), await counter.product({ price: 1_111 })];
    const sold = await counter.till.sell({
      ...cartOf(first, { commensalId, paymentMethod: "ACCOUNT_BALANCE", quantity: 3 }),
      orderItems: [
        { type: "PRODUCT", productId: first, quantity: 3, productVersion: 1 },
        { type: "PRODUCT", productId: second, quantity: 1, productVersion: 1 },
        { type: "GENERIC", name: "Vianda", price: 0.05, quantity: 2 },
      ],
    });
    expect(sold.data).toMatchObject({ subtotal: 111.2, discount: 11.12, totalPrice: 100.08, balanceAfter: 899.92 });
    expect(await kindsOf(sold.data?.["id"])).toEqual([{ debit: "CLIENT", credit: "SALES", amount: 10_008 }]);
    expect(await ask("select balance from account where profile_id = $1", clientId)).toEqual([{ balance: 89_992 }]);
    const lines = await ask(
      "select sum(total) as total, sum(discount) as discount, count(*) as lines from transaction_item where transaction_id = $1",
      sold.data?.["id"],
    );
    expect(lines).toEqual([{ total: "10008", discount: "1112", lines: 3 }]);
  });

  test("[BOOK-09] of nothing posts nothing", async () => {
    const sold = await counter.till.sell(cartOf(await counter.product(), { sellerDiscount: 100 }));
    expect(sold.data).toMatchObject({ totalPrice: 0, discount: 150 });
    expect(await kindsOf(sold.data?.["id"])).toEqual([]);
  });

  test("[BOOK-12] is told as order, balance and each product whose stock moved, once, with the tab that sold", async () => {
    const place = await openCounter(server().database, server(), { features: ["stockControl"] });
    const [stocked, plain] = [await place.product({ stock: 9 }), await place.product()];
    const { commensalId, clientId } = await place.diner({ balance: 100_000 });
    const sold = await place.till.sell({
      ...cartOf(stocked, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }),
      orderItems: [stocked, stocked, plain].map((productId) => ({
        type: "PRODUCT",
        productId,
        quantity: 1,
        productVersion: 1,
      })),
    });
    const told = await ask(
      `select entity_type, entity_id, kind, tab_id from ${everyChange} e where cafeteria_id = $1 order by seq, at, place`,
      place.canteen.cafeteriaId,
    );
    const shared = { kind: "changed", tab_id: "till-tab" };
    expect(told).toEqual([
      { entity_type: "product", entity_id: stocked, ...shared },
      { entity_type: "order", entity_id: sold.data?.["id"], ...shared },
      { entity_type: "balance", entity_id: clientId, ...shared },
    ]);
  });
});

describe("the day of a sale", () => {
  const zone = "Europe/Madrid";
  test.each([
    ["2026-03-29", 23],
    ["2026-10-25", 25],
    ["2026-11-20", 24],
  ])("[BOOK-11] %s lasts %i hours in the cafeteria", async (day, hours) => {
    const range = dayRange(localDateOf(instant(`${day}T12:00:00Z`), timeZone(zone)), timeZone(zone));
    const [from, until] = [Date.parse(range.from), Date.parse(range.until)];
    expect((until - from) / 3_600_000).toBe(hours);

    const place = await openCounter(server().database, server(), { timeZone: zone });
    const product = await place.product({ dailyLimit: 1 });
    const sellAt = async (at: number): Promise<string> => {
      clock.set(new Date(at).toISOString());
      return (await place.till.sell(cartOf(product))).code ?? "SOLD";
    };
    const answers = [await sellAt(from - 1), await sellAt(from), await sellAt(until - 1), await sellAt(until)];
    expect(answers).toEqual(["SOLD", "SOLD", "DAILY_STOCK_LIMIT_EXCEEDED", "SOLD"]);
    const days = await ask(
      "select local_date, date_time from transaction where cafeteria_id = $1 order by date_time",
      place.canteen.cafeteriaId,
    );
    for (const row of days) {
      expect(row["local_date"]).toBe(localDateOf(instant(String(row["date_time"])), timeZone(zone)));
    }
    expect(days.map((row) => row["local_date"])[1]).toBe(day);
  });

  test("[BOOK-07] a cancelled order gives its units and its money back to the day", async () => {
    clock.set("2026-11-20T13:00:00Z");
    const place = await openCounter(server().database, server(), { features: ["commensalDailyLimit"] });
    const product = await place.product({ dailyLimit: 1, price: 1_000 });
    const { commensalId } = await place.diner({ dailyLimit: 1_000 });
    const sold = await place.till.sell(cartOf(product, { commensalId }));
    expect((await place.till.sell(cartOf(product, { commensalId }))).code).toBe("DAILY_STOCK_LIMIT_EXCEEDED");
    expect(
      (await place.till.sell({ ...cartOf(product, { commensalId }), ignoreAllProductsDailyLimit: true })).code,
    ).toBe("DAILY_LIMIT_EXCEEDED");
    await ask("update transaction set status = 'CANCELLED' where id = $1", sold.data?.["id"]);
    expect((await place.till.sell(cartOf(product, { commensalId }))).status).toBe(200);
  });
});

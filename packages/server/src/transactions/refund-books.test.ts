import { randomUUID } from "node:crypto";
import { type Instant, instant } from "@cantina/domain/kernel";
import { type RefundableLine, refundShare, refundableUnits } from "@cantina/domain/transactions";
import {
  type Counter,
  type HeldSealing,
  type RawAnswer,
  type Till,
  handClock,
  holdSealing,
  openCounter,
} from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { sealDays } from "../reports/index.ts";

const clock = handClock("2026-03-10T15:00:00Z");
const server = withTestServer({ clock });
/** `CANTINA_REFUND_STEPS=1000` for a long run. */
const steps = Number(process.env["CANTINA_REFUND_STEPS"] ?? 240);
const seed = Number(process.env["CANTINA_SEED"] ?? Date.now());
const dice = fc.sample(fc.nat(), { numRuns: steps * 40, seed });
let thrown = 0;
const roll = (sides: number): number => (dice[thrown++ % dice.length] ?? 0) % sides;
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[roll(items.length)];
  if (item === undefined) throw new Error("nothing to pick");
  return item;
};

let counter: Counter;
let tills: readonly Till[];
let desk: Till;
let sealing: HeldSealing;
let products: readonly Awaited<ReturnType<Counter["product"]>>[];
let diners: readonly Awaited<ReturnType<Counter["diner"]>>[];
const orders: string[] = [];
const methods = ["CASH", "CARD", "ACCOUNT_BALANCE"] as const;
let splits = 0;
const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  const another = await server().startAnother();
  counter = await openCounter(server().database, server(), {
    features: ["flowControl", "stockControl", "coupons", "inventory"],
    timeZone: "America/Argentina/Buenos_Aires",
  });
  const { employeeId, administratorId, cafeteriaId } = counter.canteen;
  tills = [counter.till, counter.tillOf(employeeId, another)];
  desk = counter.tillOf(administratorId, another);
  sealing = await holdSealing(server().database.kysely, cafeteriaId);
  const pantry = await counter.pantry({ harina: { available: 5_000 }, masa: { yields: 3, of: { harina: 2 } } });
  const bread = await counter.product({ name: "Pan", price: 333, stock: 900 });
  await pantry.cook(bread, { masa: 0.5, harina: 0.25 });
  const juice = await counter.product({ name: "Jugo", price: 1_001 });
  const gift = await counter.product({ name: "Muestra", price: 0, stock: 900 });
  const menu = await counter.product({ name: "Menú", price: 777, holds: [{ productId: bread, quantity: 2 }] });
  products = [bread, juice, gift, menu];
  diners = [await counter.diner({ balance: 900_000 }), await counter.diner({ balance: 900_000 })];
  const couponId = await counter.coupon([bread], { price: 100, uses: 500 });
  await desk.moveCash({ type: "OPEN", amount: 1_000 });
  await counter.till.moveCash({ type: "OPEN", amount: 1_000 });
  for (const { clientId } of diners)
    await counter.till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CARD", quantity: 1 });
});
afterAll(() => sealing.release());

const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);

/** A first try tells what it costs; of that another method pays some, or two others do. */
async function sellSplit(till: Till, cart: Parameters<Till["sell"]>[0]): Promise<RawAnswer> {
  const shown = await till.sell({ ...cart, expectedTotal: 1_234_567 });
  const total = Math.round(Number((shown.extra as { readonly total?: number } | undefined)?.total ?? 0) * 100);
  const others = methods.filter((method) => method !== cart.paymentMethod).slice(0, 1 + roll(2));
  if (total <= others.length) return till.sell(cart);
  const parts = others.map((paymentMethod) => ({
    paymentMethod,
    amount: 1 + roll(roll(2) === 0 ? 2 : Math.floor(total / others.length) - 1),
  }));
  const rest = parts.reduce((left, { amount }) => left - amount, total);
  const payments = [...parts, { paymentMethod: cart.paymentMethod, amount: rest }];
  if (rest <= 0) return till.sell(cart);
  splits += 1;
  return till.sell({ ...cart, payments: payments.map((part) => ({ ...part, amount: part.amount / 100 })) });
}

async function sell(): Promise<void> {
  const diner = pick(diners);
  const [book] = await ask("select id from user_coupon where profile_id = $1", diner.clientId);
  const orderItems = Array.from({ length: 1 + roll(3) }, () => {
    const productId = pick(products);
    const quantity = 1 + roll(5);
    const uses = productId === products[0] && roll(3) === 0 ? 1 + roll(quantity) : 0;
    const exchangedCoupons = uses === 0 ? [] : [{ userCouponId: String(book?.["id"]) as never, quantity: uses }];
    return { type: "PRODUCT" as const, productId, quantity, productVersion: 1, exchangedCoupons };
  });
  const generic = { type: "GENERIC" as const, name: "Suelto", price: (1 + roll(900)) / 100, quantity: 1 + roll(4) };
  const paymentMethod = pick(methods);
  const till = pick(tills);
  const cart = {
    cartId: randomUUID(),
    commensalId: diner.commensalId,
    paymentMethod,
    orderItems: roll(3) === 0 ? [...orderItems, generic] : orderItems,
    sellerDiscount: pick([null, 0, 7, 33.33, 100]),
    markAsCompleted: roll(3) > 0,
  };
  const answer = await (orders.length % 2 === 0 ? sellSplit(till, cart) : till.sell(cart));
  if (answer.status === 200) orders.push(idOf(answer));
  else {
    expect(answer.code, answer.text).toBe("CLOSED_CASH_FLOW");
    await turnRegister();
  }
}

async function sellLate(at: Instant): Promise<void> {
  const answer = await desk.sellLate({
    cartId: randomUUID(),
    orderItems: [{ type: "GENERIC", name: "Tarde", price: 7.77, quantity: 3 }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 23.31,
    ...(roll(2) === 0 && {
      payments: [
        { paymentMethod: "CARD", amount: 23.3 },
        { paymentMethod: "CASH", amount: 0.01 },
      ] as const,
    }),
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: at,
    sellerId: counter.canteen.administratorId,
    registerSessionId: null,
  });
  expect(answer.status, answer.text).toBe(200);
  orders.push(idOf(answer));
}

async function refundOf(orderId: string) {
  const rows = await ask(
    "select line, price, quantity, redeemed, total from transaction_item where transaction_id = $1",
    orderId,
  );
  const lines = (rows as unknown as readonly RefundableLine[]).filter((line) => refundableUnits(line) > 0);
  const chosen = lines.filter((_, index) => index === 0 || roll(2) === 0);
  const shares = chosen.map((line) => refundShare(line, 1 + roll(refundableUnits(line))));
  const amount = shares.reduce((sum, { total }) => sum + total, 0) / 100;
  const asked = shares.map(({ line, quantity }) => ({ line, quantity }));
  return { lines: asked, amount, reason: "CLIENT_REQUESTED" } as const;
}

/** Mostly one of which something can still go back. */
async function pickOrder(): Promise<string> {
  const standing = await ask(
    "select id from transaction where id = any($1) and cancelled_at is null order by id",
    orders,
  );
  return roll(4) === 0 || standing.length === 0 ? pick(orders) : String(pick(standing)["id"]);
}

const refusals = [undefined, "INVALID_REVERT_TRANSACTION", "STALE_ENTRY", "CLOSED_CASH_FLOW", "VALIDATION"];
const why = { reason: "MISTAKEN_ORDER" } as const;

/** At both servers at once: the same, another one, with one key or two, or against the whole cancellation. */
async function refund(orderId: string): Promise<void> {
  const [here, there] = tills as [Till, Till];
  const [body, other] = [await refundOf(orderId), await refundOf(orderId)];
  const key = randomUUID();
  const calls = [
    () => [here.refund(orderId, body, key)],
    () => [here.refund(orderId, body, key), there.refund(orderId, body, key)],
    () => [here.refund(orderId, body), there.refund(orderId, other)],
    () => [here.refund(orderId, body), there.revert(orderId, why)],
    () => [desk.refund(orderId, body), there.refund(orderId, other), here.refund(orderId, other)],
  ];
  for (const answer of await Promise.all(pick(calls)())) expect(refusals, answer.text).toContain(answer.code);
}

let closedFor = 0;
const openRegister = () => counter.till.moveCash({ type: "OPEN", amount: 10 });

/** Closed, it stays so for some steps: a walk that can't open it again would try next to nothing. */
async function turnRegister(): Promise<void> {
  const opened = await openRegister();
  if (opened.status === 200) return;
  await counter.till.moveCash({ type: "CLOSE", amount: 10 });
  closedFor = 1 + roll(4);
}

let day = 10;
async function nextDay(): Promise<void> {
  day += 1;
  clock.set(`2026-03-${day}T15:00:00Z`);
  if (roll(2) === 0) await sealDays(sealing.own, clock.now());
}

/** What each open drawer is told to hold is what was posted to it, and what was done by it. */
async function expectDrawers(): Promise<void> {
  const open = await ask(
    `select s.id, a.balance from register_session s join account a on a.register_session_id = s.id
      where s.cafeteria_id = $1 and s.closed_at is null`,
    counter.canteen.cafeteriaId,
  );
  const { data, text } = await desk.get(`/cashflow?from=2026-03-10&until=2026-03-${day}`);
  const told = data as unknown as readonly { readonly sessionId: string; readonly expected: number }[];
  for (const { id, balance } of open)
    expect(told.find(({ sessionId }) => sessionId === id)?.expected, text).toBe(Number(balance) / 100);
}

/** Whatever order of steps: of each sale no more went back than was paid, and of a cancelled one exactly that. */
async function expectWhole(): Promise<void> {
  const wrong = await ask(
    `with part as (select id, coalesce(part_of, id) as sale from transaction where order_type = 'ORDER'),
     moved as (select sale, coalesce(sum(amount) filter (where cause_kind = 'TRANSACTION'), 0) as paid,
                      coalesce(sum(amount) filter (where cause_kind = 'REVERT'), 0) as back
                 from part left join posting on cause_id = part.id group by sale)
     select t.id from moved join transaction t on t.id = moved.sale
      where back > paid or (t.cancelled_at is not null and back <> paid)
         or (t.cancelled_at is null and (back <> t.refunded or paid <> t.refunded + t.total_price))`,
  );
  expect(wrong).toEqual([]);
  // By no method more than was paid by it, and of a cancelled sale exactly that; a drawer's cash may come out of another.
  const byMethod = await ask(
    `with part as (select id, coalesce(part_of, id) as sale from transaction where order_type = 'ORDER'),
     moved as (select sale, a.kind, coalesce(sum(p.amount) filter (where cause_kind = 'TRANSACTION'), 0) as paid,
                      coalesce(sum(p.amount) filter (where cause_kind = 'REVERT'), 0) as back
                 from part join posting p on p.cause_id = part.id
                 join account a on a.id = case cause_kind when 'REVERT' then p.credit_account_id else p.debit_account_id end
                group by sale, a.kind)
     select t.id, kind from moved join transaction t on t.id = moved.sale
      where back > paid or (t.cancelled_at is not null and back <> paid)`,
  );
  expect(byMethod).toEqual([]);
  // Nowhere are there parts of a sale that aren't what is left of it.
  const odd = await ask(
    `select t.id from transaction t join payment_part y on y.transaction_id = t.id
      group by t.id having sum(y.amount) <> t.total_price or count(*) < 2`,
  );
  expect(odd).toEqual([]);
  await expectDrawers();
  const negative = await ask(
    "select transaction_id from transaction_item where quantity < redeemed or total < 0 or discount < 0 or quantity < 0",
  );
  expect(negative).toEqual([]);
}

type Told = { readonly total: number; readonly ledgerTotal: number };

/** What a method paid of all that stands is what was posted by it, less what went back by it. */
async function expectHistorySums(): Promise<void> {
  for (const method of methods) {
    const [row] = await ask(
      `select coalesce(sum(case cause_kind when 'TRANSACTION' then p.amount else -p.amount end), 0)::bigint as net
         from posting p join transaction t on t.id = p.cause_id
         join account a on a.id = case cause_kind when 'REVERT' then p.credit_account_id else p.debit_account_id end
        where p.cafeteria_id = $1 and case a.kind when 'DRAWER' then 'CASH' when 'CLIENT' then 'ACCOUNT_BALANCE' else a.kind end = $2`,
      counter.canteen.cafeteriaId,
      method,
    );
    const { data } = await desk.get(`/transactions/sum?paymentMethod=${method}`);
    expect(Number(data?.["paidTotal"] ?? data?.["total"]), method).toBe(Number(row?.["net"]) / 100);
  }
}

/** By the postings alone: what was sold on a day less what went back on it. */
async function expectReports(): Promise<void> {
  const net = async (from: number, until: number): Promise<number> => {
    const [row] = await ask(
      `select coalesce(sum(case cause_kind when 'TRANSACTION' then p.amount else -p.amount end), 0)::bigint as net
         from posting p join transaction t on t.id = p.cause_id and t.order_type = 'ORDER'
        where p.cafeteria_id = $1 and (p.at at time zone 'America/Argentina/Buenos_Aires')::date between $2 and $3`,
      counter.canteen.cafeteriaId,
      `2026-03-${from}`,
      `2026-03-${until}`,
    );
    return Number(row?.["net"]) / 100;
  };
  const first = 10 + roll(day - 9);
  for (const [from, until] of [
    [10, day],
    [first, first],
  ] as const) {
    const expected = await net(from, until);
    const asked = `from=2026-03-${from}&until=2026-03-${until}&dateFilterType=ORDER_DATE`;
    for (const name of ["products", "payment-method", "commensals"]) {
      const { data, text } = await desk.get(`/reports/sales/${name}?${asked}`);
      const { total, ledgerTotal } = data as unknown as Told;
      expect([total, ledgerTotal], `${name} ${asked} ${text.slice(0, 300)}`).toEqual([expected, expected]);
    }
    for (const narrowed of [
      ...methods.map((method) => `paymentMethod=${method}`),
      `sellerId=${counter.canteen.employeeId}`,
      "withoutReverted=true",
    ]) {
      const { data } = await desk.get(`/reports/sales/products?${asked}&${narrowed}`);
      const { total, ledgerTotal } = data as unknown as Told;
      expect(total, `${narrowed} ${asked}`).toBe(ledgerTotal);
    }
    for (const method of methods) {
      const [row] = await ask(
        `select coalesce(sum(case cause_kind when 'TRANSACTION' then p.amount else -p.amount end), 0)::bigint as net
           from posting p join transaction t on t.id = p.cause_id and t.order_type = 'ORDER'
           join account a on a.id = case cause_kind when 'REVERT' then p.credit_account_id else p.debit_account_id end
          where p.cafeteria_id = $1 and (p.at at time zone 'America/Argentina/Buenos_Aires')::date between $2 and $3
            and case a.kind when 'DRAWER' then 'CASH' when 'CLIENT' then 'ACCOUNT_BALANCE' else a.kind end = $4`,
        counter.canteen.cafeteriaId,
        `2026-03-${from}`,
        `2026-03-${until}`,
        method,
      );
      const { data } = await desk.get(`/reports/sales/payment-method?${asked}`);
      const rowsOf = (data as { rows: readonly { paymentMethod: string; amount: number }[] } | null)?.rows ?? [];
      const told = rowsOf.reduce(
        (sum, line) => sum + (line.paymentMethod === method ? Math.round(line.amount * 100) : 0),
        0,
      );
      expect(told, `${method} ${asked}`).toBe(Number(row?.["net"]));
    }
    await expectHistorySums();
    const standing = await desk.get(`/reports/sales/payment-method?${asked}&withoutReverted=true`);
    const { rows } = {
      rows: await ask(
        `select coalesce(sum(total_price), 0)::bigint as left from transaction
        where cafeteria_id = $1 and order_type = 'ORDER' and cancelled_at is null
          and (date_time at time zone 'America/Argentina/Buenos_Aires')::date between $2 and $3`,
        counter.canteen.cafeteriaId,
        `2026-03-${from}`,
        `2026-03-${until}`,
      ),
    };
    expect((standing.data as unknown as Told).total).toBe(Number(rows[0]?.["left"]) / 100);
  }
}

test(
  `[SPLIT-02] [SPLIT-06] [SPLIT-07] [SPLIT-08] [REFUND-01] [REFUND-02] [REFUND-04] [REFUND-05] [REFUND-06] [REFUND-08] [AUDIT-01] whatever is sold, refunded, reverted, closed and sold late, at two servers, nothing gets lost (seed ${seed})`,
  { tags: ["long"], timeout: 600_000 },
  async () => {
    for (let step = 0; step < steps; step += 1) {
      if (closedFor > 0 && --closedFor === 0) await openRegister();
      const kind = roll(10);
      if (orders.length === 0 || kind < 3) await sell();
      else if (kind < 7) await refund(await pickOrder());
      else if (kind === 7) await pick(tills).revert(pick(orders), why);
      else if (kind === 8 && roll(2) === 0) await turnRegister();
      else if (kind === 8) await tills[1]?.put("/transactions/orders/mark_delivered", { orderIds: [pick(orders)] });
      else if (roll(2) === 0) await sellLate(instant(`2026-03-${10 + roll(day - 9)}T14:00:00Z`));
      else if (day < 28 && roll(3) === 0) await nextDay();
      if (step % 30 === 29) {
        await expectWhole();
        await expectReports();
        expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
      }
    }
    await sealDays(sealing.own, clock.now());
    await expectReports();
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
    const refunded = await ask("select id from transaction where part_of is not null");
    expect(refunded.length).toBeGreaterThan(steps / 10);
    expect(splits).toBeGreaterThan(steps / 30);
  },
);

import {
  type Counter,
  type RawAnswer,
  type Till,
  addProfile,
  cartOf,
  handClock,
  openCounter,
} from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;

type Interval = Readonly<Record<string, unknown>> & {
  readonly sessionId: string;
  readonly items: readonly {
    readonly type: string;
    readonly paymentMethod: string | null;
    readonly amount: number;
    readonly returnAmount: number;
  }[];
};
type Row = {
  readonly kind: string;
  readonly channel: string | null;
  readonly cashier: string | null;
  readonly income: number;
  readonly expenses: number;
  readonly total: number;
};

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const listOf = <T>(answer: RawAnswer): readonly T[] => {
  expect(answer.status, answer.text).toBe(200);
  return (JSON.parse(answer.text) as { readonly data: readonly T[] }).data;
};
const today = "from=2026-11-20&until=2026-11-20";
const intervals = async (till: Till, query = today) => listOf<Interval>(await till.get(`/cashflow?${query}`));
const branch = async (till: Till, day = "2026-11-20") => listOf<Row>(await till.get(`/cashflow/all?dateTime=${day}`));
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const administrator = () => counter.tillOf(counter.canteen.administratorId);
const mistake = { reason: "MISTAKEN_ORDER" } as const;

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["flowControl"], customPaymentMethod: "Vale" });
});

/** A shift with sales by every method and two returns. */
async function workShift(till: Till): Promise<void> {
  const product = await counter.product({ price: 12_345 });
  const { commensalId } = await counter.diner({ balance: 1_000_000 });
  await till.moveCash({ type: "OPEN", amount: 100.5 });
  await till.sell(cartOf(product, { quantity: 2 }));
  const wrongCash = await till.sell(cartOf(product));
  const wrongCard = await till.sell(cartOf(product, { paymentMethod: "CARD" }));
  await till.sell(cartOf(product, { paymentMethod: "CARD" }));
  await till.sell(cartOf(product, { paymentMethod: "CUSTOM" }));
  await till.sell(cartOf(product, { paymentMethod: "ACCOUNT_BALANCE", commensalId }));
  await till.moveCash({ type: "IN", amount: 20, description: "Cambio" });
  await till.moveCash({ type: "OUT", amount: 5.25, description: "Pan" });
  await till.revert(idOf(wrongCash), mistake);
  await till.revert(idOf(wrongCard), mistake);
}

describe("the interval report", () => {
  test("[CASH-10] of a closed session tells all that happened in it, and equals what the close expected", async () => {
    await workShift(counter.till);
    const closed = await counter.till.moveCash({ type: "CLOSE", amount: 360 });
    const [interval] = await intervals(counter.till);
    expect(interval).toMatchObject({
      openingAmount: 100.5,
      accumulatedInflow: 390.35,
      accumulatedOutflow: 128.7,
      expected: closed.data?.["expected"],
      counted: 360,
      difference: closed.data?.["difference"],
      totalOrderSales: 864.15,
      totalOrderReturns: 246.9,
      totalBalanceCharges: 0,
      totalCouponSales: 0,
    });
    expect(
      interval?.items.map(({ type, paymentMethod, amount, returnAmount }) => [
        type,
        paymentMethod,
        amount,
        returnAmount,
      ]),
    ).toEqual([
      ["OPEN", null, 100.5, 0],
      ["IN", null, 20, 0],
      ["OUT", null, 5.25, 0],
      ["CLOSE", null, 360, 0],
      ["ORDER", "ACCOUNT_BALANCE", 123.45, 0],
      ["ORDER", "CARD", 246.9, 123.45],
      ["ORDER", "CASH", 370.35, 123.45],
      ["ORDER", "CUSTOM", 123.45, 0],
    ]);
  });

  test("[CASH-10] adds up to the drawer in the ledger whatever a seller does", async () => {
    const product = await counter.product({ price: 733 });
    const till = counter.till;
    const sold: string[] = [];
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom("sell", "sell", "card", "in", "out", "revert", "shift"),
        amount: fc.integer({ min: 1, max: 99_999 }),
      }),
      { minLength: 5, maxLength: 12 },
    );
    const doOne = async ({ kind, amount }: { readonly kind: string; readonly amount: number }): Promise<unknown> => {
      switch (kind) {
        case "sell":
          return sold.push(idOf(await till.sell(cartOf(product, { quantity: 1 + (amount % 9) }))));
        case "card":
          return sold.push(idOf(await till.sell(cartOf(product, { paymentMethod: "CARD" }))));
        case "in":
          return till.moveCash({ type: "IN", amount: amount / 100, description: "x" });
        case "out":
          return till.moveCash({ type: "OUT", amount: amount / 100, description: "x" });
        case "revert":
          return till.revert(sold.splice(amount % Math.max(1, sold.length), 1)[0] ?? product, mistake);
        default:
          await till.moveCash({ type: "CLOSE", amount: amount / 100 });
          return till.moveCash({ type: "OPEN", amount: amount / 100 });
      }
    };
    await till.moveCash({ type: "OPEN", amount: 50 });
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        for (const step of list) await doOne(step);
        for (const interval of await intervals(administrator())) {
          const [drawer] = await ask(
            `select a.balance, s.expected_amount, s.closed_at from account a join register_session s on s.id = a.register_session_id
              where s.id = $1`,
            interval.sessionId,
          );
          const inLedger = drawer?.["closed_at"] === null ? drawer["balance"] : drawer?.["expected_amount"];
          expect(Math.round(Number(interval["expected"]) * 100)).toBe(inLedger);
        }
      }),
      { numRuns: 8 },
    );
  });

  test("[CASH-11] tells the seller nothing of the cash before the count, and an administrator all of it", async () => {
    await workShift(counter.till);
    const [own] = await intervals(counter.till);
    expect(own).toMatchObject({
      until: null,
      accumulatedInflow: null,
      accumulatedOutflow: null,
      expected: null,
      counted: null,
      difference: null,
      totalBalanceCharges: null,
      totalOrderSales: null,
      totalOrderReturns: null,
      totalCouponSales: null,
    });
    expect(own?.items.some(({ paymentMethod }) => paymentMethod === "CASH")).toBe(false);
    const [seen] = await intervals(administrator());
    expect(seen).toMatchObject({ until: null, expected: 362.15, difference: null, totalOrderSales: 864.15 });
    await counter.till.moveCash({ type: "CLOSE", amount: 362.15 });
    expect((await intervals(counter.till))[0]).toMatchObject({ expected: 362.15, difference: 0 });
  });

  test("[CASH-11] an administrator's own open register hides nothing, and the cafeteria's switch turns the blindness off", async () => {
    const admin = administrator();
    await workShift(admin);
    expect((await intervals(admin))[0]).toMatchObject({ until: null, expected: 362.15, totalOrderSales: 864.15 });
    await workShift(counter.till);
    await ask("update cafeteria set blind_close = false where id = $1", counter.canteen.cafeteriaId);
    expect((await intervals(counter.till))[0]).toMatchObject({ until: null, expected: 362.15 });
    expect((await branch(counter.till)).every(({ total }) => total !== null)).toBe(true);
  });

  test("[CASH-15] is an employee's own, and anybody's for an administrator", async () => {
    const otherId = await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE");
    await counter.till.moveCash({ type: "OPEN", amount: 1 });
    await counter.tillOf(otherId).moveCash({ type: "OPEN", amount: 2 });
    const openings = (list: readonly Interval[]) => list.map((interval) => interval["openingAmount"]);
    expect(openings(await intervals(counter.till))).toEqual([1]);
    expect((await counter.till.get(`/cashflow?${today}&sellerId=${otherId}`)).code).toBe("WRONG_PERMISSIONS");
    expect(openings(await intervals(administrator()))).toEqual([2, 1]);
    expect(openings(await intervals(administrator(), `${today}&sellerId=${otherId}`))).toEqual([2]);
  });

  test("[CASH-15] takes sessions that were open on one of its days, and days that make a range", async () => {
    clock.set("2026-11-18T13:00:00Z");
    await counter.till.moveCash({ type: "OPEN", amount: 1 });
    clock.set("2026-11-19T13:00:00Z");
    await counter.till.moveCash({ type: "CLOSE", amount: 1 });
    const count = async (query: string) => (await intervals(counter.till, query)).length;
    expect(await count("from=2026-11-17&until=2026-11-17")).toBe(0);
    expect(await count("from=2026-11-18&until=2026-11-18")).toBe(1);
    expect(await count("from=2026-11-19&until=2026-11-20")).toBe(1);
    expect(await count("from=2026-11-20&until=2026-11-20")).toBe(0);
    const codeOf = async (query: string) => (await counter.till.get(`/cashflow?${query}`)).code;
    expect(await codeOf("from=2026-11-20&until=2026-11-19")).toBe("TO_BEFORE_FROM");
    expect(await codeOf("from=2025-11-19&until=2026-11-20")).toBe("VALIDATION");
    expect(await codeOf("from=2026-11-19")).toBe("VALIDATION");
  });
});

describe("the branch report", () => {
  test("[CASH-13] agrees with the ledger, row by row and day by day", async () => {
    clock.set("2026-11-19T13:00:00Z");
    await counter.till.moveCash({ type: "OPEN", amount: 10 });
    const yesterday = await counter.till.sell(cartOf(await counter.product({ price: 5_000 })));
    await counter.till.moveCash({ type: "CLOSE", amount: 60 });
    clock.set("2026-11-20T13:00:00Z");
    await workShift(counter.till);
    await counter.till.revert(idOf(yesterday), mistake);
    const rows = await branch(administrator());
    const find = (kind: string, channel: string | null) =>
      rows.find((row) => row.kind === kind && row.channel === channel);
    expect(find("OPENING", null)).toMatchObject({ cashier: "Persona", income: 100.5 });
    expect(find("CASH_IN", null)).toMatchObject({ income: 20, expenses: 0 });
    expect(find("CASH_OUT", null)).toMatchObject({ income: 0, expenses: 5.25 });
    expect(find("SALES", "CASH")).toMatchObject({ income: 370.35, expenses: 173.45, total: 196.9 });
    expect(find("SALES", "CARD")).toMatchObject({ income: 246.9, expenses: 123.45 });
    expect(find("SALES", "ACCOUNT")).toMatchObject({ income: 123.45 });
    expect(find("SALES", "CUSTOM")).toMatchObject({ income: 123.45 });
    const [ledger] = await ask(
      `select sum(amount) filter (where cause_kind = 'TRANSACTION')::bigint as income,
              sum(amount) filter (where cause_kind = 'REVERT')::bigint as expenses
         from posting where cafeteria_id = $1 and at >= '2026-11-20T03:00:00Z' and at < '2026-11-21T03:00:00Z'`,
      counter.canteen.cafeteriaId,
    );
    const total = find("SALES", null);
    expect([total?.income, total?.expenses].map((value) => Math.round(Number(value) * 100))).toEqual([
      ledger?.["income"],
      ledger?.["expenses"],
    ]);
    const before = await branch(administrator(), "2026-11-19");
    expect(before.find((row) => row.kind === "CLOSING")).toMatchObject({ cashier: "Persona", expenses: 60 });
    expect(before.find((row) => row.kind === "SALES" && row.channel === null)).toMatchObject({
      income: 50,
      expenses: 0,
    });
    expect(rows.some((row) => row.kind === "COUPON_SALES")).toBe(false);
  });

  test("[CASH-11] tells an employee no sum that holds the cash of the register that is open, and all of them once it is closed", async () => {
    const otherId = await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE");
    const other = counter.tillOf(otherId);
    await workShift(counter.till);
    const all = await branch(administrator());
    const isCash = ({ kind, channel }: Row): boolean =>
      kind === "SALES" || kind === "TOP_UPS" ? channel === null || channel === "CASH" : false;
    const hidden = { income: null, expenses: null, total: null };
    const seen = all.map((row) => (isCash(row) ? { ...row, ...hidden } : row));
    expect(await branch(counter.till)).toEqual(seen);
    // Another sale in cash changes nothing of what is told: nothing follows by subtraction.
    const more = await counter.till.sell(cartOf(await counter.product({ price: 777 })));
    expect(await branch(counter.till)).toEqual(seen);
    // Single orders stay visible, and who has no open register counts nothing.
    expect(listOf<{ readonly id: string }>(await counter.till.get("/transactions")).map(({ id }) => id)).toContain(
      idOf(more),
    );
    expect((await branch(other)).every(({ total }) => total !== null)).toBe(true);
    await counter.till.moveCash({ type: "CLOSE", amount: 0 });
    const closed = await branch(counter.till);
    expect(closed).toEqual(await branch(administrator()));
    expect(closed.every(({ total }) => total !== null)).toBe(true);
  });

  test("[CASH-15] is of today at the latest, where the cafeteria is", async () => {
    const codeOf = async (day: string) => (await administrator().get(`/cashflow/all?dateTime=${day}`)).code;
    expect(await codeOf("2026-11-21")).toBe("VALIDATION");
    clock.set("2026-11-21T03:00:00Z");
    expect(await codeOf("2026-11-21")).toBeUndefined();
  });
});

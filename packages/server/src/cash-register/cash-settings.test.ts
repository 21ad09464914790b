import { type Counter, type RawAnswer, type Till, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
let administrator: Till;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["flowControl"] });
  administrator = counter.tillOf(counter.canteen.administratorId);
});

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const set = (body: object, till: Till = administrator): Promise<RawAnswer> => till.put("/cash-settings", body);
const settings = async () => (await administrator.get("/cash-settings")).data;
const out = { type: "OUT", description: "Proveedor" } as const;

test("[CASH-19] administrators set the cap and the blind close, what a change leaves out stays, and it is told and written down", async () => {
  expect(await settings()).toEqual({ blindClose: true, cashCap: null, version: 1 });
  expect((await set({ cashCap: 1_500.5, version: 1 })).data).toEqual({
    blindClose: true,
    cashCap: 1_500.5,
    version: 2,
  });
  expect((await set({ blindClose: false })).data).toEqual({ blindClose: false, cashCap: 1_500.5, version: 3 });
  expect((await set({ cashCap: null })).data).toEqual({ blindClose: false, cashCap: null, version: 4 });
  // What is so already is no change.
  expect((await set({ blindClose: false })).data).toMatchObject({ version: 4 });
  const { cafeteriaId } = counter.canteen;
  expect(await ask("select entity_type, entity_id from change_event where cafeteria_id = $1", cafeteriaId)).toEqual(
    Array.from({ length: 3 }, () => ({ entity_type: "cafeteria", entity_id: cafeteriaId })),
  );
  const [row] = await ask(
    `select action, profile_id, changes from audit_log where cafeteria_id = $1 order by id limit 1`,
    cafeteriaId,
  );
  expect(row).toMatchObject({
    action: "PUT /cafeterias/{cafeteriaId}/cash-settings",
    profile_id: counter.canteen.administratorId,
  });
  expect(row?.["changes"]).toContainEqual({
    entity: "cafeteria.cashCap",
    id: cafeteriaId,
    before: null,
    after: 150_050,
  });
});

test("[CASH-19] a change that was made from older settings is refused, and of two at once one wins", async () => {
  await set({ cashCap: 9, version: 1 });
  const stale = await set({ blindClose: false, version: 1 });
  expect([stale.status, stale.code, stale.extra]).toEqual([
    409,
    "STALE_ENTRY",
    { id: counter.canteen.cafeteriaId, version: 2 },
  ]);
  const both = await Promise.all([100, 200].map((cashCap) => set({ cashCap, version: 2 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await settings()).toMatchObject({ version: 3 });
});

test.each([0, -1, 0.001, 100_000_000.01, "mil"])("[CASH-19] a cap of %s is refused", async (cashCap) => {
  expect((await set({ cashCap })).code).toBe("VALIDATION");
  expect(await settings()).toMatchObject({ cashCap: null, version: 1 });
});

test("[CASH-19] an employee neither reads nor sets them", async () => {
  expect((await counter.till.get("/cash-settings")).code).toBe("WRONG_PERMISSIONS");
  expect((await set({ blindClose: false }, counter.till)).code).toBe("WRONG_PERMISSIONS");
  expect(await settings()).toEqual({ blindClose: true, cashCap: null, version: 1 });
});

test("[CASH-20] the cafeteria's own cap counts from the next call on, above and below the plausible one", async () => {
  const { till } = counter;
  await set({ cashCap: 50 });
  expect((await till.moveCash({ type: "OPEN", amount: 50.01, confirmed: false })).extra).toEqual({
    amount: 50.01,
    cap: 50,
  });
  expect((await till.moveCash({ type: "OPEN", amount: 50, confirmed: false })).status).toBe(200);
  expect((await till.moveCash({ ...out, amount: 50.01 })).extra).toEqual({ amount: 50.01, cap: 50 });
  await set({ cashCap: 90_000_000 });
  expect((await till.moveCash({ ...out, amount: 89_000_000 })).status).toBe(200);
  await set({ cashCap: 50 });
  // Never blocks a close.
  expect((await till.moveCash({ type: "CLOSE", amount: 7_000, confirmed: false })).code).toBe("IMPLAUSIBLE_AMOUNT");
  expect((await till.moveCash({ type: "CLOSE", amount: 7_000 })).status).toBe(200);
  // Another cafeteria's cap is its own.
  const elsewhere = await openCounter(server().database, server(), { features: ["flowControl"] });
  expect((await elsewhere.till.moveCash({ type: "OPEN", amount: 60, confirmed: false })).status).toBe(200);
});

type Sums = { readonly expected: number | null; readonly totalOrderSales: number | null };
type Row = { readonly kind: string; readonly channel: string | null; readonly total: number | null };

test("[CASH-11] switched off, an employee sees the cash of the own open register at once, and switched on no more", async () => {
  const { till } = counter;
  const sums = async () => {
    const [{ now }] = (await ask(
      "select (now() at time zone 'America/Argentina/Buenos_Aires')::date::text as now",
    )) as [{ now: string }];
    const { data: interval } = JSON.parse((await till.get(`/cashflow?from=${now}&until=${now}`)).text) as {
      readonly data: readonly Sums[];
    };
    const { data: branch } = JSON.parse((await till.get(`/cashflow/all?dateTime=${now}`)).text) as {
      readonly data: readonly Row[];
    };
    const cash = branch.find(({ kind, channel }) => kind === "SALES" && channel === "CASH");
    return { expected: interval[0]?.expected, sales: interval[0]?.totalOrderSales, branch: cash?.total };
  };
  const hidden = { expected: null, sales: null, branch: null };
  await till.moveCash({ type: "OPEN", amount: 10 });
  await till.sell(cartOf(await counter.product({ price: 1_000 })));
  expect(await sums()).toEqual(hidden);
  await set({ blindClose: false });
  expect(await sums()).toEqual({ expected: 20, sales: 10, branch: 10 });
  await set({ blindClose: true });
  expect(await sums()).toEqual(hidden);
});

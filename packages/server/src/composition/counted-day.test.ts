import { randomUUID } from "node:crypto";
import { createServer } from "@cantina/server/composition";
import { withTestDatabase } from "@cantina/testkit/database";
import { type RawAnswer, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";

const testDatabase = withTestDatabase();
const patient = { timeout: 45_000 };
const mail = { send: async () => ({ ok: true, value: null }) as const };

const open = async () => {
  const { openServing } = testDatabase();
  const [database, background] = [await openServing(), await openServing()];
  return createServer({ database, background, mail, logLevel: "silent" });
};
type Server = Awaited<ReturnType<typeof open>>;

const valueIn = (text: string, series: string): number => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
};

const metricsOf = async ({ url }: Server): Promise<string> => (await fetch(`${url}/metrics`)).text();

/** How often each call of the API was answered, and how. */
const callsIn = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [
      ...text.matchAll(
        /^cantina_call_duration_seconds_count\{method="(\w+)",route="\/api\/cafeterias\/:cafeteriaId([^"]*)",outcome="(\w+)"\} (\d+)$/gmu,
      ),
    ].map(([, method, route, outcome, count]) => [`${method} ${route} ${outcome}`, Number(count)]),
  );

const until = (server: Server, isSo: (text: string) => boolean): Promise<unknown> =>
  vi.waitUntil(async () => isSo(await metricsOf(server)), patient);

const statusesOf = (answers: readonly RawAnswer[]): readonly number[] => answers.map(({ status }) => status);
const idOf = ({ data }: RawAnswer): unknown => data?.["id"];

test("[RUN-07] /metrics counts a small day as it was counted by hand", async () => {
  const { database } = testDatabase();
  const server = await open();
  const {
    till,
    product: addProduct,
    diner,
    canteen,
  } = await openCounter(database, server, { features: ["flowControl"] });
  const product = await addProduct({ price: 15_000 });
  const { clientId } = await diner();

  const key = randomUUID();
  const asked = cartOf(product);
  const opened = await till.moveCash({ type: "OPEN", amount: 0 });
  const sold = [
    await till.sell(asked, key),
    await till.sell(cartOf(product, { quantity: 2 })),
    await till.sell(cartOf(product, { paymentMethod: "CARD" })),
    await till.sell(cartOf(product, { paymentMethod: "CARD" })),
  ];
  // A till that got no answer asks again: nothing is booked, and the answer is the first.
  const again = await till.sell(asked, key);
  const refused = await till.sell(cartOf(product, { quantity: 0 }));
  const reverted = [
    await till.revert(idOf(sold[1] as RawAnswer), { reason: "MISTAKEN_ORDER" }),
    await till.revert(idOf(sold[2] as RawAnswer), { reason: "CLIENT_REQUESTED" }),
  ];
  const toppedUp = await till.chargeBalance({ buyerId: String(clientId), amount: 500, paymentMethod: "CASH" });
  const late = await till.sellLate({
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: product, productVersion: 1, price: 150, quantity: 1 }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 150,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: new Date(Date.now() - 60_000).toISOString(),
    sellerId: canteen.employeeId,
    registerSessionId: null,
  });
  const listed = await till.get("/products");
  expect(statusesOf([opened, ...sold, again, ...reverted, toppedUp, late, listed])).toEqual(Array(11).fill(200));
  expect(refused.status).toBe(400);

  const byHand = {
    "POST /cashflow 2xx": 1,
    "POST /transactions/orders 2xx": 5,
    "POST /transactions/orders 4xx": 1,
    "DELETE /transactions/:orderId 2xx": 2,
    "POST /transactions/balance-charges 2xx": 1,
    "POST /transactions/orders/late 2xx": 1,
    "GET /products 2xx": 1,
  };
  // The last answer is counted once it is sent.
  await until(server, (text) => callsIn(text)["GET /products 2xx"] === 1);
  const text = await metricsOf(server);
  expect(callsIn(text)).toEqual(byHand);
  // Four at the counter, one of them answered twice, and the one without a connection.
  expect(valueIn(text, "cantina_sales_total")).toBe(6);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from transaction where cart_id is not null and cafeteria_id = ${canteen.cafeteriaId}`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ n: 5 }]);
  const sales = 'method="POST",route="/api/cafeterias/:cafeteriaId/transactions/orders",outcome="2xx"';
  expect(valueIn(text, `cantina_call_duration_seconds_bucket{le="+Inf",${sales}}`)).toBe(5);
  const spent = valueIn(text, `cantina_call_duration_seconds_sum{${sales}}`);
  expect(spent).toBeGreaterThan(0);
  await server.close();
});

test(
  "[RUN-07] what waits to be told, and a job that is held up, are told by their age until they are done",
  { tags: ["long"] },
  async () => {
    const { database } = testDatabase();
    const server = await open();
    const { till, product } = await openCounter(database, server);
    const ofFolding = (text: string): number => valueIn(text, 'cantina_job_lag_seconds{job="folding"}');
    const outbox = (text: string): number => valueIn(text, "cantina_outbox_age_seconds");
    const sellable = await product();
    await until(server, (text) => outbox(text) === 0 && ofFolding(text) === 0);

    await database.kysely.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(731960012)`.execute(trx);
      const began = performance.now();
      expect((await till.sell(cartOf(sellable))).status).toBe(200);
      await until(server, (text) => outbox(text) > 1);
      // No older than the sale.
      expect(outbox(await metricsOf(server))).toBeLessThan((performance.now() - began) / 1_000 + 0.1);
    });
    await until(server, (text) => outbox(text) === 0);

    await database.kysely.transaction().execute(async (trx) => {
      await sql`lock table consumption in access exclusive mode`.execute(trx);
      await until(server, (text) => ofFolding(text) > 1);
      expect(valueIn(await metricsOf(server), 'cantina_job_lag_seconds{job="sealing"}')).toBe(0);
    });
    await until(server, (text) => ofFolding(text) === 0);
    await server.close();
  },
);

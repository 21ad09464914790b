import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type RawAnswer, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { type Transaction, sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";

const server = withTestServer();
let counter: Counter;
beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["stockControl"] });
});

/** As long as a busy machine may take. */
const patient = { timeout: 45_000 };

const countOf = async (table: "transaction" | "posting"): Promise<unknown> =>
  (
    await server().database.query(`select count(*) as n from ${table} where cafeteria_id = $1`, [
      counter.canteen.cafeteriaId,
    ])
  )[0]?.["n"];

/** Lets a call begin, cuts its database connection while it waits for what `hold` has locked, and lets go. */
async function cutDuring(
  hold: (trx: Transaction<unknown>) => Promise<unknown>,
  call: () => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const other = await server().openAnother();
  return other.kysely
    .transaction()
    .execute(async (trx) => {
      await hold(trx);
      const answer = call();
      // Asked outside: inside, the picture of the first look would stay.
      await vi.waitUntil(async () => {
        const cut = await server().database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
          [],
        );
        return cut.length > 0;
      }, patient);
      return { answer };
    })
    .then(({ answer }) => answer);
}

describe("a call whose database connection breaks", () => {
  test("[HOSTS-04] is done again when it has a key, and sells once", async () => {
    const product = await counter.product({ stock: 5, price: 1_000 });
    const answer = await cutDuring(
      (trx) => sql`select from product where id = ${product} for update`.execute(trx),
      () => counter.till.sell(cartOf(product)),
    );
    expect(answer.status, answer.text).toBe(200);
    expect([await countOf("transaction"), await countOf("posting")]).toEqual([1, 1]);
    expect(await server().database.query("select current_stock as n from product where id = $1", [product])).toEqual([
      { n: 4 },
    ]);
  });

  test("[HOSTS-04] is done again when it only reads", async () => {
    const answer = await cutDuring(
      (trx) => sql`lock table transaction in access exclusive mode`.execute(trx),
      () => counter.till.get("/transactions/orders/pending_and_cancelled"),
    );
    expect(answer.status, answer.text).toBe(200);
  });

  test("[HOSTS-03] has no certain answer otherwise: 503, and the server stays up", async () => {
    const sold = await counter.till.sell(cartOf(await counter.product()));
    const orderIds = [String(sold.data?.["id"])];
    const deliver = () => counter.till.put("/transactions/orders/mark_delivered", { orderIds });
    const answer = await cutDuring(
      (trx) => sql`select from transaction where id = ${String(sold.data?.["id"])} for update`.execute(trx),
      deliver,
    );
    expect([answer.status, answer.code]).toEqual([503, "SERVER_ERROR"]);
    expect((await deliver()).status).toBe(200);
  });
});

import { withTestServer } from "@cantina/testkit/database";
import { cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readAside } from "./read-aside.ts";

const server = withTestServer();

test("[REPORT-07] [METRICS-10] what is read aside is all of one moment, whatever is sold meanwhile, and writes nothing", async () => {
  const { database } = server();
  const counter = await openCounter(database, server());
  const product = await counter.product({ price: 500 });
  await counter.till.sell(cartOf(product));
  const counted = await readAside(database, async (trx) => {
    const count = async () => {
      const { rows } = await sql<{ readonly count: number }>`
        select count(*)::int as count from transaction where cafeteria_id = ${counter.canteen.cafeteriaId}`.execute(
        trx,
      );
      return rows[0]?.count;
    };
    const before = await count();
    expect(await counter.till.sell(cartOf(product))).toMatchObject({ status: 200 });
    return [before, await count()];
  });
  expect(counted).toEqual([1, 1]);
  const write = sql`update cafeteria set name = name where id = ${counter.canteen.cafeteriaId}`;
  await expect(readAside(database, (trx) => write.execute(trx))).rejects.toThrow("read-only transaction");
});

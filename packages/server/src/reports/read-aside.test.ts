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

test("[REPORT-11] a report is answered before its connection rests, and whoever comes next waits for that", async () => {
  const { kysely } = await server().openAnother();
  const wake: (() => void)[] = [];
  let isRested = false;
  const rest = () => new Promise<void>((resolve) => void (isRested ? resolve() : wake.push(resolve)));
  const took: string[] = [];
  const read = (name: string) => readAside({ kysely, rest }, async () => void took.push(name));
  // As many as its pool has connections, which none of them gives back.
  const connections = Array.from({ length: 12 }, (_, index) => `at once ${index}`);
  await Promise.all(connections.map(read));
  const next = read("next");
  await readAside(server().database, async () => void took.push("elsewhere"));
  expect(new Set(took)).toEqual(new Set([...connections, "elsewhere"]));
  isRested = true;
  for (const end of wake) end();
  await next;
  expect(took.at(-1)).toBe("next");
});

test("[REPORT-07] what is read aside adds up in more memory than a till's call has, and leaves that to nobody", async () => {
  const { kysely } = server().database;
  const memory = async (db: typeof kysely) =>
    (await sql<{ readonly work_mem: string }>`show work_mem`.execute(db)).rows[0]?.work_mem;
  const usual = await memory(kysely);
  expect(await readAside(server().database, memory)).toBe("16MB");
  expect([usual, await memory(kysely)]).toEqual(["4MB", "4MB"]);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { countDeadlocks, withTestDatabase } from "./index.ts";

const place = withTestDatabase();

test("two that lock what the other holds are counted, and nothing before", async () => {
  const { database } = place();
  expect(await countDeadlocks(database)).toBe(0);
  await database.query("create table held (id integer primary key); insert into held values (1), (2)", []);
  const lock = (trx: typeof database.kysely, id: number) =>
    sql`select from held where id = ${id} for update`.execute(trx);
  let arrived = 0;
  let bothArrived = (): void => undefined;
  const both = new Promise<void>((resolve) => {
    bothArrived = resolve;
  });
  const lockInTurn = (first: number, second: number) =>
    database.kysely.transaction().execute(async (trx) => {
      await lock(trx, first);
      arrived += 1;
      if (arrived === 2) bothArrived();
      await both;
      await lock(trx, second);
    });
  const ends = await Promise.allSettled([lockInTurn(1, 2), lockInTurn(2, 1)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await countDeadlocks(database)).toBe(1);
});

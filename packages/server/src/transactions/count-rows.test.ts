import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type RowCounter, rowCounter } from "./count-rows.queries.ts";

const database = withTestDatabase();

const addOrders = (cafeteriaId: string, count: number) =>
  database().database.query(
    `insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date,
       date_time, last_status_update, origin_medium, seller_id)
     select gen_random_uuid(), $1, 'ORDER', 'COMPLETED', 'CARD', 0, 0, '2026-11-20', now(), now(), 'WEB',
            (select id from profile where cafeteria_id = $1 limit 1)
       from generate_series(1, $2::integer)`,
    [cafeteriaId, count],
  );

function counterOf(cafeteriaId: string): (now: number) => ReturnType<RowCounter> {
  const count = rowCounter();
  const db = database().database.kysely;
  return (now) => count({ db, question: cafeteriaId, now }, sql`cafeteria_id = ${cafeteriaId}`);
}

test("[HISTORY-09] a total is exact up to 10,000 rows, and beyond that at most a minute old", async () => {
  const { id: cafeteriaId } = await makeCafeteria(database().database);
  const count = counterOf(cafeteriaId);
  expect(await count(0)).toBe(0);
  await addOrders(cafeteriaId, 9_999);
  expect(await count(0)).toBe(9_999);
  await addOrders(cafeteriaId, 1);
  expect(await count(0)).toBe(10_000);
  await addOrders(cafeteriaId, 5);
  expect(await count(0)).toBe(10_005);
  await addOrders(cafeteriaId, 1);
  expect(await count(59_999)).toBe(10_005);
  expect(await count(60_000)).toBe(10_006);
  // Pages that ask at once are told the same.
  await addOrders(cafeteriaId, 1);
  expect(await Promise.all([count(120_001), count(120_001)])).toEqual([10_007, 10_007]);
});

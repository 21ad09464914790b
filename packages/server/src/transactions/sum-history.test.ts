import { paymentMethods } from "@cantina/domain/cafeteria";
import { orderStatuses, orderTypes } from "@cantina/domain/orders";
import type { TimeZone } from "@cantina/domain/kernel";
import { isMoney } from "@cantina/domain/transactions";
import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { countsInSum } from "./history.queries.ts";
import { sumHistory } from "./sum-history.queries.ts";

const testDatabase = withTestDatabase();

type Judged = Parameters<typeof isMoney>[0] & { readonly counts: boolean };

test("[HISTORY-10] the database adds up what the domain calls money, of every kind, status and payment", async () => {
  const { rows } = await sql<Judged>`
    select status, order_type as "orderType", payment_method as "paymentMethod", ${countsInSum} as counts
      from unnest(${[...orderStatuses]}::text[]) status
     cross join unnest(${[...orderTypes]}::text[]) order_type
     cross join unnest(${[...paymentMethods]}::text[]) payment_method`.execute(testDatabase().database.kysely);
  expect(rows).toHaveLength(orderStatuses.length * orderTypes.length * paymentMethods.length);
  expect(rows.map(({ counts }) => counts)).toEqual(rows.map(isMoney));
});

test("[HISTORY-10] of more than 10,000 rows no sum is told", async () => {
  const { database } = testDatabase();
  const { id } = await makeCafeteria(database);
  const sell = (count: number) =>
    database.query(
      `insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date,
         date_time, last_status_update, origin_medium, seller_id)
       select gen_random_uuid(), $1, 'ORDER', 'COMPLETED', 'CARD', 3, 3, '2026-11-20', now(), now(), 'WEB',
              (select id from profile where cafeteria_id = $1 limit 1)
         from generate_series(1, $2::integer)`,
      [id, count],
    );
  const filter = { dateKind: "ORDER_DATE", range: { from: null, until: null }, zone: "UTC" as TimeZone } as const;
  const sum = () => sumHistory(database.kysely, id, filter, { seesDeleted: true });
  await sell(10_000);
  expect(await sum()).toMatchObject({ total: 30_000, linesTotal: null });
  await sell(1);
  expect(await sum()).toBeNull();
});

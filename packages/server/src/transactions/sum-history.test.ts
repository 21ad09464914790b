import { paymentMethods } from "@cantina/domain/cafeteria";
import { orderStatuses, orderTypes } from "@cantina/domain/orders";
import { isMoney } from "@cantina/domain/transactions";
import { withTestDatabase } from "@cantina/testkit/database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { countsInSum } from "./sum-history.queries.ts";

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

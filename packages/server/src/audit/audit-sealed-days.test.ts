import { instantAfter } from "@cantina/domain/kernel";
import { withPlanted, withTestServer } from "@cantina/testkit/database";
import { cartOf, handClock, openCounter, trade } from "@cantina/testkit/orders-suite";
import { beforeAll, expect, test } from "vitest";
import { sealDays, sealMonths } from "../reports/index.ts";
import { findDiscrepancies } from "./audit-books.ts";

// In the midst of a month: of a month with a single day nothing is summed.
const clock = handClock("2026-11-18T13:00:00Z");
const server = withTestServer({ clock });

beforeAll(async () => {
  const counter = await openCounter(server().database, server(), {
    features: ["stockControl", "coupons", "flowControl"],
  });
  await trade(counter);
  const item = await counter.product({ price: 300 });
  const menu = await counter.product({ price: 1_000, holds: [{ productId: item, quantity: 2 }] });
  await counter.till.sell(cartOf(menu));
  const afterTomorrow = instantAfter(clock.now(), 48 * 3_600_000);
  expect(await sealDays(server().database.kysely, afterTomorrow)).toBeGreaterThan(0);
  const monthsLater = instantAfter(afterTomorrow, 62 * 86_400_000);
  expect(await sealDays(server().database.kysely, monthsLater)).toBeGreaterThan(0);
  expect(await sealMonths(server().database.kysely, monthsLater)).toBeGreaterThan(0);
});

const find = async (statement: string) =>
  withPlanted(server().database.kysely, statement, (trx) => findDiscrepancies(trx, () => undefined));

const largest = (table: string): string => `ctid = (select ctid from ${table} order by sealed_day_id desc limit 1)`;
const plants: readonly (readonly [what: string, statement: string, kinds: readonly string[]])[] = [
  [
    "of nothing",
    "update sealed_day set sealed_at = sealed_at where local_date = (select max(local_date) from sealed_day)",
    [],
  ],
  [
    "of a product",
    `update sealed_product set amount = amount + 1 where ${largest("sealed_product")}`,
    ["día sumado por producto"],
  ],
  [
    "of what a promotion held",
    `update sealed_promotion_item set quantity = quantity + 1 where ${largest("sealed_promotion_item")}`,
    ["día sumado por contenido de promoción"],
  ],
  ["of a class", `delete from sealed_class where ${largest("sealed_class")}`, ["día sumado por curso"]],
  [
    "of a way to pay",
    `update sealed_payment set count = count + 1 where ${largest("sealed_payment")}`,
    ["día sumado por forma de pago"],
  ],
  [
    "of a diner",
    `delete from sealed_diner where ${largest("sealed_diner")}`,
    ["día sumado por comensal", "mes sumado por comensal"],
  ],
  [
    "of a diner's month",
    "update sealed_span_diner set amount = amount + 1 where ctid = (select ctid from sealed_span_diner limit 1)",
    ["mes sumado por comensal"],
  ],
  [
    "of a month in which a diner is missing",
    "delete from sealed_span_diner where ctid = (select ctid from sealed_span_diner limit 1)",
    ["mes sumado por comensal"],
  ],
  [
    "of a month of which a day was summed anew, which nobody reads",
    "with former as (update sealed_span set day_ids = day_ids || -1::bigint) update sealed_span_diner set amount = amount + 1 where ctid = (select ctid from sealed_span_diner limit 1)",
    [],
  ],
  [
    "of the postings of a class",
    `update sealed_posted set amount = amount + 1 where ${largest("sealed_posted")}`,
    ["día sumado según los asientos"],
  ],
  [
    "of the products of a seller",
    "update sealed_narrowed set quantities[1] = quantities[1] + 1 where ctid = (select ctid from sealed_narrowed where narrowed_by = 'SELLER' and numbers <> '{}' limit 1)",
    ["día sumado por producto de cada curso, vendedor y forma de pago"],
  ],
  [
    "of the products of a class, of which one is missing",
    "delete from sealed_narrowed where ctid = (select ctid from sealed_narrowed where narrowed_by = 'CLASS' limit 1)",
    ["día sumado por producto de cada curso, vendedor y forma de pago"],
  ],
  [
    "of the postings of a way to pay",
    "update sealed_narrowed set posted = posted + 1 where ctid = (select ctid from sealed_narrowed where narrowed_by = 'METHOD' and numbers = '{}' limit 1)",
    ["día sumado según los asientos de cada vendedor y forma de pago"],
  ],
  [
    "of a day that the former version summed, which has none of these",
    "with former as (update sealed_day set has_narrowed = false) delete from sealed_narrowed where ctid = (select ctid from sealed_narrowed limit 1)",
    [],
  ],
  [
    "of top-ups",
    "update sealed_transaction set count = count + 1 where ctid = (select ctid from sealed_transaction where kind = 'BALANCE_CHARGE' limit 1)",
    ["operaciones sumadas de un día"],
  ],
  [
    "of passes",
    "insert into sealed_pass (sealed_day_id, origin_medium, purchase_id) select max(id), 'WEB', gen_random_uuid() from sealed_day",
    ["abonos sumados de un día"],
  ],
  [
    "of times of pickups",
    "insert into sealed_pick_up (sealed_day_id, origin_medium, time, count) select max(id), 'WEB', '03:00', 1 from sealed_day",
    ["horas de retiro sumadas de un día"],
  ],
  ["of a balance", `delete from sealed_balance where ${largest("sealed_balance")}`, ["saldos sumados de un día"]],
  [
    "of the postings",
    "update sealed_day set posted_by_order = posted_by_order + 1 where local_date = (select max(local_date) from sealed_day where posted_by_order <> 0)",
    ["día sumado según el libro"],
  ],
  [
    "of a marked day, which nobody reads",
    `with marked as (insert into late_mark (cafeteria_id, at) select cafeteria_id, from_at from sealed_day) update sealed_product set amount = 0 where ${largest("sealed_product")}`,
    [],
  ],
];

test.each(plants)("[AUDIT-02] [REPORT-08] [METRICS-17] a false sum %s is named", async (_what, statement, kinds) => {
  const found = await find(statement);
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
  for (const one of found) expect(Object.values(one)).not.toContain(null);
});

test("[AUDIT-02] [REPORT-08] what the narrowed sums of a day are of is checked, in each that it counts in", async () => {
  const found = await find(
    "update sealed_item set price = price + 1 where (sealed_day_id, number) = (select max(sealed_day_id), 1 from sealed_item)",
  );
  const kinds = new Set(found.map(({ kind }) => kind));
  expect([...kinds]).toEqual(["día sumado por producto de cada curso, vendedor y forma de pago"]);
});

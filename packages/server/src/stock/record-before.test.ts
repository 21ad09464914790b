import { withTestServer } from "@cantina/testkit/database";
import { openCounter } from "@cantina/testkit/orders-suite";
import fc from "fast-check";
import { expect, it } from "vitest";
import { recordBeforeFunction } from "./record-before.sql.ts";

const server = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

/** Seconds after this. */
const start = "2026-11-01T12:00:00Z";
const at = (parameter: string): string => `timestamptz '${start}' + ${parameter} * interval '1 second'`;

it("[STOCK-09] the record that tells what there was at an instant is found without reading all since", async () => {
  const counter = await openCounter(server().database, server(), { features: ["stockControl"] });
  const products = [await counter.product(), await counter.product(), await counter.product()];
  const { cafeteriaId } = counter.canteen;
  let began = 0;
  // Several at one instant, and of two products in turns; the third has none.
  const records = fc.array(fc.tuple(fc.nat(1), fc.nat(3)), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(records, async (booked) => {
      const first = began;
      for (const [place, later] of booked) {
        began += later;
        await query(
          `insert into stock_flow (cafeteria_id, product_id, type, amount, date_time)
           values ($1, $2, 'IN', 1, ${at("$3::int")})`,
          cafeteriaId,
          products[place],
          began,
        );
      }
      const told = await query(
        `select ${recordBeforeFunction.name}(p.id, e.at) as found,
                (select id from stock_flow where product_id = p.id and date_time < e.at order by id desc limit 1) as latest
           from unnest($1::uuid[]) as p(id), generate_series($2::int - 1, $3::int + 1) as n, lateral (select ${at("n")}) as e(at)`,
        products,
        first,
        began,
      );
      expect(told.map(({ found }) => found)).toEqual(told.map(({ latest }) => latest));
    }),
    { numRuns: 12 },
  );
});

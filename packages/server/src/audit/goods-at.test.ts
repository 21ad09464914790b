import type { ConsumableId, Quantity } from "@cantina/domain/inventory";
import { type Instant, instant, loadTemporal } from "@cantina/domain/kernel";
import { withTestDatabase } from "@cantina/testkit/database";
import { openCounter } from "@cantina/testkit/orders-suite";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bookMovements, lockPantry } from "../consumption/index.ts";
import { inTransaction } from "../db/index.ts";
import { auditBooks, goodsAt } from "./index.ts";

const at = withTestDatabase();
const query = (text: string, ...values: readonly unknown[]) => at().database.query(text, values);
const start = Date.parse("2026-11-01T00:00:00Z");
const second = (number: number): Instant => instant(new Date(start + number * 1_000).toISOString());

beforeAll(() => loadTemporal());

type Booked = {
  readonly of: number;
  readonly quantity: number;
  readonly second: number;
  /** By a server of the release before, which tells nothing of levels. */
  readonly isFormer: boolean;
};
/** Dated in any order, as what several tills sold at once is. */
const booked: fc.Arbitrary<Booked> = fc.record({
  of: fc.nat(1),
  quantity: fc.integer({ min: -500, max: 500 }).filter((one) => one !== 0),
  second: fc.nat(20),
  isFormer: fc.boolean(),
});

/** Two consumables of a canteen of its own. */
async function openPantry() {
  const { canteen } = await openCounter(at().database, { url: "" }, { features: ["inventory"] });
  const { cafeteriaId } = canteen;
  const rows = await query(
    `with s as (insert into supplier (cafeteria_id, name) values ($1, 'Almacén') returning id)
     insert into consumable (cafeteria_id, type, name, unit, supplier_id, cost, waste, alert_level)
     select $1, 'RAW', n, 'GRAM', s.id, 100, 0, 0 from s, unnest(array['harina', 'queso']) n returning id`,
    cafeteriaId,
  );
  await query("update cafeteria set name = 'Comedor ' || id where id = $1", cafeteriaId);
  return {
    cafeteriaId,
    profileId: canteen.employeeId,
    name: `Comedor ${cafeteriaId}`,
    ids: rows.map(({ id }) => String(id)),
  };
}

type Pantry = Awaited<ReturnType<typeof openPantry>>;

async function bookAsBefore({ cafeteriaId, ids }: Pantry, { of, quantity, second: when }: Booked): Promise<void> {
  await query(
    `with c as (
       update consumable set available_quantity = available_quantity + $3, last_position = last_position + 1
        where id = $2 returning *)
     insert into consumable_movement (cafeteria_id, consumable_id, position, reason, quantity,
       resulting_available_quantity, at)
     select $1, c.id, c.last_position, case when $3::bigint > 0 then 'SUPPLIER_PURCHASE' else 'WASTE' end, $3,
            c.available_quantity, $4 from c`,
    cafeteriaId,
    ids[of],
    quantity,
    second(when),
  );
}

/** In their order, whatever they are dated. */
async function book(place: Pantry, movements: readonly Booked[]): Promise<void> {
  for (const one of movements) {
    const id = place.ids[one.of];
    if (one.isFormer || id === undefined) await bookAsBefore(place, one);
    else
      await inTransaction(at().database.kysely, async (trx) => {
        await lockPantry(trx, place.cafeteriaId);
        await bookMovements(
          trx,
          { cafeteriaId: place.cafeteriaId, profileId: place.profileId, tabId: null, at: second(one.second) },
          [
            {
              consumableId: id as ConsumableId,
              reason: one.quantity > 0 ? "SUPPLIER_PURCHASE" : "WASTE",
              quantity: one.quantity as Quantity,
            },
          ],
        );
      });
  }
}

/** Each counts from its date, or from that of one booked before it and dated later. */
function levelOf(movements: readonly Booked[], of: number, until: number): number | undefined {
  const counting = movements
    .filter((one) => one.of === of)
    .map((one, place, all) => ({
      ...one,
      from: Math.max(...all.slice(0, place + 1).map((former) => former.second)),
    }))
    .filter(({ from }) => from <= until);
  return counting.length === 0 ? undefined : counting.reduce((sum, { quantity }) => sum + quantity, 0);
}

const levelsOf = async (cafeteria: string, until: Instant) =>
  new Map(
    (await goodsAt(at().database.kysely, until))
      .filter((one) => one.cafeteria === cafeteria)
      .map(({ name, level }) => [name, level]),
  );

test("[AUDIT-05] [CONSUME-08] what there was at any instant is the sum of the movements that count by then", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(booked, { maxLength: 40 }), async (movements) => {
      const place = await openPantry();
      await book(place, movements);
      for (let until = -1; until <= 21; until += 1) {
        const levels = await levelsOf(place.name, second(until));
        expect([levels.get("harina"), levels.get("queso")], String(until)).toEqual([
          levelOf(movements, 0, until),
          levelOf(movements, 1, until),
        ]);
      }
      // Dated in their order, it is the sum of all until then.
      const inOrder = movements.toSorted((one, other) => one.second - other.second);
      const ordered = await openPantry();
      await book(ordered, inOrder);
      for (const until of [0, 7, 20]) {
        const sum = inOrder.filter((one) => one.of === 0 && one.second <= until);
        expect((await levelsOf(ordered.name, second(until))).get("harina") ?? 0).toBe(
          sum.reduce((total, { quantity }) => total + quantity, 0),
        );
      }
    }),
    { numRuns: 10 },
  );
});

test("[AUDIT-05] tells of a shelf what stood there, and nothing where none was counted by then", async () => {
  const { canteen } = await openCounter(at().database, { url: "" }, { features: ["stockControl"] });
  await query("update cafeteria set name = 'Estantes' where id = $1", canteen.cafeteriaId);
  const [product] = await query(
    `insert into product (cafeteria_id, category_id, position)
     select $1, id, 1 from category where cafeteria_id = $1 limit 1 returning id`,
    canteen.cafeteriaId,
  );
  await query(
    "insert into product_version (product_id, version, name, price) values ($1, 1, 'Agua', 100)",
    product?.["id"],
  );
  for (const [type, amount, when] of [
    ["INITIALIZE_STOCK", 5, 10],
    ["OUT", -2, 20],
    ["CLEAR_STOCK", -3, 30],
  ] as const)
    await query(
      "insert into stock_flow (cafeteria_id, product_id, type, amount, date_time) values ($1, $2, $3, $4, $5)",
      canteen.cafeteriaId,
      product?.["id"],
      type,
      amount,
      second(when),
    );
  const told = await Promise.all([9, 10, 19, 20, 30].map((when) => levelsOf("Estantes", second(when))));
  expect(told.map((levels) => levels.get("Agua"))).toEqual([undefined, 5, 5, 3, undefined]);
});

test("[CONSUME-08] of movements that a clock dated which was ahead and is set back the later ones count at once", async () => {
  const place = await openPantry();
  // A jump is known by the last posting before it.
  await (await openCounter(at().database, { url: "" }, {})).diner({ balance: 100 });
  const [now, ahead] = [Date.now(), Date.now() + 86_400_000];
  const seconds = (instantMs: number): number => (instantMs - start) / 1_000;
  await query(
    `insert into clock_jump (id, from_at, to_at, noted_at, last_posting_id)
     select gen_random_uuid(), $1::timestamptz - interval '1 hour', $2::timestamptz - interval '1 minute', $1, max(id)
       from posting`,
    new Date(now).toISOString(),
    new Date(ahead).toISOString(),
  );
  const movements: readonly Booked[] = [
    { of: 0, quantity: 100, second: seconds(now - 60_000), isFormer: false },
    { of: 0, quantity: 20, second: seconds(ahead), isFormer: false },
    { of: 0, quantity: 3, second: seconds(now), isFormer: true },
    { of: 0, quantity: 4, second: seconds(now + 1_000), isFormer: false },
  ];
  await book(place, movements);
  const told = await Promise.all(
    [now - 120_000, now - 1_000, now, now + 1_000].map((one) => levelsOf(place.name, second(seconds(one)))),
  );
  expect(told.map((levels) => levels.get("harina"))).toEqual([undefined, 100, 123, 127]);
  const { discrepancies } = await auditBooks(at().database.kysely);
  expect(discrepancies.filter(({ kind }) => kind === "movimiento de un insumo")).toEqual([]);
});

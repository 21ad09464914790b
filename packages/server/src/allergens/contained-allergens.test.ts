import { randomUUID } from "node:crypto";
import { type Allergen, allergens, containedAllergens, sortedAllergens } from "@cantina/domain/allergens";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import * as fc from "fast-check";
import { type Transaction, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { containedAllergensFunction } from "./contained-allergens.sql.ts";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let supplierId = "";
let categoryId = "";

const idOf = (rows: readonly Readonly<Record<string, unknown>>[]): string => String(rows[0]?.["id"]);

beforeAll(async () => {
  const { database } = server();
  place = await makeCafeteria(database);
  supplierId = idOf(
    await database.query("insert into supplier (cafeteria_id, name) values ($1, 'Molino') returning id", [place.id]),
  );
  categoryId = idOf(
    await database.query("insert into category (cafeteria_id, name, position) values ($1, 'Todo', 99) returning id", [
      place.id,
    ]),
  );
});

type Part = { readonly id: string; readonly own: readonly Allergen[]; readonly parts: readonly string[] };
type Shape = { readonly own: readonly Allergen[]; readonly parts: readonly number[] };

const shape = fc.record({
  own: fc.option(fc.subarray([...allergens], { maxLength: 2 }), { nil: [] }),
  parts: fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 3 }),
});

/** Each is made of some of those before it, so that none comes back to itself. */
function graphOf(shapes: readonly Shape[], below: readonly Part[] | null): readonly Part[] {
  const made: Part[] = [];
  for (const { own, parts } of shapes) {
    const from = below ?? made;
    const inside = from.length === 0 ? [] : parts.map((at) => from[at % from.length]?.id ?? "");
    made.push({ id: randomUUID(), own, parts: [...new Set(inside)] });
  }
  return made;
}

const graph = fc
  .record({
    consumables: fc.array(shape, { minLength: 1, maxLength: 12 }),
    products: fc.array(shape, { minLength: 1, maxLength: 5 }),
    promotions: fc.array(shape, { maxLength: 3 }),
  })
  .map((shapes) => {
    const consumables = graphOf(shapes.consumables, null);
    const products = graphOf(shapes.products, consumables);
    return { consumables, products, promotions: graphOf(shapes.promotions, products) };
  });
type Graph = typeof graph extends fc.Arbitrary<infer Value> ? Value : never;

const edgesOf = (wholes: readonly Part[]): string =>
  JSON.stringify(wholes.flatMap(({ id, parts }) => parts.map((part, at) => ({ whole: id, part, at }))));

async function write(trx: Transaction<unknown>, { consumables, products, promotions }: Graph): Promise<void> {
  const rows = (parts: readonly Part[]) =>
    JSON.stringify(parts.map((part) => ({ ...part, raw: part.parts.length === 0 })));
  await sql`
    insert into consumable (id, cafeteria_id, type, name, unit, supplier_id, cost, waste, yield, alert_level, allergens)
    select c.id, ${place.id}, case when c.raw then 'RAW' else 'PREPARED' end, c.id, 'GRAM',
           case when c.raw then ${supplierId}::uuid end, case when c.raw then 1 end, case when c.raw then 0 end,
           case when c.raw then null else 100 end, 0, array(select jsonb_array_elements_text(c.own))
      from jsonb_to_recordset(${rows(consumables)}::jsonb) c (id uuid, raw boolean, own jsonb)`.execute(trx);
  await sql`
    insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
    select ${place.id}, e.whole, e.part, e.at, 100
      from jsonb_to_recordset(${edgesOf(consumables)}::jsonb) e (whole uuid, part uuid, at int)`.execute(trx);
  const goods = JSON.stringify([
    ...products.map((one) => ({ ...one, type: "PRODUCT" })),
    ...promotions.map((one) => ({ ...one, type: "PROMOTION" })),
  ]);
  // Each has a version of before, whose recipe counts no more.
  await sql`
    insert into product (id, cafeteria_id, type, category_id, position, description, current_version, own_allergens)
    select p.id, ${place.id}, p.type, ${categoryId}, 1, '', 2, array(select jsonb_array_elements_text(p.own))
      from jsonb_to_recordset(${goods}::jsonb) p (id uuid, type text, own jsonb)`.execute(trx);
  await sql`
    insert into product_version (product_id, version, name, price)
    select p.id, v, p.id, 1 from jsonb_to_recordset(${goods}::jsonb) p (id uuid), generate_series(1, 2) v`.execute(trx);
  await sql`
    insert into product_ingredient (product_id, version, consumable_id, position, quantity)
    select e.whole, 2, e.part, e.at, 100
      from jsonb_to_recordset(${edgesOf(products)}::jsonb) e (whole uuid, part uuid, at int)`.execute(trx);
  const [first] = products;
  await sql`
    insert into product_ingredient (product_id, version, consumable_id, position, quantity)
    select ${first?.id}, 1, c.id, c.place, 100
      from unnest(${consumables.map(({ id }) => id)}::uuid[]) with ordinality c (id, place)`.execute(trx);
  await sql`
    insert into promotion_item (cafeteria_id, promotion_id, version, product_id, position, quantity)
    select ${place.id}, e.whole, 2, e.part, e.at, 1
      from jsonb_to_recordset(${edgesOf(promotions)}::jsonb) e (whole uuid, part uuid, at int)`.execute(trx);
}

/** The search by hand: down every recipe, as often as it takes. */
function search(all: ReadonlyMap<string, Part>, id: string): readonly Allergen[] {
  const part = all.get(id);
  return part === undefined ? [] : [...part.own, ...part.parts.flatMap((inner) => search(all, inner))];
}

class Undo extends Error {}

async function toldOf(drawn: Graph): Promise<ReadonlyMap<string, readonly string[]>> {
  let told: ReadonlyMap<string, readonly string[]> = new Map();
  const work = server()
    .database.kysely.transaction()
    .execute(async (trx) => {
      await write(trx, drawn);
      const { rows } = await sql<{ readonly id: string; readonly allergens: readonly string[] }>`
        select product_id as id, allergens from ${sql.ref(containedAllergensFunction.name)}(${place.id})`.execute(trx);
      told = new Map(rows.map((row) => [row.id, row.allergens]));
      throw new Undo();
    });
  await expect(work).rejects.toBeInstanceOf(Undo);
  return told;
}

const numRuns = Number(process.env["CANTINA_RECIPES"] ?? 40);

test("[ALLERGEN-02] the database, the domain and a search by hand find the same", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(graph, async (drawn) => {
      const parts = [...drawn.consumables, ...drawn.products, ...drawn.promotions];
      const byId = new Map(parts.map((part) => [part.id, part]));
      const told = await toldOf(drawn);
      const contained = containedAllergens(parts);
      for (const { id } of [...drawn.products, ...drawn.promotions]) {
        expect(told.get(id) ?? []).toEqual(sortedAllergens(search(byId, id)));
        expect(contained.get(id)).toEqual(told.get(id) ?? []);
      }
    }),
    { numRuns },
  );
});

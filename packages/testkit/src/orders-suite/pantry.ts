import { randomUUID } from "node:crypto";
import { type ConsumableId, quantity } from "@cantina/domain/inventory";
import { BrokenInvariant, type ProductId, id } from "@cantina/domain/kernel";
import type { Canteen, Query } from "./canteen.ts";

/** How many units of which consumable, by name. */
export type Parts = Readonly<Record<string, number>>;

export type PantryItem = {
  readonly available?: number;
  readonly alertLevel?: number;
  readonly waste?: number;
  /** Makes it a prepared one: so much comes of these. */
  readonly yields?: number;
  readonly of?: Parts;
};

export type Pantry = {
  readonly idOf: (name: string) => ConsumableId;
  /** Gives that version of a product a recipe. */
  readonly cook: (productId: ProductId, parts: Parts, version?: number) => Promise<void>;
  /** Another recipe of what is prepared, from now on. */
  readonly rewrite: (name: string, of: Parts) => Promise<void>;
  /** In units, as far as movements tell. */
  readonly available: () => Promise<Parts>;
};

const hundredths = (units: number) => quantity(Math.round(units * 100));

/** The first count of a consumable. */
export async function putOnShelf(query: Query, consumableId: string, units: number): Promise<void> {
  await query(
    `with counted as (
       update consumable set available_quantity = $2, last_position = 1 where id = $1 returning id, cafeteria_id
     )
     insert into consumable_movement (cafeteria_id, consumable_id, position, reason, quantity,
       resulting_available_quantity, at)
     select cafeteria_id, id, 1, 'COUNT', $2, $2, clock_timestamp() from counted`,
    [consumableId, hundredths(units)],
  );
}

/** Supplies and prepared ones of a canteen, each after all that it is made of. */
export async function fillPantry(
  query: Query,
  { cafeteriaId }: Canteen,
  items: Readonly<Record<string, PantryItem>>,
): Promise<Pantry> {
  const ids = new Map(Object.keys(items).map((name) => [name, id<"consumable">(randomUUID())]));
  const idOf = (name: string): ConsumableId => {
    const found = ids.get(name);
    if (found === undefined) throw new BrokenInvariant(`this pantry has no ${name}`);
    return found;
  };
  const write = async (name: string, of: Parts): Promise<void> => {
    await query("delete from consumable_ingredient where consumable_id = $1", [idOf(name)]);
    for (const [position, [part, units]] of Object.entries(of).entries())
      await query(
        `insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
         values ($1, $2, $3, $4, $5)`,
        [cafeteriaId, idOf(name), idOf(part), position + 1, hundredths(units)],
      );
    await query("update consumable set version = version + 1 where id = $1", [idOf(name)]);
  };
  const [supplier] = await query("insert into supplier (cafeteria_id, name) values ($1, 'Molino') returning id", [
    cafeteriaId,
  ]);
  for (const [name, { available = 0, alertLevel = 0, waste = 0, yields, of = {} }] of Object.entries(items)) {
    const isRaw = yields === undefined;
    // At once: what is prepared was never without its ingredients.
    await query(
      `with made as (
         insert into consumable (id, cafeteria_id, type, name, unit, supplier_id, cost, waste, yield, alert_level)
         values ($1, $2, $3, $4, 'KILOGRAM', $5, $6, $7, $8, $9) returning id, cafeteria_id
       )
       insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
       select m.cafeteria_id, m.id, i.id, i.position, i.quantity
         from made m, json_to_recordset($10) as i(id uuid, position integer, quantity bigint)`,
      [
        idOf(name),
        cafeteriaId,
        isRaw ? "RAW" : "PREPARED",
        name,
        isRaw ? supplier?.["id"] : null,
        isRaw ? 10_000 : null,
        isRaw ? waste : null,
        isRaw ? null : hundredths(yields),
        hundredths(alertLevel),
        JSON.stringify(
          Object.entries(of).map(([part, units], place) => ({
            id: idOf(part),
            position: place + 1,
            quantity: hundredths(units),
          })),
        ),
      ],
    );
    if (available === 0) continue;
    await putOnShelf(query, idOf(name), available);
  }
  return {
    idOf,
    rewrite: write,
    cook: async (productId, parts, version = 1) => {
      for (const [position, [part, units]] of Object.entries(parts).entries())
        await query(
          `insert into product_ingredient (product_id, version, consumable_id, position, quantity)
           values ($1, $2, $3, $4, $5)`,
          [productId, version, idOf(part), position + 1, hundredths(units)],
        );
    },
    available: async () => {
      const rows = await query(
        "select name, available_quantity as quantity from consumable where id = any ($1::uuid[])",
        [[...ids.values()]],
      );
      return Object.fromEntries(rows.map((row) => [String(row["name"]), Number(row["quantity"]) / 100]));
    },
  };
}

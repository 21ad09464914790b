import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { expect, test } from "vitest";
import { foldConsumption } from "./index.ts";

const server = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const openKitchen = () => openCounter(server().database, server(), { features: ["inventory"] });

async function sellBread(counter: Counter) {
  const pantry = await counter.pantry({ harina: { available: 10 } });
  const bread = await counter.product();
  await pantry.cook(bread, { harina: 1 });
  return async () => {
    const sold = await counter.till.sell(cartOf(bread, { markAsCompleted: true }));
    expect(sold.status, sold.text).toBe(200);
    return pantry;
  };
}

test("[CONSUME-04] a cafeteria whose consumption can't be booked keeps no other's waiting", async () => {
  const counters = [await openKitchen(), await openKitchen(), await openKitchen()];
  const sales = await Promise.all(counters.map(sellBread));
  const broken = counters[0]?.canteen.cafeteriaId ?? "";
  await query(`create function refuse_movement() returns trigger language plpgsql as $$
    begin raise exception 'a broken pantry'; end $$`);
  await query(`create trigger refused before insert on consumable_movement for each row
    when (new.cafeteria_id = '${broken}') execute function refuse_movement()`);
  const pantries = await Promise.all(sales.map((sell) => sell()));
  await expect(foldConsumption(server().database.kysely)).rejects.toThrow();
  expect(await Promise.all(pantries.map((pantry) => pantry.available()))).toEqual([
    { harina: 10 },
    { harina: 9 },
    { harina: 9 },
  ]);
  await query("drop trigger refused on consumable_movement");
  await foldConsumption(server().database.kysely);
  expect(await pantries[0]?.available()).toEqual({ harina: 9 });
});

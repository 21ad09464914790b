import { productionEndpoints } from "@cantina/contract/inventory";
import { BrokenInvariant, localDate } from "@cantina/domain/kernel";
import type { Database } from "@cantina/server/db";
import { promoteSeller } from "./clients/clients-data.ts";
import { fillBench, openBenchPlace, sellerCredentials } from "./bench-place.ts";
import { cellsOf, row } from "./figures.ts";
import { hold, openTillClient } from "./till-client.ts";

const [orders, recipes, levels] = [500, 60, 3];
/** Tomorrow, where the place is: three hours behind. */
const dayText = new Date(Date.now() + 21 * 3_600_000).toISOString().slice(0, 10);

/**
 * 60 supplies; on each of three levels 20 prepared ones, each of two supplies and, above the first, of two of the level
 * below, which others share; 60 products of two prepared ones and a supply each; 500 pending orders of four lines.
 */
const planData: readonly string[] = [
  "update cafeteria set features = features || '{inventory}'::text[]",
  promoteSeller,
  "insert into supplier (cafeteria_id, name) select id, 'Almacén' from cafeteria",
  `insert into consumable (cafeteria_id, type, name, unit, supplier_id, cost, waste, alert_level)
   select s.cafeteria_id, 'RAW', 'Insumo ' || n, 'GRAM', s.id, 100, n % 20, 0
     from supplier s, generate_series(0, ${recipes - 1}) n`,
  `insert into consumable (cafeteria_id, type, name, unit, yield, alert_level)
   select id, 'PREPARED', 'Preparado ' || n, 'GRAM', 1000, 0 from cafeteria, generate_series(0, ${recipes - 1}) n`,
  `insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
   select p.cafeteria_id, p.id, i.id, row_number() over (partition by p.id order by i.name), 300
     from (select *, split_part(name, ' ', 2)::int as n from consumable where type = 'PREPARED') p
     join consumable i on i.name in ('Insumo ' || p.n, 'Insumo ' || (p.n + 7) % ${recipes})
       or p.n >= ${recipes / levels}
          and i.name in ('Preparado ' || p.n - ${recipes / levels},
                         'Preparado ' || (p.n + 3) % ${recipes / levels} + (p.n / ${recipes / levels} - 1) * ${recipes / levels})`,
  "update consumable set version = version + 1 where type = 'PREPARED'",
  `insert into product_ingredient (product_id, version, consumable_id, position, quantity)
   select p.id, 1, c.id, row_number() over (partition by p.id order by c.name), 500
     from product p
     join consumable c on c.name in ('Insumo ' || p.position % ${recipes}, 'Preparado ' || p.position % ${recipes},
       'Preparado ' || (p.position + 31) % ${recipes})
    where p.position <= ${recipes}`,
  `insert into transaction (id, cafeteria_id, cart_id, order_type, status, commensal_id, buyer_id, payment_method, subtotal,
     discount, total_price, local_date, date_time, last_status_update, origin_medium, pick_up_date_time)
   select gen_random_uuid(), c.cafeteria_id, gen_random_uuid(), 'ORDER', 'STARTED', c.id, c.profile_id, 'ACCOUNT_BALANCE',
          4, 0, 4, current_date, clock_timestamp(), clock_timestamp(), 'MOBILE', '${dayText}T15:00:00Z'
     from commensal c order by c.id limit ${orders}`,
  `insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, redeemed,
     discount, total, local_date)
   select t.id, g.line, 'PRODUCT', p.id, 1, 'x', 1, 1, 0, 0, 1, t.local_date
     from (select *, row_number() over (order by id) as n from transaction) t, generate_series(1, 4) as g(line)
     join product p on p.position between 1 and ${recipes}
    where p.position = 1 + (t.n * 7 + g.line * 13) % ${recipes}`,
];

/** Milliseconds of a plan of one day, through HTTP. */
export async function measurePlan(rounds: number): Promise<readonly string[]> {
  const fill = async (database: Pick<Database<unknown>, "query">): Promise<void> => {
    await fillBench(database);
    for (const statement of planData) await database.query(statement, []);
  };
  const place = await openBenchPlace({ fill });
  const took: number[] = [];
  try {
    await place.settle();
    const desk = await openTillClient(place.url, sellerCredentials);
    const params = { cafeteriaId: desk.cafeteriaId };
    const day = localDate(dayText);
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const plan = hold(
        await desk.call(productionEndpoints.readProductionPlan, { params, query: { from: day, until: day } }),
      );
      took.push(performance.now() - began);
      const found = [plan.dishes, plan.supplies, plan.prepared].map((rows) => rows.length);
      if (found.some((count) => count !== recipes)) throw new BrokenInvariant(`${found.join(", ")} rows`);
    }
  } finally {
    await place.close();
  }
  return [
    `| milliseconds, ${orders} orders × ${recipes} recipes × ${levels} levels | shortest | median | p95 |`,
    "| --- | ---: | ---: | ---: |",
    row(["plan of a day", ...cellsOf(took, [0, 0.5, 0.95])]),
  ];
}

import { stockEndpoints } from "@cantina/contract/stock";
import { BrokenInvariant, type ProductId, localDate } from "@cantina/domain/kernel";
import { levelBeforeFunction } from "@cantina/server/consumption";
import type { Database } from "@cantina/server/db";
import pg from "pg";

import { fillBench, openBenchPlace, sellerCredentials } from "./bench-place.ts";
import { promoteSeller } from "./clients/clients-data.ts";
import { cellsOf, row } from "./figures.ts";
import { hold, openTillClient } from "./till-client.ts";

const [products, consumables] = [20, 60];

/** No statement may take as long as all of them. */
const part = 50_000;
const partsOf = (records: number): readonly (readonly [from: number, until: number])[] =>
  Array.from({ length: Math.ceil(records / part) }, (_, place) => [
    place * part,
    Math.min(records, (place + 1) * part) - 1,
  ]);

/**
 * A year of sales and deliveries of 20 products, and of movements of 60 consumables, one after the other. Without the
 * triggers, which would write each of them alone.
 */
const yearOf = (records: number): readonly string[] => [
  `update cafeteria set features = features || '{stockControl,inventory}'::text[]`,
  promoteSeller,
  "alter table stock_flow disable trigger user",
  ...partsOf(records).map(
    ([
      from,
      until,
    ]) => `insert into stock_flow (cafeteria_id, product_id, type, amount, description, seller_id, date_time, resulting_stock)
   select p.cafeteria_id, p.id, case when n < ${products} then 'INITIALIZE_STOCK' when n % 50 < ${products} then 'IN' else 'OUT' end,
          case when n < ${products} then 500 when n % 50 < ${products} then 2 else -1 end, 'x',
          (select id from profile limit 1), clock_timestamp() - interval '365 days' + n * interval '365 days' / ${records},
          500 + n / 50
     from generate_series(${from}::int, ${until}) n
     join (select *, row_number() over (order by id) - 1 as place from product where type = 'PRODUCT' limit ${products}) p
       on p.place = n % ${products}
    order by n`,
  ),
  "alter table stock_flow enable trigger user",
  "update product set current_stock = f.left from (select distinct on (product_id) product_id, resulting_stock as left from stock_flow order by product_id, id desc) f where f.product_id = product.id",
  `insert into supplier (cafeteria_id, name) select id, 'Almacén' from cafeteria`,
  `insert into consumable (cafeteria_id, type, name, unit, supplier_id, cost, waste, alert_level)
   select s.cafeteria_id, 'RAW', 'Insumo ' || n, 'GRAM', s.id, 100, 0, 0 from supplier s, generate_series(1, ${consumables}) n`,
  "alter table consumable_movement disable trigger user",
  ...partsOf(records).map(
    ([
      from,
      until,
    ]) => `insert into consumable_movement (cafeteria_id, consumable_id, position, reason, quantity, resulting_available_quantity, at)
   select c.cafeteria_id, c.id, n / ${consumables} + 1, 'SUPPLIER_PURCHASE', 100, (n / ${consumables} + 1) * 100,
          clock_timestamp() - interval '365 days' + n * interval '365 days' / ${records}
     from generate_series(${from}::int, ${until}) n
     join (select *, row_number() over (order by id) - 1 as place from consumable) c on c.place = n % ${consumables}
    order by n`,
  ),
  "alter table consumable_movement enable trigger user",
  "update consumable c set (available_quantity, last_position) = (select count(*) * 100, count(*) from consumable_movement m where m.consumable_id = c.id)",
];

/** Of all consumables. */
const availableThen = `select id, ${levelBeforeFunction.name}(id, $1) as available from consumable`;

/** Milliseconds: the stock of a product as of any day's begin through HTTP, and of all consumables as of any instant by SQL. */
export async function measureInstants(records: number, rounds: number): Promise<readonly string[]> {
  const fill = async (database: Pick<Database<unknown>, "query">): Promise<void> => {
    await fillBench(database);
    for (const statement of yearOf(records)) await database.query(statement, []);
  };
  const place = await openBenchPlace({ fill });
  const client = new pg.Client(place.connection);
  const took: Record<"products" | "consumables", number[]> = { products: [], consumables: [] };
  try {
    await client.connect();
    await place.settle();
    const desk = await openTillClient(place.url, sellerCredentials);
    const params = { cafeteriaId: desk.cafeteriaId };
    const stocked = await client.query<{ id: ProductId }>(
      "select product_id as id from stock_flow group by product_id having count(*) > 100",
    );
    for (let round = 0; round < rounds; round += 1) {
      const then = Date.now() - ((round * 37) % 360) * 86_400_000 - 43_200_000;
      const day = localDate(new Date(then).toISOString().slice(0, 10));
      const productId = stocked.rows[round % stocked.rows.length]?.id;
      if (productId === undefined) throw new BrokenInvariant("there is stock");
      const began = performance.now();
      const report = hold(
        await desk.call(stockEndpoints.readStockReport, { params, query: { productId, from: day, until: day } }),
      );
      const read = performance.now();
      const { rows } = await client.query<{ available: string }>(availableThen, [new Date(then)]);
      took.products.push(read - began);
      took.consumables.push(performance.now() - read);
      if (report.start <= 0 || rows.filter(({ available }) => Number(available) > 0).length !== consumables)
        throw new BrokenInvariant(`${report.start} units and ${rows.length} consumables on ${day}`);
    }
  } finally {
    await client.end();
    await place.close();
  }
  const shares = [0.5, 0.95, 1] as const;
  return [
    `| milliseconds, among ${records.toLocaleString("en")} records each | median | p95 | most |`,
    "| --- | ---: | ---: | ---: |",
    row(["stock of a product at the begin of a day, and what moved on it", ...cellsOf(took.products, shares)]),
    row([`what was available of ${consumables} consumables at an instant`, ...cellsOf(took.consumables, shares)]),
  ];
}

import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@cantina/server/db";
import type { BenchPlace } from "./bench-place.ts";
import type { LoadProcess } from "./load.ts";
import type { BenchSize } from "./measure-sales.ts";
import { type ProcessorTime, watchProcessorTime } from "./processor-time.ts";
import { type Spread, spreadOf, spreadText } from "./statistics.ts";
import { hold } from "./till-client.ts";

/**
 * 60 supplies and 12 prepared ones of three each; every product is made of oil, which all share, of two supplies of its
 * own and of something prepared, of which there is none.
 */
const pantry = `
insert into supplier (cafeteria_id, name) select id, 'Almacén' from cafeteria;
insert into consumable (cafeteria_id, type, name, unit, supplier_id, cost, waste, alert_level)
select s.cafeteria_id, 'RAW', case n when 0 then 'Aceite' else 'Insumo ' || n end, 'GRAM', s.id, 100, 10, 0
  from supplier s, generate_series(0, 60) n;
insert into consumable (cafeteria_id, type, name, unit, yield, alert_level)
select id, 'PREPARED', 'Preparado ' || n, 'GRAM', 10000, 0 from cafeteria, generate_series(1, 12) n;
insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
select p.cafeteria_id, p.id, r.id, r.place, 500 * r.place
  from (select *, row_number() over (order by name) as n from consumable where type = 'PREPARED') p
  join lateral (select id, row_number() over (order by md5(name || p.n)) as place from consumable where type = 'RAW'
                 order by 2 limit 3) r on true;
update consumable set version = version + 1 where type = 'PREPARED';
insert into product_ingredient (product_id, version, consumable_id, position, quantity)
select p.id, 1, c.id, c.place, 1000
  from product p
  join lateral (select id, row_number() over (order by name = 'Aceite' desc, type, md5(name || p.position)) as place
                  from (select * from consumable where name = 'Aceite'
                        union all (select * from consumable where type = 'RAW' and name <> 'Aceite'
                                    order by md5(name || p.position) limit 2)
                        union all (select * from consumable where type = 'PREPARED'
                                    order by md5(name || p.position) limit 1)) k) c on true;`;

const kinds = ["neither", "stock", "both"] as const;
type Kind = (typeof kinds)[number];

const states: Readonly<Record<Kind, string>> = {
  neither: `update product set current_stock = null; update cafeteria set features = array_remove(features, 'inventory')`,
  stock: `update product set current_stock = 1000000000; update cafeteria set features = array_remove(features, 'inventory')`,
  both: `update product set current_stock = 1000000000; update cafeteria set features = array_remove(features, 'inventory') || 'inventory'::text`,
};

type Turn = { readonly perSecond: number; readonly processor: ProcessorTime };

/**
 * Sales per second of 16 clients in turns, with neither, with stock, and with stock and recipes that share an
 * ingredient; and milliseconds of a processor for each, what is folded after its turn included.
 */
export async function measureRecipes(
  { url, connection, settle }: BenchPlace,
  load: LoadProcess,
  { rounds, seconds }: BenchSize,
): Promise<readonly string[]> {
  const database = hold(await openDatabase(connection, { maxConnections: 1 }));
  const processorTime = await watchProcessorTime(database);
  const sold: Record<Kind, Turn[]> = { neither: [], stock: [], both: [] };
  const isFolded = async (): Promise<boolean> =>
    (await database.query("select 1 from consumption where not is_folded limit 1", [])).length === 0;
  const sell = async (kind: Kind, length: number): Promise<Turn> => {
    await database.query(states[kind], []);
    const before = processorTime();
    const done = await load.run({ way: "http", clients: 16, seconds: length, everyMs: 0, url, connection });
    // Or what is left of this turn's consumption would slow down the next.
    while (!(await isFolded())) await pause(50);
    const after = processorTime();
    const sales = done.took.length;
    return {
      perSecond: sales / done.seconds,
      processor: {
        server: (after.server - before.server) / sales,
        database: (after.database - before.database) / sales,
      },
    };
  };
  try {
    await database.query(pantry, []);
    for (const kind of kinds) await sell(kind, 1);
    await settle();
    for (let round = 0; round < rounds; round += 1)
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) sold[kind].push(await sell(kind, seconds));
    await database.query(states.stock, []);
  } finally {
    await database.close();
  }
  const spread = (kind: Kind, figure: (turn: Turn) => number): string => spreadText(spreadOf(sold[kind].map(figure)));
  const against = (kind: Kind): Spread =>
    spreadOf(sold[kind].map(({ perSecond }, index) => perSecond / (sold.both[index]?.perSecond ?? NaN)));
  return [
    "| 16 clients, four lines on account | sales/s | cost of stock and recipes against it | ms of a processor, server | PostgreSQL |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...kinds.map(
      (kind) =>
        `| ${kind} | ${spread(kind, ({ perSecond }) => perSecond)} | ${spreadText(against(kind))} | ${spread(kind, ({ processor }) => processor.server)} | ${spread(kind, ({ processor }) => processor.database)} |`,
    ),
  ];
}

import type { Database } from "@cantina/server/db";
import pg from "pg";

import { fillBooks } from "../../audit-bench/index.ts";
import { type BenchPlace, openBenchPlace } from "../bench-place.ts";
import { asBenchSeller } from "../history/bench-seller.ts";
import { type LoadProcess, startLoadProcess } from "../load.ts";

export type GrowthMeasured = {
  readonly orders: number;
  /** Milliseconds of one sale each. */
  readonly took: readonly number[];
  /** Of tables and indexes, on disk, once the orders are there. */
  readonly bytesPerOrder: number;
};

type Place = {
  readonly orders: number;
  readonly place: BenchPlace;
  readonly load: LoadProcess;
  readonly bytes: number;
};

/** A seller to sign in as, goods on the shelf, and money without end. */
const readyToSell = [
  "update discount_category set minimum_balance = -9000000000000",
  "update product set current_stock = 1000000, daily_limit = case when position % 20 = 0 then 1000000 end",
] as const;

const fillTill =
  (orders: number) =>
  async (database: Pick<Database<unknown>, "query">): Promise<void> => {
    await fillBooks(database, orders);
    await asBenchSeller(database);
    for (const statement of readyToSell) await database.query(statement, []);
  };

async function openPlace(orders: number, program: string): Promise<Place> {
  const place = await openBenchPlace({ fill: fillTill(orders) });
  const client = new pg.Client(place.connection);
  await client.connect();
  try {
    await place.settle();
    const { rows } = await client.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
    return { orders, place, load: startLoadProcess(program), bytes: Number(rows[0]?.bytes) };
  } finally {
    await client.end();
  }
}

/** One after the other at one client, and the databases in turns, so that a slow moment of the machine hits all. */
export async function measureGrowth(
  counts: readonly number[],
  {
    rounds,
    seconds,
    program,
    tell,
  }: {
    readonly rounds: number;
    readonly seconds: number;
    readonly program: string;
    readonly tell: (line: string) => void;
  },
): Promise<readonly GrowthMeasured[]> {
  const places: Place[] = [];
  try {
    for (const orders of counts) {
      tell(`Writing ${orders.toLocaleString("en")} orders…`);
      places.push(await openPlace(orders, program));
    }
    const sell = async ({ place: { url, connection }, load }: Place, length: number): Promise<readonly number[]> => {
      const done = await load.run({ way: "http", clients: 1, seconds: length, everyMs: 0, url, connection });
      return done.took;
    };
    for (const place of places) await sell(place, 1);
    const took = new Map<number, number[]>(places.map(({ orders }) => [orders, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const place of places) took.get(place.orders)?.push(...(await sell(place, seconds)));
    }
    return places.map(({ orders, bytes }) => ({
      orders,
      took: took.get(orders) ?? [],
      bytesPerOrder: bytes / orders,
    }));
  } finally {
    for (const { place, load } of places) {
      load.close();
      await place.close();
    }
  }
}

import { type CafeteriaId, BrokenInvariant, dayRange, instant, localDateOf, timeZone } from "@cantina/domain/kernel";
import { daysOf } from "@cantina/domain/periods";
import { openDatabase } from "@cantina/server/db";
import { sealDay } from "@cantina/server/reports";
import pg from "pg";

import { sellerCredentials } from "../bench-place.ts";
import { type TillClient, hold, openTillClient } from "../till-client.ts";
import { type ReportCase, reportCases } from "./report-cases.ts";

type ReportWay = "rows" | "covering" | "sealed";
export type ReportsMeasured = {
  readonly cases: readonly (ReportCase & { readonly took: Readonly<Record<ReportWay, readonly number[]>> })[];
  /** Milliseconds of the job, a day each. */
  readonly sealing: readonly number[];
  readonly coveringBytes: number;
  readonly sealedBytes: number;
};

type Place = { readonly url: string; readonly connection: pg.ClientConfig };
type Options = {
  readonly rounds: number;
  readonly tell: (line: string) => void;
  /** Another measure than the time that passes, such as the processor's on a machine that others use. */
  readonly now?: () => number;
};

const zoneOf = () => timeZone("America/Argentina/Buenos_Aires");

const covering = [
  `create index covering_order on transaction (cafeteria_id, date_time) include (id, order_type, status, origin_medium, payment_method,
     total_price, discount, commensal_id, commensal_class_id, buyer_id, cancelled_at, pick_up_date_time)`,
  `create index covering_item on transaction_item (transaction_id) include (type, product_id, product_version, name, price, quantity, redeemed, discount)`,
];

const sums = [
  "sealed_day",
  "sealed_product",
  "sealed_promotion_item",
  "sealed_class",
  "sealed_payment",
  "sealed_posted",
  "sealed_diner",
  "sealed_item",
  "sealed_narrowed",
  "sealed_transaction",
  "sealed_pass",
  "sealed_pick_up",
  "sealed_balance",
];

async function ask({ jwt, cafeteriaId }: TillClient, url: string, path: string): Promise<void> {
  const response = await fetch(`${url}/cafeterias/${cafeteriaId}/${path}`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const text = await response.text();
  if (response.status !== 200) throw new BrokenInvariant(`${path}: ${response.status} ${text.slice(0, 300)}`);
}

/** Each case in every round, so that a slow moment of the machine doesn't hit one alone; the first round is not told. */
async function measure(
  till: TillClient,
  url: string,
  cases: readonly ReportCase[],
  { rounds, now = () => performance.now() }: Options,
): Promise<readonly (readonly number[])[]> {
  const took = cases.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { paths }] of cases.entries()) {
      const began = now();
      await Promise.all(paths.map((path) => ask(till, url, path)));
      if (round > 0) took[index]?.push(now() - began);
    }
  return took;
}

/** The year's days of the largest canteen, by the job's own work. */
async function sealYear(
  connection: pg.ClientConfig,
  cafeteriaId: CafeteriaId,
  now: () => number,
): Promise<readonly number[]> {
  const database = hold(await openDatabase<unknown>(connection, { maxConnections: 1 }));
  try {
    const zone = zoneOf();
    const today = localDateOf(instant(new Date().toISOString()), zoneOf());
    const first = localDateOf(instant(new Date(Date.now() - 370 * 86_400_000).toISOString()), zoneOf());
    const took: number[] = [];
    for (const day of daysOf(first, today).slice(0, -1)) {
      const began = now();
      if (!(await sealDay(database.kysely, { cafeteriaId, zone, day, ...dayRange(day, zone) })))
        throw new BrokenInvariant("somebody else sums days");
      took.push(now() - began);
    }
    return took;
  } finally {
    await database.close();
  }
}

const bytesOf = async (client: pg.Client, names: readonly string[]): Promise<number> => {
  const { rows } = await client.query<{ bytes: string }>(
    "select sum(pg_total_relation_size(name::regclass))::text as bytes from unnest($1::text[]) name",
    [names],
  );
  return Number(rows[0]?.bytes);
};

/** From rows, by covering indexes, and by days summed once, one after the other on the same data. */
export async function measureReports({ url, connection }: Place, options: Options): Promise<ReportsMeasured> {
  const { tell } = options;
  const client = new pg.Client(connection);
  await client.connect();
  const lock = (how: string): Promise<unknown> =>
    client.query(`select ${how}(hashtextextended('seal-days ' || id::text, 0)) from cafeteria`);
  try {
    // The server's own job meets another server that is at it.
    await lock("pg_advisory_lock");
    const till = await openTillClient(url, sellerCredentials);
    const { rows } = await client.query<{ classId: string; sellerId: string }>(
      `select c.id as "classId", p.id as "sellerId"
         from cafeteria_class c join profile p on p.cafeteria_id = c.cafeteria_id and p.privilege_level = 'CAFETERIA_EMPLOYEE'
        where c.cafeteria_id = $1 order by c.position, p.username limit 1`,
      [till.cafeteriaId],
    );
    const yesterday = localDateOf(instant(new Date(Date.now() - 86_400_000).toISOString()), zoneOf());
    const cases = reportCases(yesterday, rows[0] ?? { classId: "", sellerId: "" });
    tell("Reading from rows…");
    const fromRows = await measure(till, url, cases, options);
    tell("Reading by covering indexes…");
    for (const statement of covering) await client.query(statement);
    await client.query("vacuum analyze transaction, transaction_item");
    const coveringBytes = await bytesOf(client, ["covering_order", "covering_item"]);
    const byIndex = await measure(till, url, cases, options);
    await client.query("drop index covering_order, covering_item");
    tell("Summing a year of days…");
    await lock("pg_advisory_unlock");
    const sealing = await sealYear(connection, till.cafeteriaId, options.now ?? (() => performance.now()));
    await client.query(`vacuum analyze ${sums.join(", ")}`);
    const bySums = await measure(till, url, cases, options);
    return {
      cases: cases.map((one, index) => ({
        ...one,
        took: { rows: fromRows[index] ?? [], covering: byIndex[index] ?? [], sealed: bySums[index] ?? [] },
      })),
      sealing,
      coveringBytes,
      sealedBytes: await bytesOf(client, sums),
    };
  } finally {
    await client.end();
  }
}

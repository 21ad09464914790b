import { type CafeteriaId, BrokenInvariant, dayRange, instant, localDateOf, timeZone } from "@cantina/domain/kernel";
import { daysOf } from "@cantina/domain/periods";
import { openDatabase } from "@cantina/server/db";
import { sealDay, usualPace } from "@cantina/server/reports";
import pg from "pg";

import { type BenchPlace, sellerCredentials } from "../bench-place.ts";
import type { LoadProcess } from "../load.ts";
import type { BenchSize } from "../measure-sales.ts";
import { watchProcessorTime } from "../processor-time.ts";
import { type TillClient, hold, openTillClient } from "../till-client.ts";
import { type BesideReports, measureBeside } from "./measure-beside.ts";
import { type ReportCase, reportCases } from "./report-cases.ts";

type ReportWay = "rows" | "sealed";
/** Milliseconds by the clock, and of a processor: of the database, the server and this program. */
export type Took = { readonly wall: number; readonly computed: number };
export type ReportsMeasured = {
  readonly cases: readonly (ReportCase & { readonly took: Readonly<Record<ReportWay, readonly Took[]>> })[];
  /** The job, a day each. */
  readonly sealing: readonly Took[];
  readonly beside: BesideReports;
  readonly sealedBytes: number;
};

type Options = BenchSize & { readonly tell: (line: string) => void };

/** Of what is only there to be compared with, and takes seconds each. */
const roundsBeside = 1;

const zoneOf = () => timeZone("America/Argentina/Buenos_Aires");

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
  "sealed_span",
  "sealed_span_diner",
];

async function ask({ jwt, cafeteriaId }: TillClient, url: string, path: string): Promise<void> {
  const response = await fetch(`${url}/cafeterias/${cafeteriaId}/${path}`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const text = await response.text();
  if (response.status !== 200) throw new BrokenInvariant(`${path}: ${response.status} ${text.slice(0, 300)}`);
}

type Stopwatch = <T>(work: () => Promise<T>) => Promise<Took>;

async function openStopwatch(client: pg.Client): Promise<Stopwatch> {
  const query = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  const read = await watchProcessorTime({ query });
  const computed = (): number => {
    const { server, database } = read();
    return server + database;
  };
  return async (work) => {
    const [wallBefore, before] = [performance.now(), computed()];
    await work();
    const wall = performance.now() - wallBefore;
    return { wall, computed: computed() - before };
  };
}

/** Each case in every round, so that a slow moment of the machine doesn't hit one alone; the first round is not told. */
async function measure(
  cases: readonly ReportCase[],
  rounds: number,
  takeTime: Stopwatch,
  read: (path: string) => Promise<void>,
): Promise<readonly (readonly Took[])[]> {
  const took = cases.map((): Took[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { paths }] of cases.entries()) {
      const one = await takeTime(() => Promise.all(paths.map(read)));
      if (round > 0) took[index]?.push(one);
    }
  return took;
}

/** The year's days of the largest canteen, by the job's own work. */
async function sealYear(
  connection: pg.ClientConfig,
  cafeteriaId: CafeteriaId,
  takeTime: Stopwatch,
): Promise<readonly Took[]> {
  const database = hold(await openDatabase<unknown>(connection, { maxConnections: 1 }));
  try {
    // Its one connection has the lock from here on, so that the server's own job keeps meeting another server.
    await database.query("select pg_advisory_lock(hashtextextended('seal-days ' || $1::text, 0))", [cafeteriaId]);
    const zone = zoneOf();
    const today = localDateOf(instant(new Date().toISOString()), zoneOf());
    const first = localDateOf(instant(new Date(Date.now() - 370 * 86_400_000).toISOString()), zoneOf());
    const took: Took[] = [];
    for (const day of daysOf(first, today).slice(0, -1))
      took.push(
        await takeTime(async () => {
          if (!(await sealDay(database.kysely, { cafeteriaId, zone, day, ...dayRange(day, zone) })))
            throw new BrokenInvariant("somebody else sums days");
        }),
      );
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

async function casesOf(client: pg.Client, { cafeteriaId }: TillClient): Promise<readonly ReportCase[]> {
  const { rows } = await client.query<{ classId: string; sellerId: string }>(
    `select c.id as "classId", p.id as "sellerId"
       from cafeteria_class c join profile p on p.cafeteria_id = c.cafeteria_id and p.privilege_level = 'CAFETERIA_EMPLOYEE'
      where c.cafeteria_id = $1 order by c.position, p.username limit 1`,
    [cafeteriaId],
  );
  const yesterday = localDateOf(instant(new Date(Date.now() - 86_400_000).toISOString()), zoneOf());
  return reportCases(yesterday, rows[0] ?? { classId: "", sellerId: "" });
}

/** On a server whose reports keep the product's pace; the others have none, so that each case is read without a rest. */
async function besideReports(
  { connection, startAnother }: BenchPlace,
  cases: readonly ReportCase[],
  size: Pick<Parameters<typeof measureBeside>[0], "load" | "rounds" | "seconds">,
): Promise<BesideReports> {
  const server = await startAnother({ reportPace: usualPace });
  try {
    const url = `${server.url}/api`;
    const reader = await openTillClient(url, sellerCredentials);
    const readers = cases.map(
      ({ paths }) =>
        () =>
          Promise.all(paths.map((path) => ask(reader, url, path))),
    );
    return await measureBeside({ ...size, url, connection }, readers);
  } finally {
    await server.close();
  }
}

/** By days summed once, and to compare from the rows, one after the other on the same data. */
export async function measureReports(
  place: BenchPlace,
  load: LoadProcess,
  { rounds, seconds, tell }: Options,
): Promise<ReportsMeasured> {
  const { url, connection } = place;
  const client = new pg.Client(connection);
  await client.connect();
  const lock = (how: string, which = "true"): Promise<unknown> =>
    client.query(`select ${how}(hashtextextended('seal-days ' || id::text, 0)) from cafeteria where ${which}`);
  try {
    // The server's own job meets another server that is at it.
    await lock("pg_advisory_lock");
    const till = await openTillClient(url, sellerCredentials);
    const cases = await casesOf(client, till);
    const takeTime = await openStopwatch(client);
    const read = (path: string): Promise<void> => ask(till, url, path);
    tell("Summing a year of days…");
    const own = `id = '${till.cafeteriaId}'`;
    await lock("pg_advisory_unlock", own);
    const sealing = await sealYear(connection, till.cafeteriaId, takeTime);
    await lock("pg_advisory_lock", own);
    await client.query(`vacuum analyze ${sums.join(", ")}`);
    const sealedBytes = await bytesOf(client, sums);
    tell("Reading what is summed…");
    const bySums = await measure(cases, rounds, takeTime, read);
    tell("Selling beside reports…");
    // Whoever has bought for three years may owe.
    await client.query("update profile set minimum_balance = -1000000000000 where type = 'CLIENT'");
    const beside = await besideReports(place, cases, { load, rounds, seconds });
    tell("Reading from rows…");
    await client.query("delete from sealed_day");
    const fromRows = await measure(cases, roundsBeside, takeTime, read);
    return {
      cases: cases.map((one, index) => ({
        ...one,
        took: { rows: fromRows[index] ?? [], sealed: bySums[index] ?? [] },
      })),
      sealing,
      beside,
      sealedBytes,
    };
  } finally {
    await client.end();
  }
}

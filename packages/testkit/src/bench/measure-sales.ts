import type { BenchPlace } from "./bench-place.ts";
import type { LoadAsked, LoadProcess } from "./load.ts";
import { type Spread, percentile, spreadOf } from "./statistics.ts";

export type BenchSize = { readonly rounds: number; readonly seconds: number };

export type SalesMeasured = {
  readonly clients: number;
  readonly http: Spread;
  readonly function: Spread;
  /** Round by round, so that a slow moment of the machine hits both. */
  readonly ratio: Spread;
  /** Milliseconds of one sale over all rounds, through HTTP and by the function. */
  readonly p50: number;
  readonly p99: number;
  readonly functionP99: number;
};

/** Milliseconds of one sale while every till sells at a pace, not as fast as it can. */
export type PacedMeasured = {
  readonly tills: number;
  readonly everyMs: number;
  readonly sales: number;
  readonly p50: number;
  readonly p99: number;
};

const clientCounts = [1, 16] as const;

/** HTTP and function in turns, at one client and at sixteen. */
export async function measureSales(
  { url, connection, settle }: BenchPlace,
  load: LoadProcess,
  { rounds, seconds }: BenchSize,
): Promise<readonly SalesMeasured[]> {
  const ask = (way: LoadAsked["way"], clients: number, length: number) =>
    load.run({ way, clients, seconds: length, everyMs: 0, url, connection });
  const perSecond = { http: new Map<number, number[]>(), function: new Map<number, number[]>() };
  const waits = { http: new Map<number, number[]>(), function: new Map<number, number[]>() };
  for (const way of ["http", "function"] as const) await ask(way, 16, 1);
  // On empty tables every plan is a sequential scan, and stays so until somebody has counted the rows.
  await settle();
  for (let round = 0; round < rounds; round += 1) {
    for (const clients of clientCounts) {
      for (const way of round % 2 === 0 ? (["http", "function"] as const) : (["function", "http"] as const)) {
        const done = await ask(way, clients, seconds);
        perSecond[way].set(clients, [...(perSecond[way].get(clients) ?? []), done.took.length / done.seconds]);
        waits[way].set(clients, [...(waits[way].get(clients) ?? []), ...done.took]);
      }
    }
  }
  return clientCounts.map((clients) => {
    const http = perSecond.http.get(clients) ?? [];
    const functions = perSecond.function.get(clients) ?? [];
    return {
      clients,
      http: spreadOf(http),
      function: spreadOf(functions),
      ratio: spreadOf(http.map((sales, index) => sales / (functions[index] ?? Number.NaN))),
      p50: percentile(waits.http.get(clients) ?? [], 0.5),
      p99: percentile(waits.http.get(clients) ?? [], 0.99),
      functionP99: percentile(waits.function.get(clients) ?? [], 0.99),
    };
  });
}

const pacedTills = 16;
const sellEveryMs = 1_000;

/** A busy hour: every till sells once a second, each at its own moment. */
export async function measurePacedSales(
  { url, connection }: BenchPlace,
  load: LoadProcess,
  seconds: number,
): Promise<PacedMeasured> {
  const { took } = await load.run({
    way: "http",
    clients: pacedTills,
    seconds,
    everyMs: sellEveryMs,
    url,
    connection,
  });
  return {
    tills: pacedTills,
    everyMs: sellEveryMs,
    sales: took.length,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
}

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
  /** Milliseconds, of one sale through HTTP over all rounds. */
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
    load.run({ way, clients, seconds: length, url, connection });
  const perSecond = { http: new Map<number, number[]>(), function: new Map<number, number[]>() };
  const waits = new Map<number, number[]>();
  for (const way of ["http", "function"] as const) await ask(way, 16, 1);
  // On empty tables every plan is a sequential scan, and stays so until somebody has counted the rows.
  await settle();
  for (let round = 0; round < rounds; round += 1) {
    for (const clients of clientCounts) {
      for (const way of round % 2 === 0 ? (["http", "function"] as const) : (["function", "http"] as const)) {
        const done = await ask(way, clients, seconds);
        perSecond[way].set(clients, [...(perSecond[way].get(clients) ?? []), done.took.length / done.seconds]);
        if (way === "http") waits.set(clients, [...(waits.get(clients) ?? []), ...done.took]);
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
      p50: percentile(waits.get(clients) ?? [], 0.5),
      p99: percentile(waits.get(clients) ?? [], 0.99),
    };
  });
}

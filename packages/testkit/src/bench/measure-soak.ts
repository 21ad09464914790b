import process from "node:process";

import type { BenchPlace } from "./bench-place.ts";
import type { LoadProcess } from "./load.ts";

export type SoakMeasured = {
  readonly sales: number;
  readonly seconds: number;
  /** Resident megabytes of the process with the server, and with this program, which asks it for nothing meanwhile. */
  readonly before: number;
  readonly after: number;
  readonly most: number;
};

const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

/** Sells through HTTP, sixteen at a time, until so many are sold. */
export async function measureSoak(
  { url, connection, settle }: BenchPlace,
  load: LoadProcess,
  { wanted, tell }: { readonly wanted: number; readonly tell: (line: string) => void },
): Promise<SoakMeasured> {
  const before = megabytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 500);
  try {
    let [sales, seconds, told] = [0, 0, 0];
    while (sales < wanted) {
      const done = await load.run({
        way: "http",
        clients: 16,
        seconds: sales === 0 ? 1 : 10,
        everyMs: 0,
        url,
        connection,
      });
      // After the first sales, or every plan would be one for empty tables.
      if (sales === 0) await settle();
      sales += done.took.length;
      seconds += done.seconds;
      if (sales - told >= 10_000) {
        tell(`${sales} sales, ${megabytes().toFixed(0)} MB`);
        told = sales;
      }
    }
    return { sales, seconds, before, after: megabytes(), most };
  } finally {
    clearInterval(watch);
  }
}

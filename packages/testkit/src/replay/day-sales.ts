import type { RollRow } from "./till-roll.ts";

export type RollSale = {
  readonly transaction: string;
  /** HH:mm:ss */
  readonly time: string;
  /** Units by item, in the order in which they were rung. */
  readonly units: ReadonlyMap<string, number>;
};

export type RollDay = {
  readonly sales: readonly RollSale[];
  /** Rows that are no product, by what they say. */
  readonly skipped: ReadonlyMap<string, number>;
};

/** Tills write these of their own accord; nobody bought them. */
const artefacts: ReadonlySet<string> = new Set(["NONE", "Adjustment"]);

const oneMore = <K>(counts: Map<K, number>, key: K): Map<K, number> => counts.set(key, (counts.get(key) ?? 0) + 1);

/** One sale per transaction of that day; a transaction without any product is none. */
export function salesOfDay(rows: readonly RollRow[], day: string): RollDay {
  const skipped = new Map<string, number>();
  const sales = new Map<string, { transaction: string; time: string; units: Map<string, number> }>();
  for (const { date, time, transaction, item } of rows) {
    if (date !== day) continue;
    if (artefacts.has(item)) {
      oneMore(skipped, item);
      continue;
    }
    const sale = sales.get(transaction) ?? { transaction, time, units: new Map<string, number>() };
    oneMore(sale.units, item);
    sales.set(transaction, sale);
  }
  return { sales: [...sales.values()], skipped };
}

import { type Cents, cents, multiplyMoney, sumMoney } from "../kernel/index.ts";

/** Notes and coins of a drawer, the largest first. */
export const denominations: readonly Cents[] = [
  20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
].map((units) => cents(units * 100));

/** What so many of each make; a denomination that isn't named counts 0. CASH-14 */
export const countedAmount = (counts: ReadonlyMap<Cents, number>): Cents =>
  sumMoney([...counts].map(([denomination, count]) => multiplyMoney(denomination, count)));

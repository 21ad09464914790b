import { percentile } from "./statistics.ts";

const short = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** Median, 95th and 99th percentile, in cells of a Markdown table. */
export const cellsOf = (values: readonly number[], shares: readonly number[]): readonly string[] =>
  shares.map((share) => short(percentile(values, share)));

export const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
export const ratioText = (above: readonly number[], below: readonly number[]): string =>
  (percentile(above, 0.5) / percentile(below, 0.5)).toFixed(2);

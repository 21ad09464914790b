import { BrokenInvariant } from "@cantina/domain/kernel";

export type Spread = { readonly median: number; readonly least: number; readonly most: number };

const at = (sorted: readonly number[], share: number): number => {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new BrokenInvariant("nothing was measured");
  return value;
};

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

export const percentile = (values: readonly number[], share: number): number => at(ascending(values), share);

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = ascending(values);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  return { median, least: at(sorted, 0), most: at(sorted, 1) };
};

/** 1,234 [1,100..1,300]; small numbers keep two digits after the point. */
export const spreadText = ({ median, least, most }: Spread): string => {
  const text = (value: number): string =>
    value >= 100
      ? Math.round(value).toLocaleString("en")
      : value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${text(median)} [${text(least)}..${text(most)}]`;
};

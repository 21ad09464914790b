import { type SalesDay, forecastDay } from "@cantina/domain/forecast";
import { addDays, id, localDate } from "@cantina/domain/kernel";

const size = { days: 90, products: 100, calls: 200 } as const;

/** Milliseconds of one call: ninety open days, each of which sells each of a hundred products. */
export function measureSpeed(): { readonly median: number; readonly most: number } {
  const first = localDate("2026-01-01");
  const history = Array.from({ length: size.days }, (_, day): SalesDay => {
    const units = Array.from({ length: size.products }, (__, product) => (product * 7 + day * 13) % 40);
    return {
      day: addDays(first, day),
      isClosed: false,
      units: new Map(units.map((sold, product) => [id<"product">(`p${product}`), sold])),
    };
  });
  const target = addDays(first, size.days);
  const times = Array.from({ length: size.calls }, () => {
    const began = performance.now();
    forecastDay(history, target);
    return performance.now() - began;
  }).toSorted((one, other) => one - other);
  return { median: times[size.calls / 2] ?? Number.NaN, most: times.at(-1) ?? Number.NaN };
}

export const stockLevels = ["ENOUGH", "LOW", "SOLD_OUT"] as const;
export type StockLevel = (typeof stockLevels)[number];

const fewLeft = 5;

/** STOCK-06 */
export function stockLevelOf(units: number): StockLevel {
  if (units <= 0) return "SOLD_OUT";
  return units <= fewLeft ? "LOW" : "ENOUGH";
}

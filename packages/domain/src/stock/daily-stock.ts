/** Units of a product with stock, of one moment. */
export type DailyStock = {
  /** What can still be sold. */
  readonly currentStock: number;
  /** Held by pending orders that are picked up until the end of today, or have no pickup time. */
  readonly reservedStock: number;
  /** Held by those for later days. */
  readonly reservedLater: number;
};

/** What stands there to be counted. STOCK-05 */
export const unitsOnShelf = ({ currentStock, reservedStock, reservedLater }: DailyStock): number =>
  currentStock + reservedStock + reservedLater;

import type { LocalDate, ProductId } from "../kernel/index.ts";

/** What a cafeteria's walk-in customers bought on one of its local days. */
export type SalesDay = {
  readonly day: LocalDate;
  /** A closed day is no day without sales: it says nothing about what is wanted. FORECAST-02 */
  readonly isClosed: boolean;
  /** Whole units, 0 or more; a product that isn't there sold nothing. */
  readonly units: ReadonlyMap<ProductId, number>;
};

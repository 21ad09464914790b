import type { ClassId, LocalDate } from "../kernel/index.ts";
import type { Product } from "./product.ts";
import { isHiddenFrom } from "./promotion.ts";

type Onlooker = {
  /** The diner's class; null: no diner chosen, everything is shown. */
  readonly classId: ClassId | null;
  readonly date: LocalDate;
};

/** What the counter offers on a day: monthly passes are sold elsewhere. CATALOG-02 CATALOG-07 */
export const visibleProducts = (products: readonly Product[], { classId, date }: Onlooker): readonly Product[] =>
  products.filter(
    (product) =>
      product.type !== "CALENDAR" &&
      (product.displayDates.length === 0 || product.displayDates.includes(date)) &&
      (classId === null || !isHiddenFrom(product, classId)),
  );

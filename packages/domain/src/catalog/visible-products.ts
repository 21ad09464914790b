import type { ClassId, LocalDate } from "../kernel/index.ts";
import type { Product } from "./product.ts";

type Onlooker = {
  /** The diner's class; null: no diner chosen, everything is shown. */
  readonly classId: ClassId | null;
  readonly date: LocalDate;
};

/** What the counter offers on a day: monthly passes are sold elsewhere. CATALOG-02 */
export const visibleProducts = (products: readonly Product[], { classId, date }: Onlooker): readonly Product[] =>
  products.filter(
    (product) =>
      product.type !== "CALENDAR" &&
      (product.displayDates.length === 0 || product.displayDates.includes(date)) &&
      (classId === null || !product.hiddenForClasses.includes(classId)),
  );

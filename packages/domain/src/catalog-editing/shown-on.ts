import type { Product } from "../catalog/index.ts";
import type { LocalDate } from "../kernel/index.ts";

/** What is offered on that day; null: on any. */
export const shownOn = (products: readonly Product[], date: LocalDate | null): readonly Product[] =>
  date === null
    ? products
    : products.filter(({ displayDates }) => displayDates.length === 0 || displayDates.includes(date));

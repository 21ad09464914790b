import type { OrderStatus } from "../orders/index.ts";

/** Of orders in these statuses the reviews count. REVIEWS-04 */
export const reviewedStatuses: readonly OrderStatus[] = ["COMPLETED", "STARTED"];

/** With one decimal, half away from zero; null: of none. `sum` of `count` ratings. REVIEWS-03 */
export const averageRating = (sum: number, count: number): number | null =>
  // Whole numbers only: 4.45 has no exact binary form.
  count === 0 ? null : Math.floor((sum * 20 + count) / (count * 2)) / 10;

export { type FutureItem, type FutureOrder, unitsOf } from "./future-order.ts";
export { type FutureDayFault, type OfferedDay, checkFutureDay, offeredDays } from "./future-day.ts";
export { type ProductKey, type SummaryRow, summariseFuture } from "./future-summary.ts";
export { type FutureClass, type FutureDiner, detailFuture, sortFuture } from "./future-detail.ts";
export { type FutureNarrowing, commentedOf, narrowFuture } from "./narrow-future.ts";

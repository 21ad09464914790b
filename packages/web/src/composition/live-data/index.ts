export { boardOrdersQuery, deliveredOrdersQuery } from "./board-data.ts";
export { callsOf } from "./calls-of.ts";
export { claimsQuery } from "./claim-queries.ts";
export { clientCouponsQuery, couponsQuery } from "./coupon-queries.ts";
export {
  type CashInterval,
  type HistoryDiner,
  type HistoryQuery,
  type Refunded,
  type Seller,
  cashReportCalls,
  historyDinersQuery,
  historyQuery,
  historySumQuery,
  intervalsQuery,
  sellersQuery,
  transactionCalls,
} from "./history-queries.ts";
export { type QueryKeeper, keepQueries } from "./kept-queries.ts";
export { readKnownAllergens } from "./known-allergens.ts";
export { takeFromShownStock } from "./late-stock.ts";
export { type LiveData, liveData } from "./live-data.ts";
export {
  cafeteriaQuery,
  categoriesQuery,
  clientsQuery,
  discountCategoriesQuery,
  productsQuery,
  queryKeys,
  registerQuery,
  shortagesQuery,
} from "./queries.ts";
export { createQueryClient } from "./query-client.ts";
export { showChange } from "./reread-item.ts";
export { type CashMovement, type Sources, type StockShortage, httpSources } from "./sources.ts";
export { type Change, rereadAfter } from "./stale.ts";
export { subscriptionsQuery } from "./subscription-queries.ts";
export { askedQuery, plainQuery } from "./plain-query.ts";
export { readPage } from "./read-page.ts";

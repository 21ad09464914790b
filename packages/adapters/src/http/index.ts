export { type Backups, httpBackups } from "./http-backups.ts";
export { errorCodes } from "@cantina/contract/endpoint";
export type { ApiFailure, ApiFailureCode, Counted } from "@cantina/contract/calls";
export { type ApiClient, type ApiClientInput, type CallOptions, createApiClient } from "./api-client.ts";
export { type AccountsSource, type SingleUseToken, httpAccounts } from "./http-accounts.ts";
export { type CafeteriasSource, httpCafeterias } from "./http-cafeterias.ts";
export { type CalendarProductsSource, type PassChange, httpCalendarProducts } from "./http-calendar-products.ts";
export { type CashMovement, type CashRegisterSource, httpCashRegister } from "./http-cash-register.ts";
export { type CashInterval, type CashReportsSource, type IntervalQuery, httpCashReports } from "./http-cash-reports.ts";
export { type CatalogSource, httpCatalog } from "./http-catalog.ts";
export {
  type CatalogEditingSource,
  type CategoryMoves,
  type ProductChange,
  type ProductDetail,
  type ProductMoves,
  httpCatalogEditing,
} from "./http-catalog-editing.ts";
export { type ClaimsSource, httpClaims } from "./http-claims.ts";
export { type ClaimDesk, httpClaimDesk } from "./http-claim-desk.ts";
export { type CashSettingsSource, httpCashSettings } from "./http-cash-settings.ts";
export { type ClassesSource, httpClasses } from "./http-classes.ts";
export { type ClockJump, httpClockJumps } from "./http-clock-jumps.ts";
export { type CafeteriaEdit, type CafeteriaRow, type Country, type PlacesSource, httpPlaces } from "./http-places.ts";
export { type ClientsSource, httpClients } from "./http-clients.ts";
export {
  type ClientChange,
  type ClientDesk,
  type ClientQuestion,
  type NewClient,
  type StatementQuestion,
  httpClientDesk,
} from "./http-client-desk.ts";
export { type CouponsSource, httpCoupons } from "./http-coupons.ts";
export { type OrderBoardSource, httpOrderBoard, httpOrderBoardSource } from "./http-order-board.ts";
export { type ShortagesSource, type StockShortage, httpLateOrders, httpShortages } from "./http-late-orders.ts";
export { httpMoneyCalls } from "./http-money-calls.ts";
export { httpOrders } from "./http-orders.ts";
export { httpPrintClaims } from "./http-print-claims.ts";
export { httpSession } from "./http-session.ts";
export {
  type HistoryDiner,
  type HistoryQuery,
  type RevertRequest,
  type Seller,
  type TransactionsSource,
  httpTransactions,
} from "./http-transactions.ts";
export { type SubscriptionsSource, httpSubscriptions } from "./http-subscriptions.ts";
export { type CouponChange, type CouponDesk, httpCouponDesk } from "./http-coupon-desk.ts";
export { type SubscriptionDesk, httpSubscriptionDesk } from "./http-subscription-desk.ts";
export { type ConsumableDetail, type InventoryDesk, httpInventory } from "./http-inventory.ts";
export { type ProductUpload, type UndoneUpload, type UploadsSource, httpUploads } from "./http-uploads.ts";
export type { PictureChange } from "./picture.ts";

export { type Overview, overviewQuery } from "./overview-query.ts";
export { type Backups, backupsQuery } from "./backups-query.ts";
export { settingChangesQuery, useSettingsCalls } from "./settings.ts";
export { cashSettingsQuery, useCashSettingsCalls } from "./cash-settings.ts";
export { useLeftRegisterCalls } from "./left-register.ts";
export { type ProductDetail, deletedProductsQuery, productDetailQuery, useCatalogCalls } from "./catalog-calls.ts";
export { type CatalogOrder, openCatalogOrder } from "./catalog-order.ts";
export { useClassMove, useClasses } from "./class-list.ts";
export {
  type ClientChange,
  type ClientNarrowing,
  type ClientQuestion,
  type NewClient,
  type RestrictionSettings,
  type StatementQuestion,
  balanceSumQuery,
  managedCategoriesQuery,
  managedClientsQuery,
  restrictionSettingsQuery,
  statementQuery,
  useClientCalls,
} from "./client-calls.ts";
export { type ClockJump, clockJumpsQuery, useClockJumpConfirmation } from "./clock-jumps.ts";
export type { CountBooks, CountId, CountSource, CountSummary, CountedRow, ToldCount } from "./count-kind.ts";
export { countPageSize, countQuery, countsQuery } from "./count-queries.ts";
export { useCouponCalls } from "./coupon-calls.ts";
export { type Suggestion, feedbackPageSize, feedbackQuery, useFeedbackCalls } from "./feedback-calls.ts";
export { type FirstSteps, firstStepsQuery, useFirstStepCalls } from "./first-steps.ts";
export { useFutureOrdersQuery } from "./future-order-calls.ts";
export {
  type ConsumableDetail,
  type ConsumableVariance,
  type InventoryMovement,
  type MovementQuestion,
  type PantryConsumable,
  type ReservedInventory,
  consumableDetailQuery,
  consumablesQuery,
  movementPageSize,
  movementsQuery,
  readMovements,
  reservedInventoryQuery,
  suppliersQuery,
  useInventoryCalls,
  varianceQuery,
} from "./inventory-calls.ts";
export { useInventoryCountSource } from "./inventory-count.ts";
export {
  type ReviewQuestion,
  type ReviewReport,
  askKeyFigures,
  metricQuery,
  reviewsQuery,
  useMetricsCalls,
  useMetricsReload,
  useReviewCalls,
} from "./metrics-calls.ts";
export { passesQuery, usePassCalls } from "./pass-queries.ts";
export {
  type CafeteriaRow,
  cafeteriasQuery,
  countriesQuery,
  useChangedCafeteria,
  usePlaceCalls,
} from "./place-calls.ts";
export {
  type DailyStock,
  type ResolvedShortage,
  type StockRecord,
  dailyStocksQuery,
  resolvedShortagePageSize,
  resolvedShortagesQuery,
  stockRecordPageSize,
  stockRecordsQuery,
  stockReportQuery,
  useStockCalls,
} from "./stock-calls.ts";
export { useStockCountSource } from "./stock-count.ts";
export { useSubscriptionCalls, useSubscriptionPayments } from "./subscription-calls.ts";
export {
  type MovementUpload,
  type ProductUpload,
  type StockUpload,
  type UploadCalls,
  uploadCalls,
  uploadPatience,
} from "./upload-calls.ts";
export { type Count, useBegunCount, useCount } from "./use-count.ts";
export {
  type PlanFigure,
  type PlanQuestion,
  type PlannedDish,
  type PlannedNeed,
  type PlannedPurchase,
  type ProductionCalls,
  type ProductionPlan,
  type ProductionShares,
  productionPlanQuery,
  productionSharesQuery,
  useProductionCalls,
} from "./production-calls.ts";
export {
  type LowConsumable,
  type LowStockAlert,
  alertPageSize,
  alertsQuery,
  lowStockQuery,
  useLowStockCalls,
} from "./low-stock-calls.ts";
export {
  type Report,
  type ReportCalls,
  type ReportTab,
  readReport,
  reportQuery,
  reportTabs,
  useReportCalls,
} from "./report-calls.ts";
export { type InvoicingState, invoicingQuery, useInvoicingCalls } from "./invoicing-calls.ts";
export {
  type Directa24Account,
  type MattildaAccount,
  type MercadoPagoLink,
  type PlexoAccount,
  directa24Query,
  mattildaQuery,
  mercadoPagoQuery,
  plexoQuery,
  useDirecta24Calls,
  useMattildaCalls,
  usePlexoCalls,
  useProviderCalls,
} from "./provider-calls.ts";
export { type PayoutCalls, type ToldPayout, payoutPatience, payoutsQuery } from "./payout-calls.ts";
export {
  type PaymentDifference,
  type PaymentDifferences,
  paymentDifferencesQuery,
  useDifferenceCalls,
} from "./difference-calls.ts";
export { useMetricsFilter } from "./use-metrics-filter.ts";
export { usePremiumRequest } from "./premium-request.ts";

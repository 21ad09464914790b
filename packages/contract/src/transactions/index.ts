export type { HistoryEntryData } from "./history.wire.ts";
export * as transactionEndpoints from "./transactions.endpoints.ts";
export * as historySchemas from "./history.wire.ts";

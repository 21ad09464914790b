export type { HistoryEntryWire } from "./history.wire.ts";
export * as transactionEndpoints from "./transactions.endpoints.ts";
export * as historySchemas from "./history.wire.ts";

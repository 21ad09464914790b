export type { HistoryEntryWire } from "./history.wire.ts";
export * as transactionEndpoints from "./transactions.endpoints.ts";

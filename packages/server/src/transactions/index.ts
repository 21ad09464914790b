export { transactionRoutes } from "./transactions.routes.ts";
export { type Reader, personOf } from "./history-row.ts";
export { readerOf } from "./list-transactions.ts";

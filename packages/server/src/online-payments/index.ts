export type { OnlinePayments } from "./online-payments.ts";
export { compareDue } from "./compare-payments.ts";
export { onlinePaymentRoutes } from "./online-payments.routes.ts";
export { putFees, readFees, taken } from "./links.queries.ts";
export { lookUpPayments } from "./look-up-payments.ts";
export { paymentTokens } from "./payment-token.ts";
export { noticePath, serveNotices } from "./serve-notices.ts";
export { pagePaths, servePages } from "./serve-pages.ts";
export { startCharge } from "./start-charge.ts";

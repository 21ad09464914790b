export { askedPayment } from "./asked-payment.ts";
export { useCardPage } from "./use-card-page.ts";

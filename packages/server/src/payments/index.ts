export { type Payment, bookPayment } from "./book-payment.queries.ts";
export { type PaymentFacts, readPaymentFacts } from "./payment-facts.queries.ts";
export { tellPayment } from "./tell-payment.ts";

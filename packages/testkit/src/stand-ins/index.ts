export { type MercadoPagoStandIn, startMercadoPago } from "./mercado-pago/start-mercado-pago.ts";
export type { Fault } from "./mercado-pago/books.ts";

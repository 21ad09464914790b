export { type FamilyApp, startFamilyApp } from "./family-app/start-family-app.ts";
export { type MercadoPagoStandIn, startMercadoPago } from "./mercado-pago/start-mercado-pago.ts";
export type { Fault } from "./mercado-pago/books.ts";
export type { ArcaFault } from "./arca/books.ts";
export { type ArcaStandIn, startArca } from "./arca/start-arca.ts";

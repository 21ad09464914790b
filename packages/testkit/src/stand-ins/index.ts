export { type FamilyApp, startFamilyApp } from "./family-app/start-family-app.ts";
export { type MercadoPagoStandIn, startMercadoPago } from "./mercado-pago/start-mercado-pago.ts";
export type { Fault } from "./faults/index.ts";
export { type Directa24StandIn, startDirecta24 } from "./directa24/start-directa24.ts";
export { type PlexoStandIn, startPlexo } from "./plexo/start-plexo.ts";
export { type MattildaStandIn, startMattilda } from "./mattilda/start-mattilda.ts";
export { type MattildaPayStandIn, startMattildaPay } from "./mattilda/start-mattilda-pay.ts";
export type { ArcaFault } from "./arca/books.ts";
export { type ArcaStandIn, startArca } from "./arca/start-arca.ts";

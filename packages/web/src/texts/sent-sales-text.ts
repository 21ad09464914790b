import { say } from "./say.ts";

/** SALE-81 */
export const sentSalesText = (count: number): string =>
  say("{count, plural, one {Se envió # venta pendiente.} other {Se enviaron # ventas pendientes.}}", { count });

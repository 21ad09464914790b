import { say } from "./say.ts";

export const toOrders = "Ir a Comandas";
export const toPrepare = (count: number): string =>
  say("{count, plural, one {# comanda para preparar} other {# comandas para preparar}}", { count });
export const summary = "A preparar";
export const nothingToPrepare = "Nada para preparar";
export const nothingToPrepareHint = "Las comandas de hoy aparecen aquí al instante.";
export const atOnce = "Ahora";
export const orders = (count: number): string => say("{count, plural, one {# comanda} other {# comandas}}", { count });
export const ready = "Listo";
export const readyOf = (name: string): string => `Listo: ${name}`;
export const allReady = (count: number): string => `Todo listo (${count})`;
export const madeOnes = "Listas para retirar";
export const backOf = (name: string): string => `Volver a preparar la comanda de ${name}`;
/** Of an order that names nobody. */
export const orderAt = (clock: string): string => `Pedido de las ${clock}`;

export const nothingReady = "Todavía no hay pedidos listos";
export const nothingReadyHint = "Cuando el suyo esté listo, verá aquí su nombre.";

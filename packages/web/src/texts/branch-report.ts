export const unreadable = "No se pudo cargar el reporte";
export const notMade = "No se pudo crear el reporte";
export const print = "Imprimir";

export const make = "Crear reporte";
export const days = "Días";
export const yesterday = "Ayer";
export { dateInFuture as inFuture } from "./fault-words.ts";

export const summary = "Resumen del día";
export const sales = "Ventas";
export const salesHint =
  "Lo que se vendió en el día, por todos los métodos de pago, menos lo que se devolvió ese día, aunque fuera de otro.";
export const charges = "Recargas";
export const chargesHint =
  "Lo que se cargó en las cuentas en el día, menos lo que se devolvió ese día, aunque fuera de otro.";
export const couponsHint =
  "Las cuponeras que se vendieron en el día, menos lo que se devolvió ese día, aunque fuera de otro.";
export const cashMoved = "Movimientos de efectivo";
export const cashMovedHint =
  "Lo que se puso en las cajas menos lo que se sacó en el día, sin las ventas ni las aperturas y cierres.";

export const income = "Ingresos";
export const expenses = "Egresos";

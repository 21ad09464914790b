import { say } from "./say.ts";

export const park = "Dejar en espera";
export const waiting = "Ventas en espera";
export const waitingCount = (count: number): string => `Ventas en espera (${count})`;
export const nothingWaits = "No hay ventas en espera.";
export const nothingToPark = "No hay nada que dejar en espera.";
export const lead = "Quedan en este dispositivo hasta el fin del día. Las ve y las retoma quien venda en él.";
export const name = "Nombre (opcional)";
export const nameExample = "Ej.: el chico de la mochila azul";
/** Of one without a name. */
export const byHour = (time: string): string => `Venta de las ${time}`;
export const since = (age: string): string => `hace ${age}`;
export const takeUp = "Retomar";
export const takeUpNamed = (parked: string): string => `Retomar: ${parked}`;
export const removeNamed = (parked: string): string => `Quitar de la espera: ${parked}`;

export const parkedNow = (parked: string): string => `En espera: ${parked}`;
export const removed = (parked: string): string => `Se quitó de la espera: ${parked}`;
export const full = "Ya hay 20 ventas en espera. Retome o quite una.";
export const gone = "Esa venta ya no está en espera: se retomó o se quitó en otra pestaña.";
export const expired = (count: number): string =>
  say(
    "{count, plural, one {Se quitó # venta en espera de un día anterior.} other {Se quitaron # ventas en espera de un día anterior.}}",
    { count },
  );
export const failed = "Este dispositivo no pudo guardar o leer las ventas en espera.";

import { say } from "./say.ts";

export const noneOnSale = "No hay cuponeras a la venta";
export const administratorCreates = "Un administrador debe crearlas o activarlas.";
export const registerClosed = "La caja está cerrada. Ábrala para poder vender cuponeras.";
export const coupon = "Cuponera";
export const validFor = (days: number): string => say("{days, plural, one {Vale # día} other {Vale # días}}", { days });

export const couponsOfClient = (client: string): string => `Cuponeras de ${client}`;
export const noCoupons = "No tiene cuponeras";
export const sellOne = "Venda una desde las acciones del comensal.";
export const usesLeft = "Usos restantes";
export const usesBought = "Usos comprados";
export const lastDay = "Vencimiento";
export const dayBought = "Fecha de compra";
export const left = (uses: number): string => say("{uses, plural, one {Queda #} other {Quedan #}}", { uses });
export const used = "Usada";
export const expired = "Vencida";

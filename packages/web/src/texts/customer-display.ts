import { say } from "./say.ts";

export const noTill = "La caja está cerrada";
export const noTillHint = "Esta pantalla muestra la venta que se abre en este equipo.";
export const welcome = "¡Hola!";
export const discount = "Descuento";
export const total = "Total";
export const onAccount = "Va a la cuenta";
export const change = "Cambio";
export const short = "Faltan";
export const oneMoment = "Un momento…";
export const thanks = "¡Gracias!";
export const units = (count: number): string => say("{count, plural, one {# unidad} other {# unidades}}", { count });
/** In the till's settings. */
export const secondScreen = "Segunda pantalla";
export const open = "Abrir pantalla del comensal";

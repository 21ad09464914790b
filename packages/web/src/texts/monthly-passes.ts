import { say } from "./say.ts";

export const passes = "Abonos";
export const create = "Crear abono";
export const createFirst = "Crear el primero";
export const unreadable = "No se pudieron cargar los abonos";
export const none = "No se encontraron abonos.";
export const noneHint = "Cree uno con los días del mes y véndalo en la caja: cada día es una comanda.";

export const searchLabel = "Nombre o descripción";
export const stateNames = { COMING: "Con días por venir", OVER: "Terminados" } as const;

export const over = "Terminado";
export const daysLeft = (days: number): string =>
  say("{days, plural, one {Queda # día} other {Quedan # días}}", { days });
export const cancellableByDay = "Se cancela por día";

export const prices = "Precios";
export const classPrice = "Precio de la clase";
export const removeClassPrice = "Quitar el precio de la clase";
export const daysAndDelivery = "Días y entrega";
export const deliveryTime = "Horario de entrega";
export const daysCancellable = "Se pueden cancelar días sueltos";
export const chargePastDays = "Cobrar también los días pasados";
export const deletePass = "Eliminar abono";
export const deletePassHint = "El abono deja de venderse. Los pedidos de quienes ya lo compraron siguen en sus días.";

export const noneOnSale = "No hay abonos a la venta";
export const administratorCreates = "Un administrador debe crear uno con días por venir.";
export const offersUnreadable = "No se pudieron leer los abonos";
export const registerClosed = "La caja está cerrada. Ábrala para poder vender abonos.";
export const sellAnyway = "Vender de todos modos";
export const pastDaysCharged = "Los días que ya pasaron también se cobran.";
export const pastDaysFree = "Los días que ya pasaron no se cobran.";

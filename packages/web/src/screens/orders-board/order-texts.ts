import { type Instant, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import type { BoardSortOption, BoardStatus, OrderDay, OriginMedium, SortDirection } from "@cantina/domain/orders";

export const dayNames: Readonly<Record<OrderDay, string>> = { today: "Hoy", tomorrow: "Mañana", later: "Más adelante" };

export const originNames: Readonly<Record<OriginMedium, string>> = {
  WEB: "Mostrador",
  MOBILE: "App",
  SUBSCRIPTION: "Mensualidad",
};

export const statusNames: Readonly<Record<BoardStatus, string>> = { STARTED: "Pendiente", CANCELLED: "Cancelado" };

export const statusChoices: Readonly<Record<BoardStatus, string>> = { STARTED: "Pendientes", CANCELLED: "Cancelados" };

export const sortNames: Readonly<Record<BoardSortOption, string>> = {
  ORDER_TIME: "Hora del pedido",
  DELIVERY_TIME: "Hora de entrega",
  CLASS: "Clase",
  COMMENSAL_NAME: "Nombre del comensal",
};

export const directionNames: Readonly<Record<SortDirection, string>> = {
  DESCENDING: "Descendente",
  ASCENDING: "Ascendente",
};

const dayText = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** The hour alone on the day itself, else with its date. */
export function whenText(at: Instant, now: Instant, zone: TimeZone): string {
  const [date, clock] = [localDateOf(at, zone), localTimeOf(at, zone)];
  return date === localDateOf(now, zone) ? clock : `${dayText(date)} ${clock}`;
}

export const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

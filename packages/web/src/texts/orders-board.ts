import type { BoardSortOption, BoardStatus, OrderDay, SortDirection } from "@cantina/domain/orders";
import * as words from "./words.ts";
import { say } from "./say.ts";

export const loading = "Cargando comandas";
export const unreadable = "No se pudieron cargar las comandas";
export const noOrders = "No hay comandas pendientes";
export const noOrdersHint = "Las que se comanden en el mostrador o lleguen de la app aparecen aquí al instante.";
export const nothingMatches = "Ninguna comanda coincide con los filtros";
export const pendingToday = "pendientes de hoy";

export const searchOrder = "Buscar comanda";
export const searchLabel = "Buscar comensal o producto";
export const statusChoices: Readonly<Record<BoardStatus, string>> = { STARTED: "Pendientes", CANCELLED: "Cancelados" };
export const sortBy = "Ordenar por";
export const sortNames: Readonly<Record<BoardSortOption, string>> = {
  ORDER_TIME: "Hora del pedido",
  DELIVERY_TIME: "Hora de entrega",
  CLASS: words.schoolClass,
  COMMENSAL_NAME: "Nombre del comensal",
};
export const directionNames: Readonly<Record<SortDirection, string>> = {
  DESCENDING: "descendente",
  ASCENDING: "ascendente",
};
export const turnOrder = (direction: string): string => `Orden: ${direction}. Cambiar`;

export const dayNames: Readonly<Record<OrderDay, string>> = {
  today: words.today,
  tomorrow: "Mañana",
  later: "Más adelante",
};
export const nothingToDeliver = "Nada para entregar";
export const hour = (hours: string): string => `${hours} h`;
export const hourOfDay = (date: string, hours: string): string =>
  `${date.slice(8, 10)}/${date.slice(5, 7)} · ${hours} h`;
export const dinersUnreadable = "No se pudieron cargar los comensales";
export const orderCount = (count: number): string =>
  say("{count, plural, one {# comanda} other {# comandas}}", { count });

export const orderOf = (diner: string): string => `Comanda de ${diner}`;
export const selectOrderOf = (diner: string): string => `Seleccionar la comanda de ${diner}`;
export const printOrderOf = (diner: string): string => `Imprimir la comanda de ${diner}`;
export const picksUp = "Retira";
export const deliveredTo = (diner: string): string => `Entregado: ${diner}`;
export const archive = "Quitar de comandas pendientes";
export const archiveOf = (diner: string): string => `${archive}: ${diner}`;

/** Of an order that the kitchen has made. */
export const isReady = "Lista";
export const openKitchen = "Abrir la cocina";
export const openPickup = "Abrir la pantalla de retiro";

export const clearSelection = "Quitar la selección";
/** Behind 'Entregar', where there is room. */
export const selectedOnes = "seleccionados";
export const filteredOnes = "filtrados";

export const deliveredRecently = "Entregadas recientes";
export const printSummary = "Imprimir resumen";
export const pendingSummary = "Comandas pendientes";
export const printAll = "Imprimir todas";
export const ordersInExcel = "Comandas en Excel";
export const ordersInPdf = "Comandas en PDF";
export const summaryInExcel = "Resumen en Excel";
export const summaryInPdf = "Resumen en PDF";
export const recoverDelivered = "Recuperar entregados del día";
export const titleOfDay = (title: string, day: string): string => `${title} del ${day}`;
export const soughtText = (text: string): string => `«${text}»`;
/** Beside a title, what the orders are narrowed to. */
export const ofThese = (title: string, narrowing: string): string =>
  narrowing === "" ? title : `${title} · ${narrowing}`;
export const ordered = "Pedido";
export const delivery = "Entrega";
export const product = "Producto";

export const deliverOfAnotherDay = "Entregar un pedido de otro día";
export const somebody = "un cliente";
export const deliverOfAnotherDayQuestion = (diner: string, day: string): string =>
  `El pedido de ${diner} es para el ${day}. ¿Desea entregarlo igualmente?`;
export const deliverSomeOfAnotherDay = "Entregar pedidos de otro día";
export const deliverSomeOfAnotherDayQuestion = (count: number, ofAnotherDay: number): string =>
  say(
    "De los {count} pedidos, {ofAnotherDay, plural, one {# es} other {# son}} para otro día. ¿Desea entregarlos igualmente?",
    { count, ofAnotherDay },
  );
export const deliverDay = "Entregar todas las comandas de hoy";
export const deliverDayQuestion = (count: number): string =>
  say(
    "{count, plural, one {Se entregará # comanda pendiente} other {Se entregarán # comandas pendientes}} de hoy. Las comidas de mensualidades se entregan aparte.",
    { count },
  );
export const deliverThemAll = "Entregar todas";
export const recoverDay = "Recuperar los entregados del día";
export const recoverDayQuestion = "Todas las comandas que se entregaron hoy volverán a estar pendientes.";
export const recover = "Recuperar";
export const goOnQuestion = "¿Desea continuar?";
export const notDone = "No se pudo completar";
export const brokenHere = "Algo falló en este dispositivo. Puede repetirlo: no se hará dos veces.";

export const deliveredUnreadable = "No se pudieron cargar las entregadas";
export const noneDelivered = "Todavía no se entregó ninguna";
export const noneDeliveredHint = "Aquí aparecen las últimas 5.";
export const deliveredAt = (moment: string): string => `Entregada ${moment}`;
export const recoverOrderOf = (diner: string): string => `Recuperar la comanda de ${diner}`;
export const withoutDiner = "sin comensal";

import { say } from "./say.ts";

/** What the till says of orders, too; what the board alone says stands in orders-board.ts. */
export const pendingOrders = "Pedidos pendientes";
export const pendingOrdersOf = (diner: string): string => `Pedidos pendientes de ${diner}`;
export const nothingToPickUp = "No hay pedidos para retirar hoy";
export const deliverAll = "Entregar todos";
export const deliverSome = (count: number): string => `Entregar ${count}`;
export const deliverProducts = (products: string): string => `Entregar: ${products}`;
export const orderedAt = (moment: string): string => `Pedido ${moment}`;
export const pickUpAt = (moment: string): string => `Retira ${moment}`;

export const ordersToPickUp = (count: number): string =>
  say("{count, plural, one {# pedido para retirar} other {# pedidos para retirar}}", { count });
export const mealsToPickUp = (count: number): string =>
  say("{count, plural, one {# comida de mensualidad} other {# comidas de mensualidad}}", { count });

export const noneWasPending = "No había comandas pendientes de hoy.";
export const delivered = (count: number): string =>
  say("{count, plural, one {Se entregó # comanda.} other {Se entregaron # comandas.}}", { count });
export const noneWasDelivered = "Hoy no se entregó ninguna comanda.";
export const recovered = (count: number): string =>
  say("{count, plural, one {Se recuperó # comanda.} other {Se recuperaron # comandas.}}", { count });
export const ready = (count: number): string =>
  say("{count, plural, one {# comanda lista para retirar.} other {# comandas listas para retirar.}}", { count });
export const notReady = (count: number): string =>
  say("{count, plural, one {# comanda vuelve a preparación.} other {# comandas vuelven a preparación.}}", { count });
export const archived = "Se quitó de las comandas pendientes.";

export const stateTexts = {
  STARTED: "está pendiente",
  COMPLETED: "ya está entregada",
  CANCELLED: "está cancelada",
  CANCELLED_ARCHIVED: "se quitó de las comandas",
  DELETED: "se eliminó",
} as const;
export const changedMeanwhile = (state: string): string =>
  `La comanda cambió mientras tanto: ahora ${state}. Revísela y vuelva a intentar.`;
export const listRead = "La comanda cambió de estado mientras tanto. Se actualizó la lista.";
export const noAnswer = "El servidor no respondió. Puede repetirlo: no se hará dos veces.";

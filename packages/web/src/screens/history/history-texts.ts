import type { OrderType, OriginMedium } from "@cantina/domain/orders";
import { type CancelReason, type HistoryEntry, type ShownStatus, shownStatusOf } from "@cantina/domain/transactions";

export const typeNames: Readonly<Record<OrderType, string>> = {
  ORDER: "Pedido",
  BALANCE_CHARGE: "Recarga",
  COUPON_BUY: "Venta de cuponera",
  SUBSCRIPTION_CHARGE: "Mensualidad",
};

export const statusNames: Readonly<Record<ShownStatus, string>> = {
  PENDING: "Pendiente",
  COMPLETED: "Completado",
  CANCELLED: "Cancelado",
  CANCELLED_BY_CAFETERIA: "Cancelado por la cafetería",
  CANCELLED_BY_CLIENT: "Cancelado por el cliente",
  PAYMENT_PENDING: "Pago pendiente",
  PAYMENT_REJECTED: "Pago rechazado",
  DELETED: "Eliminado",
};

export const statusName = (entry: HistoryEntry): string =>
  `${statusNames[shownStatusOf(entry)]}${entry.status === "CANCELLED_ARCHIVED" ? " · Archivado" : ""}`;

export const mediumNames: Readonly<Record<OriginMedium, string>> = {
  WEB: "Mostrador",
  MOBILE: "App",
  SUBSCRIPTION: "Mensualidad",
};

export const reasonNames: Readonly<Record<CancelReason, string>> = {
  NOT_PICKED_UP: "No se retiró el pedido",
  OUT_OF_STOCK: "No hay stock",
  CLIENT_REQUESTED: "Lo pidió el cliente",
  MISTAKEN_ORDER: "Pedido equivocado",
  DUPLICATE_ORDER: "Pedido duplicado",
};

type RevertTexts = { readonly title: string; readonly submit: string; readonly done: string };

/** What the revert of such a transaction is called. */
export function revertTexts({ orderType, status }: Pick<HistoryEntry, "orderType" | "status">): RevertTexts {
  if (orderType === "BALANCE_CHARGE")
    return { title: "Revertir recarga", submit: "Revertir recarga", done: "Se revirtió la recarga." };
  if (orderType === "COUPON_BUY")
    return {
      title: "Revertir venta de cuponera",
      submit: "Revertir venta",
      done: "Se revirtió la venta de la cuponera.",
    };
  return status === "COMPLETED"
    ? { title: "Revertir pedido completado", submit: "Revertir pedido", done: "Se revirtió el pedido." }
    : { title: "Cancelar pedido", submit: "Cancelar pedido", done: "Se canceló el pedido." };
}

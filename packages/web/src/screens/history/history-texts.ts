import type { OrderType, OriginMedium } from "@cantina/domain/orders";
import {
  type CancelReason,
  type DateKind,
  type HistoryEntry,
  type ShownStatus,
  shownStatusOf,
} from "@cantina/domain/transactions";
import { sentenceOf } from "../../texts/failure-sentences.ts";

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

export const dateKindNames: Readonly<Record<DateKind, string>> = {
  ORDER_DATE: "Fecha del pedido",
  PICKUP_DATE: "Fecha de retiro",
};

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
  if (orderType === "SUBSCRIPTION_CHARGE")
    return {
      title: "Revertir cobro de mensualidad",
      submit: "Revertir cobro",
      done: "Se revirtió el cobro de la mensualidad.",
    };
  return status === "COMPLETED"
    ? { title: "Revertir pedido completado", submit: "Revertir pedido", done: "Se revirtió el pedido." }
    : { title: "Cancelar pedido", submit: "Cancelar pedido", done: "Se canceló el pedido." };
}

/** Why it was not reverted, in the words of its kind. */
export function revertRefusalText(
  { orderType }: Pick<HistoryEntry, "orderType">,
  failure: Parameters<typeof sentenceOf>[0],
): string {
  if (failure.code === "CLOSED_CASH_FLOW") return "La caja está cerrada. Debe abrir la caja para devolver el efectivo.";
  if (failure.code === "INVALID_REVERT_TRANSACTION" && orderType === "SUBSCRIPTION_CHARGE")
    return "No se puede revertir el cobro mientras el comensal siga vinculado a la mensualidad.";
  if (failure.code === "INVALID_REVERT_TRANSACTION" && orderType === "COUPON_BUY")
    return "No se puede revertir: la cuponera ya tiene usos, o la venta ya se revirtió.";
  if (failure.code === "INVALID_REVERT_TRANSACTION" && orderType === "BALANCE_CHARGE")
    return "No se puede revertir: el cliente quedaría debajo de su saldo mínimo, o la recarga ya se revirtió.";
  return sentenceOf(failure);
}

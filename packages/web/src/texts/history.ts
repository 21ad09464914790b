import type { OrderType } from "@cantina/domain/orders";
import type { CancelReason, DateKind, PassChoice, ShownStatus } from "@cantina/domain/transactions";
import * as words from "./words.ts";

export const unreadable = "No se pudo cargar el historial";
export const nothingFound = "No se encontraron transacciones";
export const firstToCome = "Aparecerán aquí con la primera venta.";
export const exportToCsv = "Exportar a CSV";
export const exportToExcel = "Exportar a Excel";
export const fileName = "registro de ordenes";

export const days = "Días";
export const previousDay = "Día anterior";
export const nextDay = "Día siguiente";
export const byDay = "Por día";
export const sumWithoutCancelled = "Suma sin cancelados";
export const sumOfLines = "Suma de lo buscado";
export const sumOfMethod = "De eso, con este método";
export const linesTotal = "De lo buscado";
export const wholeOrders = "Se muestran pedidos completos, y de cada uno cuánto es de lo buscado.";
export const unitsOfLines = "Unidades de lo buscado";
export const unitsOfAll = "Unidades";
export const sumOfDiscounts = "Descuentos";
export const unitPrice = "Precio";
export const pickUpTime = "Hora de retiro";
export const passes = "Fechas de abonos";
export const passNames: Readonly<Record<PassChoice, string>> = {
  WITHOUT: "Sin fechas de abonos",
  ONLY: "Sólo fechas de abonos",
};
export const before = "Antes del momento";
export const withoutReverted = "Sin revertidos";
export const asSold = "Con lo revertido después";
export const withDiscount = "Con descuento";
export const withUnits = "Con sus unidades";
export const sumAsSold = "Suma con lo revertido después";
export const sumGivenBack = "Suma de lo devuelto";

export const searchLabel = "Comensal, cliente o identificador";
export const orderDateInFuture = "La fecha del pedido no puede ser futura";
export const cancellationInFuture = "La fecha de cancelación no puede ser futura";
export const pickUpDate = "Fecha de retiro";
export const cancellationDate = "Fecha de cancelación";
export const dateKind = "Tipo de fecha";
export const dateKindNames: Readonly<Record<DateKind, string>> = {
  ORDER_DATE: "Fecha del pedido",
  PICKUP_DATE: pickUpDate,
  CANCELLATION_DATE: cancellationDate,
};

export const type = "Tipo";
export const typeNames: Readonly<Record<OrderType, string>> = {
  ORDER: "Pedido",
  BALANCE_CHARGE: "Recarga",
  COUPON_BUY: "Venta de cuponera",
  SUBSCRIPTION_CHARGE: "Mensualidad",
};

export const statusNames: Readonly<Record<ShownStatus, string>> = {
  PENDING: words.pending,
  COMPLETED: "Completado",
  CANCELLED: words.cancelled,
  CANCELLED_BY_CAFETERIA: "Cancelado por la cafetería",
  CANCELLED_BY_CLIENT: "Cancelado por el cliente",
  PAYMENT_PENDING: "Pago pendiente",
  PAYMENT_REJECTED: "Pago rechazado",
  DELETED: words.deleted,
};
export const archived = (status: string): string => `${status} · Archivado`;

export const paymentMethod = "Método de pago";
export const product = "Producto";
export const buyer = "Comprador";
export const deletedUser = "Usuario eliminado";
export const deletedDiner = "Comensal eliminado";
export const deletedMark = "(Eliminado)";
export const genericItem = (name: string): string => `${name} (genérico)`;
export const itemWithCoupons = (item: string, uses: number): string => `${item} (${uses} con cuponera)`;
export const quoted = (comments: string): string => `«${comments}»`;
export const commission = "Comisión";
export const pickUp = "Retiro";
export const cancelledBy = (moment: string, person: string): string => `${moment} por ${person}`;
export const identifier = "Identificador";
export const cancelReason = "Motivo de cancelación";
export const cancelComment = "Comentario de cancelación";
export const refundedBefore = "Ya devuelto";
export const partRefunded = "Parte devuelta";
export const partOf = "Parte de";
export const reprint = "Reimprimir";

export const reasonNames: Readonly<Record<CancelReason, string>> = {
  NOT_PICKED_UP: "No se retiró el pedido",
  OUT_OF_STOCK: "No hay stock",
  CLIENT_REQUESTED: "Lo pidió el cliente",
  MISTAKEN_ORDER: "Pedido equivocado",
  DUPLICATE_ORDER: "Pedido duplicado",
};

type RevertTexts = { readonly title: string; readonly submit: string; readonly done: string };

/** What the revert of a transaction is called; of an order, of one that was completed. */
export const reverts: Readonly<Record<OrderType, RevertTexts>> = {
  ORDER: { title: "Revertir pedido completado", submit: "Revertir pedido", done: "Se revirtió el pedido." },
  BALANCE_CHARGE: { title: "Revertir recarga", submit: "Revertir recarga", done: "Se revirtió la recarga." },
  COUPON_BUY: {
    title: "Revertir venta de cuponera",
    submit: "Revertir venta",
    done: "Se revirtió la venta de la cuponera.",
  },
  SUBSCRIPTION_CHARGE: {
    title: "Revertir cobro de mensualidad",
    submit: "Revertir cobro",
    done: "Se revirtió el cobro de la mensualidad.",
  },
};
export const orderCancel: RevertTexts = {
  title: "Cancelar pedido",
  submit: "Cancelar pedido",
  done: "Se canceló el pedido.",
};

/** Around the amount. */
export const goesBack = "Se devuelven";
export const whereItWasPaid = "a donde se cobraron.";
export const whereItWasPaidAndStock = "a donde se cobraron, y los productos vuelven al stock.";
export const typedOf = (length: number, limit: number): string => `${length} de ${limit} caracteres`;

export const drawerClosed = "La caja está cerrada. Debe abrir la caja para devolver el efectivo.";
export const stillSubscribed = "No se puede revertir el cobro mientras el comensal siga vinculado a la mensualidad.";
export const couponInUse = "No se puede revertir: la cuponera ya tiene usos, o la venta ya se revirtió.";
export const balanceTooLow =
  "No se puede revertir: el cliente quedaría debajo de su saldo mínimo, o la recarga ya se revirtió.";

import type { EnteredReason, MovementReason, MovementRowFault, MovementType } from "@cantina/domain/inventory";
import type { Flow } from "@cantina/domain/variance";
import { amountUnreadable } from "./fault-words.ts";

export const movements = "Movimientos";
export const movementsOf = (name: string): string => `Movimientos de ${name}`;
export const movementsUnreadable = "No se pudieron leer los movimientos";
export const noMovements = "Todavía no hay movimientos";
export const noMovementsHint = "Aparecerán aquí con la primera compra, preparación o venta.";
export const noMovementsFound = "No hay movimientos así";

export const type = "Tipo de movimiento";
export const typeNames: Readonly<Record<MovementType, string>> = { INGRESS: "Ingreso", EGRESS: "Egreso" };
export const reason = "Motivo";
export const reasonNames: Readonly<Record<MovementReason, string>> = {
  SUPPLIER_PURCHASE: "Compra a proveedor",
  PREPARATION: "Preparación",
  INTERNAL_CONSUMPTION: "Consumo interno",
  EXPIRATION: "Vencimiento",
  WASTE: "Desperdicio",
  PREPARATION_INGREDIENT: "Ingrediente de preparación",
  ORDER: "Pedido",
  ORDER_RETURN: "Devolución de pedido",
  MEAL: "Comida de mensualidad",
  COUNT: "Conteo",
};
export const undone = (reason: string): string => `${reason} (carga deshecha)`;
export const flow = "Grupo de motivos";
export const flowNames: Readonly<Record<Flow, string>> = {
  received: "Compras y preparaciones",
  used: "Uso por recetas",
  withdrawn: "Salidas a mano",
};
export const consumable = "Insumo o preparado";
export const left = (quantity: string): string => `Quedan ${quantity}`;
export const leftColumn = "Quedó";
export const paidFor = (amount: string): string => `Se pagó ${amount}`;
export const seeOrder = "Ver en Historial";
export const who = "Quién";
export const nobody = "Automático";

export const move = "Movimiento de stock";
export const moveWhat = "Marque insumos o preparados para moverlos.";
export const moved = (count: number): string =>
  count === 1 ? "Se registró el movimiento." : `Se registraron ${count} movimientos.`;
export const notMoved = (why: string): string => `No se pudo registrar el movimiento. ${why}`;
export const availableNow = (quantity: string): string => `Disponible: ${quantity}`;
export const preparableNow = (quantity: string): string => `Se pueden preparar hasta ${quantity}`;
export const paidTotalColumn = "Total pagado";
export const paidTotal = "Total pagado (opcional)";
export const enteredReasonHints: Readonly<Partial<Record<EnteredReason, string>>> = {
  SUPPLIER_PURCHASE: "Motivo: compra a proveedor.",
  PREPARATION: "Motivo: preparación. Sus ingredientes se descuentan.",
};
export const reasonMissing = "Por favor elija un motivo";

export const rowFaultTexts: Readonly<Record<MovementRowFault["code"], (most: string) => string>> = {
  MISSING: () => "Por favor ingrese una cantidad",
  ZERO: () => "La cantidad debe ser 0,01 o más",
  CANNOT_PREPARE: (most) => `Los ingredientes alcanzan para ${most}: no se puede preparar`,
  PAID_UNREADABLE: () => amountUnreadable,
  EXCEEDED: (most) => `Inventario excedido: hay hasta ${most}`,
  UNKNOWN_CONSUMABLE: () => "Fue eliminado",
  WRONG_REASON: () => "Ese motivo no es de este insumo",
  QUANTITY_TOO_LARGE: () => "Es demasiado grande",
  PRICE_TOO_HIGH: () => "El precio por unidad es demasiado alto",
};
export const gone = "Alguno fue eliminado o ya no pertenece a la cafetería.";
export const exceeded = "Inventario excedido: otra persona lo movió mientras tanto.";

export const reservedToday = "Reservado hoy";
export const reservedLater = "Reservado después";
export const notEnough = "No alcanza";

export const lastPaid = "Último precio pagado";
export const averagePaid = "Precio promedio pagado";
/** A price stays in one line. */
export const farFromPaid = (paid: string): string =>
  `El costo difiere más de 10 % de lo que se paga: ${paid.replaceAll(" ", "\u00A0")}.`;
export const takePaidOver = (paid: string): string => `Usar ${paid}`;

export const fileName = (day: string): string => `movimientos-inventario_${day}.xlsx`;

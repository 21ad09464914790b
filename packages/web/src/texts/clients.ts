import type { ClientOrder, ClientSort, ClientView, StatementKind } from "@cantina/domain/clients";
import * as words from "./words.ts";

export const createClient = "Crear cliente";
export const exportClients = "Exportar clientes";
export const exportDiners = "Exportar comensales";

export const searchLabel = "Email, nombre o comensal";
export const viewNames: Readonly<Record<ClientView, string>> = {
  ALL: words.all,
  DEBT: "Con deuda",
  LOW: "Sin margen de compra",
  DELETED: words.deletedOnes,
};
export const order = "Orden";
export const sortNames: Readonly<Record<ClientSort, string>> = {
  EMAIL: words.email,
  BALANCE: words.balance,
  MINIMUM_BALANCE: words.minimumBalance,
  CATEGORY: words.category,
};
export const directionNames: Readonly<Record<ClientOrder["direction"], string>> = {
  ASC: "de menor a mayor",
  DESC: "de mayor a menor",
};

export const unreadable = "No se pudieron cargar los clientes";
export const maybeOld = "La lista puede no estar al día.";
export const nothingFound = "No se encontraron clientes";
export const noClients = "Todavía no hay clientes";
export const addTheFirst = "Cree el primero con su email y sus comensales.";

export const noMargin = "Sin margen";
export const chargeBalanceOf = (email: string): string => `Recargar saldo de ${email}`;
/** Below the list: what all whom its filters find hold. */
export const balanceSum = "Suma de saldos";
export const associateCard = "Asociar tarjeta";

export const allergies = "Alergias";
export const balanceOfClient = "Saldo del cliente";

export const statement = "Estado de cuenta";
export const exportStatement = "Exportar";
export const statementUnreadable = "No se pudo cargar el estado de cuenta";
export const noMovements = "No hay movimientos";
export const movementsToCome = "Aparecerán aquí con la primera recarga o venta.";
export const seeMore = "Ver más";
export const movements = "Movimientos";
export const movement = "Movimiento";

/** Why a balance moved: by what was done, and by its revert. */
export const movementNames: Readonly<Record<StatementKind, readonly [done: string, reverted: string]>> = {
  ORDER: ["Venta", "Reversión de venta"],
  BALANCE_CHARGE: ["Recarga", "Reversión de recarga"],
  COUPON_BUY: ["Compra de cuponera", "Reversión de cuponera"],
  SUBSCRIPTION_CHARGE: ["Mensualidad", "Reversión de mensualidad"],
  CORRECTION: ["Corrección", "Reversión de corrección"],
};

export const categoriesTab = "Categorias";
export const categories = "Categorías";
export const byDefault = "Predeterminada";
export const minimumBalance = "Balance mínimo";
export const noDiscount = "Sin descuento";
export const discountCapped = (percent: string, cap: string): string => `${percent} % de descuento, tope ${cap}`;
export const discountUncapped = (percent: string): string => `${percent} % de descuento, sin tope`;

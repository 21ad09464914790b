import type {
  ClientFaults,
  ClientSort,
  ClientView,
  CommensalFault,
  DiscountCategory,
  DiscountFaults,
  StatementEntry,
  StatementKind,
} from "@cantina/domain/clients";
import { formatMoney, percentFromBasisPoints } from "@cantina/domain/kernel";
import { paymentName } from "../../texts/payment-names.ts";

export const clientFaultTexts = {
  NO_EMAIL: "Por favor ingrese su dirección de correo electrónico",
  WRONG_EMAIL: "El correo electrónico no es válido",
  NO_NAME: "Por favor ingrese un nombre",
  NO_MINIMUM: "El balance mínimo es obligatorio",
  POSITIVE_MINIMUM: "El balance mínimo no puede ser mayor que 0",
  UNFINISHED_ROW: "Complete los datos de los comensales o cancele su edición",
} as const satisfies Record<NonNullable<ClientFaults[keyof ClientFaults]>, string>;

export const commensalFaultTexts: Readonly<Record<CommensalFault, string>> = {
  NO_FIRST_NAME: "¡Por favor ingrese nombre!",
  NO_LAST_NAME: "¡Por favor ingrese apellido!",
  NO_CLASS: "¡Por favor ingrese clase!",
};

export const discountFaultTexts = {
  NO_NAME: "Por favor ingrese un nombre",
  NO_PERCENT: "Por favor ingrese un porcentaje",
  WRONG_PERCENT: "El porcentaje va de 0 a 100, con 2 decimales como máximo",
  NO_CAP: "Por favor ingrese un tope",
  WRONG_CAP: "El tope es un importe entero mayor que 0",
  NO_MINIMUM: "Por favor ingrese un balance mínimo",
  POSITIVE_MINIMUM: "El balance mínimo no puede ser mayor que 0",
} as const satisfies Record<NonNullable<DiscountFaults[keyof DiscountFaults]>, string>;

export const viewNames: Readonly<Record<ClientView, string>> = {
  ALL: "Todos",
  DEBT: "Con deuda",
  LOW: "Sin margen de compra",
  DELETED: "Eliminados",
};

export const sortNames: Readonly<Record<ClientSort, string>> = {
  EMAIL: "Email",
  BALANCE: "Saldo",
  MINIMUM_BALANCE: "Saldo mínimo",
  CATEGORY: "Categoría",
};

const shares = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 2 });

export const percentText = ({ rate }: Pick<DiscountCategory, "rate">): string =>
  shares.format(percentFromBasisPoints(rate));

export const discountText = (category: DiscountCategory): string => {
  const cap = category.maxDiscount === null ? "sin tope" : `tope ${formatMoney(category.maxDiscount)}`;
  return category.rate === 0 ? "Sin descuento" : `${percentText(category)} % de descuento, ${cap}`;
};

const kinds: Readonly<Record<StatementKind, readonly [string, string]>> = {
  ORDER: ["Venta", "Reversión de venta"],
  BALANCE_CHARGE: ["Recarga", "Reversión de recarga"],
  COUPON_BUY: ["Compra de cuponera", "Reversión de cuponera"],
  SUBSCRIPTION_CHARGE: ["Mensualidad", "Reversión de mensualidad"],
  CORRECTION: ["Corrección", "Reversión de corrección"],
};

/** Why the balance moved. */
export const causeText = ({ kind, isRevert }: Pick<StatementEntry, "kind" | "isRevert">): string =>
  kinds[kind][isRevert ? 1 : 0];

/** What else is known of it: whom or what it was for, or how it was paid. */
export function causeDetail(entry: StatementEntry, customPaymentMethod: string | null): string {
  const method =
    entry.kind === "BALANCE_CHARGE" && entry.paymentMethod !== null
      ? paymentName(entry.paymentMethod, customPaymentMethod)
      : null;
  return [entry.concept, entry.commensalName, method].filter((part) => part !== null).join(" · ");
}

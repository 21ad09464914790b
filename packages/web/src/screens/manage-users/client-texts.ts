import type { ClientSort, ClientView, DiscountCategory, StatementEntry, StatementKind } from "@cantina/domain/clients";
import { formatMoney, percentFromBasisPoints } from "@cantina/domain/kernel";
import { paymentName } from "../../texts/payment-names.ts";

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

import type { DiscountCategory, StatementEntry } from "@cantina/domain/clients";
import { formatMoney, percentFromBasisPoints } from "@cantina/domain/kernel";
import * as texts from "../../texts/clients.ts";
import { paymentName } from "../../texts/payment-names.ts";
import { locale } from "../../texts/locale.ts";

const shares = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

export const percentText = ({ rate }: Pick<DiscountCategory, "rate">): string =>
  shares.format(percentFromBasisPoints(rate));

export const discountText = (category: DiscountCategory): string => {
  if (category.rate === 0) return texts.noDiscount;
  const percent = percentText(category);
  return category.maxDiscount === null
    ? texts.discountUncapped(percent)
    : texts.discountCapped(percent, formatMoney(category.maxDiscount));
};

/** Why the balance moved. */
export const causeText = ({ kind, isRevert }: Pick<StatementEntry, "kind" | "isRevert">): string =>
  texts.movementNames[kind][isRevert ? 1 : 0];

/** What else is known of it: whom or what it was for, or how it was paid. */
export function causeDetail(entry: StatementEntry, customPaymentMethod: string | null): string {
  const method =
    entry.kind === "BALANCE_CHARGE" && entry.paymentMethod !== null
      ? paymentName(entry.paymentMethod, customPaymentMethod)
      : null;
  return [entry.concept, entry.commensalName, method].filter((part) => part !== null).join(" · ");
}

import { formatMoney } from "@cantina/domain/kernel";
import { type Paid, isSplit, methodsOf } from "@cantina/domain/orders";
import { paymentName } from "./payment-names.ts";

/** The methods that paid it: of a split sale all of them. */
export const paidNames = (paid: Paid, customName: string | null): string =>
  methodsOf(paid)
    .map((method) => paymentName(method, customName))
    .join(" + ");

/** The same with what each of several paid. */
export function paidText(paid: Paid, customName: string | null): string {
  const { payments = [] } = paid;
  if (!isSplit(paid)) return paidNames(paid, customName);
  return payments
    .map(({ paymentMethod, amount }) => `${paymentName(paymentMethod, customName)} ${formatMoney(amount)}`)
    .join(" + ");
}

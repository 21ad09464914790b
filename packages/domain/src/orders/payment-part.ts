import type { PaymentMethod } from "../cafeteria/index.ts";
import { type Cents, allocate, noMoney, subtractMoney, sumMoney } from "../kernel/index.ts";

/** What was paid by one of several methods. */
export type PaymentPart<Method extends PaymentMethod = PaymentMethod> = {
  readonly paymentMethod: Method;
  readonly amount: Cents;
};

/** By the one method, or by the parts where there are several. SPLIT-01 */
export type Paid<Method extends PaymentMethod = PaymentMethod> = {
  readonly paymentMethod: Method;
  readonly payments?: readonly PaymentPart<Method>[] | undefined;
};

/** Old servers and sales of one method tell no parts. SPLIT-02 */
const partsOf = <Method extends PaymentMethod>({ payments = [] }: Paid<Method>): readonly PaymentPart<Method>[] =>
  payments;

export const isSplit = (paid: Paid): boolean => partsOf(paid).length > 0;

/** Each once. */
export function methodsOf<Method extends PaymentMethod>(paid: Paid<Method>): readonly Method[] {
  const parts = partsOf(paid);
  return parts.length === 0 ? [paid.paymentMethod] : parts.map(({ paymentMethod }) => paymentMethod);
}

export const isPaidBy = (paid: Paid, method: PaymentMethod): boolean => methodsOf(paid).includes(method);

/** What one of the methods pays of a total. */
export function paidBy(paid: Paid, method: PaymentMethod, total: Cents): Cents {
  const parts = partsOf(paid);
  if (parts.length === 0) return paid.paymentMethod === method ? total : noMoney;
  return parts.find(({ paymentMethod }) => paymentMethod === method)?.amount ?? noMoney;
}

/** Two methods or more, each once and with something to pay, the main one among them, that add up to the total. SPLIT-01 */
export function addsUp(paid: Paid, total: Cents): boolean {
  if (paid.payments === undefined) return true;
  const methods = methodsOf(paid);
  return (
    paid.payments.length > 1 &&
    new Set(methods).size === methods.length &&
    methods.includes(paid.paymentMethod) &&
    paid.payments.every(({ amount }) => amount > 0) &&
    sumMoney(paid.payments.map(({ amount }) => amount)) === total
  );
}

/**
 * What goes back by each method of what is left by it: by largest remainder, so by none more than that, and in as many
 * refunds as there may be all of it. SPLIT-06
 */
export function shareBack(left: readonly PaymentPart[], amount: Cents): readonly PaymentPart[] {
  if (left.length === 0) return [];
  const shares = allocate(
    amount,
    left.map((part) => part.amount),
  );
  return left.map(({ paymentMethod }, index) => ({ paymentMethod, amount: shares[index] ?? noMoney }));
}

/** What the method that pays the rest is left with; below 0: the others come to more. SPLIT-03 */
export const restOfParts = (total: Cents, parts: readonly PaymentPart[]): Cents =>
  subtractMoney(total, sumMoney(parts.map(({ amount }) => amount)));

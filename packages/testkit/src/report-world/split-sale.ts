import type { WorldStep } from "./world-steps.ts";

/** A sale of which the account pays a part, and either of both methods is its own; major units, as the wire has them. */
export function splitSale({ cents, method, pick }: WorldStep) {
  const total = cents + 2;
  const part = 1 + (pick % (total - 1));
  const payments = [
    { paymentMethod: "ACCOUNT_BALANCE", amount: part / 100 },
    { paymentMethod: method, amount: (total - part) / 100 },
  ];
  const { paymentMethod = method } = payments[pick % 2] ?? {};
  const item = { type: "GENERIC", name: "Partida" } as const;
  const orderItems = [
    { ...item, price: Math.floor(total / 2) / 100, quantity: 2 },
    ...(total % 2 === 0 ? [] : [{ ...item, price: 0.01, quantity: 1 }]),
  ];
  // Instead of the diner's own discount, so that the parts are told beforehand.
  return { paymentMethod, payments, orderItems, sellerDiscount: 0 };
}

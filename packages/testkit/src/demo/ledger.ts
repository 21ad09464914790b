import type { ClientAccount } from "@cantina/domain/clients";
import { type Cents, type Instant, type ProfileId, negateMoney, noMoney, addMoney } from "@cantina/domain/kernel";

import type { Random } from "./random.ts";
import type { DemoSale } from "./sales.ts";

/** An account as the loader finds it: its kind, with its owner where it has one. */
export type AccountName = string;

export const clientAccountName = (profileId: string): AccountName => `CLIENT ${profileId}`;
export const drawerName = (registerSessionId: string): AccountName => `DRAWER ${registerSessionId}`;

export type DemoPosting = {
  readonly debit: AccountName;
  readonly credit: AccountName;
  readonly amount: Cents;
  readonly causeKind: "TRANSACTION" | "REVERT" | "CASH_MOVEMENT" | "CORRECTION";
  readonly causeId: string;
  readonly at: Instant;
};

const payingAccount = ({ order, registerSessionId }: DemoSale): AccountName => {
  if (order.paymentMethod === "ACCOUNT_BALANCE") return clientAccountName(order.buyerId ?? "");
  if (order.paymentMethod === "CASH" && registerSessionId !== null) return drawerName(registerSessionId);
  return order.paymentMethod;
};

export const salePostings = (sales: readonly DemoSale[]): readonly DemoPosting[] =>
  sales
    .filter(({ order }) => order.totalPrice > 0)
    .map((sale) => ({
      debit: payingAccount(sale),
      credit: "SALES",
      amount: sale.order.totalPrice,
      causeKind: "TRANSACTION",
      causeId: sale.order.id,
      at: sale.order.dateTime,
    }));

export function spentOnAccount(sales: readonly DemoSale[]): ReadonlyMap<ProfileId, Cents> {
  const spent = new Map<ProfileId, Cents>();
  for (const { order } of sales) {
    if (order.paymentMethod !== "ACCOUNT_BALANCE" || order.buyerId === null) continue;
    spent.set(order.buyerId, addMoney(spent.get(order.buyerId) ?? noMoney, order.totalPrice));
  }
  return spent;
}

/** The sum of both. */
export function addSpent(
  one: ReadonlyMap<ProfileId, Cents>,
  other: ReadonlyMap<ProfileId, Cents>,
): ReadonlyMap<ProfileId, Cents> {
  const sum = new Map(one);
  for (const [clientId, amount] of other) sum.set(clientId, addMoney(sum.get(clientId) ?? noMoney, amount));
  return sum;
}

/** What each client had to start with so that its purchases leave it with its balance. */
export function openingPostings(
  random: Random,
  clients: readonly ClientAccount[],
  { spent, at }: { readonly spent: ReadonlyMap<ProfileId, Cents>; readonly at: Instant },
): readonly DemoPosting[] {
  return clients.flatMap((client) => {
    const opening = addMoney(client.balance, spent.get(client.id) ?? noMoney);
    if (opening === 0) return [];
    const account = clientAccountName(client.id);
    const cause = { causeKind: "CORRECTION", causeId: random.uuid(), at } as const;
    return opening > 0
      ? [{ debit: "CORRECTIONS", credit: account, amount: opening, ...cause }]
      : [{ debit: account, credit: "CORRECTIONS", amount: negateMoney(opening), ...cause }];
  });
}

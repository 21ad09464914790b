import type { PaymentMethod } from "../cafeteria/index.ts";
import { type Cents, noMoney, subtractMoney, sumMoney } from "../kernel/index.ts";
import type { OrderType, OriginMedium } from "../orders/index.ts";
import type { CashMovementType } from "../cash-register/index.ts";

export type BranchMovement = { readonly type: CashMovementType; readonly cashier: string; readonly amount: Cents };

/** What came in and went back on one day, of one kind and method. */
export type BranchTaking = {
  readonly orderType: OrderType;
  readonly originMedium: OriginMedium;
  readonly paymentMethod: PaymentMethod;
  readonly income: Cents;
  readonly expenses: Cents;
};

export type BranchChannel = "CASH" | "CARD" | "ACCOUNT" | "TRANSFER" | "APP" | "CUSTOM";

export type BranchRow = {
  readonly kind: "OPENING" | "CLOSING" | "CASH_IN" | "CASH_OUT" | "SALES" | "TOP_UPS" | "COUPON_SALES";
  /** null: the total of its kind, or a movement of cash. */
  readonly channel: BranchChannel | null;
  /** Only of an opening or a closing. */
  readonly cashier: string | null;
  /** null: told once the register is closed. CASH-11 */
  readonly income: Cents | null;
  readonly expenses: Cents | null;
  readonly total: Cents | null;
};

type SummedRow = BranchRow & { readonly income: Cents; readonly expenses: Cents; readonly total: Cents };

const channels = {
  SALES: ["CASH", "CARD", "ACCOUNT", "APP", "CUSTOM"],
  TOP_UPS: ["CASH", "CARD", "TRANSFER", "APP", "CUSTOM"],
  COUPON_SALES: ["CASH", "CARD", "ACCOUNT", "TRANSFER", "APP", "CUSTOM"],
} as const satisfies Record<string, readonly BranchChannel[]>;
type Group = keyof typeof channels;

const groupOf: Readonly<Record<OrderType, Group | null>> = {
  ORDER: "SALES",
  BALANCE_CHARGE: "TOP_UPS",
  COUPON_BUY: "COUPON_SALES",
  // Billed by the calendar and not by the branch.
  SUBSCRIPTION_CHARGE: null,
};

const counterChannels: Partial<Readonly<Record<PaymentMethod, BranchChannel>>> = {
  CASH: "CASH",
  CARD: "CARD",
  ACCOUNT_BALANCE: "ACCOUNT",
  TRANSFER: "TRANSFER",
  CUSTOM: "CUSTOM",
};

/** What comes by the phone or through a provider is the app's; the rest is the counter's, by its method. */
function channelOf({ originMedium, paymentMethod }: BranchTaking, group: Group): BranchChannel {
  if (originMedium === "MOBILE") return "APP";
  const channel = counterChannels[paymentMethod] ?? "APP";
  const known: readonly BranchChannel[] = channels[group];
  return known.includes(channel) ? channel : "APP";
}

const row = (
  kind: BranchRow["kind"],
  { income = noMoney, expenses = noMoney, channel = null, cashier = null }: Partial<Omit<SummedRow, "kind" | "total">>,
): SummedRow => ({ kind, channel, cashier, income, expenses, total: subtractMoney(income, expenses) });

function groupRows(group: Group, takings: readonly BranchTaking[]): readonly SummedRow[] {
  const own = takings.filter((taking) => groupOf[taking.orderType] === group);
  const sums = (of: readonly BranchTaking[]) => ({
    income: sumMoney(of.map(({ income }) => income)),
    expenses: sumMoney(of.map(({ expenses }) => expenses)),
  });
  const byChannel = channels[group].map((channel) =>
    row(group, { channel, ...sums(own.filter((taking) => channelOf(taking, group) === channel)) }),
  );
  return [...byChannel, row(group, sums(own))];
}

export type BranchDay = {
  readonly movements: readonly BranchMovement[];
  readonly takings: readonly BranchTaking[];
};

const isIdleCustom = ({ channel, income, expenses }: BranchRow): boolean =>
  channel === "CUSTOM" && income === 0 && expenses === 0;

/**
 * The branch's day as rows: openings and closings by cashier, cash in and out, and sales,
 * top-ups and coupon sales by channel, each taking in exactly one row. CASH-13
 */
export function branchReport(
  { movements, takings }: BranchDay,
  { hasCoupons, hasCustomMethod }: { readonly hasCoupons: boolean; readonly hasCustomMethod: boolean },
): readonly SummedRow[] {
  const amountOf = (type: CashMovementType): Cents =>
    sumMoney(movements.filter((movement) => movement.type === type).map(({ amount }) => amount));
  const entries = movements.flatMap(({ type, cashier, amount }) => {
    if (type === "OPEN") return [row("OPENING", { cashier, income: amount })];
    return type === "CLOSE" ? [row("CLOSING", { cashier, expenses: amount })] : [];
  });
  const rows = [
    ...entries,
    row("CASH_IN", { income: amountOf("IN") }),
    row("CASH_OUT", { expenses: amountOf("OUT") }),
    ...groupRows("SALES", takings),
    ...groupRows("TOP_UPS", takings),
    ...(hasCoupons ? groupRows("COUPON_SALES", takings) : []),
  ];
  return hasCustomMethod ? rows : rows.filter((one) => !isIdleCustom(one));
}

import type { PaymentMethod } from "@cantina/domain/cafeteria";
import type { BranchChannel, BranchRow } from "@cantina/domain/cash-reports";
import type { LocalDate } from "@cantina/domain/kernel";
import type { OrderType, OriginMedium } from "@cantina/domain/orders";
import type { DateKind } from "@cantina/domain/transactions";

const orderTypes: Partial<Readonly<Record<BranchRow["kind"], OrderType>>> = {
  SALES: "ORDER",
  TOP_UPS: "BALANCE_CHARGE",
  COUPON_SALES: "COUPON_BUY",
};

const methods: Readonly<Record<Exclude<BranchChannel, "APP">, PaymentMethod>> = {
  CASH: "CASH",
  CARD: "CARD",
  ACCOUNT: "ACCOUNT_BALANCE",
  TRANSFER: "TRANSFER",
  CUSTOM: "CUSTOM",
};

type Narrowing = { readonly originMedium?: OriginMedium; readonly paymentMethod?: PaymentMethod };

function narrowingOf(channel: BranchChannel | null): Narrowing {
  if (channel === null) return {};
  return channel === "APP" ? { originMedium: "MOBILE" } : { originMedium: "WEB", paymentMethod: methods[channel] };
}

export type FigureAddress = { readonly to: string; readonly search: Readonly<Record<string, string>> };

/** Where the rows stand that a figure of that day is the sum of: Historial, or Control de Caja for movements of cash. */
export function figureAddress(
  { kind, channel }: Pick<BranchRow, "kind" | "channel">,
  day: LocalDate,
  /** Without it, the date of the order. */
  dateKind?: DateKind,
): FigureAddress {
  const search = { from: day, until: day };
  const orderType = orderTypes[kind];
  if (orderType === undefined) return { to: "/flow-control", search };
  const asked = dateKind === undefined ? search : { dateKind, ...search };
  return { to: "/orders", search: { ...asked, orderType, ...narrowingOf(channel) } };
}

import { lastUsableDay } from "../coupons/index.ts";
import type { Cents, Instant, TimeZone } from "../kernel/index.ts";
import { amountOf, dayText, ending, momentText, pairOf, rule, textOf, titleOf } from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

export type TicketCouponSale = {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly at: Instant;
  readonly clientName: string;
  readonly couponName: string;
  readonly uses: number;
  /** The first instant at which it can't be used any more. */
  readonly expiresAt: Instant;
  readonly amount: Cents;
  readonly paymentLabel: string;
  /** null: not paid from the account. */
  readonly balanceAfter: Cents | null;
  readonly sellerName: string | null;
};

/** The receipt of a coupon sale: what was bought, until when it can be used and what was paid. PRINT-14 */
export function couponSaleTicket(sale: TicketCouponSale): readonly TicketLine[] {
  return [
    ...titleOf(sale.cafeteriaName),
    ...titleOf("VENTA DE CUPONERA", "large"),
    ...titleOf(momentText(sale.at, sale.zone), "plain"),
    rule,
    ...textOf(sale.clientName, "bold"),
    ...textOf(sale.couponName),
    ...pairOf("Usos", String(sale.uses)),
    ...pairOf("Último día de uso", dayText(lastUsableDay(sale.expiresAt, sale.zone))),
    rule,
    ...amountOf("TOTAL", sale.amount, "large"),
    ...pairOf("Pago", sale.paymentLabel),
    ...(sale.balanceAfter === null ? [] : amountOf("Saldo", sale.balanceAfter, "bold")),
    ...(sale.sellerName === null ? [] : pairOf("Atendió", sale.sellerName)),
    ...ending,
  ];
}

import type { Cents, Instant, TimeZone } from "../kernel/index.ts";
import { amountOf, ending, momentText, pairOf, rule, textOf, titleOf } from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

export type TicketTopUp = {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly at: Instant;
  readonly clientName: string;
  readonly dinerNames: readonly string[];
  readonly amount: Cents;
  readonly paymentLabel: string;
  readonly balanceAfter: Cents;
  readonly sellerName: string | null;
};

/** The receipt of a balance top-up. */
export function topUpTicket(topUp: TicketTopUp): readonly TicketLine[] {
  return [
    ...titleOf(topUp.cafeteriaName),
    ...titleOf("RECARGA DE SALDO", "large"),
    ...titleOf(momentText(topUp.at, topUp.zone), "plain"),
    rule,
    ...textOf(topUp.clientName, "bold"),
    ...topUp.dinerNames.flatMap((name) => textOf(name)),
    rule,
    ...amountOf("IMPORTE", topUp.amount, "large"),
    ...pairOf("Pago", topUp.paymentLabel),
    ...amountOf("Saldo", topUp.balanceAfter, "bold"),
    ...(topUp.sellerName === null ? [] : pairOf("Atendió", topUp.sellerName)),
    ...ending,
  ];
}

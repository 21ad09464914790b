import type { Instant, TimeZone } from "../kernel/index.ts";
import { besideOf, ending, ledBy, momentText, rule, textOf, titleOf } from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

type Counted = { readonly name: string; readonly quantity: number };

export type TicketSummary = {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly at: Instant;
  readonly orderCount: number;
  /** Which orders these are: "Hoy", "Mañana", a filter. */
  readonly scope: string;
  readonly products: readonly (Counted & {
    /** Of promotions that are counted as such, what all of them hold. */
    readonly held?: readonly Counted[];
  })[];
  /** Of the orders, what each asked for beside its products. */
  readonly notes: readonly string[];
};

/** What the kitchen has to make for all pending orders: how much of each product. PRINT-04 PRINT-15 */
export function summaryTicket({
  cafeteriaName,
  zone,
  at,
  orderCount,
  scope,
  products,
  notes,
}: TicketSummary): readonly TicketLine[] {
  const units = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...titleOf(cafeteriaName),
    ...titleOf("RESUMEN DE COMANDAS", "large"),
    ...titleOf(scope),
    ...titleOf(momentText(at, zone), "plain"),
    rule,
    ...products.flatMap(({ name, quantity, held = [] }) => [
      ...ledBy(`${String(quantity).padStart(3)} x `, name, "bold"),
      ...held.flatMap((one) => ledBy(`      ${one.quantity} x `, one.name)),
    ]),
    rule,
    ...besideOf(orderCount === 1 ? "1 pedido" : `${orderCount} pedidos`, `${units} unidades`),
    ...(notes.length === 0 ? [] : [rule, ...textOf("NOTAS", "bold"), ...notes.flatMap((note) => ledBy("- ", note))]),
    ...ending,
  ];
}

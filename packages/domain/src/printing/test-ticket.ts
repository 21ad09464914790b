import type { Instant, TimeZone } from "../kernel/index.ts";
import { ticketWidth } from "./columns.ts";
import { ending, momentText, pairOf, rowsOf, rule, textOf, titleOf } from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

type Trial = {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly at: Instant;
  readonly station: string;
};

/** Shows whether all 36 columns, the accents and the styles come out. */
export function testTicket({ cafeteriaName, zone, at, station }: Trial): readonly TicketLine[] {
  return [
    ...titleOf(cafeteriaName),
    ...titleOf("TICKET DE PRUEBA", "large"),
    ...titleOf(momentText(at, zone), "plain"),
    rule,
    ...pairOf("Puesto", station),
    ...rowsOf(["123456789012345678901234567890123456".slice(0, ticketWidth)]),
    ...textOf("áéíóú ÁÉÍÓÚ ñÑ üÜ ¿¡ º ª € $"),
    ...textOf("Negrita", "bold"),
    ...textOf("Grande", "large"),
    ...ending,
  ];
}

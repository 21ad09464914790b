import { type Instant, type TimeZone, millisecondsBetween } from "@cantina/domain/kernel";
import { momentText } from "../../ui/local-moment.ts";

type Jump = { readonly from: Instant; readonly to: Instant };

const minute = 60_000;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The two largest parts that there are. */
function spanText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = [
    ...(days > 0 ? [counted(days, "día", "días")] : []),
    ...(hours > 0 ? [counted(hours, "hora", "horas")] : []),
    ...(rest > 0 ? [counted(rest, "minuto", "minutos")] : []),
  ];
  return parts.slice(0, 2).join(" y ");
}

/** How far the clock that dates the sales jumped, and from when to when on the cafeteria's clock. CLOCK-05 */
export function jumpText({ from, to }: Jump, zone: TimeZone): string {
  const apart = millisecondsBetween(from, to);
  const way = apart < 0 ? "atrasó" : "adelantó";
  return `El reloj del servidor se ${way} ${spanText(Math.abs(apart))}: pasó de ${momentText(from, zone)} a ${momentText(to, zone)}. Revíselo, porque con él se fechan las ventas y la caja.`;
}

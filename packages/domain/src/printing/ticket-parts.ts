import { type Cents, type Instant, type LocalDate, type TimeZone, formatMoney, temporal } from "../kernel/index.ts";
import { centered, textAndAmount, ticketWidth, wrapText } from "./columns.ts";
import { paperText } from "./paper-text.ts";
import type { RowStyle } from "./ticket-rows.ts";
import type { TicketLine } from "./ticket.ts";

export const rule: TicketLine = { kind: "rule" };

/** A name may hold characters that would command the printer. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, "");

export const rowsOf = (rows: readonly string[], style: RowStyle = "plain"): readonly TicketLine[] =>
  rows.map((text) => ({ kind: "text", text: printable(text), style }));

/** As the paper shows it, before it is counted into columns. PRINT-18 */
const wrapped = (text: string, width = ticketWidth): readonly string[] => wrapText(paperText(text), width);

/** A paragraph; nothing at all for an empty text. */
export const textOf = (text: string, style: RowStyle = "plain"): readonly TicketLine[] => rowsOf(wrapped(text), style);

/** A paragraph whose first row begins with `lead`, and whose others stand below it. */
export const ledBy = (lead: string, text: string, style: RowStyle = "plain"): readonly TicketLine[] =>
  rowsOf(
    wrapped(text, ticketWidth - [...lead].length).map(
      (row, index) => `${index === 0 ? lead : " ".repeat([...lead].length)}${row}`,
    ),
    style,
  );

export const titleOf = (text: string, style: RowStyle = "bold"): readonly TicketLine[] =>
  rowsOf(
    wrapped(text).map((row) => centered(row)),
    style,
  );

/** A text that wraps beside what stands whole at the right edge. */
export const besideOf = (text: string, amount: string, style: RowStyle = "plain", lead = ""): readonly TicketLine[] =>
  rowsOf(textAndAmount(paperText(text), amount, lead), style);

/** A label and what stands at the right edge; a value too long to stand beside its label goes below it. */
export function pairOf(label: string, value: string, style: RowStyle = "plain"): readonly TicketLine[] {
  const shown = paperText(value);
  const fits = [...label].length + [...shown].length < ticketWidth;
  return fits ? besideOf(label, shown, style) : textOf(`${label}: ${shown}`, style);
}

/** The label wraps beside its amount. */
export const amountOf = (label: string, amount: Cents, style: RowStyle = "plain"): readonly TicketLine[] =>
  besideOf(label, formatMoney(amount), style);

/** What is taken off; nothing at all when that is nothing. */
export const deductionOf = (label: string, amount: Cents, lead = ""): readonly TicketLine[] =>
  amount === 0 ? [] : besideOf(label, `−${formatMoney(amount)}`, "plain", lead);

/** Room to tear the paper off below the last row. */
export const ending: readonly TicketLine[] = [{ kind: "feed", rows: 3 }, { kind: "cut" }];

const two = (value: number): string => String(value).padStart(2, "0");

const localAt = (at: Instant, zone: TimeZone) => temporal().Instant.from(at).toZonedDateTimeISO(zone);

/** DD/MM/YYYY HH:mm. */
export function momentText(at: Instant, zone: TimeZone): string {
  const local = localAt(at, zone);
  return `${two(local.day)}/${two(local.month)}/${local.year} ${two(local.hour)}:${two(local.minute)}`;
}

/** DD/MM/YYYY. */
export const dayText = (day: LocalDate): string => day.split("-").toReversed().join("/");

/** HH:mm on the same day, else DD/MM HH:mm. */
export function pickUpText(at: Instant, from: Instant, zone: TimeZone): string {
  const [local, start] = [localAt(at, zone), localAt(from, zone)];
  const clock = `${two(local.hour)}:${two(local.minute)}`;
  return local.toPlainDate().equals(start.toPlainDate()) ? clock : `${two(local.day)}/${two(local.month)} ${clock}`;
}

import { centered, ticketWidth } from "./columns.ts";
import type { TicketLine } from "./ticket.ts";

export type RowStyle = Extract<TicketLine, { kind: "text" }>["style"];
/** `isCut`: the paper ends here. `qr`: what a QR that stands in place of the text holds; null: there is none. */
export type TicketRow = {
  readonly text: string;
  readonly style: RowStyle;
  readonly isCut: boolean;
  readonly qr: string | null;
};

const row = (text: string, style: RowStyle = "plain"): TicketRow => ({ text, style, isCut: false, qr: null });

/** The ticket as a person sees it: what previews and the browser's own print dialog draw. */
export function ticketRows(lines: readonly TicketLine[]): readonly TicketRow[] {
  return lines.flatMap((line): readonly TicketRow[] => {
    switch (line.kind) {
      case "text":
        return [row(line.text, line.style)];
      case "rule":
        return [row("-".repeat(ticketWidth))];
      case "feed":
        return Array.from({ length: line.rows }, () => row(""));
      case "cut":
        return [{ ...row("- ".repeat(ticketWidth / 2).trimEnd()), isCut: true }];
      case "qr":
        return [{ ...row(centered("[código QR]")), qr: line.text }];
      case "openDrawer":
        return [];
    }
  });
}

/** The same without its styles. */
export const ticketText = (lines: readonly TicketLine[]): readonly string[] =>
  ticketRows(lines).map(({ text }) => text);

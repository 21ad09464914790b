import { ticketWidth } from "./columns.ts";
import type { TicketLine } from "./ticket.ts";

export type RowStyle = Extract<TicketLine, { kind: "text" }>["style"];
/** `isCut`: the paper ends here. */
export type TicketRow = { readonly text: string; readonly style: RowStyle; readonly isCut: boolean };

const row = (text: string, style: RowStyle = "plain", isCut = false): TicketRow => ({ text, style, isCut });

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
        return [row("- ".repeat(ticketWidth / 2).trimEnd(), "plain", true)];
      case "openDrawer":
        return [];
    }
  });
}

/** The same without its styles. */
export const ticketText = (lines: readonly TicketLine[]): readonly string[] =>
  ticketRows(lines).map(({ text }) => text);

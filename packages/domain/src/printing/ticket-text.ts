import { ticketWidth } from "./columns.ts";
import type { TicketLine } from "./ticket.ts";

/** The ticket as rows of plain text: for previews and the browser's own print dialog. */
export function ticketText(lines: readonly TicketLine[]): readonly string[] {
  return lines.flatMap((line): readonly string[] => {
    switch (line.kind) {
      case "text":
        return [line.text];
      case "rule":
        return ["-".repeat(ticketWidth)];
      case "feed":
        return Array.from({ length: line.rows }, () => "");
      case "cut":
        return ["- ".repeat(ticketWidth / 2).trimEnd()];
      case "openDrawer":
        return [];
    }
  });
}

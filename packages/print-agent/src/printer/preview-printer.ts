import { accepted } from "@cantina/domain/kernel";
import { ticketText, ticketWidth } from "@cantina/domain/printing";
import type { Printer } from "./printer.port.ts";

/** Where there is no printer: the ticket as text in the terminal. */
export const previewPrinter = (write: (text: string) => void): Printer => ({
  name: "vista previa",
  print: (lines) => {
    const edge = `+${"-".repeat(ticketWidth + 2)}+`;
    const rows = ticketText(lines).map((row) => `| ${row}${" ".repeat(ticketWidth - [...row].length)} |`);
    write(`${[edge, ...rows, edge].join("\n")}\n`);
    return Promise.resolve(accepted(null));
  },
});

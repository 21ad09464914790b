import type { Result } from "@cantina/domain/kernel";
import type { TicketLine } from "@cantina/domain/printing";

export type PrintFailure = { readonly code: "PRINTER_UNREACHABLE" | "PRINTER_FAILED"; readonly message: string };

/** Where tickets come out. Resolves once the whole ticket has been handed over. */
export type Printer = {
  readonly name: string;
  readonly print: (lines: readonly TicketLine[]) => Promise<Result<null, PrintFailure>>;
};

import type { PrintRefusal } from "@cantina/domain/printing";
import { say } from "./say.ts";

/** Why a ticket did not come out; null: a fault of the program's own. */
export function printSentence(failure: PrintRefusal | null): string {
  switch (failure?.code) {
    case "PRINTER_UNREACHABLE":
    case "PRINTER_FAILED":
    case "UNREADABLE_JOB":
      return failure.message;
    case "NOT_CONNECTED":
      return "No hay conexión con la impresora.";
    case "NO_ANSWER":
      return "La impresora no respondió. Si el ticket ya salió, al reintentar no se imprime otra vez.";
    case "CLAIM_UNREACHABLE":
      return "No se pudo consultar al servidor si otra caja ya imprimió este ticket.";
    case "TAKEN":
      return "Otra caja ya imprimió este ticket.";
    case undefined:
      return "Hubo un error al preparar el ticket.";
  }
}

export const notPrinted = (title: string): string => `No se imprimió: ${title}`;
export const moreWait = (count: number): string =>
  say("{count, plural, one {Espera # más.} other {Esperan # más.}}", { count });
export const retry = (left: number): string => `Reintentar (${left})`;
export const printInBrowser = "Imprimir con el navegador";

import { connect } from "node:net";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { encodeTicket } from "../escpos/index.ts";
import { codeOf } from "./code-of.ts";
import type { PrintFailure, Printer } from "./printer.port.ts";

/** Milliseconds in which a printer does something. */
const usualPatience = 5_000;

/** As long as a printer may take to turn a ticket away: one that serves another till accepts and closes at once. */
const settling = 100;

type Address = { readonly host: string; readonly port: number; readonly patience: number };

function send({ host, port, patience }: Address, bytes: Uint8Array): Promise<Result<null, PrintFailure>> {
  return new Promise((resolve) => {
    let connected = false;
    const socket = connect({ host, port });
    const fail = (message: string): void => {
      socket.destroy();
      resolve(refused({ code: connected ? "PRINTER_FAILED" : "PRINTER_UNREACHABLE", message }));
    };
    const silent = `La impresora ${host}:${port} no responde.`;
    // It may have taken all of it, and print it late.
    socket.setTimeout(patience, () =>
      fail(connected ? `${silent} Mire si el ticket salió antes de reintentar.` : silent),
    );
    const cutOff = `La impresora ${host}:${port} cortó la conexión antes de tomar todo el ticket.`;
    socket.once("error", (error) =>
      fail(connected ? cutOff : `La impresora ${host}:${port} no está disponible (${codeOf(error)}).`),
    );
    socket.once("connect", () => {
      connected = true;
      // Closing our side flushes; the printer's own close, after it, tells that it took all of it.
      socket.write(bytes, () => setTimeout(() => socket.end(), settling));
    });
    socket.once("end", () => {
      if (!socket.writableEnded) fail(cutOff);
    });
    socket.resume();
    socket.once("close", (hadError) => {
      if (!hadError) resolve(accepted(null));
    });
  });
}

/** An ESC/POS printer on the network, usually at port 9100. */
export const networkPrinter = (host: string, port: number, patience = usualPatience): Printer => ({
  name: `${host}:${port}`,
  print: (lines) => send({ host, port, patience }, encodeTicket(lines)),
});

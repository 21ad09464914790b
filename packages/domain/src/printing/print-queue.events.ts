import type { AskedClaim, PrintClaimsPort } from "./print-claims.port.ts";
import type { PrintFailure, PrinterPort } from "./printer.port.ts";
import type { PrintJob } from "./ticket.ts";

export type QueuedJob = PrintJob & {
  /** Names the ticket in notices: "Pedido de Valentina Gómez". */
  readonly title: string;
  /** Of a ticket that prints by itself; null: a person asked for it. */
  readonly claim: AskedClaim | null;
};

export type PrintQueuePorts = {
  readonly printer: PrinterPort;
  readonly claims: PrintClaimsPort;
};

export type PrintQueueInput = { readonly ports: PrintQueuePorts };

export type PrintQueueEvent =
  | { readonly type: "print.jobsAdded"; readonly jobs: readonly QueuedJob[] }
  | { readonly type: "print.retried" }
  /** Gives the failed job up. */
  | { readonly type: "print.discarded" };

/** `taken`: another till of the station prints it, or the order has changed since. */
export type PrintRefusal = PrintFailure | { readonly code: "TAKEN" } | { readonly code: "CLAIM_UNREACHABLE" };

/** Facts for notices. */
export type PrintFact =
  | { readonly type: "print.printed"; readonly job: QueuedJob }
  | { readonly type: "print.failed"; readonly job: QueuedJob; readonly failure: PrintRefusal }
  | { readonly type: "print.givenUp"; readonly job: QueuedJob };

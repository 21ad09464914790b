import { assign, fromCallback, setup } from "xstate";
import type { PrinterLinkPort } from "./printer.port.ts";

const firstWait = 1_000;
/** Specification §9. */
const longestWait = 16_000;

export type PrinterLinkInput = { readonly port: PrinterLinkPort };

export type PrinterLinkEvent =
  | { readonly type: "printer.switchedOn" }
  | { readonly type: "printer.switchedOff" }
  /** Someone asks to try now. */
  | { readonly type: "printer.retried" }
  | { readonly type: "link.opened" }
  | { readonly type: "link.closed" }
  | { readonly type: "link.denied" }
  | { readonly type: "link.allowed" };

/** The words of the link to the print agent. */
export const printerLinkSetup = setup({
  types: {} as {
    input: PrinterLinkInput;
    context: PrinterLinkInput & { readonly failures: number };
    events: PrinterLinkEvent;
    tags: "connected" | "denied";
  },
  actors: {
    link: fromCallback<PrinterLinkEvent, PrinterLinkInput>(({ input, sendBack }) =>
      input.port.open((news) => sendBack({ type: `link.${news}` })),
    ),
    permission: fromCallback<PrinterLinkEvent, PrinterLinkInput>(({ input, sendBack }) =>
      input.port.onAllowed(() => sendBack({ type: "link.allowed" })),
    ),
  },
  delays: { wait: ({ context }) => Math.min(longestWait, firstWait * 2 ** context.failures) },
  actions: {
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
  },
});

import { printerLinkSetup } from "./printer-link.setup.ts";

/** Holds on to the print agent while printing is switched on; PRINT-11 PRINT-12. */
export const printerLinkMachine = printerLinkSetup.createMachine({
  id: "printerLink",
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: "off",
  states: {
    off: { on: { "printer.switchedOn": { target: "linked", actions: "forgetFailures" } } },
    linked: {
      invoke: { src: "link", input: ({ context }) => ({ port: context.port }) },
      initial: "connecting",
      states: {
        connecting: { on: { "link.opened": "connected" } },
        connected: { tags: "connected", entry: "forgetFailures" },
      },
      on: {
        "printer.switchedOff": "off",
        "link.closed": "waiting",
        "link.denied": "denied",
      },
    },
    waiting: {
      after: { wait: { target: "linked", actions: "countFailure" } },
      on: {
        "printer.switchedOff": "off",
        "printer.retried": { target: "linked", actions: "countFailure" },
      },
    },
    denied: {
      tags: "denied",
      invoke: { src: "permission", input: ({ context }) => ({ port: context.port }) },
      on: {
        "printer.switchedOff": "off",
        "printer.retried": "linked",
        "link.allowed": "linked",
      },
    },
  },
});

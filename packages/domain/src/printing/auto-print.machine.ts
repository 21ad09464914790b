import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { type Result, isOutcomeUnknown } from "../kernel/index.ts";
import type { Order } from "../orders/index.ts";
import type { PrintClaimId } from "./print-claim.ts";
import type { AnsweredClaim, PrintClaimsPort } from "./print-claims.port.ts";
import { type PrintHistory, afterFetch, isSeen, noPrintHistory, withSeen } from "./print-history.ts";
import type { PrintSettings } from "./print-settings.ts";
import { type PrintingPlace, printsByItself } from "./prints-by-itself.ts";

export type AutoPrintPorts = {
  readonly claims: Pick<PrintClaimsPort, "claim">;
  /** As it is now; null: no ticket would come out, or the cafeteria is not known yet. */
  readonly place: () => (PrintingPlace & { readonly settings: PrintSettings }) | null;
};

export type AutoPrintEvent =
  /** All pending orders, read anew. */
  | { readonly type: "orders.fetched"; readonly orders: readonly Order[] }
  /** All pending orders, of which single ones came or changed since they were read. */
  | { readonly type: "orders.changed"; readonly orders: readonly Order[] }
  /** The printer is back, or the settings are others. */
  | { readonly type: "printing.resumed" };

/** An order whose ticket is this device's to print. */
export type WonTicket = { readonly order: Order; readonly claimId: PrintClaimId };

export type AutoPrintContext = {
  readonly ports: AutoPrintPorts;
  readonly pending: readonly Order[];
  readonly history: PrintHistory;
  /** Those that the server is asked about. */
  readonly asked: readonly Order[];
  /** Something came or changed while the server was asked. */
  readonly isOverdue: boolean;
};

/** In milliseconds: an order from the app may be the last one for long, and the next fetch is minutes away. */
const nextAsking = 3_000;

type Claimed = Result<readonly AnsweredClaim[], { readonly code: string }>;
type Orders = { readonly orders: readonly Order[] };
type Answered = { readonly claimed: Claimed };

const autoPrintSetup = setup({
  types: {} as {
    input: { readonly ports: AutoPrintPorts };
    context: AutoPrintContext;
    events: AutoPrintEvent;
    emitted: { readonly type: "tickets.won"; readonly tickets: readonly WonTicket[] };
  },
  actors: {
    claim: fromPromise<Claimed, AutoPrintContext>(({ input: { ports, asked } }) =>
      ports.claims.claim(asked.map(({ id: orderId, version }) => ({ orderId, version }))),
    ),
  },
  delays: { nextAsking },
  guards: {
    isUnheard: (_, { claimed }: Answered) => !claimed.ok && isOutcomeUnknown(claimed.failure),
    hasAsked: ({ context }) => context.asked.length > 0,
    isOverdue: ({ context }) => context.isOverdue,
  },
  actions: {
    takeFetch: assign(({ context }, { orders }: Orders) => ({
      pending: orders,
      history: afterFetch(context.history),
    })),
    takeChange: assign((_, { orders }: Orders) => ({ pending: orders })),
    fallBehind: assign({ isOverdue: true }),
    choose: assign(({ context: { ports, pending, history } }) => {
      const place = ports.place();
      const isChosen = (order: Order): boolean =>
        place !== null && !isSeen(history, order) && printsByItself(order, place.settings, place);
      return { asked: pending.filter(isChosen), isOverdue: false };
    }),
    takeAnswers: enqueueActions(({ context: { asked, history }, enqueue }, { claimed }: Answered) => {
      // A refusal is no less one a moment later: the next fetch asks again.
      if (!claimed.ok) return;
      const byId = new Map(asked.map((order) => [order.id, order]));
      const seen: Order[] = [];
      const tickets: WonTicket[] = [];
      for (const { orderId, outcome, claimId } of claimed.value) {
        const order = byId.get(orderId);
        if (order === undefined || outcome === "stale") continue;
        seen.push(order);
        if (outcome === "won" && claimId !== null) tickets.push({ order, claimId });
      }
      enqueue.assign({ history: withSeen(history, seen) });
      if (tickets.length > 0) enqueue.emit({ type: "tickets.won", tickets });
    }),
  },
});

/** Finds what prints by itself among the pending orders, and asks the server which tickets are this device's. PRINT-06 PRINT-07 PRINT-09 PRINT-17 */
export const autoPrintMachine = autoPrintSetup.createMachine({
  id: "autoPrint",
  context: ({ input: { ports } }) => ({ ports, pending: [], history: noPrintHistory, asked: [], isOverdue: false }),
  initial: "still",
  states: {
    still: {
      on: {
        "orders.fetched": { target: "looking", actions: { type: "takeFetch", params: ({ event }) => event } },
        "orders.changed": { target: "looking", actions: { type: "takeChange", params: ({ event }) => event } },
        "printing.resumed": "looking",
      },
      initial: "answered",
      states: { answered: {}, unheard: { after: { nextAsking: "#autoPrint.looking" } } },
    },
    looking: { entry: "choose", always: [{ guard: "hasAsked", target: "asking" }, { target: "still" }] },
    asking: {
      on: {
        "orders.fetched": { actions: [{ type: "takeFetch", params: ({ event }) => event }, "fallBehind"] },
        "orders.changed": { actions: [{ type: "takeChange", params: ({ event }) => event }, "fallBehind"] },
        "printing.resumed": { actions: "fallBehind" },
      },
      invoke: {
        src: "claim",
        input: ({ context }) => context,
        onDone: [
          { guard: { type: "isUnheard", params: ({ event }) => ({ claimed: event.output }) }, target: "still.unheard" },
          {
            target: "answered",
            actions: { type: "takeAnswers", params: ({ event }) => ({ claimed: event.output }) },
          },
        ],
        onError: "still.unheard",
      },
    },
    answered: { always: [{ guard: "isOverdue", target: "looking" }, { target: "still" }] },
  },
});

import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { BrokenInvariant, type Result } from "../kernel/index.ts";
import type { BoardFailure, BoardTask, OrderBoardPort } from "./order-board.port.ts";
import type { OrderState } from "./order-step.ts";

export type BoardMachineInput = { readonly board: OrderBoardPort };

/** `asks`: what needs a second thought before it is done. ORDERS-08 */
type Ask = { readonly task: BoardTask; readonly asks: boolean };

export type BoardEvent =
  | ({ readonly type: "board.asked" } & Ask)
  | { readonly type: "board.confirmed" }
  | { readonly type: "board.declined" }
  | { readonly type: "board.retried" };

export type BoardFact =
  | { readonly type: "board.done"; readonly task: BoardTask; readonly orders: readonly OrderState[] }
  | { readonly type: "board.refused"; readonly task: BoardTask; readonly failure: BoardFailure };

type Context = { readonly board: OrderBoardPort; readonly task: BoardTask | null };
type Outcome = Result<readonly OrderState[], BoardFailure>;

const carryOut = fromPromise<Outcome, Context>(async ({ input: { board, task } }) => {
  if (task === null) throw new BrokenInvariant("there is nothing to carry out");
  return board.carryOut(task);
});

const boardSetup = setup({
  types: {} as {
    input: BoardMachineInput;
    context: Context;
    events: BoardEvent;
    emitted: BoardFact;
    tags: "asking" | "busy" | "broken";
  },
  actors: { carryOut },
  guards: {
    asks: (_, { asks }: { readonly asks: boolean }) => asks,
    isRefused: (_, { outcome }: { readonly outcome: Outcome }) => !outcome.ok,
  },
  actions: {
    takeTask: assign((_, { task }: { readonly task: BoardTask }) => ({ task })),
    dropTask: assign({ task: null }),
    tellDone: enqueueActions(({ enqueue, context: { task } }, { outcome }: { readonly outcome: Outcome }) => {
      if (task !== null && outcome.ok) enqueue.emit({ type: "board.done", task, orders: outcome.value });
    }),
    tellRefused: enqueueActions(({ enqueue, context: { task } }, { outcome }: { readonly outcome: Outcome }) => {
      if (task !== null && !outcome.ok) enqueue.emit({ type: "board.refused", task, failure: outcome.failure });
    }),
  },
});

/** One step of the board at a time: asked, perhaps confirmed, carried out, told. ORDERS-17 */
export const boardMachine = boardSetup.createMachine({
  id: "board",
  context: ({ input }) => ({ board: input.board, task: null }),
  initial: "idle",
  states: {
    idle: {
      on: {
        "board.asked": [
          {
            guard: { type: "asks", params: ({ event }) => ({ asks: event.asks }) },
            target: "asking",
            actions: { type: "takeTask", params: ({ event }) => ({ task: event.task }) },
          },
          { target: "working", actions: { type: "takeTask", params: ({ event }) => ({ task: event.task }) } },
        ],
      },
    },
    asking: {
      tags: "asking",
      on: { "board.confirmed": "working", "board.declined": { target: "idle", actions: "dropTask" } },
    },
    working: {
      tags: "busy",
      invoke: {
        src: "carryOut",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output }) },
            target: "idle",
            actions: [{ type: "tellRefused", params: ({ event }) => ({ outcome: event.output }) }, "dropTask"],
          },
          {
            target: "idle",
            actions: [{ type: "tellDone", params: ({ event }) => ({ outcome: event.output }) }, "dropTask"],
          },
        ],
        onError: "broken",
      },
    },
    broken: {
      tags: "broken",
      on: { "board.retried": "working", "board.declined": { target: "idle", actions: "dropTask" } },
    },
  },
});

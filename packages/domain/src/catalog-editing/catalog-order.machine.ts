import { assign, enqueueActions, fromPromise, setup } from "xstate";
import type { CategoryId, ProductId, Result } from "../kernel/index.ts";
import type { CatalogOrderPort } from "./catalog-order.port.ts";
import {
  type MovedList,
  type Moves,
  hasMoves,
  movedIn,
  movedSince,
  noMoves,
  withCategories,
  withProducts,
} from "./moved-lists.ts";

/** Specification §9: one call for all that was moved, this long after the last move. EDIT-11 */
export const savePause = 5_000;

export type CatalogOrderEvent =
  | { readonly type: "order.productsMoved"; readonly categoryId: CategoryId; readonly list: MovedList<ProductId> }
  | { readonly type: "order.categoriesMoved"; readonly list: MovedList<CategoryId> }
  /** The screen is left: what waits goes out now. */
  | { readonly type: "order.left" };

export type CatalogOrderContext<Failure> = {
  readonly port: CatalogOrderPort<Failure>;
  readonly moves: Moves;
  /** Of what is under way: whoever moves on meanwhile has seen it so. */
  readonly sent: Moves;
  /** The screen was left while something was under way; whoever moves on has come back. */
  readonly isLeft: boolean;
};

const orderSetup = <Failure>() => {
  type Answer = Result<null, Failure>;
  type Answered = { readonly answer: Answer };
  type Context = CatalogOrderContext<Failure>;
  return setup({
    types: {} as {
      input: CatalogOrderPort<Failure>;
      context: Context;
      events: CatalogOrderEvent;
      emitted: { readonly type: "order.refused"; readonly failure: Failure };
    },
    delays: { savePause },
    actors: {
      send: fromPromise<Answer, Context>(async ({ input: { port, sent } }) => {
        const moved = [...sent.products.values()].flatMap(movedIn<ProductId>);
        const products = sent.products.size === 0 ? null : await port.sortProducts(moved);
        if (products !== null && (!products.ok || sent.categories === null)) return products;
        return sent.categories === null ? { ok: true, value: null } : port.sortCategories(movedIn(sent.categories));
      }),
      reread: fromPromise<unknown, Context>(({ input: { port } }) => port.reread()),
    },
    guards: {
      hasMoves: ({ context }) => hasMoves(context.moves),
      mustGo: ({ context }) => context.isLeft && hasMoves(context.moves),
      isSaved: (_, { answer }: Answered) => answer.ok,
      isPassing: ({ context }, { answer }: Answered) => !answer.ok && context.port.isPassing(answer.failure),
    },
    actions: {
      moveProducts: assign(
        ({ context }, { categoryId, list }: Extract<CatalogOrderEvent, { readonly type: "order.productsMoved" }>) => ({
          moves: withProducts(context.moves, categoryId, list),
          isLeft: false,
        }),
      ),
      moveCategories: assign(
        ({ context }, { list }: Extract<CatalogOrderEvent, { readonly type: "order.categoriesMoved" }>) => ({
          moves: withCategories(context.moves, list),
          isLeft: false,
        }),
      ),
      takeAll: assign(({ context }) => ({ sent: context.moves, isLeft: false })),
      leave: assign({ isLeft: true }),
      forgetSent: assign(({ context: { moves, sent } }) => ({ moves: movedSince(moves, sent), sent: noMoves })),
      forgetAll: assign({ moves: noMoves, sent: noMoves }),
      tell: enqueueActions(({ enqueue }, { answer }: Answered) => {
        if (!answer.ok) enqueue.emit({ type: "order.refused", failure: answer.failure });
      }),
    },
  });
};

/** The order of the catalogue on its way to the server, while somebody moves on in it. EDIT-06 EDIT-11 */
export const catalogOrderMachine = <Failure>() =>
  orderSetup<Failure>().createMachine({
    id: "catalogOrder",
    context: ({ input }) => ({ port: input, moves: noMoves, sent: noMoves, isLeft: false }),
    on: {
      "order.productsMoved": { actions: { type: "moveProducts", params: ({ event }) => event } },
      "order.categoriesMoved": { actions: { type: "moveCategories", params: ({ event }) => event } },
      "order.left": { actions: "leave" },
    },
    initial: "still",
    states: {
      still: {
        always: [
          { guard: "mustGo", target: "sending" },
          { guard: "hasMoves", target: "waiting" },
        ],
        // Nothing waits.
        on: { "order.left": {} },
      },
      waiting: {
        after: { savePause: "sending" },
        on: {
          "order.productsMoved": {
            target: "waiting",
            reenter: true,
            actions: { type: "moveProducts", params: ({ event }) => event },
          },
          "order.categoriesMoved": {
            target: "waiting",
            reenter: true,
            actions: { type: "moveCategories", params: ({ event }) => event },
          },
          "order.left": "sending",
        },
      },
      sending: {
        entry: "takeAll",
        invoke: {
          src: "send",
          input: ({ context }) => context,
          onDone: [
            { guard: { type: "isSaved", params: ({ event }) => ({ answer: event.output }) }, target: "rereading" },
            {
              guard: { type: "isPassing", params: ({ event }) => ({ answer: event.output }) },
              target: "waiting",
              actions: { type: "tell", params: ({ event }) => ({ answer: event.output }) },
            },
            { target: "dropping", actions: { type: "tell", params: ({ event }) => ({ answer: event.output }) } },
          ],
          onError: "waiting",
        },
      },
      rereading: {
        invoke: {
          src: "reread",
          input: ({ context }) => context,
          onDone: { target: "still", actions: "forgetSent" },
          onError: { target: "still", actions: "forgetSent" },
        },
      },
      /** Somebody else was faster: what is there now counts. EDIT-06 */
      dropping: {
        invoke: {
          src: "reread",
          input: ({ context }) => context,
          onDone: { target: "still", actions: "forgetAll" },
          onError: { target: "still", actions: "forgetAll" },
        },
      },
    },
  });

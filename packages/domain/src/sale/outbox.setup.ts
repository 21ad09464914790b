import { assign, enqueueActions, fromCallback, fromPromise, setup } from "xstate";
import { type CartId, type NewId, id } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import { type FlushPorts, type Flushed, type Sender, flushOutbox, isSendable } from "./flush-outbox.ts";
import type { QueuedSale } from "./late-sale.ts";
import type { OutboxPort, SendingTurnPort } from "./outbox.port.ts";

const firstRetry = 1_000;
const longestRetry = 16_000;

export type OutboxPorts = FlushPorts & { readonly turn: SendingTurnPort; readonly newId: NewId };
export type OutboxInput = { readonly ports: OutboxPorts; readonly sender: Sender };

export type OutboxContext = OutboxInput & {
  /** null: not read yet. */
  readonly queued: readonly QueuedSale[] | null;
  /** Passes in a row that left something behind. */
  readonly retries: number;
};

export type OutboxEvent =
  /** What the box holds now. */
  | { readonly type: "outbox.listed"; readonly queued: readonly QueuedSale[] }
  /** The device could not read or write the box. */
  | { readonly type: "outbox.failed" }
  /** The server can be reached again. */
  | { readonly type: "outbox.linked" }
  | { readonly type: "outbox.retried"; readonly cartId: CartId }
  | { readonly type: "outbox.resolved"; readonly cartId: CartId };

export type OutboxFact =
  | { readonly type: "outbox.delivered"; readonly order: PlacedOrder }
  /** So many of them went out one after the other. */
  | { readonly type: "outbox.sent"; readonly count: number };

/** Nothing was done when another tab was sending. */
type Pass = Flushed | null;

const watchOutbox = fromCallback<OutboxEvent, OutboxPort>(({ input: outbox, sendBack }) => {
  let isStopped = false;
  const read = async (): Promise<void> => {
    try {
      const queued = await outbox.list();
      if (!isStopped) sendBack({ type: "outbox.listed", queued });
    } catch {
      if (!isStopped) sendBack({ type: "outbox.failed" });
    }
  };
  // One after the other, so that an older list never replaces a newer one.
  let reading = read();
  const stop = outbox.watch(() => {
    reading = reading.then(read);
  });
  return () => {
    isStopped = true;
    stop();
  };
});

const flush = fromPromise<Pass, OutboxContext>(async ({ input: { ports, sender } }) => {
  let pass: Pass = null;
  await ports.turn.take(async () => {
    pass = await flushOutbox(ports, sender);
  });
  return pass;
});

const hasSendable = ({ queued, sender }: OutboxContext): boolean =>
  queued?.some((one) => isSendable(one, sender)) ?? false;

/** The words of the outbox machine. */
export const outboxSetup = setup({
  types: {} as { input: OutboxInput; context: OutboxContext; events: OutboxEvent; emitted: OutboxFact; tags: "broken" },
  actors: { watchOutbox, flush },
  delays: { retryDelay: ({ context }) => Math.min(longestRetry, firstRetry * 2 ** context.retries) },
  guards: {
    hasSendable: ({ context }) => hasSendable(context),
    isStuck: (_, { pass }: { readonly pass: Pass }) => pass === null || pass.isStuck,
  },
  actions: {
    takeList: assign((_, { queued }: { readonly queued: readonly QueuedSale[] }) => ({ queued })),
    takePass: assign(({ context }, { pass }: { readonly pass: Pass }) => ({ queued: pass?.queued ?? context.queued })),
    tellDelivered: enqueueActions(({ enqueue }, { pass }: { readonly pass: Pass }) => {
      for (const order of pass?.delivered ?? []) enqueue.emit({ type: "outbox.delivered", order });
      const count = pass?.delivered.length ?? 0;
      if (count > 0) enqueue.emit({ type: "outbox.sent", count });
    }),
    countRetry: assign(({ context }, { pass }: { readonly pass: Pass }) => ({
      // What went out shows that the way is clear.
      retries: (pass?.delivered.length ?? 0) > 0 ? 0 : context.retries + 1,
    })),
    resetRetries: assign(() => ({ retries: 0 })),
    retrySale: ({ context, self }, { cartId }: { readonly cartId: CartId }) => {
      context.ports.outbox
        .retry(cartId, id<"idempotency-key">(context.ports.newId()))
        .catch(() => self.send({ type: "outbox.failed" }));
    },
    forgetSale: ({ context, self }, { cartId }: { readonly cartId: CartId }) => {
      context.ports.outbox.remove(cartId).catch(() => self.send({ type: "outbox.failed" }));
    },
  },
});

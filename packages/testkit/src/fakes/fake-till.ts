import type { Instant, NewId } from "@cantina/domain/kernel";
import {
  type CheckoutEvent,
  type CheckoutFact,
  type CheckoutPolicy,
  type OrdersPort,
  type Submission,
  checkoutMachine,
  checkoutView,
} from "@cantina/domain/sale";
import { SimulatedClock, createActor } from "xstate";
import { memoryOutbox, sampleSeller } from "../outbox-suite/index.ts";
import { fakePendingSales } from "./fake-pending-sales.ts";

type Answer = Awaited<ReturnType<OrdersPort["submit"]>>;

type FakeTillOptions = {
  /** One for each attempt; after them its server says nothing. */
  readonly answers?: readonly Answer[];
  readonly policy?: CheckoutPolicy;
  /** Given, it sells late too. */
  readonly isOffline?: boolean;
  readonly newId?: NewId;
};

const cash: CheckoutPolicy = { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false };
const noon = { now: () => "2026-11-20T15:00:00.000Z" as Instant };

/** What its ports promised is done by then. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** A till by itself, whose time stands still: it takes events at once (`till.send`), or each when it is ready (`tell`). */
export async function fakeTill({ answers = [], policy = cash, isOffline, newId }: FakeTillOptions = {}) {
  const waiting = [...answers];
  const sent: Submission[] = [];
  const facts: CheckoutFact[] = [];
  const outbox = memoryOutbox();
  let ids = 0;
  const ports = {
    newId: newId ?? (() => `id-${(ids += 1)}`),
    orders: {
      submit: (submission: Submission): Promise<Answer> => {
        sent.push(submission);
        const answer = waiting.shift();
        return answer === undefined ? new Promise(() => null) : Promise.resolve(answer);
      },
    },
    pendingSales: fakePendingSales(),
    ...(isOffline !== undefined && {
      lateSales: {
        outbox,
        clock: noon,
        deviceClock: noon,
        seller: () => ({ sellerId: sampleSeller, registerSessionId: null }),
        isOffline: () => isOffline,
      },
    }),
  };
  const till = createActor(checkoutMachine, { input: { ports, policy }, clock: new SimulatedClock() });
  till.on("*", (fact) => facts.push(fact));
  till.start();
  await settle();
  const tell = async (...events: readonly CheckoutEvent[]): Promise<void> => {
    for (const event of events) {
      till.send(event);
      await settle();
    }
  };
  const view = () => checkoutView(till.getSnapshot());
  return { till, tell, settle, sent, facts, outbox, state: () => till.getSnapshot().value, view };
}

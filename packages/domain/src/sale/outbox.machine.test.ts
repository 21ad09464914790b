import { memoryOutbox, sampleQueued, sampleSeller } from "@cantina/testkit/outbox-suite";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { accepted, id, refused } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { QueuedSale } from "./late-sale.ts";
import type { LateOrdersPort, LateSendFailure } from "./late-orders.port.ts";
import { outboxMachine } from "./outbox.machine.ts";
import type { OutboxPort, SendingTurnPort } from "./outbox.port.ts";
import { outboxView } from "./outbox.view.ts";

const stranger = id<"profile">("00000000-0000-4000-8009-000000000001");
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};
const placed = (cartId: string): PlacedOrder => ({ cartId }) as unknown as PlacedOrder;

type Scene = {
  readonly outbox?: OutboxPort;
  readonly send: (queued: Pick<QueuedSale, "key" | "sale">) => LateSendFailure | null;
  readonly turn?: SendingTurnPort;
  readonly sendsForOthers?: boolean;
};

function open({ outbox = memoryOutbox(), send, turn, sendsForOthers = false }: Scene) {
  const clock = new SimulatedClock();
  const delivered: unknown[] = [];
  let ids = 0;
  let sends = 0;
  const lateOrders: LateOrdersPort = {
    send: async (queued) => {
      // A sale that never leaves the box would go round without a pause, and no time limit could end the test.
      if ((sends += 1) > 2_000) throw new Error("sends without end");
      const failure = send(queued);
      return failure === null ? accepted(placed(queued.sale.cartId)) : refused(failure);
    },
  };
  const always: SendingTurnPort = {
    take: async (work) => {
      await work();
      return true;
    },
  };
  const ports = { outbox, lateOrders, turn: turn ?? always, newId: () => `new-key-${(ids += 1)}` };
  const actor = createActor(outboxMachine, {
    input: { ports, sender: { id: sampleSeller, sendsForOthers } },
    clock,
  });
  const told: number[] = [];
  actor.on("outbox.sent", ({ count }) => told.push(count));
  actor.on("outbox.delivered", ({ order }) => delivered.push(order.cartId));
  actor.start();
  const view = () => outboxView(actor.getSnapshot());
  const cartsLeft = async () => (await outbox.list()).map(({ sale }) => sale.cartId);
  return { actor, clock, outbox, told, delivered, view, cartsLeft };
}

const cartOf = (number: number) => sampleQueued(number).sale.cartId;

describe("the outbox", () => {
  test("[SALE-49] sends oldest first, and tells of each order", async () => {
    const sent: string[] = [];
    const box = open({
      send: ({ sale }) => {
        sent.push(sale.cartId);
        return null;
      },
    });
    for (const number of [7, 2, 5]) await box.outbox.put(sampleQueued(number));
    await settle();
    expect(sent).toEqual([7, 2, 5].map(cartOf));
    expect(box.delivered).toEqual(sent);
    expect(box.told).toEqual([sent.length]);
    expect(box.view()).toMatchObject({ entries: [], waiting: 0 });
  });

  test("[SALE-50] without an answer tries again after 1 s, doubled up to 16 s, and at once when the link is back", async () => {
    let tries = 0;
    const box = open({
      send: () => {
        tries += 1;
        return { code: "UNREACHABLE" };
      },
    });
    await box.outbox.put(sampleQueued(1));
    await settle();
    const triesAfter: number[] = [];
    for (const seconds of [2, 4, 8, 16, 16]) {
      box.clock.increment(seconds * 1_000 - 1);
      await settle();
      const before = tries;
      box.clock.increment(1);
      await settle();
      triesAfter.push(tries - before);
    }
    expect(triesAfter).toEqual([1, 1, 1, 1, 1]);
    const before = tries;
    box.actor.send({ type: "outbox.linked" });
    await settle();
    expect(tries).toBe(before + 1);
    expect(box.view().waiting).toBe(1);
  });

  test("[SALE-50] a link that comes back while a pass still waits for its answer is not forgotten", async () => {
    let tries = 0;
    let giveUp = (): void => {};
    const box = open({
      send: () => {
        tries += 1;
        return { code: "UNREACHABLE" };
      },
      turn: {
        take: async (work) => {
          // From the fourth pass on it hangs, as on a network that swallows packets.
          if (tries >= 3) await new Promise<void>((resolve) => (giveUp = resolve));
          await work();
          return true;
        },
      },
    });
    await box.outbox.put(sampleQueued(1));
    await settle();
    for (const seconds of [2, 4, 8]) {
      box.clock.increment(seconds * 1_000);
      await settle();
    }
    box.actor.send({ type: "outbox.linked" });
    giveUp();
    await settle();
    expect(tries).toBe(4);
    giveUp = () => {};
    box.clock.increment(2_000);
    await settle();
    giveUp();
    await settle();
    expect(tries).toBe(5);
  });

  test("[SALE-49] no answer stops it, so that the order is kept", async () => {
    const sent: string[] = [];
    const box = open({
      send: ({ sale }) => {
        sent.push(sale.cartId);
        return sale.cartId === cartOf(2) ? { code: "UNREACHABLE" } : null;
      },
    });
    await Promise.all([1, 2, 3].map((number) => box.outbox.put(sampleQueued(number))));
    await settle();
    expect(sent).toEqual([cartOf(1), cartOf(2)]);
    expect(await box.cartsLeft()).toEqual([cartOf(2), cartOf(3)]);
  });

  test.each(["CLOSED_CASH_FLOW", "TROUBLED"] as const)(
    "[SALE-49] a sale that answers %s waits without holding up another seller's",
    async (code) => {
      const box = open({
        sendsForOthers: true,
        send: ({ sale }) => (sale.sellerId === sampleSeller ? { code } : null),
      });
      await box.outbox.put(sampleQueued(1));
      await box.outbox.put(sampleQueued(2, stranger));
      await settle();
      expect(await box.cartsLeft()).toEqual([cartOf(1)]);
      expect(box.view()).toMatchObject({ waiting: 1, refused: 0 });
    },
  );

  test.each(["a booked sale", "one that the server already had"])(
    "[SALE-48] %s leaves the box, and is not sent again",
    async (what) => {
      const sent: string[] = [];
      const box = open({
        send: ({ sale }) => {
          sent.push(sale.cartId);
          return what === "a booked sale" ? null : { code: "ALREADY_SOLD" };
        },
      });
      await box.outbox.put(sampleQueued(1));
      await settle();
      box.clock.increment(60_000);
      box.actor.send({ type: "outbox.linked" });
      await settle();
      expect(sent).toEqual([cartOf(1)]);
      expect(await box.cartsLeft()).toEqual([]);
    },
  );

  test("[SALE-51] a refused sale stays with its reason, is passed by, and goes when it is resolved", async () => {
    const refusal = { code: "INVALID_LATE_SALE", data: "TOO_OLD" } as const;
    const box = open({ send: ({ sale }) => (sale.cartId === cartOf(1) ? refusal : null) });
    await box.outbox.put(sampleQueued(1));
    await box.outbox.put(sampleQueued(2));
    await settle();
    expect(box.view()).toMatchObject({ waiting: 0, refused: 1, entries: [{ cartId: cartOf(1), refusal, units: 3 }] });
    box.actor.send({ type: "outbox.resolved", cartId: cartOf(1) });
    await settle();
    expect(box.view().entries).toEqual([]);
  });

  test("[SALE-52] a refused sale that is tried again goes out under a new key", async () => {
    const keys: string[] = [];
    const box = open({
      send: ({ key }) => {
        keys.push(key);
        return keys.length === 1 ? { code: "SELLER_NOT_ALLOWED" } : null;
      },
    });
    await box.outbox.put(sampleQueued(1));
    await settle();
    box.actor.send({ type: "outbox.retried", cartId: cartOf(1) });
    await settle();
    expect(keys).toEqual([sampleQueued(1).key, "new-key-1"]);
    expect(await box.cartsLeft()).toEqual([]);
  });

  test("[SALE-51] counts what another person sold here, and leaves it to them", async () => {
    const sent: string[] = [];
    const box = open({
      send: ({ sale }) => {
        sent.push(sale.cartId);
        return null;
      },
    });
    await box.outbox.put(sampleQueued(1, stranger));
    await settle();
    expect(sent).toEqual([]);
    expect(box.view()).toMatchObject({ waiting: 1, entries: [{ isOfAnother: true }] });
  });

  test("[SALE-50] while another tab sends, this one sends nothing and looks again", async () => {
    let tries = 0;
    const turn = {
      take: async () => {
        tries += 1;
        return false;
      },
    };
    const box = open({ turn, send: () => null });
    await box.outbox.put(sampleQueued(1));
    await settle();
    box.clock.increment(2_000);
    await settle();
    expect(tries).toBe(2);
    expect(await box.cartsLeft()).toEqual([cartOf(1)]);
  });

  test("[SALE-51] a device that can't read its box says so, and goes on trying", async () => {
    const outbox = memoryOutbox();
    await outbox.put(sampleQueued(1));
    let isFailing = true;
    const failing: OutboxPort = {
      ...outbox,
      list: () => (isFailing ? Promise.reject(new Error("full")) : outbox.list()),
    };
    const box = open({ outbox: failing, send: () => null });
    await settle();
    expect(box.view().isBroken).toBe(true);
    isFailing = false;
    box.clock.increment(16_000);
    await settle();
    expect(box.view()).toMatchObject({ isBroken: false, entries: [] });
  });
});

/** What a cut does to one send: nothing, the request is lost, or its answer is. */
const cut = fc.constantFrom("none", "request", "answer", "crash" as const);

test("[SALE-48] over any cuts, crashes and second tabs every sale is booked once, and none is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cut, { maxLength: 40 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 3 }),
      async (cuts, sales, tabs) => {
        const waiting = [...cuts];
        const booked = new Map<string, number>();
        const outbox = memoryOutbox();
        const restart: (() => void)[] = [];
        const send = ({ sale }: Pick<QueuedSale, "sale">): LateSendFailure | null => {
          const what = waiting.shift() ?? "none";
          if (what === "request") return { code: "UNREACHABLE" };
          const times = booked.get(sale.cartId) ?? 0;
          // The server's own rule: one cart, one order.
          if (times === 0) booked.set(sale.cartId, 1);
          if (what === "answer") return { code: "UNREACHABLE" };
          if (what === "crash") {
            for (const again of restart.splice(0)) again();
            return { code: "UNREACHABLE" };
          }
          return times === 0 ? null : { code: "ALREADY_SOLD" };
        };
        let opened: ReturnType<typeof open>[] = [];
        const start = (): void => {
          for (const { actor } of opened) actor.stop();
          opened = Array.from({ length: tabs }, () => open({ outbox, send }));
          restart.push(start);
        };
        start();
        for (let number = 1; number <= sales; number += 1) await outbox.put(sampleQueued(number));
        for (let round = 0; round < cuts.length + 3; round += 1) {
          await settle();
          for (const { clock } of opened) clock.increment(16_000);
        }
        await settle();
        expect(await outbox.list()).toEqual([]);
        expect([...booked.keys()].toSorted()).toEqual(
          Array.from({ length: sales }, (_, index) => cartOf(index + 1)).toSorted(),
        );
        for (const { actor } of opened) actor.stop();
      },
    ),
    { numRuns: 60 },
  );
});

test("[SALE-49] a refusal that the device has no room to write down holds up no sale behind it, and is asked for again", async () => {
  const outbox = memoryOutbox();
  for (const number of [1, 2]) await outbox.put(sampleQueued(number));
  let isFull = true;
  const narrow: OutboxPort = {
    ...outbox,
    refuse: (...refusal) => (isFull ? Promise.reject(new Error("no room")) : outbox.refuse(...refusal)),
  };
  const till = open({
    outbox: narrow,
    send: ({ sale }) => (sale.cartId === cartOf(1) ? { code: "INVALID_LATE_SALE", data: "UNKNOWN_PRICE" } : null),
  });
  await settle();
  expect([till.delivered, till.view().isBroken, till.view().waiting]).toEqual([[cartOf(2)], false, 1]);
  isFull = false;
  till.clock.increment(16_000);
  await settle();
  expect([till.view().refused, await till.cartsLeft()]).toEqual([1, [cartOf(1)]]);
});

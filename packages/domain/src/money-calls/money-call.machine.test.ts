import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { type IdempotencyKey, type Result, accepted, cents, id, refused } from "../kernel/index.ts";
import type { SubmitFailure } from "../sale/index.ts";
import {
  type BookedMoneyCall,
  type MoneyCall,
  type PendingMoneyCall,
  moneyCallMachine,
  moneyCallView,
} from "./index.ts";
import type { MoneyCallEvent, MoneyCallFact } from "./money-call.setup.ts";

type Answer = Result<BookedMoneyCall, SubmitFailure>;

const buyerId = id<"profile">("familia");
const charge: MoneyCall = {
  kind: "BALANCE_CHARGE",
  request: { buyerId, amount: cents(50_000), paymentMethod: "CASH" },
};
const closing: MoneyCall = {
  kind: "CASH_MOVEMENT",
  request: { type: "CLOSE", amount: cents(1_000), description: "" },
};
const press = (number: number, call: MoneyCall = charge): MoneyCallEvent => ({
  type: "moneyCall.asked",
  key: id(`id-${number}`),
  call,
});
const ask = press(1);
const retry: MoneyCallEvent = { type: "moneyCall.retried" };
const leave: MoneyCallEvent = { type: "moneyCall.left" };

const booked: BookedMoneyCall = {
  kind: "BALANCE_CHARGE",
  buyerId,
  amount: cents(50_000),
  paymentMethod: "CASH",
  balanceAfter: cents(90_000),
};
const yes: Answer = accepted(booked);
const lost: Answer = refused({ code: "UNREACHABLE" });
const no: Answer = refused({ code: "CLOSED_CASH_FLOW" });

type Scene = { readonly answers?: readonly Answer[]; readonly left?: PendingMoneyCall; readonly isFull?: boolean };

/** A desk whose server answers as told, one answer for each send, and never after that. */
async function open({ answers = [], left, isFull = false }: Scene = {}) {
  let hasRoom = !isFull;
  const clock = new SimulatedClock();
  const waiting = [...answers];
  const sent: PendingMoneyCall[] = [];
  const log: string[] = [];
  const stored = new Map<IdempotencyKey, PendingMoneyCall>(left === undefined ? [] : [[left.key, left]]);
  const actor = createActor(moneyCallMachine, {
    clock,
    input: {
      calls: {
        send: (pending) => {
          sent.push(pending);
          log.push(`send ${pending.key}`);
          const answer = waiting.shift();
          return answer === undefined ? new Promise(() => null) : Promise.resolve(answer);
        },
      },
      pending: {
        save: async (pending) => {
          if (!hasRoom) throw new Error("the device is full");
          log.push(`save ${pending.key}`);
          stored.set(pending.key, structuredClone(pending));
        },
        load: async () => [...stored.values()][0] ?? null,
        clear: async (key) => {
          log.push(`clear ${key}`);
          stored.delete(key);
        },
      },
    },
  });
  const facts: MoneyCallFact[] = [];
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  const tell = async (...events: readonly MoneyCallEvent[]): Promise<void> => {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
  };
  const pass = async (milliseconds: number): Promise<void> => {
    clock.increment(milliseconds);
    await settle();
  };
  await settle();
  const makeRoom = (): void => {
    hasRoom = true;
  };
  return { tell, pass, makeRoom, sent, log, stored, facts, view: () => moneyCallView(actor.getSnapshot()) };
}

describe("a money call", () => {
  test("[MONEY-01] is stored before it is sent, and forgotten once its answer is certain", async () => {
    const desk = await open({ answers: [yes] });
    await desk.tell(ask);
    expect(desk.log).toEqual(["save id-1", "send id-1", "clear id-1"]);
    expect(desk.facts).toEqual([{ type: "moneyCall.booked", booked, isWatched: true }]);
    expect(desk.view()).toMatchObject({ pending: null, canAsk: true });
  });

  test("[MONEY-01] without an answer it stays stored, and after a reload goes out under its old key", async () => {
    const before = await open({ answers: [lost] });
    await before.tell(ask);
    const [left] = before.stored.values();
    if (left === undefined) throw new Error("nothing was stored");
    const after = await open({ answers: [yes], left });
    expect(after.sent).toEqual(before.sent);
    expect(after.facts).toEqual([{ type: "moneyCall.booked", booked, isWatched: false }]);
    expect(after.stored.size).toBe(0);
  });

  test("[MONEY-01] what the device can't store is not sent, and told", async () => {
    const desk = await open({ isFull: true });
    await desk.tell(ask);
    expect(desk.sent).toEqual([]);
    expect(desk.view()).toMatchObject({ isBroken: true, canAsk: false, canRetry: true });
    await desk.tell(retry);
    expect(desk.view()).toMatchObject({ isBroken: false, pending: null, canAsk: true });
  });

  test("[MONEY-01] the same press goes out under its key once the device has room, and another one does not", async () => {
    const desk = await open({ isFull: true, answers: [yes] });
    await desk.tell(ask);
    desk.makeRoom();
    await desk.tell(press(2));
    expect(desk.sent).toEqual([]);
    await desk.tell(ask);
    expect(desk.log).toEqual(["save id-1", "send id-1", "clear id-1"]);
  });

  test("[MONEY-02] the same key goes out again after 1, 2, 4, 8, 16 and 16 seconds", async () => {
    const desk = await open({ answers: [lost, lost, lost, lost, lost, lost, yes] });
    await desk.tell(ask);
    for (const [round, wait] of [1_000, 2_000, 4_000, 8_000, 16_000, 16_000].entries()) {
      await desk.pass(wait - 1);
      expect(desk.sent).toHaveLength(round + 1);
      await desk.pass(1);
      expect(desk.sent).toHaveLength(round + 2);
    }
    expect(new Set(desk.sent.map(({ key }) => key)).size).toBe(1);
    expect(desk.facts).toHaveLength(1);
  });

  test("[MONEY-02] by hand it goes out at once", async () => {
    const desk = await open({ answers: [lost, yes] });
    await desk.tell(ask, retry);
    expect(desk.sent[1]).toEqual(desk.sent[0]);
  });

  test("[MONEY-03] while one is under way or without an answer, another press does nothing", async () => {
    const other = press(2, closing);
    const sending = await open();
    await sending.tell(ask, ask, other);
    expect(sending.sent).toHaveLength(1);
    const waiting = await open({ answers: [lost] });
    await waiting.tell(ask, ask, other);
    expect(waiting.sent).toHaveLength(1);
    expect(waiting.view()).toMatchObject({ pending: charge, canAsk: false, canRetry: true });
  });

  test("[MONEY-04] a refusal is told where it was asked, and the desk is free for the next", async () => {
    const desk = await open({ answers: [no] });
    await desk.tell(ask);
    expect(desk.view()).toMatchObject({ pending: null, canAsk: true });
    expect(desk.facts).toMatchObject([
      { type: "moneyCall.refused", failure: { code: "CLOSED_CASH_FLOW" }, isWatched: true },
    ]);
  });

  test("[MONEY-04] left without an answer is told, and so is what became of it", async () => {
    const desk = await open({ answers: [lost, no] });
    await desk.tell(ask, leave);
    expect(desk.facts).toEqual([{ type: "moneyCall.leftPending", call: charge }]);
    await desk.tell(leave, retry);
    expect(desk.facts).toEqual([
      { type: "moneyCall.leftPending", call: charge },
      { type: "moneyCall.refused", call: charge, failure: { code: "CLOSED_CASH_FLOW" }, isWatched: false },
    ]);
    expect(desk.view()).toMatchObject({ canAsk: true });
  });

  test("[MONEY-03] whatever is pressed and answered, one press is one key and nothing is forgotten unanswered", async () => {
    const anyStep = fc.constantFrom<"ask" | MoneyCallEvent | number>("ask", retry, leave, 1_000, 16_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 25 }),
        fc.array(fc.constantFrom(yes, lost, no), { maxLength: 25 }),
        async (steps, answers) => {
          const desk = await open({ answers });
          for (const [number, step] of steps.entries())
            await (typeof step === "number" ? desk.pass(step) : desk.tell(step === "ask" ? press(number) : step));
          const keys = new Set(desk.sent.map(({ key }) => key));
          const answered = desk.facts.filter(({ type }) => type !== "moneyCall.leftPending").length;
          expect(keys.size).toBe(answered + desk.stored.size);
          expect(desk.stored.size).toBe(desk.view().canAsk ? 0 : 1);
        },
      ),
      { numRuns: 150 },
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, transition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type Result, accepted, id, refused } from "../kernel/index.ts";
import {
  type BoardEvent,
  type BoardFact,
  type BoardFailure,
  type BoardTask,
  type OrderState,
  boardMachine,
} from "./index.ts";

const orders = [{ id: id<"order">("a"), version: 1 }];
const task: BoardTask = { step: "deliver", orders };
const done: readonly OrderState[] = [{ id: id<"order">("a"), status: "COMPLETED", version: 2 }];
type Answer = () => Promise<Result<readonly OrderState[], BoardFailure>>;

function open(answer: Answer = async () => accepted(done)) {
  const carried: BoardTask[] = [];
  const facts: BoardFact[] = [];
  const actor = createActor(boardMachine, {
    input: {
      board: {
        carryOut: (one) => {
          carried.push(one);
          return answer();
        },
      },
    },
  });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { actor, carried, facts, settle };
}

const screens: readonly BoardEvent[] = [
  { type: "board.asked", task, asks: true },
  { type: "board.asked", task, asks: false },
  { type: "board.confirmed" },
  { type: "board.declined" },
  { type: "board.retried" },
];

describe("a step of the board", () => {
  test("[ORDERS-08] that asks is carried out when confirmed, and not when declined", async () => {
    const { actor, carried, settle } = open();
    actor.send({ type: "board.asked", task, asks: true });
    expect(actor.getSnapshot().hasTag("asking")).toBe(true);
    actor.send({ type: "board.declined" });
    await settle();
    expect(carried).toEqual([]);
    actor.send({ type: "board.asked", task, asks: true });
    actor.send({ type: "board.confirmed" });
    await settle();
    expect(carried).toEqual([task]);
  });

  test("[ORDERS-17] is one at a time, and its answer is told once", async () => {
    const { actor, carried, facts, settle } = open();
    actor.send({ type: "board.asked", task, asks: false });
    actor.send({ type: "board.asked", task: { step: "recoverDay" }, asks: false });
    await settle();
    expect(carried).toEqual([task]);
    expect(facts).toEqual([{ type: "board.done", task, orders: done }]);
    expect(actor.getSnapshot().value).toBe("idle");
  });

  test("[ORDERS-17] that is refused says why, and the board goes on", async () => {
    const { actor, facts, settle } = open(async () => refused({ code: "UNREACHABLE" }));
    actor.send({ type: "board.asked", task, asks: false });
    await settle();
    expect(facts).toEqual([{ type: "board.refused", task, failure: { code: "UNREACHABLE" } }]);
    expect(actor.getSnapshot().value).toBe("idle");
  });

  test("[ORDERS-17] that breaks is shown as broken, with a way on", async () => {
    let isBroken = true;
    const { actor, carried, facts, settle } = open(async () => {
      if (isBroken) throw new Error("broken");
      return accepted(done);
    });
    actor.send({ type: "board.asked", task, asks: false });
    await settle();
    expect(actor.getSnapshot().hasTag("broken")).toBe(true);
    isBroken = false;
    actor.send({ type: "board.retried" });
    await settle();
    expect(carried).toEqual([task, task]);
    expect(facts).toEqual([{ type: "board.done", task, orders: done }]);
  });

  test("[ORDERS-17] reaches every state, and no event is lost into none", () => {
    const never = { carryOut: () => new Promise<never>(() => null) };
    const own = (type: string, more: object): BoardEvent => ({ type, ...more }) as unknown as BoardEvent;
    const paths = getShortestPaths(boardMachine, {
      input: { board: never },
      serializeState: ({ value, context }) => JSON.stringify([value, context.task]),
      events: [
        ...screens,
        own("xstate.done.actor.0.board.working", { output: accepted(done) }),
        own("xstate.error.actor.0.board.working", { error: new Error("x") }),
      ],
    });
    const values = paths.map(({ state }) => String(state.value));
    expect([...new Set(values)].toSorted()).toEqual(["asking", "broken", "idle", "working"]);
  });

  test("[ORDERS-08] no sequence of events carries out what asks without a confirmation before it", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...screens), { maxLength: 20 }), (events) => {
        const never = { carryOut: () => new Promise<never>(() => null) };
        let state = createActor(boardMachine, { input: { board: never } }).getSnapshot();
        for (const event of events) {
          const [next] = transition(boardMachine, state, event);
          const began = next.hasTag("busy") && !state.hasTag("busy");
          const mayBegin = event.type === "board.confirmed" || (event.type === "board.asked" && !event.asks);
          if (began) expect(mayBegin).toBe(true);
          state = next;
        }
      }),
    );
  });
});

import { describe, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import {
  type CashEntry,
  type CashFaults,
  type CashMovement,
  checkCashEntry,
  emptyMovement,
} from "../cash-register/index.ts";
import { type EditEvent, editMachine, editView } from "../editing/index.ts";
import { type Result, accepted, cents, id, refused } from "../kernel/index.ts";
import type { SubmitFailure } from "../sale/index.ts";
import { type BookedMoneyCall, type PendingMoneyCall, moneyCallMachine, moneyCallView, saveMoney } from "./index.ts";

type CashForm = {
  readonly entry: CashEntry;
  readonly draft: CashMovement;
  readonly faults: CashFaults;
  readonly saved: BookedMoneyCall;
  readonly failure: SubmitFailure;
};
type Answer = Result<BookedMoneyCall, SubmitFailure>;

const lost: Answer = refused({ code: "UNREACHABLE" });
const implausible: Answer = refused({ code: "REFUSED", error: "IMPLAUSIBLE_AMOUNT" });
const yes: Answer = accepted({
  kind: "CASH_MOVEMENT",
  movement: {
    type: "OUT",
    amount: cents(30_000),
    description: "Servilletas",
    sessionNumber: 7,
    expected: null,
    difference: null,
  },
});

/** A form for cash over a desk whose server answers as told. */
async function open(answers: readonly Answer[] = [], isFull = false) {
  const clock = new SimulatedClock();
  const waiting = [...answers];
  const sent: PendingMoneyCall[] = [];
  let [presses, hasRoom] = [0, !isFull];
  const desk = createActor(moneyCallMachine, {
    clock,
    input: {
      calls: {
        send: async (pending) => {
          sent.push(pending);
          return waiting.shift() ?? lost;
        },
      },
      pending: {
        save: async () => {
          if (!hasRoom) throw new Error("the device is full");
        },
        load: async () => null,
        clear: async () => {},
      },
    },
  });
  desk.start();
  const save = saveMoney(desk, (request: CashMovement) => ({ kind: "CASH_MOVEMENT", request }));
  const form = createActor(editMachine<CashForm>(), {
    clock,
    input: {
      former: { entry: emptyMovement("OPEN") },
      newId: () => `press-${(presses += 1)}`,
      check: checkCashEntry,
      save,
      outlivesForm: true,
    },
  });
  const facts: string[] = [];
  form.on("*", ({ type }) => facts.push(type));
  form.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  const tell = async (...events: readonly EditEvent<CashForm>[]): Promise<void> => {
    for (const event of events) {
      form.send(event);
      await settle();
    }
  };
  await settle();
  return {
    tell,
    sent,
    save,
    facts,
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
    makeRoom: () => {
      hasRoom = true;
    },
    view: () => editView<CashForm>(form.getSnapshot()),
    deskView: () => moneyCallView(desk.getSnapshot()),
  };
}

const typed: EditEvent<CashForm> = {
  type: "edit.typed",
  part: { type: "OUT", amount: cents(30_000), description: "Servilletas" },
};
const submit: EditEvent<CashForm> = { type: "edit.submitted" };
const leave: EditEvent<CashForm> = { type: "edit.left" };

describe("a form that saves money", () => {
  test("[FORM-04] [MONEY-02] sends under its own key until the answer is certain, and is saved then", async () => {
    const { tell, pass, sent, facts, view, deskView } = await open([lost, lost, yes]);
    await tell(typed, submit);
    expect([view().isSending, deskView().canRetry]).toEqual([true, true]);
    await pass(1_000);
    await pass(2_000);
    expect(sent.map(({ key }) => key)).toEqual(["press-1", "press-1", "press-1"]);
    expect([view().isSaved, facts]).toEqual([true, ["edit.saved"]]);
  });

  test("[FORM-06] a refusal leads back with what was typed, and the next press has a key of its own", async () => {
    const { tell, sent, view } = await open([implausible, yes]);
    await tell(typed, submit);
    expect(view()).toMatchObject({ failure: { error: "IMPLAUSIBLE_AMOUNT" }, entry: { description: "Servilletas" } });
    await tell({ type: "edit.typed", part: { confirmed: { type: "OUT", amount: cents(30_000) } } }, submit);
    expect(sent.map(({ key, call }) => [key, call.kind === "CASH_MOVEMENT" && call.request.confirmed])).toEqual([
      ["press-1", false],
      ["press-2", true],
    ]);
  });

  test("[FORM-08] what is under way is left without the question, and goes on", async () => {
    const { tell, pass, sent, facts } = await open([lost, yes]);
    await tell(typed, submit, leave);
    expect(facts).toEqual(["edit.closed"]);
    await pass(1_000);
    expect(sent).toHaveLength(2);
  });

  test("[FORM-01] what was typed and not sent asks before it is lost, also after a refusal", async () => {
    const { tell, view } = await open([implausible]);
    await tell(typed, leave);
    expect(view().isAsking).toBe(true);
    await tell({ type: "edit.kept" }, submit, leave);
    expect(view().isAsking).toBe(true);
  });

  test("[MONEY-01] what the device can't keep is not sent, and the same press goes out once it can", async () => {
    const { tell, sent, view, makeRoom } = await open([yes], true);
    await tell(typed, submit);
    expect([sent.length, view().isBroken]).toEqual([0, true]);
    makeRoom();
    await tell({ type: "edit.retried" });
    expect([sent.map(({ key }) => key), view().isSaved]).toEqual([["press-1"], true]);
  });

  test("[MONEY-03] another form's press is not taken while this one's is without an answer", async () => {
    const { tell, sent, save } = await open([lost]);
    await tell(typed, submit, submit);
    const draft = { type: "IN", amount: cents(1), description: "Vuelto" } as const;
    await expect(save({ key: id("another"), draft })).rejects.toThrow("under way");
    expect(sent).toHaveLength(1);
  });
});

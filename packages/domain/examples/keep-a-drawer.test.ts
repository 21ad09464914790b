import {
  type CashEntry,
  type CashFaults,
  type CashMovement,
  type RegisterFacts,
  checkCashEntry,
  decideMovement,
  emptyMovement,
  statusAfter,
} from "@cantina/domain/cash-register";
import { type EditView, editMachine, editView } from "@cantina/domain/editing";
import { accepted, addMoney, cents, refused } from "@cantina/domain/kernel";
import {
  type BookedMoneyCall,
  type MoneyCallsPort,
  type PendingMoneyCallsPort,
  moneyCallMachine,
  saveMoney,
} from "@cantina/domain/money-calls";
import type { PlacedOrder } from "@cantina/domain/orders";
import { type OrdersPort, type PendingSalePort, type SubmitFailure, checkoutMachine } from "@cantina/domain/sale";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";

type CashForm = {
  readonly entry: CashEntry;
  readonly draft: CashMovement;
  readonly faults: CashFaults;
  readonly saved: BookedMoneyCall;
  readonly failure: SubmitFailure;
};

/** A server in memory, which judges with the functions that the real one uses. */
function drawer() {
  let facts: RegisterFacts = { status: "CLOSED", expected: cents(0), cap: cents(500_000) };
  const calls: MoneyCallsPort = {
    send: async ({ call }) => {
      if (call.kind !== "CASH_MOVEMENT") return refused({ code: "REFUSED", error: "NOT_FOUND" });
      const movement = call.request;
      const decided = decideMovement(movement, facts);
      if (!decided.ok) return refused({ code: "REFUSED", error: decided.failure.code });
      const inward = movement.type === "OUT" ? cents(-movement.amount) : movement.amount;
      const { expected, difference } = decided.value.closing ?? { expected: null, difference: null };
      facts = { ...facts, status: statusAfter(movement), expected: addMoney(facts.expected, inward) };
      return accepted({
        kind: "CASH_MOVEMENT",
        movement: { ...movement, sessionNumber: 1, expected, difference },
      });
    },
  };
  const orders: OrdersPort = {
    submit: async ({ request }) => {
      facts = { ...facts, expected: addMoney(facts.expected, request.expectedTotal ?? cents(0)) };
      return accepted({} as PlacedOrder);
    },
  };
  return { calls, orders };
}

let ids = 0;
const newId = (): string => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, "0")}`;
const nowhere: PendingMoneyCallsPort & PendingSalePort = {
  save: async () => {},
  load: async () => null,
  clear: async () => {},
};

test("a program without a screen keeps a drawer: opens it, sells for cash and closes it blind", async () => {
  const { calls, orders } = drawer();
  const desk = createActor(moneyCallMachine, { input: { calls, pending: nowhere } });
  desk.start();

  /** What a screen does: fields are typed, the button is pressed, and the form says how it ended. */
  async function move(...parts: readonly Partial<CashEntry>[]): Promise<EditView<CashForm> & { saved: unknown }> {
    await waitFor(desk, (snapshot) => snapshot.matches("idle"));
    const form = createActor(editMachine<CashForm>(), {
      input: {
        former: { entry: emptyMovement("OPEN") },
        newId,
        check: checkCashEntry,
        save: saveMoney(desk, (request: CashMovement) => ({ kind: "CASH_MOVEMENT", request })),
        outlivesForm: true,
      },
    });
    let saved: unknown = null;
    form.on("edit.saved", (fact) => {
      saved = fact.saved;
    });
    form.start();
    for (const part of parts) {
      form.send({ type: "edit.typed", part });
      form.send({ type: "edit.submitted" });
      await waitFor(form, (snapshot) => !snapshot.hasTag("sending"));
    }
    return { ...editView<CashForm>(form.getSnapshot()), saved };
  }

  // A closed drawer only opens, and an unusual amount is asked about once.
  expect(await move({ type: "CLOSE", amount: cents(0) })).toMatchObject({
    failure: { error: "INVALID_TRANSACTION_STATUS" },
  });
  const opening = { type: "OPEN", amount: cents(600_000) } as const;
  expect(await move(opening)).toMatchObject({ failure: { error: "IMPLAUSIBLE_AMOUNT" } });
  expect(await move(opening, { confirmed: opening })).toMatchObject({ isSaved: true });
  expect(await move({ type: "OUT", amount: cents(50_000) })).toMatchObject({ faults: { description: "MISSING" } });
  expect(await move({ type: "OUT", amount: cents(50_000), description: "Servilletas" })).toMatchObject({
    isSaved: true,
  });

  const till = createActor(checkoutMachine, {
    input: {
      ports: { orders, pendingSales: nowhere, newId },
      policy: { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false },
    },
  });
  const sold = new Promise((resolve) => till.on("sale.sold", resolve));
  till.start();
  await waitFor(till, (snapshot) => snapshot.matches("editing"));
  till.send({ type: "sale.genericAdded", name: "Empanada", price: cents(80_000) });
  till.send({ type: "sale.submitted", deliver: true });
  await sold;

  // 6.000 − 500 + 800 should be there; only the answer to the count says so.
  const counted = { type: "CLOSE", amount: cents(629_000) } as const;
  const closing = await move(counted, { confirmed: counted });
  expect(closing.saved).toMatchObject({ movement: { expected: 630_000, difference: -1_000 } });
});

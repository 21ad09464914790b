import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { id } from "../kernel/index.ts";
import {
  type OrderState,
  type OrderStatus,
  canBecome,
  decideStep,
  mayChangeAutoComplete,
  orderStatuses,
  orderSteps,
  orderTransitions,
  stepGoal,
} from "./index.ts";

const order = (status: OrderStatus, version = 1): OrderState => ({ id: id<"order">("o"), status, version });

function reachableFrom(start: OrderStatus): ReadonlySet<OrderStatus> {
  const reached = new Set<OrderStatus>([start]);
  for (const status of reached) for (const next of orderTransitions[status]) reached.add(next);
  return reached;
}

describe("the lifecycle", () => {
  test("[ORDERS-01] reaches every status from a new order, and never leaves DELETED", () => {
    expect([...reachableFrom("STARTED")].toSorted()).toEqual(orderStatuses.toSorted());
    expect([...reachableFrom("COMPLETED")].toSorted()).toEqual(orderStatuses.toSorted());
    expect([...reachableFrom("DELETED")]).toEqual(["DELETED"]);
  });

  test("[ORDERS-01] deletes nothing that was not cancelled, and takes nothing back that was", () => {
    const before = orderStatuses.filter((status) => canBecome(status, "DELETED"));
    expect(before).toEqual(["CANCELLED", "CANCELLED_ARCHIVED"]);
    for (const status of reachableFrom("CANCELLED")) expect(["STARTED", "COMPLETED"]).not.toContain(status);
  });

  test.each(orderStatuses)("[ORDERS-02] delivering one that is %s", (status) => {
    const decision = decideStep("deliver", order(status), 1);
    if (status === "STARTED") expect(decision).toEqual({ ok: true, value: true });
    else if (status === "COMPLETED") expect(decision).toEqual({ ok: true, value: false });
    else expect(decision).toMatchObject({ ok: false, failure: { code: "INVALID_COMPLETE_TRANSACTION" } });
  });

  test.each(orderStatuses)("[ORDERS-03] recovering and archiving one that is %s", (status) => {
    const outcomes = (["recover", "archive"] as const).map((step) => {
      const decision = decideStep(step, order(status), null);
      return decision.ok ? decision.value : decision.failure.code;
    });
    const refusal = "INVALID_TRANSACTION_STATUS";
    const expected = {
      STARTED: [false, refusal],
      COMPLETED: [true, refusal],
      CANCELLED: [refusal, true],
      CANCELLED_ARCHIVED: [refusal, false],
      DELETED: [refusal, refusal],
    } as const;
    expect(outcomes).toEqual(expected[status]);
  });

  test.each(orderSteps)("[ORDERS-04] %s of what is there already changes nothing, at any version", (step) => {
    for (const seen of [null, 1, 9]) {
      expect(decideStep(step, order(stepGoal[step], 5), seen)).toEqual({ ok: true, value: false });
    }
  });

  test("[ORDERS-05] a step on an earlier version is refused with what the order is now", () => {
    const now = order("STARTED", 3);
    expect(decideStep("deliver", now, 1)).toEqual({ ok: false, failure: { code: "STALE_ORDER", data: now } });
    expect(decideStep("deliver", now, 3)).toEqual({ ok: true, value: true });
    expect(decideStep("archive", order("CANCELLED", 3), 2)).toMatchObject({ failure: { code: "STALE_ORDER" } });
  });

  test("[ORDERS-04] no sequence of steps leaves the table or does one thing twice", () => {
    const step = fc.record({ step: fc.constantFrom(...orderSteps), lag: fc.integer({ min: 0, max: 2 }) });
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), fc.array(step, { maxLength: 30 }), (start, steps) => {
        let state = order(start);
        for (const { step: one, lag } of steps) {
          const decision = decideStep(one, state, state.version - lag);
          if (!decision.ok || !decision.value) continue;
          expect(lag).toBe(0);
          expect(canBecome(state.status, stepGoal[one])).toBe(true);
          state = { ...state, status: stepGoal[one], version: state.version + 1 };
          expect(decideStep(one, state, state.version - 1)).toEqual({ ok: true, value: false });
        }
      }),
    );
  });

  test("[ORDERS-11] the auto-complete switch is for administrators, or for all staff with subscriptions", () => {
    expect(mayChangeAutoComplete({ level: "CAFETERIA_EMPLOYEE", features: [] })).toBe(false);
    expect(mayChangeAutoComplete({ level: "CAFETERIA_EMPLOYEE", features: ["subscriptions"] })).toBe(true);
    expect(mayChangeAutoComplete({ level: "CAFETERIA_ADMINISTRATOR", features: [] })).toBe(true);
    expect(mayChangeAutoComplete({ level: null, features: ["subscriptions"] })).toBe(false);
  });
});

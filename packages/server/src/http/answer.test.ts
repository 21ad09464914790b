import { cents, id } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { failureAnswer } from "./answer.ts";
import type { RouteFailure } from "./outcome.ts";

const written = (failure: RouteFailure): unknown => JSON.parse(failureAnswer(failure).answer);

test("a failure's money goes out in decimals, as its code's schema says", () => {
  expect(written({ code: "DAILY_LIMIT_EXCEEDED", data: cents(1_050) })).toEqual({
    Message: { Message: "DAILY_LIMIT_EXCEEDED", ExtraData: 10.5 },
  });
  expect(
    written({
      code: "INSUFFICIENT_BALANCE",
      data: { balance: cents(-5), minimumBalance: cents(0), missing: cents(5) },
    }),
  ).toEqual({
    Message: { Message: "INSUFFICIENT_BALANCE", ExtraData: { balance: -0.05, minimumBalance: 0, missing: 0.05 } },
  });
});

test("a cart that was sold names its order", () => {
  const orderId = id<"order">("0198c0de-0000-7000-8000-000000000001");
  expect(written({ code: "CART_ALREADY_SOLD", data: orderId })).toEqual({
    Message: { Message: "CART_ALREADY_SOLD", ExtraData: orderId },
  });
});

test("data that its code does not have does not compile", () => {
  const misfits: readonly RouteFailure[] = [
    // @ts-expect-error It is an amount.
    { code: "DAILY_LIMIT_EXCEEDED", data: "10" },
    // @ts-expect-error It has data.
    { code: "STALE_ENTRY" },
    // @ts-expect-error It has none.
    { code: "NOT_FOUND", data: 10 },
  ];
  expect(misfits).toHaveLength(3);
});

import { cents } from "@cantina/domain/kernel";
import type { PlacedOrder } from "@cantina/domain/orders";
import { expect, test } from "vitest";
import { noticeOf } from "./sale-notices.ts";

const sold = (balanceAfter: number | null) =>
  noticeOf({
    type: "sale.sold",
    order: { balanceAfter: balanceAfter === null ? null : cents(balanceAfter) } as PlacedOrder,
  });

test("a sale is told in the specified words, with what the account has left", () => {
  expect(sold(1_195_500)).toEqual({
    kind: "success",
    title: "Se procesó la orden correctamente.",
    detail: "Saldo: $ 11.955,00",
  });
  expect(sold(null)).not.toHaveProperty("detail");
});

test("an ended session is told at the login, not here", () => {
  expect(noticeOf({ type: "sale.refused", failure: { code: "SESSION_EXPIRED" } })).toBeNull();
});

test("a cart that was sold before is no error", () => {
  const notice = noticeOf({ type: "sale.refused", failure: { code: "REFUSED", error: "CART_ALREADY_SOLD" } });
  expect(notice?.kind).toBe("info");
});

test("a refusal is said in its own words", () => {
  expect(noticeOf({ type: "sale.refused", failure: { code: "WRONG_COMMENSAL" } })).toEqual({
    kind: "error",
    title: "El comensal no existe o fue eliminado.",
  });
});

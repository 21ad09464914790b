import { cents, id } from "@cantina/domain/kernel";
import type { BookedMoneyCall, MoneyCall } from "@cantina/domain/money-calls";
import { expect, test } from "vitest";
import { moneyNotice } from "./money-notices.ts";

const buyerId = id<"profile">("familia");
const call: MoneyCall = {
  kind: "BALANCE_CHARGE",
  request: { buyerId, amount: cents(70_000), paymentMethod: "CASH" },
};
const closed: BookedMoneyCall = {
  kind: "CASH_MOVEMENT",
  movement: {
    type: "CLOSE",
    amount: cents(90_000),
    description: "",
    sessionNumber: 7,
    expected: cents(100_000),
    difference: cents(-10_000),
  },
};

/** Without the narrow space that the currency is written with. */
const plain = (text: string | undefined): string => (text ?? "").replaceAll(/\s/gu, " ");

test("[MONEY-04] what was refused after its dialog was closed says what was not booked, and why", () => {
  const refusal = { type: "moneyCall.refused", call, failure: { code: "CLOSED_CASH_FLOW" } } as const;
  const notice = moneyNotice({ ...refusal, isWatched: false });
  expect(plain(notice?.title)).toBe("No se registró la recarga de $ 700,00.");
  expect(notice?.detail).toBe("La caja está cerrada. Debe abrir la caja para poder vender.");
  expect(moneyNotice({ ...refusal, isWatched: true })).toBeNull();
});

test("[MONEY-04] a call that is left without an answer says that it goes on by itself", () => {
  const notice = moneyNotice({ type: "moneyCall.leftPending", call });
  expect(plain(notice?.title)).toBe("Falta confirmar la recarga de $ 700,00.");
  expect(notice?.kind).toBe("warning");
});

test("[MONEY-04] a close tells its difference in its dialog, or by a notice where that is gone", () => {
  expect(moneyNotice({ type: "moneyCall.booked", booked: closed, isWatched: true })).toBeNull();
  const notice = moneyNotice({ type: "moneyCall.booked", booked: closed, isWatched: false });
  expect(notice?.title).toBe("Se cerró la caja n.º 7.");
  expect(plain(notice?.detail)).toMatch(/^Diferencia: .*100,00$/u);
});

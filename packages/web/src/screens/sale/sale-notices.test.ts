import { cents } from "@cantina/domain/kernel";
import type { PlacedOrder } from "@cantina/domain/orders";
import type { SoldCart } from "@cantina/domain/sale";
import { expect, test } from "vitest";
import { type NoticeWays, noticeOf } from "./sale-notices.ts";

const none = (): void => undefined;
const nowhere = {
  onSee: none,
  onCash: none,
  offerFor: () => null,
  onRest: none,
  onTopUp: none,
  onOpenRegister: none,
};

const sold = (balanceAfter: number | null, { firstName = null, change = null }: Partial<SoldCart> = {}) =>
  noticeOf(
    {
      type: "sale.sold",
      order: {
        totalPrice: cents(750_000),
        balanceAfter: balanceAfter === null ? null : cents(balanceAfter),
      } as PlacedOrder,
      firstName,
      change,
    },
    nowhere,
  );

test("[SALE-86] a sale is told in the specified words, with its cost, whose it is and what the account has left", () => {
  expect(sold(1_195_500, { firstName: "Valentina" })).toEqual({
    kind: "success",
    title: "Se procesó la orden correctamente.",
    detail: "$ 7.500 · Valentina · Saldo: $ 11.955,00",
    milliseconds: 6000,
    actions: [{ label: "Ver", onPress: expect.any(Function) as unknown }],
  });
  expect(sold(null)).toMatchObject({ detail: "$ 7.500" });
  expect(sold(null)).not.toHaveProperty("figure");
});

test("[SALE-86] what goes back stays to be read, be it nothing", () => {
  expect(sold(null, { change: cents(250_000) })).toMatchObject({ figure: "Cambio: $ 2.500,00", stays: true });
  expect(sold(null, { change: cents(0) })).toMatchObject({ figure: "Cambio: $ 0,00", stays: true });
});

test("an ended session is told at the login, not here", () => {
  expect(noticeOf({ type: "sale.refused", failure: { code: "SESSION_EXPIRED" } }, nowhere)).toBeNull();
});

test("a cart that was sold before is no error", () => {
  const notice = noticeOf({ type: "sale.refused", failure: { code: "REFUSED", error: "CART_ALREADY_SOLD" } }, nowhere);
  expect(notice?.kind).toBe("info");
});

test("a refusal is said in its own words", () => {
  expect(noticeOf({ type: "sale.refused", failure: { code: "WRONG_COMMENSAL" } }, nowhere)).toEqual({
    kind: "error",
    title: "El comensal no existe o fue eliminado.",
  });
});

test("[SALE-88] [SALE-89] a refusal that something can be done about leads there", () => {
  const labelsOf = (code: "CLOSED_CASH_FLOW" | "NEGATIVE_BALANCE"): readonly string[] | undefined => {
    const data = { balance: cents(0), floor: cents(0), missing: cents(1) };
    const failure = code === "NEGATIVE_BALANCE" ? { code, data } : { code };
    return noticeOf({ type: "sale.refused", failure }, nowhere)?.actions?.map(({ label }) => label);
  };
  expect(labelsOf("CLOSED_CASH_FLOW")).toEqual(["Abrir caja"]);
  expect(labelsOf("NEGATIVE_BALANCE")).toEqual(["Cobrar en efectivo", "Recargar saldo"]);
});

test("[SPLIT-04] where the account has something, the rest in cash is offered first", () => {
  const failure = {
    code: "INSUFFICIENT_BALANCE",
    data: { balance: cents(30_000), minimumBalance: cents(0), missing: cents(20_000) },
  } as const;
  const taken: number[] = [];
  const offerFor = (missing: number) => ({ onAccount: cents(30_000), inCash: cents(missing) });
  const actionsWith = (ways: Partial<NoticeWays>) =>
    noticeOf({ type: "sale.refused", failure }, { ...nowhere, ...ways })?.actions;
  expect(actionsWith({})?.map(({ label }) => label)).toEqual(["Cobrar en efectivo", "Recargar saldo"]);
  const actions = actionsWith({ offerFor, onRest: (amount) => void taken.push(amount) });
  expect(actions?.[0]?.label).toBe("Pagar el resto en efectivo: $ 200,00");
  actions?.[0]?.onPress();
  expect(taken).toEqual([30_000]);
});

import { cents } from "@cantina/domain/kernel";
import type { ToldChange } from "@cantina/domain/sale";
import { anyDiner } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toldCartText } from "./told-cart-text.ts";

const nothing: ToldChange = { lines: [], diner: null, paymentMethod: null, overMinimum: null, total: null, rest: null };

test("[SALE-100] lines, method, total and what passes the minimum are told in one go", () => {
  const lines = [
    { name: "Café", quantity: 2 },
    { name: "Chipá", quantity: 1 },
  ];
  const change = {
    ...nothing,
    lines,
    paymentMethod: "CUSTOM",
    total: cents(123_450),
    overMinimum: cents(5_000),
  } as const;
  expect(toldCartText(change, "Vale")).toBe(
    "Café: 2. Chipá: 1. Método de pago: Vale. Total: $ 1.234,50. Supera el mínimo por $ 50,00.",
  );
  expect(toldCartText(nothing, null)).toBe("");
  const rest = { paymentMethod: "CASH", amount: cents(20_000) } as const;
  expect(toldCartText({ ...nothing, rest }, null)).toBe("Resto con Efectivo: $ 200,00.");
});

test("[SALE-100] a diner is told by name, with what they may not eat", () =>
  fc.assert(
    fc.property(anyDiner(), (diner) => {
      const { firstName, lastName } = diner.commensal;
      const told = (allergies: string | null): string =>
        toldCartText({ ...nothing, diner: { ...diner, commensal: { ...diner.commensal, allergies } } }, null);
      expect(told(null)).toBe(`Comensal: ${firstName} ${lastName}.`);
      expect(told("maní")).toBe(`Comensal: ${firstName} ${lastName}. Alergias: maní.`);
    }),
  ));

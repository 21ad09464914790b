import { cents } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CartLine } from "./CartLine.tsx";
import type { CartFeed, CartLineView } from "./cart-feed.ts";

afterEach(cleanup);

function renderLine(quantity: number, more: Partial<CartLineView> = {}) {
  const line: CartLineView = {
    id: "l1",
    name: "Café con leche",
    held: "",
    news: "",
    quantity,
    unitPrice: cents(180_000),
    redeemed: 0,
    canExchange: false,
    total: cents(180_000 * quantity),
    picture: { url: null, tint: "mango" },
    ...more,
  };
  const feed: CartFeed = {
    subscribe: () => () => undefined,
    quantityOf: () => quantity,
    lineIds: () => ["l1"],
    lineOf: () => line,
  };
  const events: string[] = [];
  render(
    <ul>
      <CartLine
        lineId="l1"
        feed={feed}
        onAdd={(id) => events.push(`add ${id}`)}
        onRemove={(id) => events.push(`remove ${id}`)}
        onExchange={(id) => events.push(`exchange ${id}`)}
        onType={(id, quantity) => events.push(`type ${id} ${quantity}`)}
      />
    </ul>,
  );
  return events;
}

test("the stepper adds and removes one", () => {
  const events = renderLine(2);
  fireEvent.click(screen.getByRole("button", { name: "Agregar uno de Café con leche" }));
  fireEvent.click(screen.getByRole("button", { name: "Quitar uno de Café con leche" }));
  expect(events).toEqual(["add l1", "remove l1"]);
});

test("the last one is named as what it does: it takes the product out", () => {
  renderLine(1);
  expect(screen.getByRole("button", { name: "Quitar Café con leche" })).toBeDefined();
});

test("amounts keep their cents, and the unit price shows from two on", () => {
  renderLine(2);
  expect(screen.getByText("$ 3.600,00")).toBeDefined();
  expect(screen.getByText("$ 1.800 c/u")).toBeDefined();
  cleanup();
  renderLine(1);
  expect(screen.queryByText(/c\/u/u)).toBeNull();
});

test("the chip tells how many units coupons pay, and opens them; without coupons there is none", () => {
  const events = renderLine(3, { canExchange: true, redeemed: 2, total: cents(180_000) });
  fireEvent.click(screen.getByRole("button", { name: "Cupones de Café con leche: 2 en uso. Cambiar" }));
  expect(events).toEqual(["exchange l1"]);
  expect(screen.getByText("2 con cupón")).toBeDefined();
  cleanup();
  renderLine(3, { canExchange: true });
  expect(screen.getByText("Usar cupón")).toBeDefined();
  cleanup();
  renderLine(3);
  expect(screen.queryByText(/cup/u)).toBeNull();
});

test("[CATALOG-09] beneath a promotion stands what its units hold", () => {
  renderLine(2, { name: "Menú", held: "2\u00A0× Milanesa · 6\u00A0× Agua" });
  expect(screen.getByText("Menú").parentElement?.textContent).toMatch(/^Menú2\s× Milanesa · 6\s× Agua/u);
});

test("[SALE-21] what changed since it was put there stands on the line", () => {
  renderLine(1, { news: "ahora $ 700" });
  expect(screen.getByText("ahora $ 700")).toBeDefined();
});

import { anyOrder } from "@cantina/testkit/arbitraries";
import type { Order } from "@cantina/domain/orders";
import { fireEvent, render, screen, cleanup } from "@testing-library/react";
import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "../../../theme/ThemeProvider.tsx";
import { OrderCard } from "./OrderCard.tsx";

afterEach(cleanup);

const days = { from: "2026-11-20T00:00:00Z", until: "2026-11-20T01:00:00Z" };
const [model] = fc.sample(anyOrder(days), { numRuns: 1, seed: 2 });

function show(status: Order["status"]) {
  if (model === undefined) throw new Error("no sample");
  const order: Order = { ...model, status, commensalName: "Ana Gómez" };
  const handlers = { onDeliver: vi.fn(), onArchive: vi.fn(), onSelect: vi.fn(), onPrint: vi.fn() };
  const view = { order, allergens: [], className: null, pickUp: "12:00", ordered: "09:41" };
  render(
    <ThemeProvider>
      <OrderCard {...view} {...handlers} isSelected={false} isBusy={false} />
    </ThemeProvider>,
  );
  return { order, ...handlers };
}

test("a pending order is delivered by one click, and a second one of a double click is left alone", () => {
  const { order, onDeliver } = show("STARTED");
  const button = screen.getByRole("button", { name: "Entregado: Ana Gómez" });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(onDeliver.mock.calls).toEqual([[order]]);
});

test("the keyboard delivers too", () => {
  const { onDeliver } = show("STARTED");
  fireEvent.click(screen.getByRole("button", { name: "Entregado: Ana Gómez" }), { detail: 0 });
  expect(onDeliver).toHaveBeenCalledOnce();
});

test("a cancelled order says so, and can only be taken off the board", () => {
  const { onArchive } = show("CANCELLED");
  expect(screen.queryByRole("button", { name: /^Entregado/u })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText("Cancelado")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Quitar de comandas pendientes: Ana Gómez" }));
  expect(onArchive).toHaveBeenCalledOnce();
});

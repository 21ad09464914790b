import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { DinerCard } from "./DinerCard.tsx";

afterEach(cleanup);

test.each([
  [1, "1 uso de cuponera", "Cuponeras: queda 1 uso"],
  [2, "2 usos de cuponera", "Cuponeras: quedan 2 usos"],
])("a diner with %i uses of coupons left", (couponUses, read, title) => {
  const diner = { id: "1", name: "Ana Pérez", detail: "3° B", balance: null, couponUses };
  render(<DinerCard diner={diner} />, { wrapper: ThemeProvider });
  expect(screen.getByText(read).closest("[title]")?.getAttribute("title")).toBe(title);
});

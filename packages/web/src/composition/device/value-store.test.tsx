import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useIsValue, valueStore } from "./value-store.ts";

afterEach(cleanup);

test("who asks only whether it is one value is drawn anew when that changes, and not while others change", () => {
  const store = valueStore<"asked" | "there" | "gone" | null>(null);
  let drawn = 0;
  function Told() {
    drawn += 1;
    return <p>{useIsValue(store, "gone") ? "sin conexión" : "conectado"}</p>;
  }
  render(<Told />);
  for (const value of ["asked", "there"] as const) act(() => store.set(value));
  expect(drawn).toBe(1);
  act(() => store.set("gone"));
  expect(screen.getByText("sin conexión")).toBeDefined();
  act(() => store.set("there"));
  expect(screen.getByText("conectado")).toBeDefined();
  expect(drawn).toBe(3);
});

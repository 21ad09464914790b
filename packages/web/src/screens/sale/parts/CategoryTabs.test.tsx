import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { CategoryTabs } from "./CategoryTabs.tsx";

afterEach(cleanup);

const categories = [
  { id: "a", name: "Cafetería" },
  { id: "b", name: "Bebidas" },
];

function Harness() {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return <CategoryTabs categories={categories} selectedId={selectedId} onSelect={setSelectedId} />;
}

const chip = (name: string) => screen.getByRole("button", { name });
const pressed = () => screen.getAllByRole("button", { pressed: true }).map((button) => button.textContent);

test("'Todo' comes first and is selected while no category is", () => {
  render(<Harness />);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Todo", "Cafetería", "Bebidas"]);
  expect(pressed()).toEqual(["Todo"]);
});

test("Tab stops once; arrows move the focus and the selection, around the ends", () => {
  render(<Harness />);
  expect(screen.getAllByRole("button").map((button) => button.tabIndex)).toEqual([0, -1, -1]);
  chip("Todo").focus();
  fireEvent.keyDown(chip("Todo"), { key: "ArrowLeft" });
  expect(pressed()).toEqual(["Bebidas"]);
  expect(document.activeElement).toBe(chip("Bebidas"));
  fireEvent.keyDown(chip("Bebidas"), { key: "ArrowRight" });
  expect(pressed()).toEqual(["Todo"]);
});

import { moveItem } from "@cantina/domain/catalog-editing";
import { plainProduct } from "@cantina/testkit/arbitraries";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { CardList } from "./CardList.tsx";

afterEach(cleanup);

const nothing: ReadonlySet<string> = new Set();
const rules = { countryId: "AR", sealPolicy: "BLOCK" } as const;

type BenchProps = { readonly touched: string[]; readonly said: string[]; readonly drawn?: number };

function Bench({ touched, said, drawn = 3 }: BenchProps) {
  const [products, setProducts] = useState(["café", "té", "mate"].map(plainProduct));
  const move = (productId: string, to: number): void => {
    const moved = products.find((one) => one.id === productId);
    if (moved !== undefined) setProducts([...moveItem(products, moved, to)]);
  };
  return (
    <CardList
      label="Productos de Bebidas"
      products={products}
      first={3}
      drawn={drawn}
      tint="mango"
      mode="sort"
      laterMode="sort"
      selected={nothing}
      rules={rules}
      helpId="ayuda"
      onTouch={(productId) => touched.push(productId)}
      onMove={move}
      announce={(text) => said.push(text)}
    />
  );
}

const order = () => screen.getAllByRole("listitem").map((item) => item.dataset["card"]);
const handle = (name: string) => screen.getByRole("button", { name: `Mover ${name}` });
const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("[EDIT-05] a card is taken, moved and let go by the keyboard, which keeps the focus and says each place", () => {
  const said: string[] = [];
  render(<Bench touched={[]} said={said} />);
  handle("café").focus();
  press("ArrowRight");
  expect(order()).toEqual(["café", "té", "mate"]);
  press(" ");
  expect(handle("café").getAttribute("aria-pressed")).toBe("true");
  press("ArrowRight");
  expect(order()).toEqual(["té", "café", "mate"]);
  expect(document.activeElement).toBe(handle("café"));
  press("ArrowRight");
  press("ArrowRight");
  expect(order()).toEqual(["té", "mate", "café"]);
  press(" ");
  press("ArrowLeft");
  expect(order()).toEqual(["té", "mate", "café"]);
  expect(said).toEqual([
    "café tomado, posición 1 de 3.",
    "café, posición 2 de 3.",
    "café, posición 3 de 3.",
    "café, posición 3 de 3.",
    "café soltado, posición 3 de 3.",
  ]);
});

test("[EDIT-05] Escape puts a card back where it was taken", () => {
  render(<Bench touched={[]} said={[]} />);
  handle("mate").focus();
  for (const key of [" ", "ArrowLeft", "ArrowLeft"]) press(key);
  expect(order()).toEqual(["mate", "café", "té"]);
  press("Escape");
  expect(order()).toEqual(["café", "té", "mate"]);
  expect(handle("mate").getAttribute("aria-pressed")).toBe("false");
});

test("a touch on a card opens it, one on its handle does not", () => {
  const touched: string[] = [];
  render(<Bench touched={touched} said={[]} />);
  fireEvent.click(screen.getByRole("button", { name: /^té/u }));
  fireEvent.click(handle("café"));
  expect(touched).toEqual(["té"]);
});

test("a card that is not drawn yet keeps its place, and is drawn while the keyboard carries it", () => {
  render(<Bench touched={[]} said={[]} drawn={1} />);
  expect(order()).toEqual(["café", "té", "mate"]);
  expect(screen.queryByRole("button", { name: /té$/u })).toBeNull();
  handle("café").focus();
  for (const key of [" ", "ArrowRight"]) press(key);
  expect(order()).toEqual(["té", "café", "mate"]);
  expect(document.activeElement).toBe(handle("café"));
});

import { cents } from "@cantina/domain/kernel";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, expect, test } from "vitest";
import { ProductCard, type ProductCardView } from "./ProductCard.tsx";
import type { CartFeed } from "./cart-feed.ts";

afterEach(cleanup);

const display = { image: true, title: true, description: false, price: true, stock: true };
const coffee: ProductCardView = {
  id: "coffee",
  name: "Café con leche",
  description: "Taza grande",
  price: cents(180_000),
  stock: null,
  isPromotion: false,
  seals: [],
  isBarred: false,
  picture: { url: null, tint: "mango" },
};

function feedOf(start: Record<string, number> = {}) {
  const quantities = new Map(Object.entries(start));
  const listeners = new Set<() => void>();
  const feed: CartFeed = {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    quantityOf: (id) => quantities.get(id) ?? 0,
    lineIds: () => [],
    lineOf: () => undefined,
  };
  const set = (id: string, quantity: number) => {
    quantities.set(id, quantity);
    for (const listener of listeners) listener();
  };
  return { feed, set };
}

test("a touch adds one of the product", () => {
  const added: string[] = [];
  render(<ProductCard product={coffee} display={display} feed={feedOf().feed} onAdd={(id) => added.push(id)} />);
  fireEvent.click(screen.getByRole("button", { name: /Café con leche/u }));
  expect(added).toEqual(["coffee"]);
});

test("a sold out product says so, can't be pressed, and shows no number", () => {
  const added: string[] = [];
  render(
    <ProductCard
      product={{ ...coffee, stock: 0 }}
      display={display}
      feed={feedOf().feed}
      onAdd={(id) => added.push(id)}
    />,
  );
  const card = screen.getByRole<HTMLButtonElement>("button", { name: /Agotado/u });
  fireEvent.click(card);
  expect(card.disabled).toBe(true);
  expect(added).toEqual([]);
});

test("[SCHOOL-04] a card says in words which seals its product carries, and is dead where nobody sells it", () => {
  const { rerender } = render(
    <ProductCard
      product={{ ...coffee, seals: ["SUGARS", "SODIUM"] }}
      display={display}
      feed={feedOf().feed}
      onAdd={() => undefined}
    />,
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /Sellos: azúcares, sodio/u }).disabled).toBe(false);
  rerender(
    <ProductCard
      product={{ ...coffee, seals: ["SUGARS"], isBarred: true }}
      display={display}
      feed={feedOf().feed}
      onAdd={() => undefined}
    />,
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /No se vende: azúcares/u }).disabled).toBe(true);
});

test.each([
  [1, "Queda 1"],
  [5, "Quedan 5"],
  [6, "6"],
  [0, "Agotado"],
])("a stock of %i reads %s", (stock, text) => {
  render(<ProductCard product={{ ...coffee, stock }} display={display} feed={feedOf().feed} onAdd={() => undefined} />);
  expect(screen.getByText(text)).toBeDefined();
});

test("the price drops its cents only when they are 0", () => {
  const { rerender } = render(
    <ProductCard product={coffee} display={display} feed={feedOf().feed} onAdd={() => undefined} />,
  );
  expect(screen.getByText("$ 1.800")).toBeDefined();
  rerender(
    <ProductCard
      product={{ ...coffee, price: cents(180_050) }}
      display={display}
      feed={feedOf().feed}
      onAdd={() => undefined}
    />,
  );
  expect(screen.getByText("$ 1.800,50")).toBeDefined();
});

test("the card shows what the seller chose, and keeps its name for screen readers", () => {
  const none = { image: false, title: false, description: true, price: false, stock: false };
  const { container } = render(
    <ProductCard product={{ ...coffee, stock: 9 }} display={none} feed={feedOf().feed} onAdd={() => undefined} />,
  );
  expect(container.querySelector("img")).toBeNull();
  expect(screen.queryByText("9")).toBeNull();
  expect(screen.queryByText("$ 1.800")).toBeNull();
  expect(screen.getByText("Taza grande")).toBeDefined();
  expect(screen.getByRole("button", { name: /Café con leche/u })).toBeDefined();
});

test("a broken picture gives way to the default one", () => {
  const { container } = render(
    <ProductCard
      product={{ ...coffee, picture: { url: "/broken.png", tint: "sky" } }}
      display={display}
      feed={feedOf().feed}
      onAdd={() => undefined}
    />,
  );
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toBe("/broken.png");
  if (image !== null) fireEvent.error(image);
  expect(container.querySelector("img")?.getAttribute("src")).toContain("product-fallback");
});

test("a scan re-renders the touched card and no other", () => {
  const { feed, set } = feedOf();
  const renders: string[] = [];
  render(
    ["coffee", "tea"].map((id) => (
      <Profiler key={id} id={id} onRender={() => renders.push(id)}>
        <ProductCard product={{ ...coffee, id, name: id }} display={display} feed={feed} onAdd={() => undefined} />
      </Profiler>
    )),
  );
  renders.length = 0;
  act(() => set("tea", 1));
  expect(renders).toEqual(["tea"]);
  expect(screen.getByRole("button", { name: /tea.*1 en el carrito/u })).toBeDefined();
});

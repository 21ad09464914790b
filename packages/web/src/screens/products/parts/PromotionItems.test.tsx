import type { Product } from "@cantina/domain/catalog";
import type { ItemEntry, ItemsFault } from "@cantina/domain/catalog-editing";
import { cents, id } from "@cantina/domain/kernel";
import { plainProduct } from "@cantina/testkit/arbitraries";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { sentenceOf } from "../../../texts/failure-sentences.ts";
import { ThemeProvider } from "../../../theme/ThemeProvider.tsx";
import { formSentence, savingText } from "../promotion-texts.ts";
import { PromotionItems } from "./PromotionItems.tsx";

afterEach(cleanup);

const product = (name: string, price: number): Product => ({ ...plainProduct(name), price: cents(price) });
const products = [product("Milanesa", 500_000), product("Agua", 120_000)];

const seen: (readonly ItemEntry[])[] = [];
const held = (): readonly ItemEntry[] => seen.at(-1) ?? [];

function Form({ first, fault }: { readonly first: readonly ItemEntry[]; readonly fault?: ItemsFault }) {
  const [items, setItems] = useState(first);
  return (
    <ThemeProvider>
      <PromotionItems
        products={products}
        items={items}
        fault={fault}
        onChange={(next) => {
          seen.push(next);
          setItems(next);
        }}
      />
    </ThemeProvider>
  );
}

test("[EDIT-12] quantities go from 1 to 99 by steps, and a product goes out by its own button", () => {
  render(
    <Form
      first={[
        { productId: id("Milanesa"), quantity: 98 },
        { productId: id("Agua"), quantity: 1 },
      ]}
    />,
  );
  const more = screen.getByRole("button", { name: "Agregar uno de Milanesa" });
  fireEvent.click(more);
  expect(held()[0]?.quantity).toBe(99);
  expect(more).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Quitar Agua" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: "Sacar Agua de la promoción" }));
  expect(held().map(({ productId }) => productId)).toEqual(["Milanesa"]);
});

test.each([
  ["NO_ITEMS", "Por favor agregue al menos un producto a la promoción"],
  ["TOO_MANY_ITEMS", "Una promoción puede tener hasta 50 productos"],
  ["ITEM_TWICE", "Cada producto puede estar una sola vez en la promoción"],
  ["WRONG_QUANTITY", "La cantidad va de 1 a 99"],
  ["ITEMS_OF_PRODUCT", "Solo una promoción contiene otros productos"],
] as const)("[EDIT-12] says %s in words", (fault, text) => {
  render(<Form first={[]} fault={fault} />);
  expect(screen.getByRole("alert").textContent).toBe(text);
});

test("[EDIT-15] beside the price stands what the items cost one by one, and what is saved", () => {
  const items = [
    { productId: products[0]?.id ?? id("?"), quantity: 2 },
    { productId: products[1]?.id ?? id("?"), quantity: 1 },
  ];
  const said = (price: number | null) =>
    savingText({ type: "PROMOTION", items, price: price === null ? null : cents(price) }, products)?.replaceAll(
      /\s/gu,
      " ",
    );
  expect(said(1_000_000)).toBe("Por separado: $ 11.200. Se ahorra $ 1.200");
  expect(said(1_150_000)).toBe("Por separado: $ 11.200. Cuesta $ 300 más");
  expect([said(1_120_000), said(null)]).toEqual(["Por separado: $ 11.200", "Por separado: $ 11.200"]);
  expect(savingText({ type: "PRODUCT", items: [], price: cents(1) }, products)).toBeUndefined();
});

test("[EDIT-12] [EDIT-14] the server's refusals are said for a promotion and not for a cart", () => {
  expect(formSentence({ code: "DELETED_PRODUCT" })).toBe(
    "Un producto de la promoción fue eliminado. Sáquelo para continuar.",
  );
  expect(formSentence({ code: "ONLY_PRODUCTS" })).toBe(
    "Una promoción solo puede contener productos: ni abonos ni otras promociones.",
  );
  const data = [{ productId: id<"product">("p"), name: "Agua", coupons: ["Diez aguas"], promotions: ["Menú"] }];
  expect(sentenceOf({ code: "DELETE_PRODUCT_IN_USE", data })).toBe(
    "No se puede eliminar un producto que usa una cuponera activa o una promoción. Agua: Diez aguas, Menú.",
  );
});

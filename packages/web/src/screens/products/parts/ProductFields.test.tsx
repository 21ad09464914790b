import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ProductEntry, checkProduct, newProductEntry } from "@cantina/domain/catalog-editing";
import { type Consumable, quantity } from "@cantina/domain/inventory";
import { type LocalDate, cents, id, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../../theme/ThemeProvider.tsx";
import { ProductFields } from "./ProductFields.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

const today = "2026-11-20" as LocalDate;
const cafeteria = (features: Cafeteria["features"]): Cafeteria => ({
  id: id("c"),
  name: "Comedor",
  code: "C",
  timeZone: timeZone("America/Argentina/Buenos_Aires"),
  activityStatus: "ACTIVE",
  features,
  classes: ["Primero", "Segundo"].map((name, index) => ({ id: id(name), name, position: index })),
  closedDates: ["2026-11-25" as LocalDate],
  pickup: { type: "DISCRETE", times: [], interval: null, cutOff: null },
  autoCompletesOrders: false,
  customPaymentMethod: null,
  allowIgnoreMinimumBalance: false,
  balanceFloor: cents(0),
  defaultDiscountCategoryId: id("d"),
  classesVersion: 1,
});

const entries: ProductEntry[] = [];

const consumable = (name: string, price: number, waste: number): Consumable => ({
  id: id(name),
  name,
  type: "RAW",
  supplierId: id("molino"),
  unit: "KILOGRAM",
  cost: cents(price),
  waste,
  alertLevel: quantity(0),
  availableQuantity: quantity(0),
  needsCount: false,
  allergens: [],
  yield: null,
  ingredients: [],
  version: 1,
});
const pantry = {
  consumables: [consumable("Harina", 9_000, 10), consumable("Sal", 5_050, 0)],
  isFailing: false,
  retry: () => undefined,
};

function Form({
  first,
  features,
}: {
  readonly first: Partial<ProductEntry>;
  readonly features: Cafeteria["features"];
}) {
  const [entry, setEntry] = useState({ ...newProductEntry(null), image: undefined, ...first });
  const place = cafeteria(features);
  const checked = checkProduct(entry, { today, closed: place, knownDates: [] });
  entries.push(entry);
  return (
    <ThemeProvider>
      <ProductFields
        entry={entry}
        onChange={({ image: _picture, ...part }) => setEntry({ ...entry, ...part })}
        faults={checked.ok ? null : checked.failure}
        savedImageUrl={null}
        barcodeError={undefined}
        categories={[{ id: id("b"), name: "Bebidas", position: 1, requestTimeLimit: null, version: 1 }]}
        cafeteria={place}
        today={today}
        pantry={features.includes("inventory") ? pantry : null}
        asksStock={features.includes("stockControl")}
        isLocked={false}
        sealsOfItems={null}
      />
    </ThemeProvider>
  );
}
const show = (first: Partial<ProductEntry> = {}, features: Cafeteria["features"] = []) =>
  render(<Form first={first} features={features} />);
const alerts = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);

test("[EDIT-01] every missing field is asked for in its own words", () => {
  show({ hasBarcode: true, hasDailyLimit: true });
  expect(alerts()).toEqual([
    "Por favor ingrese un nombre",
    "Por favor ingrese una descripción",
    "Por favor elija una categoría",
    "Por favor ingrese un precio",
    "Por favor ingrese un código de barras",
    "Por favor ingrese un límite diario",
  ]);
});

test("[EDIT-01] the cost is closed where the cafeteria has no use for it", () => {
  show();
  expect(screen.getByLabelText<HTMLInputElement>("Costo").disabled).toBe(true);
  cleanup();
  show({}, ["productUtility"]);
  expect(screen.getByLabelText<HTMLInputElement>("Costo").disabled).toBe(false);
});

test("[EDIT-02] a row without a price asks for it, and a class in two groups is told", () => {
  const whole = { name: "Café", description: "Taza", categoryId: id<"category">("b"), price: cents(1) };
  show({ ...whole, groups: [{ price: null, classIds: [id("Primero")] }] });
  expect(alerts()).toEqual(["Por favor ingrese un precio"]);
  cleanup();
  show({ ...whole, groups: [1, 2].map((price) => ({ price: cents(price), classIds: [id("Primero")] })) });
  expect(alerts()).toEqual(["Cada clase puede estar en un solo grupo de precios"]);
  const second = screen.getByRole("group", { name: "Clases del grupo 2" });
  fireEvent.click(second.querySelectorAll("button")[0] ?? second);
  fireEvent.click(second.querySelectorAll("button")[1] ?? second);
  expect(alerts()).toEqual([]);
});

test("[EDIT-03] days that are over or closed can't be chosen, others can", () => {
  show();
  const day = (name: RegExp) => screen.getByRole("button", { name });
  expect(day(/jueves,? 19 de noviembre/u).getAttribute("aria-disabled")).toBe("true");
  expect(day(/miércoles,? 25 de noviembre/u).getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(day(/viernes,? 20 de noviembre/u));
  fireEvent.click(screen.getByRole("button", { name: "Mes siguiente" }));
  fireEvent.click(day(/martes,? 1 de diciembre/u));
  expect(entries.at(-1)?.displayDates).toEqual(["2026-11-20", "2026-12-01"]);
  expect(screen.getByText("2 fechas elegidas.")).toBeDefined();
});

test("[INVENTORY-08] a row of the recipe asks for its consumable and its quantity, and takes each consumable once", () => {
  const whole = { name: "Pan", description: "Casero", categoryId: id<"category">("b"), price: cents(1) };
  const flour = { consumableId: id<"consumable">("Harina"), quantity: quantity(50) };
  show({ ...whole, recipe: [{ consumableId: null, quantity: null }, flour, flour] }, ["inventory"]);
  expect(alerts()).toEqual([
    "Por favor elija un insumo",
    "Por favor ingrese una cantidad",
    "Cada insumo puede estar una sola vez en la receta",
  ]);
  fireEvent.click(screen.getByLabelText("Quitar el ingrediente 1"));
  fireEvent.change(screen.getByLabelText("Ingrediente 2"), { target: { value: "Sal" } });
  expect(alerts()).toEqual([]);
});

test("[INVENTORY-10] the recipe says the cost, to the cent and at once, and closes its field for everybody", () => {
  show({ recipe: [{ consumableId: id("Harina"), quantity: quantity(50) }] }, ["inventory", "productUtility"]);
  const cost = () => screen.getByLabelText<HTMLInputElement>("Costo");
  expect([cost().disabled, cost().value]).toEqual([true, "50,00"]);
  fireEvent.click(screen.getByText("Agregar ingrediente"));
  fireEvent.change(screen.getByLabelText("Ingrediente 2"), { target: { value: "Sal" } });
  fireEvent.change(screen.getByLabelText("Cantidad 2"), { target: { value: "0,07" } });
  // 50 + 3,535
  expect(screen.getByLabelText("Receta").textContent).toContain("Costo total $ 53,54");
  expect(cost().value).toBe("53,54");
  for (const place of [2, 1]) fireEvent.click(screen.getByLabelText(`Quitar el ingrediente ${place}`));
  expect([cost().disabled, entries.at(-1)?.recipe]).toEqual([false, []]);
});

test("[INVENTORY-10] without the option there is no recipe to see", () => {
  show();
  expect(screen.queryByLabelText("Receta")).toBeNull();
});

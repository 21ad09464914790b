// @vitest-environment jsdom
import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ProductDraft, checkProduct, newProductDraft } from "@cantina/domain/catalog-editing";
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
  closedDays: ["2026-11-25" as LocalDate],
  pickup: { type: "DISCRETE", times: [], interval: null, cutOff: null },
  autoCompletesOrders: false,
  customPaymentMethod: null,
  allowIgnoreMinimumBalance: false,
  balanceFloor: cents(0),
  defaultDiscountCategoryId: id("d"),
  classesVersion: 1,
});

const drafts: ProductDraft[] = [];

function Form({
  first,
  features,
}: {
  readonly first: Partial<ProductDraft>;
  readonly features: Cafeteria["features"];
}) {
  const [draft, setDraft] = useState<ProductDraft>({ ...newProductDraft(null), ...first });
  const place = cafeteria(features);
  const checked = checkProduct(draft, { today, closedDays: place.closedDays, knownDates: [] });
  drafts.push(draft);
  return (
    <ThemeProvider>
      <ProductFields
        draft={draft}
        onChange={(part) => setDraft({ ...draft, ...part })}
        faults={checked.ok ? { fields: new Set(), groups: new Map() } : checked.failure}
        barcodeError={undefined}
        categories={[{ id: id("b"), name: "Bebidas", position: 1, requestTimeLimit: null }]}
        cafeteria={place}
        today={today}
      />
    </ThemeProvider>
  );
}
const show = (first: Partial<ProductDraft> = {}, features: Cafeteria["features"] = []) =>
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
  expect(drafts.at(-1)?.displayDates).toEqual(["2026-11-20", "2026-12-01"]);
  expect(screen.getByText("2 fechas elegidas.")).toBeDefined();
});

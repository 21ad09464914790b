import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { type Tried, tries } from "./harness/tries.ts";

// Specification §5, 'User edit' and 'Discount category', each limit at its edge; nothing here is saved.

const tooHigh = "El balance mínimo no puede ser mayor que 0";
const percentRange = "El porcentaje va de 0 a 100, con 2 decimales como máximo";
const capRule = "El tope es un importe entero mayor que 0";
const decimals = "Use 2 decimales como máximo";
const noAmount = "Ingrese un importe, por ejemplo 1.234,50";

const minimumBalances = (missing: string): readonly Tried[] => [
  ["", missing],
  ["mil", noAmount],
  ["-1,234", decimals],
  ["0,01", tooHigh],
  ["-0,01", null],
  ["0", null],
];

test("[CLIENTS-11] a discount category's percentage, cap and minimum balance are refused at their edges, and its name ends at 250", async ({
  enter,
  line,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const sent = line.watch(/\/discount_categories$/u);
  const page = await enter(session, "/manage_users");
  await page.getByRole("tab", { name: "Categorias" }).click();
  await page.getByRole("button", { name: "Crear categoría" }).click();
  const form = page.getByRole("dialog", { name: "Crear categoría" });
  await form.getByText("Con tope de descuento").click();
  // Without a name nothing is sent, whatever else is right.
  await tries(form, "Porcentaje de descuento", "Crear", [
    ["", "Por favor ingrese un porcentaje"],
    ["-0,01", percentRange],
    ["100,01", percentRange],
    ["12,345", percentRange],
    ["mitad", percentRange],
    ["0", null],
    ["100", null],
    ["99,99", null],
  ]);
  await tries(form, "Tope", "Crear", [
    ["", "Por favor ingrese un tope"],
    ["0", capRule],
    ["-1", capRule],
    ["1,5", capRule],
    ["mil", capRule],
    ["1", null],
  ]);
  await tries(form, "Balance mínimo", "Crear", minimumBalances("Por favor ingrese un balance mínimo"));
  await expect(form.getByText("Por favor ingrese un nombre", { exact: true })).toBeVisible();
  await form.getByLabel("Nombre").fill("x".repeat(250));
  await expect(form.getByLabel("Nombre")).toHaveAccessibleDescription("Hasta 250 caracteres: no entra más.");
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(0);
});

test("[CLIENTS-10] a client's own minimum balance is refused at its edges where the category's is not used", async ({
  enter,
  line,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const sent = line.watch(/\/profiles\/clients$/u);
  const page = await enter(session, "/manage_users");
  await page.getByRole("button", { name: "Crear cliente" }).click();
  const form = page.getByRole("dialog", { name: "Crear cliente" });
  await expect(form.getByRole("textbox", { name: "Balance mínimo", exact: true })).toHaveCount(0);
  await form.getByText(/^Usar el balance mínimo/u).click();
  await tries(form, "Balance mínimo", "Crear", minimumBalances("El balance mínimo es obligatorio"));
  await form.getByText(/^Usar el balance mínimo/u).click();
  await expect(form.getByRole("textbox", { name: "Balance mínimo", exact: true })).toHaveCount(0);
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(0);
});

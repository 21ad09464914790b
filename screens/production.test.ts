import { productionEndpoints } from "@cantina/contract/inventory";
import { addDays, localDate } from "@cantina/domain/kernel";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession, value } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { hundredths, stockPantry, unique } from "./harness/pantry.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const rowIn = (page: Screen, table: string, name: string): Part =>
  page.getByRole("table", { name: table, exact: true }).getByRole("row", { name });

test("[PRODUCTION-01] [PRODUCTION-03] [PRODUCTION-05] an employee plans today, sees orders arrive, opens a figure and prepares", async ({
  enter,
  cantina,
  office,
}) => {
  const { session: boss, client, params, flour, dough, flourName, doughName, buy } = await stockPantry(cantina.url);
  const ingredients = [{ consumableId: dough.id, quantity: hundredths(2) }];
  const name = unique("Medialuna");
  const product = await office.addProduct({ name, price: 500, ingredients });
  const colleague = openColleague(cantina.url, boss);
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/inventory?tab=production");
  await expect(page.getByRole("button", { name: "Mañana" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Hoy", exact: true }).click();

  await colleague.sell({ productId: product.id, quantity: 3 });
  await expect(rowIn(page, "Porciones por producto", name)).toContainText("3");
  await expect(rowIn(page, "Preparados", doughName)).toContainText("6 u6 u0 u6 u");
  await expect(rowIn(page, "Insumos", flourName)).toContainText("3 kg3 kg0 kg3 kg");
  await expect(page.getByRole("row", { name: `${flourName} 3 kg 3 kilogramos $ 2.700,00` })).toBeVisible();
  await colleague.sell({ productId: product.id, quantity: 1 });
  await expect(rowIn(page, "Insumos", flourName)).toContainText("4 kg4 kg0 kg4 kg");

  await rowIn(page, "Insumos", flourName)
    .getByRole("button", { name: `Ver el detalle: ${flourName}` })
    .click();
  const drawer = page.getByRole("dialog", { name: `Para qué se necesita ${flourName}` });
  const asked = drawer.getByRole("list", { name }).getByRole("listitem");
  await expect(asked).toHaveCount(2);
  await expect(asked.nth(0)).toContainText("3 kg3 porciones");
  await expect(asked.nth(1)).toContainText("1 kg1 porción");
  await expect(drawer.getByRole("link", { name: "Ver en Historial" })).toHaveCount(2);
  const today = localDate(new URLSearchParams(location.search).get("day") ?? "");
  await expect(page).toHaveURL(`/inventory?tab=production&day=${today}&until=${today}&need=${flour.id}`);
  await drawer.getByRole("button", { name: "Cerrar" }).click();

  await buy(flour.id, 10);
  await expect(rowIn(page, "Insumos", flourName)).toContainText("4 kg4 kg10 kg—");
  await page.getByRole("button", { name: `Preparar ${doughName}` }).click();
  const preparation = page.getByRole("dialog", { name: "Movimiento de stock" });
  await expect(preparation.getByLabel("Cantidad")).toHaveValue("8");
  await preparation.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, "Se registró el movimiento.")).toBeVisible();
  await expect(rowIn(page, "Preparados", doughName)).toContainText("8 u8 u8 u—");
  await expect(page.getByRole("button", { name: `Preparar ${doughName}` })).toHaveCount(0);

  await page.getByRole("button", { name: "Más acciones" }).click();
  for (const item of ["Imprimir", "Exportar a PDF", "Exportar a Excel"])
    await expect(page.getByRole("menuitem", { name: item })).toBeVisible();
  const days = { from: today, until: today, forecast: "false" } as const;
  const told = value(await client.call(productionEndpoints.readProductionPlan, { params, query: days }));
  const portions = told.dishes.reduce((sum, { units }) => sum + units, 0);
  await expect(page.getByRole("group", { name: "Porciones", exact: true })).toContainText(String(portions));
});

test("[PRODUCTION-08] [PRODUCTION-10] days that can't be planned are told at their field, and the estimate is asked for", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/inventory?tab=production&day=2020-01-01");
  await expect(page.getByText("Se planifica desde hoy")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: "Próximos 7 días" }).click();
  await expect(page).toHaveURL(/day=2\d{3}-.*&until=/u);
  const asked = new URLSearchParams(location.search);
  expect(addDays(localDate(asked.get("day") ?? ""), 6)).toBe(asked.get("until"));
  await expect(page.getByText(/^Estimado: ventas de mostrador/u)).toHaveCount(0);
  await page.getByLabel("Estimar ventas de mostrador").check();
  await expect(page.getByText(/^Estimado: ventas de mostrador/u)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Estimado" })).toBeVisible();
});

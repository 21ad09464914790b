import { movementFile, stockFile, xlsxFile } from "@cantina/testkit/sheets";
import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { goByRail } from "./fixtures/day-screens.ts";
import { chooseDiner } from "./fixtures/diner-field.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const faultySheet = xlsxFile([
  ["Título", "Descripción", "Categoría", "Precio"],
  ["Alfajor", "x", "Kiosco", "caro"],
]);

const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString("es-AR", {
    timeZone: "America/Argentina/Buenos_Aires",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });

test.use({ viewport: desk });

// What they ask for and refuse is proven in a document; here is how it looks.
test("axe finds nothing on the office's forms and what they refuse", { tag: "@long" }, async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/coupons");
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const press = (button: string): Promise<void> => page.getByRole("button", { name: button, exact: true }).click();
  /** Of a dialog alone: what lies below it is inert, and looked at by itself. */
  const look = async (what: string): Promise<void> => {
    await expect(dialog).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, what, "[data-scope=dialog]:not([hidden])[role]");
  };
  const lookAndClose = async (what: string): Promise<void> => {
    await look(what);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  const submit = async (button: string): Promise<void> => {
    await dialog.getByRole("button", { name: button, exact: true }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  };

  await press("Crear cuponera");
  await submit("Crear");
  await lookAndClose("a coupon with faults");
  await page.getByRole("tab", { name: "Cuponeras", exact: true }).press("ArrowRight");
  await chooseDiner(page, page.getByRole("group", { name: "Comensal" }), "Valentina Gómez");
  await page.getByText("10 desayunos").click();
  await expect(page.getByText("Usos comprados")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "what a diner bought");

  await goByRail(page, "Mensualidades");
  await press("Crear mensualidad");
  await submit("Crear");
  await lookAndClose("a subscription with faults");
  await page.getByRole("tab", { name: "Comensales" }).click();
  await press("Asociar comensales");
  await submit("Asociar");
  await lookAndClose("associating with faults");

  await goByRail(page, "Abonos Mensuales");
  await expect(page.getByRole("button", { name: /^Editar /u }).first()).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "the passes");
  await press("Crear abono");
  await submit("Crear");
  await lookAndClose("a pass with faults");

  const refusal = { status: 403, json: { Message: { Message: "WRONG_PERMISSIONS" } } };
  await page.route("**/inventory/consumables", (route) => route.fulfill(refusal));
  await goByRail(page, "Inventario");
  await expect(page.getByText("Ops, algo salio mal. Lo sentimos.", { exact: true })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "data that was refused");
  await page.unroute("**/inventory/consumables");
  await page.getByRole("button", { name: "Actualizar", exact: true }).click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "the inventory");
  await press("Agregar");
  await page.getByRole("menuitem", { name: "Insumo" }).click();
  await submit("Crear");
  await lookAndClose("a supply with faults");
  await press("Agregar");
  await page.getByRole("menuitem", { name: "Preparado" }).click();
  await dialog.getByRole("button", { name: "Agregar ingrediente" }).click();
  await submit("Crear");
  await look("a prepared consumable with faults");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("checkbox", { name: /Café molido$/u }).press("Space");
  await press("Movimiento de stock");
  await submit("Guardar");
  await lookAndClose("a movement of the pantry with faults");
  for (const tab of ["Preparados", "Movimientos", "Conteos", "Diferencias", "Alertas"]) {
    // How many are low stands beside its name.
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("table", { name: tab, exact: true })).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, tab);
    if (tab !== "Movimientos") continue;
    await press("Más acciones");
    const moved = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Exportar a Excel" }).click();
    expect((await moved).suggestedFilename()).toMatch(/^movimientos.*\.xlsx$/u);
  }
  await press("Agregar");
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  await dialog.getByLabel("Elegir o soltar un archivo de Excel").setInputFiles({
    name: "i.xlsx",
    mimeType: excel,
    buffer: movementFile([
      { name: "Arroz", quantity: 3 },
      { name: "Lo que no llegó", quantity: "" },
    ]),
  });
  await expect(dialog.getByText("Se va a registrar 1 ingreso.")).toBeVisible();
  await lookAndClose("what a file of the pantry would book");
  await page.getByRole("tab", { name: "Producción" }).click();
  await press("Próximos 7 días");
  const portions = page.getByRole("table", { name: "Porciones por producto" });
  await expect(portions).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "the plan of production");
  await portions
    .getByRole("button", { name: /^Ver el detalle/u })
    .first()
    .click();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await lookAndClose("what a figure of the plan is the sum of");
  await press("Más acciones");
  const plan = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Exportar a PDF" }).click();
  expect((await plan).suggestedFilename()).toMatch(/^produccion_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.pdf$/u);

  await press("Contar");
  await page.getByLabel("Cantidad de Arroz").fill("tres");
  await page.getByLabel("Cantidad de Café molido").fill("2,5");
  await press("Revisar diferencias");
  await expect(page.locator('input[aria-invalid="true"]')).toBeFocused();
  await expect(page.getByText("0 de 1 contados")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "a count of the pantry with a fault");

  await goByRail(page, "Sugerencias");
  await expect(page.getByRole("table", { name: "Sugerencias" })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "the suggestions");

  await goByRail(page, "Reportes operativos");
  await expect(page.getByText("Coincide con el libro")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "the operational reports");

  await goByRail(page, "Métricas");
  const salesChart = page.getByRole("img", { name: /^Ventas por día: /u });
  // The first day may have sold nothing, and its bar no height.
  await expect(salesChart.locator(".apexcharts-bar-area").first()).toHaveAttribute("d", /\S/u);
  await expect(page.getByRole("img", { name: /^Compras por método de pago/u })).toBeVisible();
  await page.getByText("Ver como tabla").first().click();
  await expectAccessibleAtDeskAndPhone(page, "the metrics");
  await press("Ver todas");
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await lookAndClose("all reviews");

  await goByRail(page, "Control de stock");
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "the stock");
  await page.getByRole("button", { name: "Registrar movimiento de Agua con gas 500 ml" }).click();
  await submit("Guardar");
  await lookAndClose("a movement with faults");
  await page.getByRole("button", { name: "Registros de Agua con gas 500 ml" }).click();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await lookAndClose("the records of a product");
  await press("Acciones de Agua con gas 500 ml");
  await page.getByRole("menuitem", { name: "Desactivar stock" }).click();
  await lookAndClose("the end of a product's stock");
  await press("Más acciones");
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  await dialog
    .getByLabel("Elegir o soltar un archivo de Excel")
    .setInputFiles({ name: "s.xlsx", mimeType: excel, buffer: stockFile([{ name: "Agua con gas 500 ml", units: 3 }]) });
  await expect(dialog.getByText("Se va a registrar el stock de 1 producto.")).toBeVisible();
  await lookAndClose("what a file of stock would book");
  await press("Contar");
  await page.getByLabel("Cantidad de Agua con gas 500 ml").fill("3");
  await page.getByLabel("Cantidad de Alfajor de chocolate").fill("tres");
  await press("Revisar diferencias");
  await expect(page.locator('input[aria-invalid="true"]')).toBeFocused();
  await expectAccessibleAtDeskAndPhone(page, "a count with a fault");
  await page.getByLabel("Cantidad de Alfajor de chocolate").fill("3");
  await press("Revisar diferencias");
  await expect(page.getByRole("table", { name: "Diferencias" })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "what differs in a count");

  await goByRail(page, "Control de Inventario");
  await page.getByLabel("Producto", { exact: true }).selectOption({ label: "Agua con gas 500 ml" });
  await page.getByLabel("Desde", { exact: true }).fill(daysAgo(8));
  await page.getByLabel("Hasta", { exact: true }).fill(daysAgo(1));
  await press("Crear reporte");
  await expect(
    page
      .getByRole("img", { name: /^Stock de Agua con gas/u })
      .locator(".apexcharts-line")
      .first(),
  ).toHaveAttribute("d", /\S/u);
  await expectAccessibleAtDeskAndPhone(page, "a report of stock");

  await goByRail(page, "Productos");
  await press("Agregar");
  await page.getByRole("menuitem", { name: "Promoción" }).click();
  await submit("Crear");
  await lookAndClose("a promotion with faults");
  await press("Agregar");
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  await dialog
    .getByLabel("Elegir o soltar un archivo de Excel")
    .setInputFiles({ name: "p.xlsx", mimeType: excel, buffer: faultySheet });
  await expect(dialog.getByText("Error al procesar el archivo: 1 error.")).toBeVisible();
  await look("the faults of a file");
  await page.keyboard.press("Escape");
});

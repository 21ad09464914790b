import { randomUUID } from "node:crypto";
import { stockEndpoints } from "@cantina/contract/stock";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const unique = (name: string): string => `${name} ${randomUUID().slice(0, 6)}`;

test("[STOCK-02] [STOCK-03] stock begins, moves within what there is, and ends; its records tell why", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ name: unique("Alfajor"), price: 500 });
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/stock-control");
  await expect(page.getByRole("heading", { name: "Control de stock" })).toBeVisible();

  await page.getByRole("button", { name: "Activar stock" }).click();
  const activation = page.getByRole("dialog", { name: "Activar stock" });
  const activate = () => activation.getByRole("button", { name: "Activar", exact: true }).click();
  await activate();
  await expect(activation.getByText("Por favor elija un producto")).toBeVisible();
  await expect(activation.getByText("Por favor ingrese una cantidad entera de 0 o más")).toBeVisible();
  await activation.getByLabel("Producto").selectOption({ label: product.name });
  await activation.getByLabel("Cantidad inicial").fill("7");
  await activate();
  await expect(toast(page, `Se activó el stock de ${product.name}.`)).toBeVisible();

  await page.getByLabel("Buscar", { exact: true }).fill(product.name);
  const row = page.getByRole("row", { name: product.name });
  await expect(row).toContainText("7");
  await row.getByRole("button", { name: `Registrar movimiento de ${product.name}` }).click();
  const movement = page.getByRole("dialog", { name: `Registrar movimiento de ${product.name}` });
  const save = () => movement.getByRole("button", { name: "Guardar" }).click();
  await movement.getByRole("button", { name: "Egreso" }).click();
  await movement.getByLabel("Cantidad").fill("8");
  await save();
  await expect(movement.getByText("Inventario excedido")).toBeVisible();
  await expect(movement.getByText("Por favor ingrese una descripción")).toBeVisible();
  await movement.getByLabel("Cantidad").fill("5");
  await movement.getByLabel("Descripción").fill("Vencidos");
  await save();
  await expect(toast(page, `Se registró el movimiento de ${product.name}. Quedan 2 unidades.`)).toBeVisible();
  await expect(row).toContainText("Quedan 2");

  await row.getByRole("button", { name: `Registros de ${product.name}` }).click();
  const drawer = page.getByRole("dialog", { name: `Registros de ${product.name}` });
  const records = drawer.getByRole("listitem");
  await expect(records).toHaveCount(2);
  await expect(records.nth(0)).toContainText("Egreso−5");
  await expect(records.nth(0)).toContainText("Vencidos");
  await expect(records.nth(1)).toContainText("Stock inicial+7");
  await drawer.getByRole("button", { name: "Cerrar" }).click();

  await row.getByRole("button", { name: `Acciones de ${product.name}` }).click();
  await page.getByRole("menuitem", { name: "Desactivar stock" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Desactivar stock" }).click();
  await expect(toast(page, `Se desactivó el stock de ${product.name}.`)).toBeVisible();
  await expect(page.getByText("No se encontraron productos")).toBeVisible();
  expect((await office.readProduct(product.id)).currentStock).toBeNull();

  const ended = await enter(session, `/stock-control?open=${product.id}`);
  await expect(ended.getByRole("dialog", { name: `Registros de ${product.name}` }).getByRole("listitem")).toHaveCount(
    3,
  );
});

test("[STOCK-03] [STOCK-05] an employee sees what is promised and moves stock, and neither begins nor ends it", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ name: unique("Turrón"), price: 500, stock: 6 });
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, `/stock-control?search=${encodeURIComponent(product.name)}`);
  const row = page.getByRole("row", { name: product.name });
  await expect(row).toContainText("6");
  // Pending until it is handed over.
  await openColleague(cantina.url, session).sell({ productId: product.id, quantity: 2 });
  await expect(row).toContainText("Quedan 42062");
  await expect(page.getByRole("button", { name: "Activar stock" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Acciones de ${product.name}` })).toHaveCount(0);

  await row.getByRole("button", { name: `Registrar movimiento de ${product.name}` }).click();
  const movement = page.getByRole("dialog", { name: `Registrar movimiento de ${product.name}` });
  await movement.getByRole("button", { name: "Egreso" }).click();
  await movement.getByLabel("Cantidad").fill("12");
  await movement.getByLabel("Descripción").fill("Feria");
  // A colleague restocks while the form is open.
  const { cafeteriaId } = session.profile;
  const delivery = { productId: product.id, type: "INGRESO", amount: 10, description: "Reparto" } as const;
  value(
    await clientFor(cantina.url, session.jwt).call(
      stockEndpoints.createStockRecord,
      { params: { cafeteriaId }, body: delivery },
      { idempotencyKey: randomUUID() },
    ),
  );
  await expect(movement.getByText("Disponible: 14 unidades.")).toBeVisible();
  await movement.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se registró el movimiento de ${product.name}. Quedan 2 unidades.`)).toBeVisible();
});

test("[STOCK-07] [STOCK-08] a report tells what came, went, was sold and is left, and is asked for as a whole", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ name: unique("Chupetín"), price: 500, stock: 9 });
  const [employee] = await openSession(cantina.url, "employee");
  const colleague = openColleague(cantina.url, employee);
  const sold = await colleague.sell({ productId: product.id, quantity: 3, isDelivered: true });
  await colleague.sell({ productId: product.id, quantity: 2, isDelivered: true });
  await colleague.revert(sold.id);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/stock-control-report");
  await expect(page.getByRole("heading", { name: "Control de Inventario" })).toBeVisible();
  const make = () => page.getByRole("button", { name: "Crear reporte" }).click();
  await make();
  await expect(page.getByText("El producto es obligatorio")).toBeVisible();
  await expect(page.getByText("Las fechas son obligatorias")).toBeVisible();

  const today = new Date().toLocaleDateString("es-AR", {
    timeZone: "America/Argentina/Buenos_Aires",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  await page.getByLabel("Producto", { exact: true }).selectOption({ label: product.name });
  await page.getByLabel("Desde", { exact: true }).fill(today);
  await page.getByLabel("Hasta", { exact: true }).fill(today);
  await make();
  const figures = page.getByRole("region", { name: "Unidades del período" });
  for (const [name, units] of [
    ["Al inicio", "0"],
    ["Ingresos", "9"],
    ["Ventas", "2"],
    ["Egresos", "0"],
    ["Al final", "7"],
  ] as const)
    await expect(figures.getByRole("group", { name, exact: true })).toContainText(units);
  const rows = page.getByRole("table", { name: "Control de Inventario" }).getByRole("row");
  await expect(rows.nth(1)).toContainText(`${today}953007`);
  await expect(rows.nth(2)).toContainText("Total953007");

  await rows.nth(1).getByRole("link", { name: today }).click();
  const records = page.getByRole("dialog", { name: `Registros de ${product.name}` }).getByRole("listitem");
  await expect(records).toHaveCount(4);
});

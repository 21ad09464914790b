// @module-tag long
import { randomUUID } from "node:crypto";
import { stockFile, xlsxFile } from "@cantina/testkit/sheets";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const unique = (name: string): string => `${name} ${randomUUID().slice(0, 6)}`;

test("[UPLOAD-07] [UPLOAD-08] [SHEET-05] [SHEET-09] a faulty file moves no stock, a good one books each product, and undoing takes back what is left", async ({
  enter,
  office,
  cantina,
}) => {
  const stocked = await office.addProduct({ name: unique("Alfajor"), price: 500, stock: 3 });
  const fresh = await office.addProduct({ name: unique("Turrón"), price: 500 });
  const stocks = async () => [
    (await office.readProduct(stocked.id)).currentStock,
    (await office.readProduct(fresh.id)).currentStock,
  ];
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/stock-control");
  await expect(page.getByRole("heading", { name: "Control de stock" })).toBeVisible();
  const ask = async (): Promise<void> => {
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  };
  await ask();
  const dialog = page.getByRole("dialog", { name: "Carga masiva de stock" });
  const choose = (buffer: Buffer) =>
    dialog.getByLabel("Elegir o soltar un archivo de Excel").setInputFiles({ name: "s.xlsx", mimeType: excel, buffer });
  await choose(
    xlsxFile([
      ["Producto", "Cantidad"],
      [stocked.name, "doce"],
      [fresh.name, 4],
    ]),
  );
  await expect(dialog.getByText("Error al procesar el archivo: 1 error. No se registró nada.")).toBeVisible();
  await expect(dialog.getByText("No es una cantidad entera: escriba por ejemplo 12")).toBeVisible();
  await dialog.getByRole("button", { name: "Elegir otro archivo" }).click();
  expect(await stocks()).toEqual([3, null]);

  const file = stockFile([
    { name: stocked.name, units: 12 },
    { name: fresh.name, units: 4 },
    { name: "Lo que no llegó", units: "" },
  ]);
  await choose(file);
  await expect(dialog.getByText("Se va a registrar el stock de 2 productos.")).toBeVisible();
  await expect(dialog.getByText("1 fila no tiene cantidad: su producto queda como está.")).toBeVisible();
  const row = (name: string) => dialog.getByRole("row", { name });
  await expect(row(stocked.name)).toContainText("Ingreso1215");
  await expect(row(fresh.name)).toContainText("Stock inicial44");
  await dialog.getByRole("button", { name: "Registrar 2 productos" }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Se registró el stock de 2 productos.")).toBeVisible();
  expect(await stocks()).toEqual([15, 4]);

  // Of the new one a unit is sold before anybody takes the file back.
  const [employee] = await openSession(cantina.url, "employee");
  await openColleague(cantina.url, employee).sell({ productId: fresh.id, quantity: 1, isDelivered: true });
  await page.getByRole("region", { name: "Avisos" }).getByRole("button", { name: "Deshacer" }).click();
  await expect(dialog.getByText("Se deshizo la carga en 1 producto.")).toBeVisible();
  await expect(dialog.getByText(`${fresh.name}: su stock se movió después`)).toBeVisible();
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(dialog).toBeHidden();
  expect(await stocks()).toEqual([3, 3]);
  await ask();
  await expect(dialog.getByLabel("Elegir o soltar un archivo de Excel")).toBeVisible();
});

test("[STOCK-03] an employee is offered no bulk upload", async ({ enter, office, cantina }) => {
  await office.addProduct({ name: unique("Chicle"), price: 500, stock: 1 });
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/stock-control");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem", { name: "Exportar reporte diario" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Carga masiva (Excel)" })).toHaveCount(0);
});

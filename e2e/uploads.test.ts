import { randomUUID } from "node:crypto";
import { productFile, xlsxFile } from "@cantina/testkit/sheets";
import { openSession } from "./fixtures/office.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test("[UPLOAD-01] [SHEET-05] [SHEET-06] a faulty file changes nothing, a good one adds its products, and undoing takes them back", async ({
  enter,
  office,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/edit");
  const name = `Carga ${randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "Agregar" }).click();
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  const dialog = page.getByRole("dialog", { name: "Carga masiva de productos" });
  const choose = (buffer: Buffer) =>
    dialog.getByLabel("Elegir o soltar un archivo de Excel").setInputFiles({ name: "p.xlsx", mimeType: excel, buffer });
  await choose(
    xlsxFile([
      ["Título", "Descripción", "Categoría", "Precio"],
      [name, "x", "Kiosco", "caro"],
    ]),
  );
  await expect(dialog.getByText("Error al procesar el archivo: 1 error.")).toBeVisible();
  await expect(dialog.getByText("No es un importe: escriba por ejemplo 1.234,50")).toBeVisible();
  await expectAccessible(page, "the faults");
  await dialog.getByRole("button", { name: "Elegir otro archivo" }).click();
  await choose(productFile([{ name, category: "Kiosco" }]));
  await dialog.getByRole("button", { name: "Agregar 1 producto" }).click();
  await expect(dialog.getByText("Se agregó 1 producto.")).toBeVisible();
  expect((await office.listProducts()).filter((product) => product.name === name)).toHaveLength(1);
  await dialog.getByRole("button", { name: "Deshacer la carga" }).click();
  await expect(dialog.getByText(/^Se deshizo la carga/u)).toBeVisible();
  expect((await office.listProducts()).filter((product) => product.name === name)).toHaveLength(0);
});

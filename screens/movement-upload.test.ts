// @module-tag long
import { movementFile, xlsxFile } from "@cantina/testkit/sheets";
import { stockPantry } from "./harness/pantry.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test("[UPLOAD-09] [UPLOAD-12] [SHEET-10] a faulty file books nothing, a mended one buys and prepares, and undoing takes back what is left", async ({
  enter,
  cantina,
}) => {
  const { session, flour, dough, flourName, doughName, availableOf, buy, take } = await stockPantry(cantina.url);
  await buy(flour.id, 10);
  const stocks = async () => [await availableOf(flour.id), await availableOf(dough.id)];
  const page = await enter(session, "/inventory");
  await page.getByRole("button", { name: "Agregar" }).click();
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  const dialog = page.getByRole("dialog", { name: "Carga masiva de inventario" });
  const choose = (buffer: Buffer) =>
    dialog.getByLabel("Elegir o soltar un archivo de Excel").setInputFiles({ name: "i.xlsx", mimeType: excel, buffer });
  await choose(
    xlsxFile([
      ["Insumo o preparado", "Cantidad", "Unidad"],
      [flourName, 5, "litros"],
      [doughName, 400, ""],
    ]),
  );
  await expect(dialog.getByText("Error al procesar el archivo: 2 errores. No se registró nada.")).toBeVisible();
  await expect(dialog.getByText("Se cuenta en kg: no se puede pasar de L")).toBeVisible();
  await dialog.getByRole("button", { name: "Elegir otro archivo" }).click();
  expect(await stocks()).toEqual([10, 0]);

  await choose(
    movementFile([
      { name: doughName, quantity: 8 },
      { name: flourName, quantity: "2.500", unit: "g", paid: "$ 1.800" },
      { name: "Lo que no llegó", quantity: "" },
    ]),
  );
  await expect(dialog.getByText("Se van a registrar 2 ingresos.")).toBeVisible();
  await expect(dialog.getByText("1 fila no tiene cantidad: su insumo queda como está.")).toBeVisible();
  const row = (name: string) => dialog.getByRole("row", { name });
  await expect(row(doughName)).toContainText("Preparación8 u8 u");
  await expect(row(flourName)).toContainText("Compra a proveedor2,5 kg");
  await expect(row(flourName)).toContainText("8,5 kg");
  await dialog.getByRole("button", { name: "Registrar 2 ingresos" }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Se registraron 2 ingresos.")).toBeVisible();
  expect(await stocks()).toEqual([8.5, 8]);

  // Of the dough one is eaten before anybody takes the file back.
  await take(dough.id, 1);
  await page.getByRole("region", { name: "Avisos" }).getByRole("button", { name: "Deshacer" }).click();
  await expect(dialog.getByText("Se deshizo 1 ingreso de la carga.")).toBeVisible();
  await expect(dialog.getByText(`${doughName}: ya no queda lo que ingresó`)).toBeVisible();
  await dialog.getByRole("button", { name: "Listo" }).click();
  expect(await stocks()).toEqual([6, 7]);
  await page.getByRole("tab", { name: "Movimientos" }).click();
  await expect(page.getByText("Compra a proveedor (carga deshecha)").first()).toBeVisible();
});

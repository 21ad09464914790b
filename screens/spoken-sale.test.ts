// @module-tag long
import { expect as expectText } from "vitest";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { workByEar } from "./harness/by-ear.ts";
import { expect, test } from "./harness/test.ts";
import { openTill } from "./harness/till.ts";

/**
 * What a seller hears who never sees the screen stands in spoken/sale.txt. Whoever changes it on purpose writes it anew
 * with `npx vitest run --project screens screens/spoken-sale.test.ts -u`, and reads it as that seller would.
 */
test("[SALE-100] [SALE-101] a register is opened, a sale made, put right and taken back, and the register closed, by keyboard and ear alone", async ({
  enter,
  office,
  cantina,
}) => {
  const [diner] = (await (await openClientDesk(cantina.url)).addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  await office.addProduct({ name: "Kéfir de coco", price: 900 });
  await office.addProduct({ name: "Pastafrola", price: 600 });
  await office.addProduct({ name: "Yerbeado", price: 400 });
  await (await openDesk(cantina.url, "employee")).closeRegister();
  const [session] = await openSession(cantina.url, "employee");
  const { page } = await openTill(await enter(session));
  const { press, type, tabTo, hears, protocol, close } = workByEar(page, [[diner.lastName, "Pérez"]]);

  await hears(/^Movimientos de caja, diálogo/u);
  await tabTo("Monto de apertura");
  await type("2000");
  await press("Enter", /^Se abrió la caja/u, /Elegir comensal, botón/u);

  await press("F4", /Buscar comensal, campo/u);
  await type(diner.lastName, /opción/u);
  await press("Enter", /Comensal: /u);

  await press("F2", /^Buscar producto/u);
  for (const [letters, name] of [
    ["kefir", "Kéfir de coco"],
    ["pastafr", "Pastafrola"],
    ["yerbead", "Yerbeado"],
  ] as const) {
    await type(letters);
    await press("Enter", new RegExp(`^${name}: 1\\. Total`, "u"));
  }

  await press("F4", /Buscar comensal, campo/u);
  await press("Escape", /Comensal: /u);
  await tabTo("Quitar Kéfir de coco");
  await press("Enter", /^Total/u, /^Se quitó Kéfir de coco/u, /Comensal: /u);
  await press("Alt+KeyT", /^Avisos/u);
  await tabTo("Deshacer");
  await press("Enter", /^Kéfir de coco: 1/u, /Comensal: /u);
  await tabTo("Agregar uno de Pastafrola");
  await press("Enter", /^Pastafrola: 2/u);
  await tabTo("Escribir la cantidad de Yerbeado");
  await press("Enter", /^Unidades de Yerbeado/u);
  await type("3");
  await press("Enter", /^Yerbeado: 3/u, /Escribir la cantidad de Yerbeado, botón/u);

  await tabTo("Descuento");
  await press("Enter", /Descuento del vendedor, diálogo/u);
  await type("10");
  await press("Enter", /^Total/u, /Dto\. 10 %, botón/u);

  await press("F6", /^Método de pago: Efectivo/u);
  await expect(page.getByLabel("Paga con")).toBeVisible();
  await press("F3", /^Paga con/u);
  await type("5000", /^Cambio/u);
  await press("F9", /^Se procesó la orden correctamente/u, /Elegir comensal, botón/u);

  await press("Alt+KeyT", /^Avisos/u);
  await tabTo("Ver");
  await press("Enter", /^Historial, encabezado/u);
  const correct = page.getByRole("button", { name: /^Revertir pedido completado/u }).first();
  await expect(correct).toBeVisible();
  await tabTo(String(await correct.getAttribute("aria-label")));
  await press("Enter", /Revertir pedido completado, diálogo/u);
  await tabTo("Pedido equivocado");
  await press("Enter", /presionado/u);
  await tabTo("Revertir pedido");
  await press("Enter", /^Se revirtió/u, /Ocultar el detalle/u);

  await tabTo("Movimientos de caja", "Shift+Tab");
  await press("Enter", /Movimientos de caja, diálogo/u);
  await tabTo("Cierre");
  await press("Enter", /presionado/u);
  await tabTo("Contar por denominación");
  await press("Enter", /expandido/u);
  await tabTo("$ 1.000");
  await type("2", /^Contado: /u);
  await tabTo("Cerrar caja");
  await press("Enter", /Se cerró la caja/u);
  await press("Enter", /Movimientos de caja, botón/u);
  close();
  await expectText(protocol()).toMatchFileSnapshot("spoken/sale.txt");
});

// @module-tag long
import { afterAll, beforeAll } from "vitest";
import { expect, test } from "./harness/test.ts";
import { type TaxOffice, openTaxOffice } from "./harness/tax-office.ts";
import { toast } from "./harness/toast.ts";

let office: TaxOffice;
beforeAll(async () => {
  office = await openTaxOffice();
});
afterAll(() => office.close());

test("[INVOICE-02] Facturación tells what is missing before anything is switched on, then invoices, and Historial shows it", async () => {
  const page = await office.enter("administrator", "/configuration?topic=invoicing");
  const card = page.getByRole("region", { name: "Facturación" });
  await expect(card.getByText("Apagada")).toBeVisible();
  const save = () => card.getByRole("button", { name: "Guardar" }).click();
  await card.getByRole("checkbox", { name: "Por transferencia" }).check();
  await save();
  for (const fault of [
    "Por favor ingrese el CUIT",
    "Por favor ingrese la razón social",
    "Por favor ingrese el domicilio",
    "Por favor elija la condición",
    "Por favor ingrese los ingresos brutos",
    "Por favor ingrese la fecha",
    "Por favor ingrese el punto de venta",
  ])
    await expect(card.getByText(fault)).toBeVisible();
  await card.getByLabel("CUIT").fill("30-71234567-8");
  await expect(card.getByText("No es un CUIT válido")).toBeVisible();
  await card.getByLabel("CUIT").fill("30-71234567-1");
  await card.getByLabel("Razón social").fill("Comedor San Martín SRL");
  await card.getByLabel("Domicilio comercial").fill("Mitre 100, Rosario");
  await card.getByLabel("Condición frente al IVA").selectOption({ label: "Responsable inscripto (factura B)" });
  await card.getByLabel("Ingresos brutos").fill("901-123456-7");
  const startDate = card.getByRole("textbox", { name: "Inicio de actividades" });
  await startDate.fill("01/03/2999");
  await expect(card.getByText("Esa fecha todavía no llegó")).toBeVisible();
  await startDate.fill("01/03/2020");
  await card.getByLabel("Punto de venta").fill("0");
  await save();
  await expect(card.getByText("Debe ser un número entre 1 y 99998")).toBeVisible();
  await card.getByLabel("Punto de venta").fill("3");
  await expect(card.getByText("Por favor elija el IVA")).toBeVisible();
  await card.getByLabel("IVA de lo que se vende").selectOption({ label: "21 %" });
  await card.getByRole("button", { name: "Las cargas de saldo" }).click();
  await save();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(card.getByText("Facturando")).toBeVisible();

  office.arca.failNext("authorise", { kind: "rejected" });
  await office.topUp(12_100);
  await expect(card.getByRole("button", { name: "Volver a pedir las rechazadas" })).toBeVisible();
  const history = await office.enter("administrator", "/orders");
  await history
    .getByRole("button", { name: /^Ver el detalle/u })
    .first()
    .click();
  await expect(history.getByText(/^Rechazada/u)).toBeVisible();
  await expect(history.getByText("10013: Campo DocTipo invalido")).toBeVisible();

  const again = await office.enter("administrator", "/configuration?topic=invoicing");
  await again.getByRole("button", { name: "Volver a pedir las rechazadas" }).click();
  const dialog = again.getByRole("alertdialog", { name: "Volver a pedir las rechazadas" });
  await dialog.getByRole("button", { name: "Volver a pedir las rechazadas", exact: true }).click();
  await expect(toast(again, "Se vuelven a pedir las facturas rechazadas.")).toBeVisible();
  const after = await office.enter("administrator", "/orders");
  await after
    .getByRole("button", { name: /^Ver el detalle/u })
    .first()
    .click();
  await expect(after.getByText(/^Facturada · 00003-00000001/u)).toBeVisible();
  await expect(after.getByRole("link", { name: "Ver", exact: true })).toHaveAttribute(
    "href",
    /\/facturas\/[\da-f-]{36}$/u,
  );
});

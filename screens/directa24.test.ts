// @module-tag long
import { afterAll, beforeAll } from "vitest";
import { type OnlineShop, openOnlineShop } from "./harness/online-shop.ts";
import { beginOnPage, openProvider } from "./harness/page-shop.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

let shop: OnlineShop;
beforeAll(async () => {
  shop = await openOnlineShop();
});
afterAll(() => shop.close());

const openSection = (account: "administrator" | "system") => openProvider(shop, "Directa24", account);

test("[PROVIDER-07] the highest level associates the canteen, sees the assigned id and associates another", async () => {
  const { section: seen } = await openSection("administrator");
  await expect(seen.getByText("Falta el id de subcomercio")).toBeVisible();
  await expect(seen.getByLabel("Id de subcomercio")).toHaveCount(0);

  const { page, section } = await openSection("system");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText("Por favor ingrese el id de subcomercio")).toBeVisible();
  await section.getByLabel("Id de subcomercio").fill("comedor 1");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText("Debe tener letras, números, puntos, guiones o dos puntos")).toBeVisible();
  await section.getByLabel("Id de subcomercio").fill(" comedor-1 ");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(toast(page, "Se asoció la cafetería con Directa24.")).toBeVisible();
  await expect(section.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(section.getByText("comedor-1", { exact: true })).toBeVisible();
  await expect(section.getByText("De prueba: no se cobra dinero")).toBeVisible();

  await section.getByRole("button", { name: "Volver a asociar" }).click();
  await expect(section.getByText("comedor-1", { exact: true })).toHaveCount(0);
  await section.getByRole("button", { name: "Ver el id asignado" }).click();
  await expect(section.getByText("comedor-1", { exact: true })).toBeVisible();
  await section.getByRole("button", { name: "Volver a asociar" }).click();
  await section.getByLabel("Id de subcomercio").fill("comedor-2");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText("comedor-2", { exact: true })).toBeVisible();

  const { section: office } = await openSection("administrator");
  await expect(office.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(office).not.toContainText("comedor-2");
  await expect(office.getByRole("button", { name: "Volver a asociar" })).toHaveCount(0);
  await expect(office.getByLabel("Recargo al cliente (%)")).toHaveCount(0);
});

test("[PROVIDER-01] its surcharge is the highest level's, of 0 to 100 in hundredths", async () => {
  const { page, section } = await openSection("system");
  const field = section.getByLabel("Recargo al cliente (%)");
  const save = () => section.getByRole("button", { name: "Guardar" }).click();
  await field.fill("100,01");
  await save();
  await expect(section.getByText("Debe ser de 0 a 100, con hasta dos decimales")).toBeVisible();
  await field.fill("2,51");
  await save();
  await expect(section.getByText("Se guardó.")).toBeVisible();
  await page.reload();
  await expect(section.getByLabel("Recargo al cliente (%)")).toHaveValue("2,51");
});

test("[PROVIDER-05] what is paid on its page stands in the history as pending until Directa24 says that it was paid", async () => {
  const { section } = await openSection("system");
  await expect(section.getByText("Habilitado", { exact: true })).toBeVisible();
  shop.pages.addSubMerchant("comedor-2");
  const url = await beginOnPage(shop.cantina, 4_321_00, "DIRECTA24");
  expect(url).toContain("/api/directa24/pay?token=");
  const page = await shop.enter("administrator", "/orders");
  const row = page.getByRole("row").filter({ hasText: "Directa24" }).first();
  await expect(row).toContainText("Pago pendiente");
  expect((await fetch(url, { redirect: "manual" })).status).toBe(303);
  const deposit = shop.pages.deposits().at(-1);
  if (deposit === undefined) throw new Error("no deposit was opened");
  shop.pages.move(deposit.id, "COMPLETED");
  expect(await shop.pages.notify(deposit)).toBe(200);
  await expect(row).not.toContainText("Pago pendiente");
});

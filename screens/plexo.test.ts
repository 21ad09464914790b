// @module-tag long
import { type PlexoStandIn, startPlexo } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll } from "vitest";
import { type PageShop, beginOnPage, openBuyer, openPageShop, openProvider } from "./harness/page-shop.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

let shop: PageShop & { readonly plexo: PlexoStandIn };

/** The demo in Uruguay, on a server that reaches the stand-in. */
beforeAll(async () => {
  const plexo = await startPlexo();
  const { apiUrl, ...keys } = plexo.settings;
  const environment = { CANTINA_PLEXO: JSON.stringify(keys), CANTINA_PLEXO_URL: apiUrl };
  shop = { plexo, ...(await openPageShop({ id: "UY", name: "Uruguay" }, "plexo", environment)) };
});
afterAll(async () => {
  await shop.close();
  await shop.plexo.close();
});

const openSection = (account: "administrator" | "system") => openProvider(shop, "Plexo", account);

test("[PROVIDER-07] the highest level associates the canteen with Plexo, sees the assigned id and associates another", async () => {
  const { section: seen } = await openSection("administrator");
  await expect(seen.getByText("Falta el id de comercio")).toBeVisible();
  await expect(seen.getByLabel("Id de comercio")).toHaveCount(0);

  const { page, section } = await openSection("system");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText("Por favor ingrese el id de comercio")).toBeVisible();
  await section.getByLabel("Id de comercio").fill(" 9001 ");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(toast(page, "Se asoció la cafetería con Plexo.")).toBeVisible();
  await expect(section.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(section.getByText("De prueba: no se cobra dinero")).toBeVisible();
  await section.getByRole("button", { name: "Volver a asociar" }).click();
  await expect(section.getByText("9001", { exact: true })).toHaveCount(0);
  await section.getByRole("button", { name: "Ver el id asignado" }).click();
  await expect(section.getByText("9001", { exact: true })).toBeVisible();
  await section.getByRole("button", { name: "Volver a asociar" }).click();
  await section.getByLabel("Id de comercio").fill(shop.plexo.firstCommerce);
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText(shop.plexo.firstCommerce, { exact: true })).toBeVisible();

  const field = section.getByLabel("Recargo al cliente (%)");
  const save = () => section.getByRole("button", { name: "Guardar" }).click();
  await field.fill("100,01");
  await save();
  await expect(section.getByText("Debe ser de 0 a 100, con hasta dos decimales")).toBeVisible();
  await field.fill("2,51");
  await save();
  await expect(section.getByText("Se guardó.")).toBeVisible();

  const { section: office } = await openSection("administrator");
  await expect(office.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(office).not.toContainText(shop.plexo.firstCommerce);
  await expect(office.getByRole("button", { name: "Volver a asociar" })).toHaveCount(0);
  await expect(office.getByLabel("Recargo al cliente (%)")).toHaveCount(0);
});

test("[PROVIDER-05] what is paid on Plexo's page stands in the history as pending until Plexo says that it was paid", async () => {
  const { section } = await openSection("system");
  await expect(section.getByText(shop.plexo.firstCommerce, { exact: true })).toBeVisible();
  const url = await beginOnPage(shop.cantina, 4_321_00, "PLEXO");
  expect(url).toContain("/api/plexo/pay?token=");
  const page = await shop.enter("administrator", "/orders");
  const row = page.getByRole("row").filter({ hasText: "Plexo" }).first();
  await expect(row).toContainText("Pago pendiente");
  // The page tries, and tells of it.
  const press = await openBuyer(url);
  await press("decline");
  await expect(row).toContainText("Pago rechazado");
  expect(await press("pay")).toContain("/api/plexo/back");
  await expect(row).toContainText("Completado");
});

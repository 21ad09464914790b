// @module-tag long
import { type MattildaPayStandIn, startMattildaPay } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll } from "vitest";
import { type PageShop, beginOnPage, openBuyer, openPageShop, openProvider } from "./harness/page-shop.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

let shop: PageShop & { readonly pay: MattildaPayStandIn };

/** The demo in Mexico, on a server that reaches the stand-in of the payments and no payouts. */
beforeAll(async () => {
  const pay = await startMattildaPay();
  const { apiUrl, ...keys } = pay.settings;
  const environment = { CANTINA_MATTILDA_PAY: JSON.stringify(keys), CANTINA_MATTILDA_PAY_URL: apiUrl };
  shop = { pay, ...(await openPageShop({ id: "MX", name: "México" }, "mattilda", environment)) };
});
afterAll(async () => {
  await shop.close();
  await shop.pay.close();
});

const openSection = (account: "administrator" | "system") => openProvider(shop, "Mattilda", account);

test("[PROVIDER-07] the highest level associates the canteen with its merchant, and sees where notices go; no other level does", async () => {
  const { section: seen } = await openSection("administrator");
  await expect(seen.getByText("Falta el id de comercio")).toBeVisible();
  await expect(seen.getByText("nadie puede empezar un pago.")).toBeVisible();

  const { page, section } = await openSection("system");
  await section.getByLabel("Id de comercio").fill(shop.pay.firstMerchant);
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(toast(page, "Se asoció la cafetería con Mattilda.")).toBeVisible();
  await expect(section.getByText("De prueba: no se cobra dinero")).toBeVisible();
  await expect(section.getByText("Las familias pueden cargar saldo en la página de Mattilda.")).toBeVisible();
  await expect(section.getByText(`/api/mattilda/notices/${shop.pay.firstMerchant}.`)).toBeVisible();
  await expect(section.getByText("Con Mattilda no hay otra comisión.")).toBeVisible();
  await expect(section.getByRole("link", { name: "Liquidaciones" })).toHaveCount(0);
  await section.getByLabel("Recargo al cliente (%)").fill("2,5");
  await section.getByRole("button", { name: "Guardar" }).click();
  await expect(section.getByText("Se guardó.")).toBeVisible();

  const { section: office, page: desk } = await openSection("administrator");
  await expect(office.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(office.getByText("De prueba: no se cobra dinero")).toBeVisible();
  await expect(office).not.toContainText(shop.pay.firstMerchant);
  await expect(office.getByLabel("Recargo al cliente (%)")).toHaveCount(0);
  await office.getByRole("link", { name: "Pagos para revisar" }).click();
  await expect(desk.getByRole("heading", { name: "Pagos para revisar", exact: true })).toBeVisible();
});

test("[PROVIDER-05] what a family pays on Mattilda's page stands in the history as pending until Mattilda says how it ended", async () => {
  const { section } = await openSection("system");
  const shown = section.getByText("/api/mattilda/notices/");
  shop.pay.listen(shop.pay.firstMerchant, (await shown.textContent()) ?? "");
  const url = await beginOnPage(shop.cantina, 4_321_00, "MATTILDA");
  expect(url).toContain("/api/mattilda/pay?token=");
  const page = await shop.enter("administrator", "/orders");
  const row = page.getByRole("row").filter({ hasText: "Mattilda" }).first();
  await expect(row).toContainText("Pago pendiente");
  // The page tries, and tells of it.
  const press = await openBuyer(url);
  expect(shop.pay.links().at(-1)).toMatchObject({ amount: 4_429_03, currency: "MXN" });
  await press("decline");
  await expect(row).toContainText("Pago rechazado");
  expect(await press("pay")).toContain("/api/mattilda/back/");
  await expect(row).toContainText("Completado");
  // What is paid online is reverted by nobody here.
  await expect(row.getByRole("button", { name: /^Revertir/u })).toHaveCount(0);
});

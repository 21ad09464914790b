import { expect, test } from "@playwright/test";
import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { type OnlineShop, openOnlineShop } from "./fixtures/online-shop.ts";
import { refusedOn } from "./fixtures/policy.ts";
import { remember } from "./fixtures/test.ts";

let shop: OnlineShop;
test.beforeAll(async () => {
  shop = await openOnlineShop();
});
test.afterAll(async () => {
  await shop.close();
});

test(
  "[PROVIDER-03] a cafeteria is linked by the seller's consent on the provider's own page",
  { tag: "@long" },
  async ({ page }) => {
    const refused = refusedOn(page);
    await page.setViewportSize(desk);
    const [session] = await openSession(shop.cantina.url, "administrator");
    await remember(page, session);
    await page.goto(`${shop.cantina.url}/configuration?topic=providers`);
    const section = page.getByRole("region", { name: "Proveedores" }).getByRole("listitem").first();
    await expect(section.getByText("Sin vincular")).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "Proveedores, sin vincular");
    await section.getByRole("link", { name: "Vincular", exact: true }).click();
    await page.getByRole("button", { name: "Cancelar" }).click();
    await expect(page.getByRole("alert")).toContainText("Hubo un error al Autorizar MercadoPago");
    await expect(page.getByRole("alert")).toContainText("access_denied");
    await expectAccessibleAtDeskAndPhone(page, "Vinculación, sin autorización");
    await page.goto(`${shop.cantina.url}/mercadopago`);
    await expect(page.getByRole("heading", { name: "Mercado Pago de prueba" })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(shop.provider.apiUrl);
    await page.getByRole("button", { name: "Autorizar" }).click();
    await expect(page.getByRole("heading", { name: "Vinculación con MercadoPago exitosa!" })).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "Vinculación exitosa");
    // Read again, a code that was used says how the cafeteria stands.
    await page.reload();
    await expect(page.getByRole("heading", { name: "La cafetería ya está vinculada con Mercado Pago" })).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "Vinculación, ya hecha");
    await page.getByRole("link", { name: "Ver Proveedores" }).click();
    await expect(section.getByText("Habilitado", { exact: true })).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "Proveedores, vinculado");
    expect(refused).toEqual([]);
  },
);

import type { Page } from "@playwright/test";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

test("a whole sale goes through the floating bar and its sheet, and the menu has what the header has no room for", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 1800 });
  const guest = await office.seatGuest();
  const counter = await till();
  const { page } = counter;
  const bar = page.getByRole("button", { name: /productos?.*Ver$/u });
  await counter.add(product.name);
  await expect(bar).toContainText("1");
  await expect(bar).toContainText("$ 1.800,00");
  await bar.click();
  const sheet = page.getByRole("dialog", { name: "Resumen de compra" });
  await expect(sheet).toBeVisible();
  await counter.chooseDiner(guest.name);
  await counter.deliver.click();

  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([{ commensalId: guest.commensal.id }]);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(bar).toContainText("$ 0,00");

  // It gives the focus back.
  await bar.focus();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar).toBeFocused();

  // What the header has no room for stands in the menu.
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menú" });
  await expect(menu.getByRole("button", { name: "Movimientos de caja" })).toBeVisible();
  await menu.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/login");
});

test("no screen scrolls sideways on a phone", async ({ page, till, enter, cantina }) => {
  for (const path of ["/login", "/forgot-password", "/change-password?token=x&authenticationUserId=y", "/no-existe"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  const counter = await till();
  await expectNoSidewaysScroll(counter.page);
  await counter.add("Sándwich de milanesa en pan francés");
  await counter.page.getByRole("button", { name: /productos?.*Ver$/u }).click();
  await expect(counter.deliver).toBeVisible();
  await expectNoSidewaysScroll(counter.page);

  const [system] = await openSession(cantina.url, "system");
  const admin = await enter(system, "/generate_registration");
  await expect(admin.getByText("Cantina Belgrano")).toBeVisible();
  await expectNoSidewaysScroll(admin);
  await admin.goto("/user-cafeterias");
  await expect(admin.getByText("Está aquí")).toBeVisible();
  await expectNoSidewaysScroll(admin);
});

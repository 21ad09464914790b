import type { Page } from "@playwright/test";
import { openSession } from "./fixtures/office.ts";
import { test } from "./fixtures/offline-till.ts";
import { expect } from "./fixtures/test.ts";

/** In the menu, as somebody finds it who reads neither of the two. */
async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("button", { name: language, exact: true }).click();
}

/** Once the worker of that language opens the app without the server. */
const untilKept = (page: Page, worker: string) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ""))
    .toMatch(new RegExp(`/${worker}$`, "u"));

test(
  "[LANG-05] somebody chooses English in the menu and sells in it, with the server and without, until they choose another",
  { tag: "@long" },
  async ({ plugged }) => {
    const { page, till, link, product } = await plugged({ price: 1500 });
    await till.add(product.name);
    await choose(page, "Menú", "English");

    const cart = page.getByRole("region", { name: "Purchase summary" });
    await expect(cart.getByRole("listitem").filter({ hasText: product.name })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(/^Point of sale/u);
    await expect(cart).toContainText("$ 1.500,00");
    await cart.getByRole("radio", { name: "Cash" }).check();
    await cart.getByRole("button", { name: "Deliver" }).click();
    const notices = page.getByRole("region", { name: /^Notices/u });
    await expect(notices.getByText("The order was processed.", { exact: true })).toBeVisible();
    await untilKept(page, "en-service-worker.js");

    await link.cut();
    await page.reload();
    await expect(page.getByText(/^No connection\. Data from /u)).toBeVisible();
    await page.getByRole("searchbox", { name: "Find product" }).fill(product.name);
    await page.locator("main").getByRole("button", { name: product.name }).click();
    await cart.getByRole("radio", { name: "Cash" }).check();
    await cart.getByRole("button", { name: "Deliver" }).click();
    await expect(notices.getByText("Sale saved on this device.", { exact: true })).toBeVisible();

    await choose(page, "Menu", "Português");
    await expect(notices.getByText("The language can't be changed without a connection.")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("button", { name: "English", exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");

    await link.restore();
    await expect(notices.getByText("1 waiting sale was sent.", { exact: true })).toBeVisible();
    await choose(page, "Menu", "Português");
    await expect(page.getByRole("region", { name: "Resumo da compra" })).toBeVisible();
    await choose(page, "Menu", "Español");
    await expect(page.getByRole("region", { name: "Resumen de compra" })).toBeVisible();
    await untilKept(page, "[^-/]*service-worker.js");
  },
);

test(
  "[LANG-05] the language that was chosen opens, however slow the server is with its page",
  { tag: "@long" },
  async ({ plugged }) => {
    const { page, link } = await plugged();
    // Longer than the worker waits before it opens what the device keeps.
    link.slowPages(5_000);
    await choose(page, "Menú", "English");
    await expect(page.getByRole("region", { name: "Purchase summary" })).toBeVisible();
  },
);

test(
  "[LANG-05] a language in which the device has the app opens where the server says nothing any more",
  { tag: "@long" },
  async ({ plugged }) => {
    const { page, link } = await plugged();
    await choose(page, "Menú", "English");
    await expect(page.getByRole("region", { name: "Purchase summary" })).toBeVisible();
    await untilKept(page, "en-service-worker.js");
    // Longer than any worker waits.
    link.slowPages(120_000);
    await choose(page, "Menu", "Español");
    await expect(page.getByRole("region", { name: "Resumen de compra" })).toBeVisible();
  },
);

test("[FORM-01] [LANG-05] a form with changes asks before another language opens the app anew, and keeps them where it stays", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=classes");
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const field = page.getByLabel("Nueva clase");
  await field.fill("7° C");
  const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
  await choose(page, "Menú", "English");
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-AR");
  await expect(field).toHaveValue("7° C");
  // The next page of this device is still the Spanish one.
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("cantina-language");

  await choose(page, "Menú", "English");
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(dialogs).toEqual([]);
  await page.context().clearCookies();
});

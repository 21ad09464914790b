import type { Page } from "@playwright/test";
import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import {
  desk,
  expectAccessible,
  expectAccessibleAtDeskAndPhone,
  expectAccessibleInBothModes,
  expectNoSidewaysScroll,
  phone,
  resize,
  switchTo,
} from "./fixtures/axe.ts";
import { goTo } from "./fixtures/day-screens.ts";
import { openSession } from "./fixtures/office.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: desk });

/** Of a dialog alone: what lies below it is inert, and looked at by itself. */
const shownDialog = "[data-scope=dialog][role=dialog]:not([hidden])";

async function lookAndClose(page: Page, title: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page, String(title), shownDialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** What a seller does for the chosen diner, who has a book of coupons for what is in the cart. */
async function lookAtDinersDialogs(page: Page): Promise<void> {
  const actions = page.getByRole("button", { name: "Acciones del comensal" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Recargar saldo" }).click();
  await page
    .getByRole("dialog", { name: "Recargar saldo" })
    .getByRole("button", { name: "Recargar", exact: true })
    .click();
  await lookAndClose(page, "Recargar saldo");
  await actions.click();
  await page.getByRole("menuitem", { name: "Vender cuponera" }).click();
  await expect(page.getByRole("dialog", { name: "Vender cuponera" }).getByRole("radio").first()).toBeVisible();
  await lookAndClose(page, "Vender cuponera");
  await actions.click();
  await page.getByRole("menuitem", { name: "Ver cuponeras" }).click();
  await page
    .getByRole("dialog", { name: /^Cuponeras de/u })
    .getByText("10 desayunos")
    .click();
  await lookAndClose(page, /^Cuponeras de/u);
  await page.getByRole("button", { name: /^Cupones de Mate cocido:/u }).click();
  await lookAndClose(page, "Cupones de Mate cocido");
}

test("axe finds nothing on the screens before a sign-in", { tag: "@long" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "login");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "login with faults");
  await page.goto("/forgot-password");
  await expect(page.getByRole("heading", { name: "Recuperar contraseña" })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "forgot password");
  await page.goto("/change-password?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000");
  await expect(page.getByLabel("Nueva contraseña")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "change password");
  await page.goto("/no-existe");
  await expect(page.getByRole("heading", { name: "Ops, algo salio mal. Lo sentimos." })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "404");
  await page.goto("/login");
  await signIn(page, { email: demoAccounts.regional.email, password: demoPassword });
  await expect(page.getByRole("heading", { name: "Elegir cafetería" })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "choose cafeteria");
});

test("axe finds nothing on the sales screen and its overlays", async ({ till, office }) => {
  const limited = await office.addProduct({ dailyLimit: 0 });
  const counter = await till();
  const { page } = counter;
  await expectAccessibleInBothModes(page, "empty cart");
  await counter.add("Mate cocido");
  await counter.add(limited.name);
  await counter.chooseDiner("Valentina Gómez");
  await expectAccessibleInBothModes(page, "with a cart");
  for (const opener of [
    counter.generic,
    counter.discount,
    counter.note,
    counter.settings,
    page.getByRole("button", { name: /^Reponer /u }).first(),
    page.getByRole("button", { name: "Menú", exact: true }),
    page.getByRole("button", { name: "Movimientos de caja" }),
  ]) {
    await opener.click();
    const overlay = page.getByRole("dialog");
    await expect(overlay).toBeVisible();
    await expectAccessibleInBothModes(page, String(opener), "[role=dialog]:not([hidden])");
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
  }
  await counter.settings.click();
  await page.getByRole("button", { name: "Editar favoritos" }).click();
  const favourites = page.getByRole("dialog", { name: "Favoritos" });
  for (const name of ["Mate cocido", "Alfajor"]) {
    await favourites.getByLabel("Agregar productos").fill(name);
    await page.keyboard.press("Enter");
  }
  await favourites.getByLabel("Agregar productos").fill("a");
  await expectAccessibleInBothModes(page, "favourites", shownDialog);
  await lookAndClose(page, "Favoritos");
  await expectAccessible(page, "with favourites");
  await lookAtDinersDialogs(page);
  await counter.deliver.click();
  await expect(counter.prompt("Límite de stock diario superado")).toBeVisible();
  await expectAccessibleInBothModes(page, "prompt", "[role=alertdialog]");
  await page.keyboard.press("Escape");
  for (const mode of ["light", "dark"] as const) {
    await switchTo(page, mode);
    // Anew for each: it goes by itself.
    await counter.scan("9999999999994");
    await expect(counter.toast("Producto no encontrado o no disponible.").last()).toBeVisible();
    await expectAccessible(page, `toast, ${mode}`);
  }
  await switchTo(page, "light");
  await page.getByRole("banner").getByRole("button", { name: "Movimientos de caja" }).click();
  const cash = page.getByRole("dialog", { name: "Movimientos de caja" });
  await cash.getByRole("button", { name: "Cierre" }).click();
  await cash.getByRole("button", { name: "Contar por denominación" }).click();
  await expectAccessible(page, "a drawer that is counted", shownDialog);
});

test("axe finds nothing on the phone's sales screen", async ({ till }) => {
  const counter = await till();
  const { page } = counter;
  await resize(page, phone);
  await expectNoSidewaysScroll(page, "an empty cart");
  // One with a long name, too.
  for (const name of ["Mate cocido", "Sándwich de milanesa en pan francés"]) await counter.add(name);
  await expectAccessibleInBothModes(page, "phone");
  await page.getByRole("button", { name: /productos?.*Ver$/u }).click();
  await expect(counter.deliver).toBeVisible();
  await expectAccessibleInBothModes(page, "sheet");
  await expectNoSidewaysScroll(page, "sheet");
  await switchTo(page, "dark");
  await counter.chooseDiner("Valentina Gómez");
  await lookAtDinersDialogs(page);
});

test("axe finds nothing on Control de Caja, the branch report and an unknown address", async ({
  enter,
  office,
  cantina,
}) => {
  await office.openRegisters();
  const [seller] = await openSession(cantina.url, "employee");
  const page = await enter(seller, "/flow-control");
  await expect(page.getByRole("table", { name: "Cajas" })).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "cash control");
  await page
    .getByRole("button", { name: /^Ver el detalle: Caja/u })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: /^Caja n\.º/u });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessibleAtDeskAndPhone(page, "one drawer", shownDialog);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await goTo(page, "Reporte por sucursal");
  await page.getByRole("button", { name: "Crear reporte" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: /^Ver conceptos en cero/u }).click();
  await expectAccessibleAtDeskAndPhone(page, "branch report");
  await resize(page, phone);
  const ends = await page
    .getByRole("table")
    .locator("td, th")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(desk);
  await page.goto("/tampoco");
  await expect(page.getByText("Ops, algo salio mal. Lo sentimos.", { exact: true })).toBeVisible();
  await expectAccessible(page, "404 within the frame");
});

import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { expectAccessible, expectAccessibleInBothModes } from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { expect, test } from "./fixtures/test.ts";

test("axe finds nothing on the screens before a sign-in", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  await expectAccessibleInBothModes(page, "login");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectAccessibleInBothModes(page, "login with faults");
  await page.goto("/forgot-password");
  await expect(page.getByRole("heading", { name: "Recuperar contraseña" })).toBeVisible();
  await expectAccessibleInBothModes(page, "forgot password");
  await page.goto("/no-existe");
  await expect(page.getByRole("heading", { name: "Ops, algo salio mal. Lo sentimos." })).toBeVisible();
  await expectAccessibleInBothModes(page, "404");
  await page.goto("/login");
  await signIn(page, { email: demoAccounts.regional.email, password: demoPassword });
  await expect(page.getByRole("heading", { name: "Elegir cafetería" })).toBeVisible();
  await expectAccessibleInBothModes(page, "choose cafeteria");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} mode axe finds nothing`, () => {
    test.use({ colorScheme });

    test(`on the sales screen and its overlays, ${colorScheme}`, async ({ till, office }) => {
      const limited = await office.addProduct({ dailyLimit: 0 });
      const counter = await till();
      const { page } = counter;
      await expectAccessible(page, "empty cart");
      await counter.add("Mate cocido");
      await counter.add(limited.name);
      await counter.chooseDiner("Valentina Gómez");
      await expectAccessible(page, "with a cart");
      for (const opener of [
        counter.generic,
        counter.discount,
        counter.note,
        counter.settings,
        page.getByRole("button", { name: "Menú", exact: true }),
        page.getByRole("button", { name: "Movimientos de caja" }),
      ]) {
        await opener.click();
        const overlay = page.getByRole("dialog");
        await expect(overlay).toBeVisible();
        // What lies below is inert, and was looked at already.
        await expectAccessible(page, String(opener), "[role=dialog]:not([hidden])");
        await page.keyboard.press("Escape");
        await expect(overlay).toBeHidden();
      }
      await counter.deliver.click();
      await expect(counter.prompt("Límite de stock diario superado")).toBeVisible();
      await expectAccessible(page, "prompt", "[role=alertdialog]");
      await page.keyboard.press("Escape");
      await counter.scan("9999999999994");
      await expect(counter.toast("Producto no encontrado o no disponible.")).toBeVisible();
      await expectAccessible(page, "toast");
    });

    test(`on the phone's sales screen, ${colorScheme}`, async ({ till }) => {
      const counter = await till();
      await counter.page.setViewportSize({ width: 390, height: 844 });
      await counter.add("Mate cocido");
      await expectAccessible(counter.page, "phone");
      await counter.page.getByRole("button", { name: /productos?.*Ver$/u }).click();
      await expect(counter.deliver).toBeVisible();
      await expectAccessible(counter.page, "sheet");
    });

    test(`on the cafeterias' screens, ${colorScheme}`, async ({ enter, cantina }) => {
      const [system] = await openSession(cantina.url, "system");
      const page = await enter(system, "/generate_registration");
      await expect(page.getByRole("row", { name: /Cantina Belgrano/u })).toBeVisible();
      await expectAccessible(page, "cafeterias");
      await page.getByRole("button", { name: "Crear cafetería" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, "new cafeteria");
      await page.goto("/user-cafeterias");
      await expect(page.getByText("Está aquí")).toBeVisible();
      await expectAccessible(page, "my cafeterias");
    });
  });
}

for (const { name, colorScheme, viewport } of [
  { name: "desktop, light", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { name: "phone, dark", colorScheme: "dark", viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(`around the drawer, the balance and the coupons axe finds nothing, ${name}`, () => {
    test.use({ colorScheme });

    test(`on their dialogs and reports, ${name}`, async ({ till }) => {
      const counter = await till();
      const { page } = counter;
      await page.setViewportSize(viewport);
      await counter.add("Mate cocido");
      if (viewport.width < 500) await page.getByRole("button", { name: /productos?.*Ver$/u }).click();
      // Has a book of coupons for it.
      await counter.chooseDiner("Valentina Gómez");
      const scanAndClose = async (title: string | RegExp): Promise<void> => {
        const dialog = page.getByRole("dialog", { name: title });
        await expect(dialog).toBeVisible();
        await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page, String(title), "[data-scope=dialog][role=dialog]:not([hidden])");
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      };
      const actions = page.getByRole("button", { name: "Acciones del comensal" });
      await actions.click();
      await page.getByRole("menuitem", { name: "Recargar saldo" }).click();
      await page
        .getByRole("dialog", { name: "Recargar saldo" })
        .getByRole("button", { name: "Recargar", exact: true })
        .click();
      await scanAndClose("Recargar saldo");
      await actions.click();
      await page.getByRole("menuitem", { name: "Vender cuponera" }).click();
      await expect(page.getByRole("dialog", { name: "Vender cuponera" }).getByRole("radio").first()).toBeVisible();
      await scanAndClose("Vender cuponera");
      await actions.click();
      await page.getByRole("menuitem", { name: "Ver cuponeras" }).click();
      await page
        .getByRole("dialog", { name: /^Cuponeras de/u })
        .getByText("10 desayunos")
        .click();
      await scanAndClose(/^Cuponeras de/u);
      await page.getByRole("button", { name: /^Cupones de Mate cocido:/u }).click();
      await scanAndClose("Cupones de Mate cocido");
      await page.goto("/flow-control");
      // No rule is checked here, so a busy machine may take its time.
      await expect(page.getByRole("table", { name: "Cajas" })).toBeVisible();
      await expectAccessible(page, "cash control");
      await page
        .getByRole("button", { name: /^Ver el detalle: Caja/u })
        .first()
        .click();
      await scanAndClose(/^Caja n\.º/u);
      await page.goto("/cafeteria-flow-control");
      await page.getByRole("button", { name: "Crear reporte" }).click();
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page, "branch report");
      if (viewport.width > 500) {
        await page.getByRole("banner").getByRole("button", { name: "Movimientos de caja" }).click();
        const cash = page.getByRole("dialog", { name: "Movimientos de caja" });
        await cash.getByRole("button", { name: "Cierre" }).click();
        await cash.getByRole("button", { name: "Contar por denominación" }).click();
        await scanAndClose("Movimientos de caja");
      }
    });
  });
}

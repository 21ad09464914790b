import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

// With all that moves: the sheet comes up and goes.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "no-preference" });

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
  // It hears keys from the frame on in which it takes the focus.
  await expect(page.locator("[role=dialog]:focus-within")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar).toBeFocused();

  // What the header has no room for stands in the menu.
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menú" });
  await expect(menu.getByRole("button", { name: "Movimientos de caja" })).toBeVisible();
  await menu.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/login");
});

for (const [width, height] of [
  [390, 600],
  [844, 390],
] as const)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("[SALE-106] the total and the ways to sell stay in sight, and all that is above them is reached", async ({
      till,
      office,
    }) => {
      const product = await office.addProduct({ price: 1800 });
      const counter = await till();
      const { page } = counter;
      await counter.add(product.name);
      await page.getByRole("button", { name: /productos?.*Ver$/u }).click();
      await counter.payment("Efectivo").click();
      await page.getByRole("button", { name: "Dividir el pago" }).click();
      const sheet = page.getByRole("dialog", { name: "Resumen de compra" });
      const given = sheet.getByLabel("Paga con", { exact: true });
      await given.focus();
      await expect(given).toBeInViewport({ ratio: 1 });
      await expect(counter.deliver).toBeInViewport({ ratio: 1 });
      const [field, total] = [await given.boundingBox(), await sheet.getByText("Total", { exact: true }).boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(total?.y ?? 0);
      await sheet.getByText(product.name).scrollIntoViewIfNeeded();
      await expect(sheet.getByText(product.name)).toBeInViewport({ ratio: 1 });
      await counter.deliver.click();
      await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();
    });
  });

/** Gives the page no frame that it asks for, until what this gives is called. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const real = await page.evaluateHandle(() => {
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = () => 0;
    return { ask };
  });
  return () =>
    real.evaluate(({ ask }) => {
      window.requestAnimationFrame = ask;
    });
}

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`with the motion '${reducedMotion}'`, () => {
    test.use({ reducedMotion });

    // The menu takes the focus with a frame. Who presses sooner, on a busy device, leaves it without any.
    for (const isSooner of [false, true])
      test(`[SALE-101] what the menu leads to opens each time, once the menu is gone, and gives the focus back${isSooner ? ", pressed before the menu had the focus" : ""}`, async ({
        till,
      }) => {
        const { page } = await till();
        const opener = page.getByRole("button", { name: "Menú", exact: true });
        // From the second time on their code is there, and they come at once.
        for (const name of ["Movimientos de caja", "Impresora", "Movimientos de caja", "Impresora"]) {
          const goOn = isSooner ? await holdFrames(page) : null;
          await opener.click();
          const way = page.getByRole("dialog", { name: "Menú" }).getByRole("button", { name });
          await expect(way).toBeVisible();
          await goOn?.();
          await way.click();
          const dialog = page.getByRole("dialog", { name });
          await expect(dialog.locator(":focus")).toHaveCount(1);
          await page.keyboard.press("Escape");
          await expect(dialog).toHaveCount(0);
          await expect(opener).toBeFocused();
        }
      });
  });

test("the tutorials are found in a phone's menu, without the one of what stands in a sheet there", async ({ till }) => {
  const { page } = await till();
  // A clock that another title set stands still in this browser, and with it what moves by it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("dialog", { name: "Menú" }).getByRole("button", { name: "Tutoriales" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["La pantalla de venta", "Las comandas", /reclamo/iu]);
  await page.getByRole("menuitem", { name: "La pantalla de venta" }).click();
  await expect(page.getByRole("dialog", { name: "Menú" })).toHaveCount(0);
  const step = (title: string) => page.getByRole("dialog", { name: title });
  for (const title of ["La pantalla de venta", "Buscar o escanear", "Los productos", "A su medida"])
    await step(title).getByRole("button", { name: "Siguiente" }).click();
  await expect(step("Resumen de compra")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".driver-active-element")).toContainText("Ver");
  await expectAccessible(page, "a tour's step on a phone");
});

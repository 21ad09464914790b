import type { Locator, Page } from "@playwright/test";
import { openDesk } from "./fixtures/desk.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Movimientos de caja" });

test("[CASH-18] what is typed or scanned while a closed register's dialog comes up is no opening amount", async ({
  enter,
  office,
  cantina,
}) => {
  const barcode = "7791000000062";
  const product = await office.addProduct({ barcode });
  const desk = await openDesk(cantina.url, "employee");
  await desk.closeRegister();
  const [session] = await openSession(cantina.url, "employee");
  // The register's state comes when somebody is in the middle of a word.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await enter(session, "/", (unopened) =>
    unopened.route("**/cashflow/latest", async (route) => {
      await held;
      await route.continue();
    }),
  );
  const counter = await openTill(page);
  const dialog = dialogOf(page);
  const amount = dialog.getByLabel("Monto de apertura");
  await counter.search.focus();
  await counter.type("7up 5");
  release();
  await expect(page.locator("[role=dialog]:focus, [role=dialog] :focus")).toHaveCount(1);
  await counter.typeAndEnter("00");
  await expect(amount).toHaveValue("");
  await counter.scan(barcode);
  await expect(amount).toHaveValue("");
  await expect(dialog).not.toContainText("Por favor ingrese el monto");
  expect(await desk.readRegister()).not.toMatchObject({ type: "OPEN" });

  // Who goes there opens it with the keyboard alone.
  await page.keyboard.press("Tab");
  await expect(amount).toBeFocused();
  await counter.typeAndEnter("2000");
  await expect(counter.toast("Se abrió la caja.")).toBeVisible();
  expect(await desk.readRegister()).toMatchObject({ type: "OPEN", amount: 200_000 });
  await expect(counter.search).toHaveValue("7up 5");
  await expect(counter.quantity(product.name)).toHaveText("1");
});

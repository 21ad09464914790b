import { parkedCases } from "@cantina/testkit/parked-suite";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothModes } from "./fixtures/axe.ts";
import { suitePage } from "./fixtures/bundle-page.ts";
import { expect, test } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

const runCase = suitePage(new URL("fixtures/parked-page.ts", import.meta.url));

for (const [index, { title }] of parkedCases.entries()) {
  test(`${title} (in IndexedDB)`, async ({ page }) => {
    expect(await runCase(page, index)).toBeNull();
  });
}

test("[SALE-90] [SALE-92] two tabs of a till and a reload see the same carts wait, and one of them gets it", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 500, stock: 10 });
  const counter = await till();
  const { page } = counter;
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.putAside("Tomás");
  await expect(counter.lines).toHaveCount(0);
  await page.reload();
  await openTill(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto("/");
  const other = await openTill(otherPage);
  for (const one of [counter, other]) await expect(one.waiting).toHaveAccessibleName("Ventas en espera (1)");

  // Both have the list open when one of them takes it up.
  await other.waiting.click();
  await expect(other.held.getByRole("listitem")).toHaveCount(1);
  await counter.takeUp("Tomás");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await expect(other.held.getByRole("listitem")).toHaveCount(0);
  await otherPage.keyboard.press("Escape");
  await expect(other.lines).toHaveCount(0);

  await counter.deliver.click();
  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();
  expect(await office.ordersWith(product.id)).toHaveLength(1);
});

/** Presses Tab until it is reached, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("button", { name });
  for (let presses = 0; presses < 8; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("[SALE-90] [SALE-92] F10 puts a cart aside and leads to those that wait, by keyboard alone; axe finds nothing on either", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 500 });
  const counter = await till();
  const { page } = counter;
  await counter.add(product.name);
  // Its code comes after the first cards.
  await expect(counter.park).toBeEnabled();
  await page.keyboard.press("F10");
  await expect(page.getByLabel("Nombre (opcional)")).toBeFocused();
  await expectAccessible(page, "the form of a name");
  // Keys as fast as a test's are a scanner's.
  await page.getByLabel("Nombre (opcional)").fill("Tomás");
  await page.keyboard.press("Enter");
  await expect(counter.lines).toHaveCount(0);
  await expect(counter.waiting).toHaveAccessibleName("Ventas en espera (1)");
  await page.keyboard.press("F10");
  await expect(counter.held.getByRole("listitem")).toHaveCount(1);
  await expectAccessibleInBothModes(page, "the carts that wait");
  await tabTo(page, "Retomar: Tomás");
  await page.keyboard.press("Enter");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await expect(counter.held).toBeHidden();
});

import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { openStore } from "./fixtures/store.ts";
import { expect, test } from "./fixtures/test.ts";

/** Counts what of the page itself is pressed from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const presses = { count: 0 };
    const root = document.querySelector("#root");
    for (const type of ["pointerdown", "click"]) root?.addEventListener(type, () => (presses.count += 1));
    return presses;
  });
  return () => counted.evaluate(({ count }) => count);
}

const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Frames until what a wheel or a finger scrolls is certainly scrolled. */
const settleScroll = async (page: Page): Promise<void> => {
  for (let frames = 0; frames < 30; frames += 1) await settle(page);
};

/** How far all that scrolls in the page itself has come. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("#root *")].reduce(
      (sum, { scrollTop }) => sum + scrollTop,
      0,
    ),
  );

/** A finger goes up, from below what stands in the middle of the page, and from no handle of a card. */
async function swipe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const x = 200;
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: 700 }] });
  for (let y = 680; y > 300; y -= 20) {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
    await settle(page);
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await settleScroll(page);
}

type Session = Awaited<ReturnType<typeof openStore>>["session"];

async function openProducts(url: string, enter: (session: Session, path: string) => Promise<Page>): Promise<Page> {
  const store = await openStore(url);
  const name = `Detrás ${randomUUID().slice(0, 8)}`;
  await store.addCategory(
    name,
    Array.from({ length: 12 }, (_, place) => `${name} ${place}`),
  );
  const page = await enter(store.session, "/edit");
  await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  return page;
}

async function openCategory(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Categoría" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear categoría" });
  await expect(dialog).toBeVisible();
  await settle(page);
  return dialog;
}

/** Beside every dialog, over a card or a control of the page at either size. */
const beside = { x: 120, y: 90 };

test("what lies behind a dialog is neither pressed nor scrolled, and a question is not answered by a press beside it", async ({
  cantina,
  enter,
}) => {
  const page = await openProducts(cantina.url, enter);
  const dialog = await openCategory(page);
  const pressed = await countPresses(page);
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.wheel(0, 400);
  await settleScroll(page);
  expect(await scrolled(page)).toBe(0);

  const form = (await dialog.boundingBox()) ?? beside;
  await dialog.getByLabel("Nombre").fill("Nueva");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
  await expect(question).toBeVisible();
  await settle(page);
  // Beside both, and on the form that waits below the question.
  await page.mouse.click(beside.x, beside.y);
  await page.mouse.click(form.x + 8, form.y + 8);
  await settle(page);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(dialog).toBeHidden();

  const other = await openCategory(page);
  const before = await pressed();
  await page.mouse.click(beside.x, beside.y);
  await expect(other).toBeHidden();
  expect(await pressed()).toBe(before);
  await expect(page).toHaveURL(/\/edit$/u);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test("a notice over a dialog is worked, and the dialog stays", async ({ till, office }) => {
  const product = await office.addProduct({ price: 500 });
  const counter = await till();
  const { page } = counter;
  await counter.add(product.name);
  await counter.clear.click();
  await expect(counter.undo).toBeVisible();
  await counter.generic.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Producto genérico" });
  await expect(dialog).toBeVisible();
  await settle(page);
  await counter.undo.click();
  await expect(counter.undo).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(counter.cart.getByText(product.name)).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a finger beside a dialog moves nothing behind it, and what it touches there is not the page", async ({
    cantina,
    enter,
  }) => {
    const page = await openProducts(cantina.url, enter);
    const dialog = await openCategory(page);
    const pressed = await countPresses(page);
    await swipe(page);
    expect(await scrolled(page)).toBe(0);
    if (await dialog.isHidden()) await openCategory(page);
    const before = await pressed();
    await page.touchscreen.tap(beside.x, beside.y);
    await expect(dialog).toBeHidden();
    expect(await pressed()).toBe(before);
    await swipe(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });
});

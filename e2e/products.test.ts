import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { desk, expectAccessible, expectAccessibleAtDeskAndPhone, phone } from "./fixtures/axe.ts";
import { openBooks } from "./fixtures/books.ts";
import { goTo } from "./fixtures/day-screens.ts";
import { openStore } from "./fixtures/store.ts";
import { expect, test as base } from "./fixtures/test.ts";

const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

type Store = Awaited<ReturnType<typeof openStore>> & {
  /** The screen of who edits it. */
  readonly open: () => Promise<Page>;
};

const test = base.extend<{ readonly store: Store }>({
  store: async ({ cantina, enter }, provide) => {
    const store = await openStore(cantina.url);
    await provide({ ...store, open: () => enter(store.session, "/edit") });
  },
});

const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const cardNames = (page: Page, category: string): Promise<readonly string[]> =>
  section(page, category)
    .getByRole("listitem")
    .getByRole("button", { name: /^Mover /u })
    .evaluateAll((handles) => handles.map((handle) => (handle.getAttribute("aria-label") ?? "").slice(6)));

async function drag(page: Page, card: string, target: string): Promise<void> {
  const handle = page.getByRole("button", { name: `Mover ${card}` });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await page.locator("li", { hasText: target }).boundingBox()];
  if (from === null || to === null) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 20, to.y + to.height / 2, { steps: 8 });
  await expect(page.locator("[data-drop]")).toHaveCount(1);
  await page.mouse.up();
}

/** Notes in the page which of what a press changes is drawn together. */
function noteDrawn(): void {
  const drawn: string[][] = [];
  new MutationObserver((changes) => {
    const parts = changes.map(({ target }) =>
      target instanceof Element && target.getAttribute("aria-label") === "Edición masiva" ? "button" : "cards",
    );
    drawn.push([...new Set(parts)]);
  }).observe(document.querySelector("main") ?? document, { subtree: true, attributeFilter: ["aria-pressed"] });
  Object.assign(window, { drawn });
}

test("a press on 'Edición masiva' is seen before the cards have followed", async ({ store }) => {
  const page = await store.open();
  await expect(page.getByRole("button", { name: /^Mover /u }).first()).toBeVisible();
  await page.evaluate(noteDrawn);
  const button = page.getByRole("button", { name: "Edición masiva" });
  await button.click();
  await expect(page.getByRole("button", { name: /^Mover /u })).toHaveCount(0);
  const drawn = await page.evaluate(() => (window as unknown as { readonly drawn: readonly string[][] }).drawn);
  expect(drawn[0]).toEqual(["button"]);
  expect(drawn.slice(1).flat()).toContain("cards");
});

test(
  "[EDIT-11] cards move by mouse and by keyboard, are saved once and at the latest when the page goes; a stale order gives way",
  { tag: "@long" },
  async ({ store }) => {
    const category = unique("Orden");
    const [a, b, c] = [unique("Uno"), unique("Dos"), unique("Tres")] as const;
    const { id } = await store.addCategory(category, [a, b, c]);
    const page = await store.open();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/products/sort")) sent.push(request.postData() ?? "");
    });
    await expect(section(page, category)).toBeVisible();
    await drag(page, a, c);
    expect(await cardNames(page, category)).toEqual([b, c, a]);
    await drag(page, b, c);
    expect(await cardNames(page, category)).toEqual([c, b, a]);
    expect(sent).toEqual([]);
    await expect.poll(() => store.names(id)).toEqual([c, b, a]);
    expect(sent).toHaveLength(1);

    const handle = page.getByRole("button", { name: `Mover ${a}` });
    await handle.focus();
    for (const key of ["Space", "ArrowLeft", "ArrowLeft", "Space"]) await page.keyboard.press(key);
    await expect(page.getByText(`${a} soltado, posición 1 de 3.`)).toBeAttached();
    await expect(handle).toBeFocused();
    await page.reload();
    await expect(section(page, category)).toBeVisible();
    await expect.poll(() => store.names(id)).toEqual([a, c, b]);
    await expect.poll(() => cardNames(page, category)).toEqual([a, c, b]);

    await drag(page, a, b);
    await store.reverse(id);
    // Who leaves the screen has it sent at once.
    await goTo(page, "Comandas");
    await expect(
      page.getByRole("region", { name: /^Avisos/u }).getByText(/Otra persona cambió el catálogo mientras tanto/u),
    ).toBeVisible();
    expect(await store.names(id)).toEqual([b, c, a]);
    await goTo(page, "Productos");
    await expect.poll(() => cardNames(page, category)).toEqual([b, c, a]);
  },
);

test.describe("at a desk", () => {
  test.use({ viewport: desk });

  // What they ask for and refuse is proven in a document; here is how it looks.
  test(
    "axe finds nothing on Productos and its forms, a fault comes into sight, and many are deleted on a phone",
    { tag: "@long" },
    async ({ store, office, cantina }) => {
      const [first, second, product] = [unique("Ñandúes"), unique("Jugos"), unique("Libre")];
      const { id } = await store.addCategory(first, [product]);
      await store.addCategory(second, []);
      const books = await openBooks(cantina.dataFolder);
      await books.query("update category set former_name = 'Bebidas' where id = $1", [id]);
      const taken = (await office.listProducts()).find(({ barcode }) => barcode !== null);
      const page = await store.open();
      await expect(section(page, first)).toBeVisible();
      await expect(page.getByText(/^Había otra categoría con el nombre «Bebidas»/u)).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "the catalogue, with a category that lost its name");

      await page.getByRole("button", { name: "Agregar", exact: true }).click();
      await page.getByRole("menuitem", { name: "Categoría" }).click();
      const dialog = page.getByRole("dialog", { name: "Crear categoría" });
      await dialog.getByLabel("Nombre").fill(second);
      await dialog.getByRole("button", { name: "Crear", exact: true }).click();
      await expect(dialog.getByText("Ya existe una categoría con este nombre.")).toBeVisible();
      await expectAccessible(page, "a category's name that there is already");
      const discard = async (): Promise<void> => {
        await page.keyboard.press("Escape");
        await page
          .getByRole("alertdialog", { name: "¿Descartar los cambios?" })
          .getByRole("button", { name: "Descartar" })
          .click();
        await expect(page.getByRole("dialog")).toBeHidden();
      };
      await discard();

      await section(page, first).getByRole("button", { name: product }).last().click();
      const drawer = page.getByRole("dialog");
      await expect(drawer.getByRole("button", { name: "Guardar" })).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "the form");
      await drawer.getByText("Código de barras", { exact: true }).click();
      await drawer.getByLabel("Número del código de barras").fill(taken?.barcode ?? "");
      await drawer.getByText("Límite diario", { exact: true }).click();
      await drawer.getByLabel("Unidades por día").fill("40");
      await drawer.getByRole("button", { name: "Guardar" }).click();
      await expect(drawer.getByText("Otro producto ya tiene este código de barras")).toBeInViewport({ ratio: 1 });
      await expect(drawer.getByLabel("Número del código de barras")).toBeFocused();
      await discard();

      await page.setViewportSize(phone);
      await page.getByRole("button", { name: "Edición masiva" }).click();
      await page.getByRole("button", { name: `Seleccionar todo en ${first}` }).click();
      await page.getByRole("button", { name: "Eliminar", exact: true }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
      await expect(page.getByRole("region", { name: /^Avisos/u }).getByText(`Se eliminó ${product}.`)).toBeVisible();
      await expect(section(page, first).getByRole("button", { name: product })).toHaveCount(0);
      expect(await store.names(id)).toEqual([]);
      await books.query("update category set former_name = null where id = $1", [id]);
      await books.close();
    },
  );
});

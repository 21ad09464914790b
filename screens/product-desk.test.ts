// @module-tag long
import { randomUUID } from "node:crypto";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { drawingFile, pictureFile, storedPicture } from "../e2e/fixtures/picture-files.ts";
import { openStore } from "../e2e/fixtures/store.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test as base } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

type Store = Awaited<ReturnType<typeof openStore>> & {
  /** The screen of who edits it. */
  readonly open: () => Promise<Screen>;
};

const test = base.extend<{ readonly store: Store }>({
  store: async ({ cantina, enter }, provide) => {
    const store = await openStore(cantina.url);
    await provide({ ...store, open: () => enter(store.session, "/edit") });
  },
});

const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;
const section = (page: Screen, name: string): Part => page.getByRole("region", { name, exact: true });

test("[EDIT-04] a category and a product with every field; an edit makes a version and the history keeps the old price", async ({
  store,
  cantina,
  office,
}) => {
  const page = await store.open();
  const [category, product, barcode] = [unique("Meriendas"), unique("Alfajor"), randomUUID().slice(0, 13)];
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Categoría" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear categoría" });
  const time = dialog.getByLabel("Horario límite", { exact: true });
  await dialog.getByText("Límite horario para pedidos desde la app").click();
  await dialog.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(dialog.getByText("Por favor ingrese un nombre")).toBeVisible();
  await expect(dialog.getByText("Por favor ingrese un horario")).toBeVisible();
  await time.fill("25:00");
  await expect(dialog.getByText("Ingrese el horario como HH:MM")).toBeVisible();
  await time.fill("10:30");
  await dialog.getByLabel("Nombre").fill(category);
  await dialog.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó la categoría ${category}.`)).toBeVisible();
  await expect(section(page, category)).toContainText("Todavía no hay productos en esta categoría.");

  await section(page, category)
    .getByRole("button", { name: `Acciones de ${category}` })
    .click();
  await page.getByRole("menuitem", { name: "Agregar producto" }).click();
  const drawer = page.getByRole("dialog", { name: "Crear producto" });
  await drawer.getByLabel("Archivo de imagen").setInputFiles(drawingFile);
  await expect(drawer.getByText("La imagen debe ser PNG, JPG o WebP.")).toBeVisible();
  await drawer.getByLabel("Archivo de imagen").setInputFiles(pictureFile);
  await expect(drawer.getByRole("button", { name: "Cambiar imagen" })).toBeVisible();
  await drawer.getByLabel("Nombre").fill(product);
  await drawer.getByLabel("Descripción").fill("De dulce de leche");
  await expect(drawer.getByLabel("Categoría")).toHaveValue(/.+/u);
  await drawer.getByLabel("Precio", { exact: true }).fill("1.500,50");
  await drawer.getByLabel("Costo").fill("700");
  await drawer.getByRole("button", { name: "Agregar precio por clase" }).click();
  await drawer.getByLabel("Precio del grupo 1").fill("1200");
  await drawer.getByRole("group", { name: "Clases del grupo 1" }).getByRole("button").first().click();
  await drawer.getByRole("group", { name: "Oculto para las clases" }).getByRole("button").last().click();
  await drawer.getByText("Código de barras", { exact: true }).click();
  const barcodeField = drawer.getByLabel("Número del código de barras");
  const taken = (await office.listProducts()).find((one) => one.barcode !== null);
  await barcodeField.fill(taken?.barcode ?? "");
  await drawer.getByText("Límite diario", { exact: true }).click();
  await drawer.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(drawer.getByText("Por favor ingrese un límite diario")).toBeVisible();
  await drawer.getByLabel("Unidades por día").fill("40");
  await drawer.getByText("Controlar stock", { exact: true }).click();
  await drawer.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(drawer.getByText("Por favor ingrese una cantidad entera de 0 o más")).toBeVisible();
  await drawer.getByLabel("Cantidad inicial").fill("12");
  await drawer.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(drawer.getByText("Otro producto ya tiene este código de barras")).toBeVisible();
  await expect(barcodeField).toBeFocused();
  await barcodeField.fill(barcode);
  await drawer.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó ${product}.`)).toBeVisible();

  const made = (await office.listProducts()).find(({ name }) => name === product);
  if (made === undefined) throw new Error("the product was not made");
  expect(made).toMatchObject({
    price: 150_050,
    barcode,
    dailyLimit: 40,
    version: 1,
    shownInApp: true,
    currentStock: 12,
  });
  expect(made.imageUrl).toMatch(storedPicture);
  expect([made.classPrices.map(({ price }) => price), made.hiddenForClasses.length]).toEqual([[120_000], 1]);
  await office.openRegisters();
  await openColleague(cantina.url, store.session).sell({ productId: made.id });

  await section(page, category).getByRole("button", { name: product, exact: false }).last().click();
  const edit = page.getByRole("dialog", { name: `Editar ${product}` });
  await expect(edit.getByText("Hay 11 unidades disponibles.")).toBeVisible();
  await edit.getByLabel("Precio", { exact: true }).fill("1800");
  await edit.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó ${product}.`)).toBeVisible();
  await expect(section(page, category)).toContainText("$ 1.800");
  await section(page, category).getByRole("button", { name: product, exact: false }).last().click();
  const versions = page.getByRole("region", { name: "Versiones" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(/\(actual\).*\$\s1\.800,00/u);
  await expect(versions.last()).toContainText(/\$\s1\.500,50/u);
  const [order] = await office.ordersWith(made.id);
  expect(order?.orderItems[0]).toMatchObject({ price: 150_050, productVersion: 1 });
});

test("[EDIT-09] many are hidden and deleted together, unless a coupon needs one", async ({ store, cantina }) => {
  const category = unique("Varios");
  const [free, used] = [unique("Libre"), unique("Usado")] as const;
  const { id } = await store.addCategory(category, [free, used]);
  const coupon = unique("Cuponera");
  const needed = (await store.listIn(id)).find(({ name }) => name === used);
  if (needed === undefined) throw new Error("no product");
  const desk = await openDesk(cantina.url, "administrator");
  await desk.addCoupon({ name: coupon, uses: 5, productIds: [needed.id] });
  const page = await store.open();
  await page.getByRole("searchbox", { name: "Buscar" }).fill(category.slice(-8));
  await expect(page.getByText("No se encontraron productos")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar" }).fill("");
  await expect(section(page, category)).toBeVisible();

  await page.getByRole("button", { name: "Edición masiva" }).click();
  await page.getByRole("button", { name: `Seleccionar todo en ${category}` }).click();
  await page.getByRole("button", { name: "Ocultar de la app" }).click();
  await expect(toast(page, "Se ocultaron 2 productos de la app.")).toBeVisible();
  await expect(section(page, category).getByText("Oculto en la app")).toHaveCount(2);
  expect((await store.listIn(id)).map(({ shownInApp }) => shownInApp)).toEqual([false, false]);
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  const confirm = page.getByRole("alertdialog", { name: "Eliminar 2 productos" });
  await expect(confirm).toContainText(free);
  await confirm.getByRole("button", { name: "Eliminar" }).click();
  await expect(confirm.getByRole("alert")).toContainText(`${used}: ${coupon}.`);
  await confirm.getByRole("button", { name: "Cancelar" }).click();
  await section(page, category).getByRole("button", { name: used }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(page, `Se eliminó ${free}.`)).toBeVisible();
  expect(await store.names(id)).toEqual([used]);

  await page.getByRole("tab", { name: "Eliminados" }).click();
  await page.getByRole("list", { name: "Productos eliminados" }).getByRole("button", { name: free }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("Este producto fue eliminado.");
  await drawer.getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("tab", { name: "En venta" }).click();
  await section(page, category).getByRole("button", { name: used }).last().click();
  await expect(drawer.getByRole("button", { name: "Guardar" })).toBeVisible();
});

test("[EDIT-17] a category's name that there is already is told at its field; one that lost its name is told until it is saved", async ({
  store,
  cantina,
}) => {
  const [first, second] = [unique("Ñandúes"), unique("Jugos")];
  const { id } = await store.addCategory(first, []);
  await store.addCategory(second, []);
  const books = await cantina.openBooks();
  await books.query("update category set former_name = 'Bebidas' where id = $1", [id]);
  await books.close();
  const page = await store.open();
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Categoría" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear categoría" });
  await dialog.getByLabel("Nombre").fill(` ${second.toUpperCase()} `);
  await dialog.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(dialog.getByText("Ya existe una categoría con este nombre.")).toHaveCount(1);
  await expect(dialog.getByLabel("Nombre")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Nombre").fill("Otro");
  await expect(dialog.getByText("Ya existe una categoría con este nombre.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  // What was typed is not lost without the question.
  await page
    .getByRole("alertdialog", { name: "¿Descartar los cambios?" })
    .getByRole("button", { name: "Descartar" })
    .click();
  await expect(dialog).toBeHidden();

  const told = page.getByText(`Había otra categoría con el nombre «Bebidas»: esta ahora se llama «${first}».`);
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: `Editar ${first}` }).click();
  await page
    .getByRole("dialog", { name: `Editar ${first}` })
    .getByRole("button", { name: "Guardar" })
    .click();
  await expect(toast(page, `Se guardó la categoría ${first}.`)).toBeVisible();
  await expect(told).toHaveCount(0);
});

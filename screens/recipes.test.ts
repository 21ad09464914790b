// @module-tag long
import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { catalogDeskEndpoints } from "@cantina/contract/catalog";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const unique = (name: string): string => `${name} ${randomUUID().slice(0, 6)}`;

async function openForm(page: Screen, what: "Insumo" | "Preparado" | "Proveedor"): Promise<Part> {
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByRole("menuitem", { name: what }).click();
  return page.getByRole("dialog", { name: `Crear ${what.toLowerCase()}` });
}
const create = (form: Part): Promise<void> => form.getByRole("button", { name: "Crear", exact: true }).click();

async function fillRow(form: Part, place: number, name: string, quantity: string): Promise<void> {
  await form.getByRole("button", { name: "Agregar ingrediente" }).click();
  const option = form.getByLabel(`Ingrediente ${place}`, { exact: true }).locator("option", { hasText: name });
  await form
    .getByLabel(`Ingrediente ${place}`, { exact: true })
    .selectOption((await option.getAttribute("value")) ?? "");
  await form.getByLabel(`Cantidad ${place}`, { exact: true }).fill(quantity);
}

test("[INVENTORY-10] [INVENTORY-13] a product costs what its recipe costs, to the cent, and again when a supply gives way to another", async ({
  enter,
  office,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const client = clientFor(cantina.url, session.jwt);
  const [supplier, flour, oil] = [unique("Molino"), unique("Harina"), unique("Aceite")];
  const [dough, pizza] = [unique("Masa"), unique("Pizzeta")];
  const page = await enter(session, "/inventory");
  await expect(page.getByRole("heading", { name: "Inventario" })).toBeVisible();

  const supplierForm = await openForm(page, "Proveedor");
  await create(supplierForm);
  await expect(supplierForm.getByText("Por favor ingrese un nombre para el proveedor")).toBeVisible();
  await supplierForm.getByLabel("Nombre").fill(supplier);
  await supplierForm.getByLabel("Email (opcional)").fill("molino");
  await create(supplierForm);
  await expect(supplierForm.getByText("El correo electrónico no es válido")).toBeVisible();
  await supplierForm.getByLabel("Email (opcional)").fill("");
  await create(supplierForm);
  await expect(toast(page, `Se guardó el proveedor ${supplier}.`)).toBeVisible();

  const supplyForm = await openForm(page, "Insumo");
  await create(supplyForm);
  for (const text of [
    "Por favor ingrese un nombre",
    "Por favor elija un proveedor",
    "Por favor elija una unidad",
    "Por favor ingrese un nivel de alerta",
    "Por favor ingrese un costo por unidad",
    "Por favor ingrese una merma entera de 0 a 99",
  ])
    await expect(supplyForm.getByText(text)).toBeVisible();
  await supplyForm.getByLabel("Merma (%)").fill("100");
  await expect(supplyForm.getByText("Por favor ingrese una merma entera de 0 a 99")).toBeVisible();
  const addSupply = async (form: Part, name: string, unit: string, cost: string, waste: string): Promise<void> => {
    await form.getByLabel("Nombre").fill(name);
    await form.getByLabel("Proveedor").selectOption({ label: supplier });
    await form.getByLabel("Unidad", { exact: true }).selectOption({ label: unit });
    await form.getByLabel("Nivel de alerta").fill("1");
    await form.getByLabel("Costo por unidad").fill(cost);
    await form.getByLabel("Merma (%)").fill(waste);
    await create(form);
    await expect(toast(page, `Se guardó el insumo ${name}.`)).toBeVisible();
  };
  await addSupply(supplyForm, flour, "Kilogramo (kg)", "900", "10");
  await addSupply(await openForm(page, "Insumo"), oil, "Litro (L)", "2300,50", "0");
  const group = page.getByRole("table", { name: `Insumos de ${supplier}` });
  await expect(group.getByRole("row", { name: flour })).toContainText("$ 900,00 / kg");

  const doughForm = await openForm(page, "Preparado");
  await doughForm.getByLabel("Rendimiento").fill("0");
  await create(doughForm);
  await expect(doughForm.getByText("Por favor agregue al menos un ingrediente")).toBeVisible();
  await doughForm.getByRole("button", { name: "Agregar ingrediente" }).click();
  await expect(doughForm.getByText("El rendimiento debe ser mayor que 0")).toBeVisible();
  await doughForm.getByLabel("Rendimiento").fill("");
  for (const text of [
    "Por favor ingrese un rendimiento",
    "Por favor elija un insumo",
    "Por favor ingrese una cantidad",
  ])
    await expect(doughForm.getByText(text)).toBeVisible();
  await doughForm.getByRole("button", { name: "Quitar el ingrediente 1" }).click();
  await doughForm.getByLabel("Nombre").fill(dough);
  await doughForm.getByLabel("Unidad", { exact: true }).selectOption({ label: "Kilogramo (kg)" });
  await doughForm.getByLabel("Nivel de alerta").fill("0");
  await doughForm.getByLabel("Rendimiento").fill("1,6");
  await fillRow(doughForm, 1, flour, "1");
  await fillRow(doughForm, 2, oil, "0,05");
  // (900 × 1 ÷ 0,9 + 2.300,50 × 0,05) ÷ 1,6 = 696,890625
  await expect(doughForm.getByRole("status").filter({ hasText: "Costo por kg" })).toContainText("$ 696,89");
  await create(doughForm);
  await expect(toast(page, `Se guardó el preparado ${dough}.`)).toBeVisible();

  await page.goto("/edit");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Producto" }).click();
  const drawer = page.getByRole("dialog", { name: "Crear producto" });
  await drawer.getByLabel("Nombre", { exact: true }).fill(pizza);
  await drawer.getByLabel("Descripción").fill("Individual");
  await drawer.getByLabel("Categoría").selectOption({ label: "Almuerzos" });
  await drawer.getByLabel("Precio", { exact: true }).fill("1900");
  await fillRow(drawer, 1, dough, "0,11");
  await fillRow(drawer, 2, flour, "0,02");
  // 696,89 × 0,11 + 900 × 0,02 ÷ 0,9 = 96,6579
  await expect(drawer.getByRole("group", { name: "Receta" })).toContainText("Costo total $ 96,66");
  await expect(drawer.getByLabel("Costo", { exact: true })).toBeDisabled();
  await expect(drawer.getByLabel("Costo", { exact: true })).toHaveValue("96,66");
  await drawer.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó ${pizza}.`)).toBeVisible();

  await page.goto("/inventory");
  const remove = page.getByRole("button", { name: "Eliminar", exact: true });
  await expect(remove).toBeDisabled();
  await page.getByRole("checkbox", { name: `Seleccionar ${flour}` }).check();
  await page.getByRole("checkbox", { name: `Seleccionar ${oil}` }).check();
  await expect(remove).toBeDisabled();
  await page.getByRole("checkbox", { name: `Seleccionar ${oil}` }).uncheck();
  await remove.click();
  const deletion = page.getByRole("dialog", { name: `Eliminar ${flour}` });
  await expect(deletion.getByText(`Se usa en recetas: ${dough}, ${pizza}. Elija qué lo reemplaza.`)).toBeVisible();
  const confirm = deletion.getByRole("button", { name: "Eliminar", exact: true });
  await expect(confirm).toBeDisabled();
  // What is made of it can't stand in for it.
  await expect(deletion.getByLabel("Insumo de reemplazo").locator("option", { hasText: dough })).toHaveCount(0);
  await deletion.getByLabel("Insumo de reemplazo").selectOption({ label: `${oil} (L)` });
  await deletion.getByLabel("Cantidad de reemplazo").fill("0");
  await expect(deletion.getByText("La cantidad debe ser 0,01 o más")).toBeVisible();
  await expect(confirm).toBeDisabled();
  await deletion.getByLabel("Cantidad de reemplazo").fill("0,5");
  await confirm.click();
  await expect(toast(page, `Se eliminó ${flour}.`)).toBeVisible();
  await expect(group.getByRole("row", { name: flour })).toHaveCount(0);
  await page.getByRole("tab", { name: "Preparados" }).click();
  // 2.300,50 × 0,55 ÷ 1,6 = 790,796875
  await expect(page.getByRole("row", { name: dough })).toContainText("$ 790,80 / kg");

  const params = { cafeteriaId: session.profile.cafeteriaId };
  await page.goto("/edit");
  await page.getByRole("searchbox", { name: "Buscar" }).fill(pizza);
  await page.getByRole("button", { name: pizza, exact: false }).last().click();
  const productId = (await office.listProducts()).find(({ name }) => name === pizza)?.id;
  if (productId === undefined) throw new Error("the product was not made");
  async function readVersions(ofProduct: ProductId) {
    const read = value(
      await client.call(catalogDeskEndpoints.readProductDetail, { params: { ...params, productId: ofProduct } }),
    );
    return read.versions.map(({ version, cost }) => [version, cost]);
  }
  // 790,80 × 0,11 + 2.300,50 × 0,01 = 109,993; what was sold before keeps its cost.
  expect(await readVersions(productId)).toEqual([
    [2, 10_999],
    [1, 9_666],
  ]);
  await expect(page.getByRole("dialog", { name: `Editar ${pizza}` }).getByLabel("Costo", { exact: true })).toHaveValue(
    "109,99",
  );
});

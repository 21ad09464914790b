// @module-tag long
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

test("[CLIENTS-24] [CLIENTS-25] [CLIENTS-26] an administrator restricts products and categories of a commensal, and the sale names what is refused", async ({
  enter,
  till,
  office,
  cantina,
}) => {
  const { addFamily, restrict } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const name = `Ana ${family.commensals[0]?.lastName}`;
  const [chips, cola] = [await office.addProduct(), await office.addProduct()];
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/manage_users?text=${family.email}`);
  const openForm = async () => {
    await page.getByRole("button", { name: `Acciones de ${family.email}` }).click();
    await page.getByRole("menuitem", { name: "Editar" }).click();
  };
  await openForm();
  const form = page.getByRole("dialog", { name: /^Editar /u });
  const restrictions = page.getByRole("dialog", { name: `Restricciones de ${name}` });
  const open = () => form.getByRole("button", { name: `Restricciones de compra de ${name}` }).click();
  await open();
  await expect(restrictions.getByText(/^Último cambio/u)).toHaveCount(0);
  const products = restrictions.getByRole("group", { name: "Productos que no puede comprar" });
  const categories = restrictions.getByRole("group", { name: "Categorías que no puede comprar" });
  await expect(
    restrictions.getByText("No puede comprar nada de las categorías marcadas, tampoco lo que se agregue después."),
  ).toBeVisible();
  const pick = async (product: string): Promise<void> => {
    await products.getByRole("button", { name: "Agregar producto" }).click();
    await products.getByRole("combobox", { name: "Buscar producto" }).fill(product);
    await page.getByRole("option", { name: new RegExp(product, "u") }).click();
  };
  await pick(chips.name);
  await pick(cola.name);
  await products.getByRole("button", { name: `Quitar ${cola.name}` }).click();
  await expect(products.getByRole("listitem")).toHaveText([chips.name]);
  await categories.getByRole("button", { name: "Bebidas" }).click();
  await expect(categories.getByRole("button", { name: "Bebidas" })).toHaveAttribute("aria-pressed", "true");
  await restrictions.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardaron las restricciones de ${name}.`)).toBeVisible();
  await expect(restrictions).toBeHidden();
  // The client's own form was not sent with it.
  await expect(form).toBeVisible();

  // What the family does meanwhile comes into a form in which nothing is typed, and is not overwritten by another.
  await open();
  await expect(restrictions.getByText(/^Último cambio: .+, \d\d\/\d\d\/\d{4} \d\d:\d\d$/u)).toBeVisible();
  await restrict(family, [chips.id, cola.id]);
  await expect(products.getByRole("listitem")).toHaveCount(2);
  await categories.getByRole("button", { name: "Bebidas" }).click();
  await restrict(family, [chips.id]);
  await restrictions.getByRole("button", { name: "Guardar" }).click();
  await restrictions.getByRole("button", { name: "Ver cómo está" }).click();
  await expect(products.getByRole("listitem")).toHaveText([chips.name]);
  await expect(categories.getByRole("button", { name: "Bebidas" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(restrictions).toBeHidden();
  // What was typed asks before it is lost.
  await open();
  await categories.getByRole("button", { name: "Bebidas" }).click();
  await restrictions.getByRole("button", { name: "Cancelar", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: "¿Descartar los cambios?" })
    .getByRole("button", { name: "Descartar" })
    .click();
  await expect(restrictions).toBeHidden();

  const counter = await till();
  await counter.add(chips.name);
  await counter.add("Agua mineral 500 ml");
  await counter.chooseDiner(name);
  await counter.pay("Efectivo");
  await counter.deliver.click();
  const named = [chips.name, "Agua mineral 500 ml"].join(", ");
  await expect(counter.toast(`El comensal tiene restringido un producto del carrito. ${named}.`)).toBeVisible();
});

test("[CLIENTS-24] where the feature is off nobody is restricted on the screen", async ({ enter, cantina }) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const place = "Comedor San Martín";
  const before = await switchFeatures(cantina.url, place, (features) =>
    features.filter((one) => one !== "commensalRestrictions"),
  );
  try {
    const [session] = await openSession(cantina.url, "administrator");
    const page = await enter(session, `/manage_users?text=${family.email}&edit=${family.id}`);
    const form = page.getByRole("dialog", { name: /^Editar /u });
    await expect(form.getByRole("button", { name: /^Editar a Ana /u })).toBeVisible();
    await expect(form.getByRole("button", { name: /^Restricciones de compra/u })).toHaveCount(0);
  } finally {
    await switchFeatures(cantina.url, place, () => before);
  }
});

// @module-tag long
import { randomUUID } from "node:crypto";
import type { SealPolicy } from "@cantina/domain/school-rules";
import { openSession } from "../e2e/fixtures/office.ts";
import { whileDeciding } from "../e2e/fixtures/seal-policy.ts";
import { readIgnoredLimits } from "./harness/ignored-limits.ts";
import { expect, test as base } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const test = base.extend<{ readonly decide: (sealPolicy: SealPolicy) => Promise<void> }>({
  decide: ({ cantina }, provide) => whileDeciding(cantina.url, provide),
});

test("[SCHOOL-03] the policy is chosen in the configuration, says what it means and which seals count, and who changed it", async ({
  enter,
  cantina,
  office,
  decide,
}) => {
  await decide("OFF");
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=school-rules");
  const card = page.getByRole("region", { name: "Reglas escolares" });
  const choices = card.getByRole("group", { name: "Si un producto lleva sellos" });
  await expect(choices.getByRole("button", { name: "No hacer nada" })).toHaveAttribute("aria-pressed", "true");
  await expect(card).toContainText("Exceso en azúcares · Exceso en sodio");
  await choices.getByRole("button", { name: "No venderlo" }).click();
  await expect(card).toContainText("ni la caja ni la aplicación lo ofrecen");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(card.getByText(/^Último cambio: .+ \d\d:\d\d$/u)).toBeVisible();
  expect((await office.readCafeteria()).sealPolicy).toBe("BLOCK");
});

test("[SCHOOL-01] [SCHOOL-02] [SCHOOL-04] seals are ticked in the product's form, which says what follows, and stand on its card", async ({
  enter,
  cantina,
  office,
  decide,
}) => {
  const candy = await office.addProduct();
  const bag = await office.addProduct({ items: [{ productId: candy.id, quantity: 2 }] });
  await decide("BLOCK");
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/edit");
  const card = ({ name }: { readonly name: string }) => page.getByRole("listitem").filter({ hasText: name });
  await page.getByRole("button", { name: candy.name, exact: false }).last().click();
  const form = page.getByRole("dialog", { name: `Editar ${candy.name}` });
  await form.getByText("Sellos del envase", { exact: true }).click();
  const seals = form.getByRole("group", { name: "Sellos del envase" });
  await seals.getByRole("button", { name: "Exceso en azúcares" }).click();
  await expect(form.getByText("Esta cafetería no vende lo que lleva sellos", { exact: false })).toBeVisible();
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó ${candy.name}.`)).toBeVisible();
  // The promotion carries it as well.
  for (const one of [candy, bag]) await expect(card(one)).toContainText("No se vende: azúcares");

  await decide("OFF");
  for (const one of [candy, bag]) await expect(card(one)).toContainText("Sellos: azúcares");
});

test("[SCHOOL-04] what is new and carries a seal is stopped at the form where it is barred", async ({
  enter,
  cantina,
  decide,
}) => {
  await decide("BLOCK");
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/edit");
  await page.getByRole("button", { name: "Acciones de Kiosco" }).click();
  await page.getByRole("menuitem", { name: "Agregar producto" }).click();
  const form = page.getByRole("dialog", { name: "Crear producto" });
  const name = `Turrón ${randomUUID().slice(0, 8)}`;
  await form.getByLabel("Nombre").fill(name);
  await form.getByLabel("Descripción").fill("De maní");
  await form.getByLabel("Precio", { exact: true }).fill("900");
  await form.getByText("Sellos del envase", { exact: true }).click();
  const fats = form.getByRole("button", { name: "Exceso en grasas totales" });
  await fats.click();
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form.getByText("Esta cafetería no agrega al catálogo lo que lleva sellos")).toBeVisible();
  await fats.click();
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó ${name}.`)).toBeVisible();
});

test("[SCHOOL-05] [SCHOOL-08] the till asks before it sells what carries a seal, and sells when somebody says so", async ({
  till,
  office,
  cantina,
  decide,
}) => {
  await decide("WARN");
  const soda = await office.addProduct({ seals: ["SUGARS", "CAFFEINE"] });
  const counter = await till();
  await counter.find(soda.name);
  await expect(counter.card(soda.name)).toContainText("Sellos: azúcares, cafeína");
  await counter.add(soda.name);
  await counter.pay("Efectivo");
  await counter.deliver.click();
  const prompt = counter.prompt("Lleva sellos");
  await expect(prompt).toContainText("La cafetería pide avisar antes de vender lo que los lleva:");
  await expect(prompt).toContainText(soda.name);
  await expect(prompt).toContainText("Exceso en azúcares · Contiene cafeína, evitar en niños/as");
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.line(soda.name)).toBeVisible();
  await counter.deliver.click();
  await prompt.getByRole("button", { name: "Vender igual" }).click();
  await expect(counter.lines).toHaveCount(0);
  await expect
    .poll(async () => {
      const orders = await office.ordersWith(soda.id);
      return (await Promise.all(orders.map(({ id }) => readIgnoredLimits(cantina, String(id))))).flat();
    })
    .toEqual([{ flag: "ignoreSeals", amount: 2 }]);
});

test("[SCHOOL-04] [SCHOOL-06] what is barred is no longer for sale at the till, and leaves a cart by one press", async ({
  till,
  office,
  decide,
}) => {
  await decide("OFF");
  const [soda, water] = [
    await office.addProduct({ seals: ["SUGARS"], barcode: String(Date.now()) }),
    await office.addProduct(),
  ];
  const counter = await till();
  await counter.add(soda.name);
  await counter.add(water.name);
  await decide("BLOCK");
  await counter.find(soda.name);
  await expect(counter.card(soda.name)).toContainText("No se vende: azúcares");
  await expect(counter.card(soda.name)).toBeDisabled();
  await counter.pay("Efectivo");
  await counter.deliver.click();
  const prompt = counter.prompt("No se vende en esta cafetería");
  await expect(prompt).toContainText("La cafetería no vende lo que lleva sellos:");
  await expect(prompt).toContainText(soda.name);
  await expect(prompt).toContainText("Quítelo del carrito para vender el resto.");
  await prompt.getByRole("button", { name: "Quitar del carrito" }).click();
  await expect(counter.lines).toHaveCount(1);
  await expect(counter.line(water.name)).toBeVisible();
  await counter.find("");
  await counter.scan(soda.barcode ?? "");
  await expect(counter.toast(`${soda.name} no se vende en esta cafetería: lleva sellos.`)).toBeVisible();
  await counter.deliver.click();
  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();
  expect(await office.ordersWith(soda.id)).toEqual([]);
});

// @module-tag long
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { openShelf } from "../e2e/fixtures/shelf.ts";
import { readIgnoredLimits } from "./harness/ignored-limits.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

test("[ALLERGEN-03] [ALLERGEN-06] [ALLERGEN-07] a diner's allergens are ticked in its form, and the till stops a sale of what contains them, and no other", async ({
  enter,
  till,
  office,
  cantina,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const [diner] = family.commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const name = `Ana ${diner.lastName}`;
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/manage_users?text=${family.email}`);
  await page.getByRole("button", { name: `Acciones de ${family.email}` }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: /^Editar /u });
  await form.getByRole("button", { name: `Editar a ${name}` }).click();
  await form.getByText("Alérgenos que no puede comer", { exact: false }).first().click();
  await form.getByRole("button", { name: "Maní", exact: true }).click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó el cliente ${family.email}.`)).toBeVisible();

  const nougat = await office.addProduct({ ownAllergens: ["PEANUTS", "NUTS"] });
  const flan = await office.addProduct({ ownAllergens: ["MILK"] });
  const counter = await till();
  await counter.chooseDiner(name);
  await counter.add(flan.name);
  await counter.pay("Efectivo");
  await counter.deliver.click();
  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();

  await counter.chooseDiner(name);
  await counter.add(nougat.name);
  await counter.pay("Efectivo");
  await counter.deliver.click();
  const prompt = counter.prompt("Contiene alérgenos");
  await expect(prompt).toContainText(`${name} no puede comer lo que contiene:`);
  await expect(prompt).toContainText(nougat.name);
  await expect(prompt).toContainText("Maní");
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.line(nougat.name)).toBeVisible();
  await counter.deliver.click();
  await prompt.getByRole("button", { name: "Vender igual" }).click();
  await expect(counter.lines).toHaveCount(0);
  await expect
    .poll(async () => {
      const orders = await office.ordersOf(diner.id);
      const ignored = await Promise.all(orders.map(({ id }) => readIgnoredLimits(cantina, String(id))));
      return ignored.flat();
    })
    .toEqual([{ flag: "ignoreAllergens", amount: 1 }]);
});

test("[ALLERGEN-08] an order that waits is marked on the board and in the kitchen as soon as it contains what its diner must not eat", async ({
  enter,
  office,
  cantina,
}) => {
  const { addFamily, desk } = await openClientDesk(cantina.url);
  const [diner] = (await addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  await desk.setAllergies({ params: { commensalId: diner.id }, body: { allergens: ["PEANUTS"] } });
  const [nougat, water] = [await office.addProduct(), await office.addProduct()];
  const [session] = await openSession(cantina.url, "employee");
  const colleague = openColleague(cantina.url, session);
  await colleague.sell({ productId: nougat.id, commensalId: diner.id });
  await colleague.sell({ productId: nougat.id });
  const page = await enter(session, "/pending-orders");
  const card = page.getByRole("article", { name: `Comanda de Ana ${diner.lastName}` });
  await expect(card).toContainText(nougat.name);
  await expect(card.getByText(/no puede comer/u)).toHaveCount(0);

  const shelf = await openShelf(cantina.url);
  await shelf.contain(water.id, ["PEANUTS"]);
  await shelf.contain(nougat.id, ["PEANUTS", "MILK"]);
  await expect(card).toContainText("Contiene lo que no puede comer: Maní");
  await expect(page.getByText(/no puede comer/u)).toHaveCount(1);
  await page.goto("/pending-orders/kitchen");
  const order = page.getByRole("article").filter({ hasText: nougat.name });
  await expect(order.filter({ hasText: "Contiene lo que no puede comer: Maní" })).toHaveCount(1);
});

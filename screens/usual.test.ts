import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { openShelf } from "../e2e/fixtures/shelf.ts";
import { expect, test } from "./harness/test.ts";

test("[SALE-97] the till offers what its diner usually buys, adds it at today's price by one press, and says what it leaves out", async ({
  till,
  office,
  cantina,
}) => {
  const { addFamily, desk } = await openClientDesk(cantina.url);
  const [diner] = (await addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const [coffee, nougat] = [await office.addProduct({ price: 1000 }), await office.addProduct()];
  const [bun, water] = [await office.addProduct({ stock: 2 }), await office.addProduct()];
  const [session] = await openSession(cantina.url, "employee");
  const { sell } = openColleague(cantina.url, session);
  const toDiner = { commensalId: diner.id, isDelivered: true };
  const breakfast = { ...toDiner, productId: coffee.id, quantity: 2, beside: [nougat.id, bun.id] };
  await sell(breakfast);
  await sell(breakfast);
  // What waits was not handed over: the water was bought once.
  for (const isDelivered of [true, false, false]) await sell({ ...toDiner, productId: water.id, isDelivered });
  const shelf = await openShelf(cantina.url);
  await desk.setAllergies({ params: { commensalId: diner.id }, body: { allergens: ["PEANUTS"] } });
  await shelf.contain(nougat.id, ["PEANUTS"]);
  await shelf.reprice(coffee.id, 1500);

  const counter = await till();
  await counter.chooseDiner(`Ana ${diner.lastName}`);
  const said = `Lo de siempre: 2\u00A0× ${coffee.name}`;
  const usual = counter.cart.getByRole("button", { name: said });
  await usual.click();
  await expect(counter.lines).toHaveCount(1);
  await expect(counter.quantity(coffee.name)).toHaveText("2");
  await expect(counter.total).toHaveText(/3\.000/u);
  await expect(counter.toast(said)).toBeVisible();
  const leftOut = `Queda afuera: ${nougat.name} (contiene lo que no puede comer), ${bun.name} (agotado)`;
  await expect(counter.toast(leftOut)).toBeVisible();
  await expect(usual).toHaveCount(0);
});

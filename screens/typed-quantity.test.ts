// @module-tag long
import { expect, test } from "./harness/test.ts";
import type { Till } from "./harness/till.ts";

const waits = ({ page }: Till) => page.getByRole("search").getByRole("status");

test("[SALE-85] '30*' before a scan, a search or a choice adds so many, and is used up by it", async ({
  till,
  office,
}) => {
  const barcode = "7791000000860";
  const product = await office.addProduct({ price: 100, barcode });
  const other = await office.addProduct({ price: 50 });
  const counter = await till();

  // In the search, then a scan.
  await counter.find(`30*${product.name}`);
  await expect(counter.card(product.name)).toBeVisible();
  await counter.find("30*");
  await expect(waits(counter)).toHaveText(/30 unidades del próximo producto/u);
  await counter.scan(barcode);
  await expect(counter.quantity(product.name)).toHaveText("30");
  await expect(counter.search).toHaveValue("");
  await counter.scan(barcode);
  await expect(counter.quantity(product.name)).toHaveText("31");

  // With no field chosen, then a scan; before a card what is searched stays.
  await counter.deliver.focus();
  await counter.type("4*");
  await expect(counter.search).toHaveValue("4*");
  await counter.scan(barcode);
  await expect(counter.quantity(product.name)).toHaveText("35");
  await expect(counter.search).toHaveValue("");
  await counter.find(`5*${product.name}`);
  await counter.card(product.name).click();
  await expect(counter.quantity(product.name)).toHaveText("40");
  await expect(counter.search).toHaveValue(product.name);

  // Before a name.
  await counter.search.focus();
  await counter.find(`12*${other.name}`);
  await expect(counter.card(product.name)).toBeHidden();
  await counter.page.keyboard.press("Enter");
  await expect(counter.quantity(other.name)).toHaveText("12");
  await expect(counter.search).toHaveValue("");

  // As a keypad with a reader sends it, whatever has the focus.
  await counter.scan(`5*${barcode}`);
  await expect(counter.quantity(product.name)).toHaveText("45");
  await expect(counter.search).toHaveValue("");
});

test("[SALE-85] what is no quantity adds nothing, nor does more than there are, and Esc gives up what waits", async ({
  till,
  office,
}) => {
  const barcode = "7791000000861";
  const product = await office.addProduct({ price: 100, barcode, stock: 12 });
  const counter = await till();
  await counter.find("0*");
  await expect(waits(counter)).toHaveText("De 1 a 9.999");
  await counter.scan(barcode);
  await expect(counter.toast("La cantidad va de 1 a 9.999.")).toBeVisible();
  await expect(counter.lines).toHaveCount(0);

  await counter.find("13*");
  await counter.scan(barcode);
  await expect(counter.toast(`De ${product.name} se pueden vender 12 unidades como máximo.`)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  await expect(counter.search).toHaveValue("13*");

  await counter.deliver.focus();
  await counter.page.keyboard.press("Escape");
  await expect(counter.search).toHaveValue("");
  await counter.scan(barcode);
  await expect(counter.quantity(product.name)).toHaveText("1");
});

test("[SALE-85] a line's number takes digits; 0 takes it out with 'Deshacer', Esc and an empty field change nothing", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 100, stock: 40 });
  const counter = await till();
  await counter.add(product.name);
  const number = counter.cart.getByRole("button", { name: `Escribir la cantidad de ${product.name}` });
  const field = counter.cart.getByLabel(`Unidades de ${product.name}`);
  const type = async (text: string, key: string): Promise<void> => {
    await number.click();
    await field.fill(text);
    await counter.page.keyboard.press(key);
    await expect(field).toBeHidden();
  };

  await type("36", "Enter");
  await expect(counter.quantity(product.name)).toHaveText("36");
  await type("7", "Escape");
  await type("", "Enter");
  await expect(counter.quantity(product.name)).toHaveText("36");
  await type("41", "Enter");
  await expect(counter.toast(`De ${product.name} se pueden vender 40 unidades como máximo.`)).toBeVisible();
  await expect(counter.quantity(product.name)).toHaveText("36");
  // What is no number of units is none of them cut short: it stays there to be corrected.
  for (const wrong of ["1,5", "-3", "10000", "3 5", "x"]) {
    await number.click();
    await field.fill(wrong);
    await counter.page.keyboard.press("Enter");
    await expect(counter.toast("La cantidad va de 1 a 9.999.").first()).toBeVisible();
    await expect(field).toHaveValue(wrong);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await counter.deliver.focus();
    await expect(field).toBeHidden();
    await expect(counter.quantity(product.name)).toHaveText("36");
  }
  await type("0", "Enter");
  await expect(counter.lines).toHaveCount(0);
  await counter.undo.click();
  await expect(counter.quantity(product.name)).toHaveText("36");
});

test("[SALE-85] a scan while digits are typed leaves them alone, and is no quantity", async ({ till, office }) => {
  const barcode = "7791000000863";
  const product = await office.addProduct({ price: 100, barcode });
  const counter = await till();
  await counter.add(product.name);
  await counter.cart.getByRole("button", { name: `Escribir la cantidad de ${product.name}` }).click();
  const field = counter.cart.getByLabel(`Unidades de ${product.name}`);
  await counter.scan(barcode);
  await expect(field).toHaveValue("1");
  await counter.page.keyboard.press("Enter");
  await expect(counter.quantity(product.name)).toHaveText("2");
});

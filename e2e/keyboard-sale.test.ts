import type { Page } from "@playwright/test";
import { matchesSearch, searchText } from "@cantina/domain/kernel";
import { expect, test } from "./fixtures/test.ts";
import type { Guest, Office } from "./fixtures/office.ts";

const sold = "Se procesó la orden correctamente.";

/** A person's hands: each key counts, and is typed at a person's pace. */
function handsOn(page: Page) {
  let count = 0;
  return {
    count: () => count,
    press: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(110);
        count += 1;
      }
    },
  };
}

const textOf = ({ name, client }: Guest): string => searchText(`${name} ${client.username} ${client.email}`);

/** A diner whom three letters find, as a seller who knows the families would type them. */
async function seatGuestOfThreeLetters(office: Office): Promise<{ readonly guest: Guest; readonly letters: string }> {
  const others = (await office.listClients()).flatMap((client) =>
    client.commensals.map((one) => ({
      id: one.id,
      text: searchText(`${one.firstName} ${one.lastName} ${client.username} ${client.email}`),
    })),
  );
  for (;;) {
    const guest = await office.seatGuest();
    const text = textOf(guest);
    for (let start = 0; start + 3 <= text.length; start += 1) {
      const letters = text.slice(start, start + 3);
      const isFree =
        !/\s/u.test(letters) &&
        others.every(({ id, text: other }) => id === guest.commensal.id || !matchesSearch(other, letters));
      if (isFree) return { guest, letters };
    }
  }
}

test("[SALE-61] a whole account sale to a diner found by name takes 6 keystrokes after the scan, and no mouse", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 900, barcode: "7791000000901" });
  const { guest, letters } = await seatGuestOfThreeLetters(office);
  const counter = await till();
  const hands = handsOn(counter.page);

  await counter.scan("7791000000901");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await hands.press("F4");
  await expect(counter.cart.getByRole("combobox", { name: "Buscar comensal" })).toBeFocused();
  await hands.press(...letters);
  await expect(counter.page.getByRole("option", { name: new RegExp(`^${guest.name}`, "u") })).toBeVisible();
  await hands.press("Enter");
  await expect(counter.diner.first()).toHaveAccessibleName(`Comensal: ${guest.name}. Cambiar`);
  await expect(counter.cart.getByRole("button", { name: `Comensal: ${guest.name}. Cambiar` })).toBeFocused();
  await hands.press("F9");

  await expect(counter.toast(sold)).toBeVisible();
  expect(hands.count()).toBeLessThanOrEqual(6);
  const { balance } = await office.readClient(guest.client.id);
  expect(balance).toBe(guest.client.balance - product.price);
});

test("[SALE-61] a card and one key sell on account, and two keys sell in cash", async ({ till, office }) => {
  const product = await office.addProduct({ price: 700, barcode: "7791000000932" });
  const clients = await office.listClients();
  const holder = clients
    .flatMap((client) => client.commensals.map((commensal) => ({ client, commensal })))
    .find(
      ({ client, commensal }) =>
        commensal.cardCode !== null && commensal.dailyLimit === null && client.balance >= 2_000_000,
    );
  if (holder === undefined) throw new Error("nobody with a card and money");
  const counter = await till();
  const hands = handsOn(counter.page);

  await counter.scan("7791000000932");
  await counter.scan(`%${holder.commensal.cardCode ?? ""}$`);
  await expect(counter.diner.first()).toContainText(holder.commensal.lastName);
  await hands.press("F9");
  await expect(counter.toast(sold)).toBeVisible();
  expect(hands.count()).toBe(1);
  await expect(counter.lines).toHaveCount(0);

  await counter.scan("7791000000932");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await hands.press("F6");
  await expect(counter.payment("Efectivo")).toBeChecked();
  await hands.press("F9");
  await expect(counter.lines).toHaveCount(0);
  expect(hands.count()).toBe(3);
});

test("the focus is where it was after a scan, a dialog and a sale", async ({ till, office }) => {
  const product = await office.addProduct({ name: "Zapallitos al horno", price: 300, barcode: "7791000000925" });
  const counter = await till();
  const { page } = counter;
  const hands = handsOn(page);

  await hands.press("F2");
  await expect(counter.search).toBeFocused();
  await counter.scan("7791000000925");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await expect(counter.search).toBeFocused();
  await expect(counter.search).toHaveValue("");

  await hands.press(..."zapall", "Enter");
  await expect(counter.quantity(product.name)).toHaveText("2");
  await expect(counter.search).toBeFocused();
  await expect(counter.search).toHaveValue("");

  await hands.press("F7");
  await expect(page.getByRole("dialog", { name: "Producto genérico" })).toBeVisible();
  await hands.press("F9");
  await expect(page.getByRole("dialog", { name: "Producto genérico" })).toBeVisible();
  await hands.press("Escape");
  await expect(counter.generic).toBeFocused();

  await hands.press("?");
  await expect(page.getByRole("dialog", { name: "Atajos de teclado" })).toContainText("Entregar");
  await hands.press("Escape");
  await expect(counter.generic).toBeFocused();

  await counter.pay("Efectivo");
  await counter.deliver.focus();
  await hands.press("Enter");
  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  await expect(counter.deliver).toBeFocused();
});

test("a swipe of a card that nobody has and a code that no product has are told, and change nothing", async ({
  till,
}) => {
  const counter = await till();
  await counter.find("café");
  await counter.scan("%NADIE-0$");
  await expect(counter.toast("No se encontró ningún comensal asociado a la tarjeta.")).toBeVisible();
  await counter.scan("0000000000000");
  await expect(counter.toast("Producto no encontrado o no disponible.")).toBeVisible();
  await expect(counter.search).toHaveValue("café");
  await expect(counter.lines).toHaveCount(0);
});

test("quick sales show one notice, and all that lies below it can be pressed", async ({ till, office }) => {
  const product = await office.addProduct({ price: 500 });
  const counter = await till();
  for (let sale = 0; sale < 3; sale += 1) {
    await counter.add(product.name);
    await counter.pay("Efectivo");
    await counter.page.keyboard.press("F9");
    await expect(counter.lines).toHaveCount(0);
  }
  await expect(counter.toast(sold)).toHaveCount(1);
  for (const name of ["Configuración de la venta", "Vender cuponera", "Tutoriales"]) {
    await counter.page.getByRole("button", { name }).click({ trial: true });
  }
});

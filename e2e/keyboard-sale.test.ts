import { matchesSearch, searchText } from "@cantina/domain/kernel";
import { openClientDesk } from "./fixtures/client-desk.ts";
import { openColleague } from "./fixtures/colleague.ts";
import { expect, test } from "./fixtures/test.ts";
import { type Guest, type Office, openSession } from "./fixtures/office.ts";
import { type Till, openTill } from "./fixtures/till.ts";

const sold = "Se procesó la orden correctamente.";

/** A person's hands: each key counts, and those of a word come at a person's pace. */
function handsOn({ page, type }: Till) {
  let count = 0;
  return {
    count: () => count,
    type: async (text: string): Promise<void> => {
      await type(text);
      count += text.length;
    },
    press: async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      count += 1;
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
  const hands = handsOn(counter);

  await counter.scan("7791000000901");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await hands.press("F4");
  await expect(counter.cart.getByRole("combobox", { name: "Buscar comensal" })).toBeFocused();
  await hands.type(letters);
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
  const hands = handsOn(counter);

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

test("[SALE-83] what is given in cash is typed from the keyboard, and the same key sells", async ({ till, office }) => {
  const product = await office.addProduct({ price: 700, barcode: "7791000000949" });
  const counter = await till();
  const hands = handsOn(counter);
  await counter.scan("7791000000949");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await hands.press("F6");
  await expect(counter.cart.getByLabel("Paga con")).toBeVisible();
  await hands.press("F3");
  await expect(counter.cart.getByLabel("Paga con")).toBeFocused();
  await hands.type("1000");
  await expect(counter.cart.getByText("Cambio: $ 300,00", { exact: true })).toBeVisible();
  await hands.press("F9");
  await expect(counter.toast("Cambio: $ 300,00")).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect(hands.count()).toBe(7);
});

test("the focus is where it was after a scan, a dialog and a sale", async ({ till, office }) => {
  const product = await office.addProduct({ name: "Zapallitos al horno", price: 300, barcode: "7791000000925" });
  const counter = await till();
  const { page } = counter;
  const hands = handsOn(counter);

  await hands.press("F2");
  await expect(counter.search).toBeFocused();
  await counter.scan("7791000000925");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await expect(counter.search).toBeFocused();
  await expect(counter.search).toHaveValue("");

  await hands.type("zapall");
  await hands.press("Enter");
  await expect(counter.quantity(product.name)).toHaveText("2");
  await expect(counter.search).toBeFocused();
  await expect(counter.search).toHaveValue("");

  await hands.press("F7");
  await expect(page.getByRole("dialog", { name: "Producto genérico" })).toBeVisible();
  await hands.press("F9");
  await expect(page.getByRole("dialog", { name: "Producto genérico" })).toBeVisible();
  await hands.press("Escape");
  await expect(counter.generic).toBeFocused();

  await hands.type("?");
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

test("[SALE-97] one key adds what a diner usually buys, and the next one sells it", async ({
  till,
  office,
  cantina,
}) => {
  await office.openRegisters();
  const { addFamily } = await openClientDesk(cantina.url);
  const [diner] = (await addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const [coffee, bun] = [await office.addProduct({ price: 700 }), await office.addProduct({ price: 300 })];
  const [session] = await openSession(cantina.url, "employee");
  const breakfast = { productId: coffee.id, beside: [bun.id], commensalId: diner.id, isDelivered: true };
  const { sell } = openColleague(cantina.url, session);
  await sell(breakfast);
  await sell(breakfast);
  const counter = await till();
  const hands = handsOn(counter);
  await hands.press("F4");
  await expect(counter.cart.getByRole("combobox", { name: "Buscar comensal" })).toBeFocused();
  await counter.type(diner.lastName);
  await expect(counter.page.getByRole("option", { name: new RegExp(`^Ana ${diner.lastName}`, "u") })).toBeVisible();
  await hands.press("Enter");
  await expect(counter.cart.getByRole("button", { name: /^Lo de siempre: /u })).toBeVisible();
  await hands.press("F3");
  await expect(counter.quantity(coffee.name)).toHaveText("1");
  await expect(counter.quantity(bun.name)).toHaveText("1");
  await hands.press("F9");
  await expect(counter.toast(sold)).toBeVisible();
  // Beside the letters.
  expect(hands.count()).toBe(4);
});

test("[SALE-97] a usual whose code never comes holds back nothing that is said of the diner", async ({
  till,
  office,
  cantina,
}) => {
  await office.openRegisters();
  const { addFamily } = await openClientDesk(cantina.url);
  const [diner] = (await addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const product = await office.addProduct({ price: 700 });
  const [session] = await openSession(cantina.url, "employee");
  await openColleague(cantina.url, session).sell({ productId: product.id, commensalId: diner.id });
  const counter = await till();
  await counter.page.route("**/SaleUsual-*.js", () => undefined);
  const asked = counter.page.waitForRequest("**/SaleUsual-*.js");
  await counter.chooseDiner(`Ana ${diner.lastName}`);
  await asked;
  await expect(counter.cart.getByText("1 pedido para retirar")).toBeVisible();
});

test("[SALE-105] what is typed before a search for somebody has its list is searched for, and goes nowhere else", async ({
  enter,
  office,
  cantina,
}) => {
  const guest = await office.seatGuest();
  const [session] = await openSession(cantina.url, "employee");
  let bring = (): void => undefined;
  const held = new Promise<void>((resolve) => (bring = resolve));
  const page = await enter(session, "/", (fresh) =>
    fresh.route("**/ComboboxFrame-*.js", async (route) => {
      await held;
      await route.continue();
    }),
  );
  const counter = await openTill(page);
  await counter.diner.press("Enter");
  const [first, ...others] = guest.name.split("");
  await page.keyboard.type(first ?? "");
  await expect(page.getByRole("textbox", { name: "Buscar comensal" })).toHaveValue(first ?? "");
  bring();
  const list = page.getByRole("combobox", { name: "Buscar comensal" });
  await expect(list).toBeFocused();
  await counter.type(others.join(""));
  await expect(list).toHaveValue(guest.name);
  await page.keyboard.press("Enter");
  await expect(counter.diner).toContainText(guest.name);
});

test("[SALE-107] the forms that are typed into stand within some frames of their press, the first time too", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 1_000 });
  const [session] = await openSession(cantina.url, "employee");
  const loaded = new Set<string>();
  const page = await enter(session, "/", async (fresh) => {
    fresh.on("requestfinished", (request) => {
      const [, part] = /\/(PopoverFrame|typed-parts)-[^/]+\.js$/u.exec(request.url()) ?? [];
      if (part !== undefined) loaded.add(part);
    });
  });
  const counter = await openTill(page);
  await counter.add(product.name);
  await expect.poll(() => loaded.size).toBe(2);
  // Suspense would show them 300 ms after the press, some 18 frames.
  const framesUntilTyped = await counter.discount.evaluate(async (button) => {
    const isThere = (): boolean => document.activeElement?.matches("[role=dialog] input") === true;
    if (button instanceof HTMLElement) button.click();
    let frames = 0;
    for (; frames < 60 && !isThere(); frames += 1) await new Promise(requestAnimationFrame);
    return frames;
  });
  expect(framesUntilTyped).toBeLessThan(10);
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(counter.total).toHaveText("$ 950,00");
});

// @module-tag long
import { randomUUID } from "node:crypto";
import { classEndpoints } from "@cantina/contract/cafeteria";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { clientDeskEndpoints, discountCategoryEndpoints } from "@cantina/contract/clients";
import { couponDeskEndpoints } from "@cantina/contract/coupons";
import { supplierEndpoints } from "@cantina/contract/inventory";
import { type ProductId, cents } from "@cantina/domain/kernel";
import type { DemoServer } from "@cantina/testkit/demo-server";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const letters = ["A", "B", "C"];

/** A cafeteria with three of each thing. */
async function openStockedPlace(cantina: DemoServer) {
  const place = await openNewPlace(cantina, ["coupons", "inventory"]);
  const client = clientFor(cantina.url, place.session.jwt);
  const params = { cafeteriaId: place.cafeteriaId };
  const key = () => ({ idempotencyKey: randomUUID() });
  const kiosk = value(await client.call(catalogEndpoints.createCategory, { params, body: { name: "Kiosco" } }, key()));
  const productIds: ProductId[] = [];
  for (const letter of letters) {
    const name = `Producto ${letter}`;
    const rest = { initialStock: null, dailyLimit: null, barcode: null, ingredients: [], items: [], classPrices: [] };
    const product = {
      type: "PRODUCT" as const,
      name,
      description: name,
      categoryId: kiosk.id,
      price: cents(100),
      ...rest,
    };
    productIds.push(value(await client.call(catalogEndpoints.createProduct, { params, body: product }, key())).id);
    value(await client.call(classEndpoints.createClass, { params, body: { name: `Clase ${letter}` } }, key()));
    const group = { name: `Grupo ${letter}`, rate: 0, maxDiscount: null, minimumBalance: cents(0) };
    value(await client.call(discountCategoryEndpoints.createDiscountCategory, { params, body: group }, key()));
    const family = { username: `Familia ${letter}`, discountCategoryId: null, minimumBalance: null, commensals: [] };
    const email = `familia.${letter.toLowerCase()}.${randomUUID().slice(0, 6)}@correo.test`;
    value(await client.call(clientDeskEndpoints.createClient, { params, body: { email, ...family } }, key()));
    const supplier = { name: `Proveedor ${letter}`, phoneNumber: null, email: null };
    value(await client.call(supplierEndpoints.createSupplier, { params, body: supplier }, key()));
  }
  for (const letter of letters) {
    const coupon = { name: `Cuponera ${letter}`, description: "Tres", price: cents(100), quantity: 3, validDays: 30 };
    value(await client.call(couponDeskEndpoints.createCoupon, { params, body: { ...coupon, productIds } }, key()));
  }
  return place;
}

/** By keyboard alone: whoever presses a pointer may stand elsewhere. */
async function press(button: Part): Promise<void> {
  await button.focus();
  await button.press("Enter");
}

const confirm = (page: Screen): Promise<void> =>
  press(page.getByRole("alertdialog").getByRole("button", { name: /^Eliminar/u }));

async function confirmByEmail(page: Screen): Promise<void> {
  const field = page.getByRole("dialog").getByRole("textbox");
  const email = /familia[.]\w[.]\w+@correo[.]test/u.exec(await page.getByRole("dialog").textContent())?.[0] ?? "";
  await field.fill(email);
  await field.press("Enter");
}

async function choose(page: Screen, opener: Part, item: RegExp): Promise<void> {
  await press(opener);
  await page.getByRole("menuitem", { name: item }).click();
}

test("[FORM-33] whoever deletes a row stands on the next one, on the one before after the last, and on the title after the only one", async ({
  enter,
  cantina,
}) => {
  const { session } = await openStockedPlace(cantina);
  const page = await enter(session, "/coupons");
  const button = (name: string | RegExp): Part => page.locator("main").getByRole("button", { name, exact: true });
  const remove = (name: string) => async (): Promise<void> => {
    await press(button(name));
    await confirm(page);
  };
  const removeByMenu =
    (name: string, item = /^Eliminar/u) =>
    async (): Promise<void> => {
      await choose(page, button(name), item);
      await confirm(page);
    };

  await remove("Eliminar Cuponera B")();
  await expect(button("Eliminar Cuponera C")).toBeFocused();
  await remove("Eliminar Cuponera C")();
  await expect(button("Eliminar Cuponera A")).toBeFocused();
  await remove("Eliminar Cuponera A")();
  await expect(page.getByRole("heading", { level: 1, name: "Cuponeras" })).toBeFocused();

  await page.goto("/manage_users?tab=categories");
  await remove("Eliminar Grupo A")();
  await expect(button("Eliminar Grupo B")).toBeFocused();

  await page.goto("/manage_users");
  await expect(button(/^Acciones de familia/u)).toHaveCount(3);
  const [first, second] = await Promise.all(
    (await button(/^Acciones de familia/u).all()).map((one) => one.getAttribute("aria-label")),
  );
  await choose(page, button(first ?? ""), /^Eliminar/u);
  await confirmByEmail(page);
  await expect(button(first ?? "")).toHaveCount(0);
  await expect(button(second ?? "")).toBeFocused();

  await page.goto("/configuration?topic=classes");
  await removeByMenu("Acciones de Clase B")();
  await expect(button("Acciones de Clase C")).toBeFocused();

  await page.goto("/inventory");
  await removeByMenu("Acciones del proveedor Proveedor A")();
  await expect(button("Acciones del proveedor Proveedor B")).toBeFocused();

  await page.goto("/edit");
  await press(button(/^Producto B/u));
  await press(page.getByRole("dialog").getByRole("button", { name: /^Eliminar/u }));
  await confirm(page);
  await expect(button(/^Producto B/u)).toHaveCount(0);
  await expect(button(/^Producto C/u)).toBeFocused();

  // What was selected goes with its rows: the bar that deleted it stays, with nothing to delete.
  await press(button("Edición masiva"));
  await press(button(/^Producto C/u));
  const bar = page.getByRole("toolbar").getByRole("button", { name: "Eliminar", exact: true });
  await press(bar);
  await confirm(page);
  await expect(button(/^Producto C/u)).toHaveCount(0);
  await expect(bar).toBeDisabled();
  await expect(bar).toBeFocused();
});

test("[FORM-33] the same in a drawer above the page: whoever removes somebody stays among the staff", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  await place.employee();
  const [system] = await openSession(cantina.url, "system");
  const page = await enter(system, "/generate_registration");
  await page.getByRole("searchbox").first().fill(place.name);
  await choose(page, page.getByRole("button", { name: `Acciones de ${place.name}` }), /^Personal$/u);
  const drawer = page.getByRole("dialog", { name: new RegExp(place.name, "u") });
  const people = drawer.getByRole("button", { name: /^Quitar /u });
  await expect(people).toHaveCount(2);
  await press(people.first());
  await press(page.getByRole("alertdialog").getByRole("button", { name: /^Quitar/u }));
  await expect(people).toHaveCount(1);
  await expect(people.first()).toBeFocused();
});

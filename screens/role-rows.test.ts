// @module-tag long
import { randomUUID } from "node:crypto";
import { accessEndpoints } from "@cantina/contract/access";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { couponDeskEndpoints, couponEndpoints } from "@cantina/contract/coupons";
import { cents } from "@cantina/domain/kernel";
import { addFamily } from "../e2e/fixtures/books.ts";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

// Rows of specification §6's table that `roles.test.ts` doesn't say, each by its levels, in cafeterias of their own.

test("[ACCESS-21] 'Mis Cafeterias' is for a super admin and whoever has more than one profile; its address leads anybody else to the sale", async ({
  enter,
  cantina,
}) => {
  for (const [account, isShown] of [
    ["employee", false],
    ["administrator", false],
    ["regional", true],
    ["system", true],
  ] as const) {
    const [session] = await openSession(cantina.url, account);
    const page = await enter(session, "/user-cafeterias");
    await expect(page).toHaveURL(isShown ? "/user-cafeterias" : "/");
    const title = isShown ? "Mis Cafeterias" : "Venta";
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeAttached();
    const list = page.getByRole("table", { name: "Mis Cafeterias" });
    await expect(list).toHaveCount(isShown ? 1 : 0);
  }
});

test("[ACCESS-02] the empty catalogue offers privileged users the way to their products, and tells others whom to ask", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  const [system] = await openSession(cantina.url, "system");
  const body = { cafeteriaId: place.cafeteriaId };
  const visit = value(await clientFor(cantina.url, system.jwt).call(accessEndpoints.moveProfiles, { body }));
  for (const [session, isPrivileged] of [
    [visit, true],
    [place.session, true],
    [await place.employee(), false],
  ] as const) {
    const page = await enter(session);
    await expect(page.getByText("No existen productos en la cafetería", { exact: true })).toBeVisible();
    const create = page.getByRole("button", { name: "Crear productos", exact: true });
    await expect(create).toHaveCount(isPrivileged ? 1 : 0);
    await expect(page.getByText("Un administrador debe crear productos para poder vender.")).toHaveCount(
      isPrivileged ? 0 : 1,
    );
    if (!isPrivileged) continue;
    await create.click();
    await expect(page).toHaveURL("/edit");
  }
});

test("[ACCESS-02] cards and categories are moved where products are administered, and nowhere at the till", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  await place.addProduct();
  const params = { cafeteriaId: place.cafeteriaId };
  const boss = clientFor(cantina.url, place.session.jwt);
  const second = { params, body: { name: "Almuerzos" } };
  value(await boss.call(catalogEndpoints.createCategory, second, { idempotencyKey: randomUUID() }));
  const desk = await enter(place.session, "/edit");
  await expect(desk.getByRole("button", { name: "Mover Alfajor" })).toHaveCount(1);
  await desk.getByRole("button", { name: "Acciones de Kiosco" }).click();
  await expect(desk.getByRole("menuitem", { name: /^(?:Subir|Bajar)$/u })).toHaveCount(1);
  const seller = await place.employee();
  for (const session of [place.session, seller]) {
    const till = await enter(session);
    await expect(till.getByText("Alfajor", { exact: true }).first()).toBeVisible();
    await expect(till.getByRole("button", { name: /^Mover|^Acciones de Kiosco/u })).toHaveCount(0);
    await expect(till.locator("[draggable=true]")).toHaveCount(0);
  }
  // By its address neither.
  const page = await enter(seller, "/edit");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: /^Mover/u })).toHaveCount(0);
});

test("[COUPON-07] [CASH-09] with a closed register a coupon is not a seller's to sell, on screen and at the server, and an administrator's it is", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina, ["coupons", "flowControl"]);
  await place.addProduct();
  const [schoolClass] = (await place.addClass()).classes;
  if (schoolClass === undefined) throw new Error("a class was added");
  const books = await cantina.openBooks();
  const family = await addFamily(books, place.cafeteriaId, schoolClass.id);
  await books.close();
  const params = { cafeteriaId: place.cafeteriaId };
  const key = () => ({ idempotencyKey: randomUUID() });
  const boss = clientFor(cantina.url, place.session.jwt);
  const productIds = value(await boss.call(catalogEndpoints.listProducts, { params })).map(({ id }) => id);
  const terms = { name: "Diez alfajores", description: "Diez", price: cents(500_000), quantity: 10, validDays: 30 };
  const body = { ...terms, productIds };
  const { id: couponId } = value(await boss.call(couponDeskEndpoints.createCoupon, { params, body }));
  for (const [session, isSold] of [
    [await place.employee(), false],
    [place.session, true],
  ] as const) {
    const page = await enter(session);
    const cash = page.getByRole("dialog", { name: "Movimientos de caja" });
    await expect(cash).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cash).toHaveCount(0);
    await page.getByRole("button", { name: "Vender cuponera" }).click();
    const dialog = page.getByRole("dialog", { name: "Vender cuponera" });
    const sell = dialog.getByRole("button", { name: "Vender", exact: true });
    await (isSold ? expect(sell).toBeEnabled() : expect(sell).toBeDisabled());
    await expect(dialog.getByText("La caja está cerrada. Ábrala para poder vender cuponeras.")).toHaveCount(
      isSold ? 0 : 1,
    );
    const bought = { buyerId: family.clientId, paymentMethod: "CARD", quantity: 1 } as const;
    const request = { params: { ...params, couponId }, body: bought };
    const answer = await clientFor(cantina.url, session.jwt).call(couponEndpoints.buyCoupon, request, key());
    expect(answer.ok ? "sold" : answer.failure.code).toBe(isSold ? "sold" : "CLOSED_CASH_FLOW");
  }
});

test("[ACCESS-02] a seller sees the general settings of Comandas where the subscriptions feature is on, and their system's administrators always", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina, ["subscriptions"]);
  for (const session of [await place.employee(), place.session]) {
    const page = await enter(session, "/pending-orders");
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Configuración" }).click();
    const settings = page.getByRole("dialog", { name: "Configuración de comandas" });
    await expect(settings.getByText("Completar automáticamente los pedidos del día")).toBeVisible();
  }
});

import { accessEndpoints } from "@cantina/contract/access";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { auditBooks } from "@cantina/server/audit";
import { type Page, expect } from "@playwright/test";
import { openBooks } from "./fixtures/books.ts";
import { readLedger } from "./fixtures/day-books.ts";
import { money } from "./fixtures/day-money.ts";
import { goTo, readHistory, readPairs, readRows, refundUnit } from "./fixtures/day-screens.ts";
import { chooseDiner } from "./fixtures/diner-field.ts";
import { test } from "./fixtures/empty-place.ts";
import * as setUp from "./fixtures/new-canteen-desk.ts";
import { clientFor, value } from "./fixtures/office.ts";
import { acceptInvitation, linkInMail } from "./fixtures/place-desk.ts";
import type { Credentials } from "./fixtures/sign-in.ts";
import { type Till, openTill } from "./fixtures/till.ts";
import { toast } from "./fixtures/toast.ts";

// A minute and a half on a machine that does nothing else; no rule is checked by its length.

const placeName = "Comedor Los Aromos";
const administrator: Credentials = { email: "directora@aromos.test", password: "Directora2026" };
const employee: Credentials = { email: "mostrador@aromos.test", password: "Mostrador2026" };
const lola: setUp.Family = { diner: "Lola Zárate", family: "Familia Zárate", email: "zarate@aromos.test" };
const teo: setUp.Family = { diner: "Teo Pérez", family: "Familia Pérez", email: "perez@aromos.test" };

/**
 * Added up by hand, in minor units.
 *
 * Lola's category takes 10 % off, at most 500,00 a sale. She pays
 *   the book of three alfajores, without discount                              3.000,00
 *   the pass, 10.000,00 less 500,00, over three days                           9.500,00
 *   a milanesa, 8.000,00 less 500,00 (10 % would be 800,00)                    7.500,00
 *   a juice, 999,99 less 100,00 (99,999)                                         899,99
 *   an alfajor with a coupon, and a salad, 2.345,60 less 234,56                2.111,04
 * of 50.000,00. Teo pays 6.000,00 a month for his meals and two salads, 4.691,20, of 20.000,50, and gives one back.
 * Others pay a milanesa and a juice, 8.999,99, 1.000,00 of it by card and the rest in cash, and an alfajor, 1.234,50,
 * by card.
 */
const expected = {
  /** 8.000,00 + 1.234,50 + 999,99 + 2.345,60 + 196 × 1.250,50 */
  prices: 25_767_809,
  lola: 2_698_897,
  teo: 1_165_490,
  opening: 500_000,
  inDrawer: 1_299_999,
  history: [
    ["Recarga", "Transferencia", "Completado", 5_000_000],
    ["Recarga", "Transferencia", "Completado", 2_000_050],
    ["Mensualidad", "Cuenta", "Completado", 600_000],
    ["Venta de cuponera", "Cuenta", "Completado", 300_000],
    ["Pedido", "Cuenta", "Pendiente", 316_667],
    ["Pedido", "Cuenta", "Pendiente", 316_667],
    ["Pedido", "Cuenta", "Pendiente", 316_666],
    ["Pedido", "Cuenta", "Completado", 750_000],
    ["Pedido", "Cuenta", "Completado", 89_999],
    ["Pedido", "Cuenta", "Completado", 211_104],
    ["Pedido", "Cuenta", "Completado", 234_560],
    ["Pedido", "Cuenta", "Parte devuelta", 234_560],
    ["Pedido", "Tarjeta + Efectivo", "Completado", 899_999],
    ["Pedido", "Tarjeta", "Completado", 123_450],
  ],
  /** Label, amount and what was given back. */
  interval: [
    ["Apertura", 500_000],
    ["Cierre", 1_299_999],
    ["Cuponeras · Cuenta", 300_000],
    ["Ventas · Cuenta", 2_470_223, 234_560],
    ["Ventas · Tarjeta", 223_450],
    ["Ventas · Efectivo", 799_999],
  ],
  sums: [
    ["Total de ventas", 3_493_672],
    ["Devoluciones de ventas", 234_560],
    ["Total de cuponeras", 300_000],
    ["Ingresos de efectivo", 799_999],
    ["Egresos de efectivo", 0],
    ["Efectivo esperado", 1_299_999],
    ["Efectivo contado", 1_299_999],
    ["Diferencia", 0],
  ],
  /** Those of the branch report that are not empty: label and total. */
  branch: [
    ["Apertura de caja · mostrador", 500_000],
    ["Cierre de caja · mostrador", -1_299_999],
    ["Ventas en efectivo", 799_999],
    ["Ventas con tarjeta", 223_450],
    ["Ventas en cuenta (mostrador)", 2_235_663],
    ["Total de ventas", 3_259_112],
    ["Recargas por transferencia", 7_000_050],
    ["Total de recargas", 7_000_050],
    ["Cuponeras en cuenta (mostrador)", 300_000],
    ["Total de cuponeras", 300_000],
  ],
  /** Debit less credit. */
  ledger: {
    CLIENT: -3_864_387,
    DRAWER: 0,
    CARD: 223_450,
    TRANSFER: 7_000_050,
    SALES: -3_259_112,
    COUPON_SALES: -300_000,
    SUBSCRIPTION_INCOME: -600_000,
    CASH_FLOAT: 799_999,
  },
} as const;

async function openRegister(page: Page): Promise<Till> {
  const dialog = page.getByRole("dialog", { name: "Movimientos de caja" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Monto de apertura").fill("5000");
  await dialog.getByRole("button", { name: "Abrir caja" }).click();
  await expect(dialog).toBeHidden();
  return openTill(page);
}

async function sellBook({ page }: Till): Promise<void> {
  await page.getByRole("button", { name: "Vender cuponera" }).click();
  const dialog = page.getByRole("dialog", { name: "Vender cuponera" });
  await chooseDiner(page, dialog.getByRole("group", { name: "Comensal" }), lola.diner);
  await dialog.getByRole("radio", { name: /^Tres alfajores/u }).check();
  await expect(dialog.locator("[aria-live=polite]")).toHaveText(money(300_000));
  await dialog.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(toast(page, "Se vendió la cuponera: 3 usos de Tres alfajores.")).toBeVisible();
}

async function sellPass({ page }: Till): Promise<void> {
  await page.getByRole("button", { name: "Vender abono" }).click();
  const dialog = page.getByRole("dialog", { name: "Vender abono" });
  await chooseDiner(page, dialog.getByRole("group", { name: "Comensal" }), lola.diner);
  await dialog.getByLabel("Abono", { exact: true }).selectOption("Abono de tres almuerzos");
  await expect(dialog.locator("[aria-live=polite]")).toHaveText(money(950_000));
  await dialog.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(toast(page, "Se vendió el abono Abono de tres almuerzos: 3 pedidos.")).toBeVisible();
}

type Sale = {
  readonly goods: readonly string[];
  readonly total: number;
  readonly method?: "Efectivo" | "Tarjeta";
  readonly diner?: string;
  /** What a card pays of it, as typed. */
  readonly onCard?: string;
};

const sales: readonly Sale[] = [
  { diner: lola.diner, goods: ["Milanesa con puré"], total: 750_000 },
  { diner: lola.diner, goods: ["Jugo de naranja"], total: 89_999 },
  { diner: lola.diner, goods: ["Alfajor", "Ensalada mixta"], total: 211_104 },
  { diner: teo.diner, goods: ["Ensalada mixta", "Ensalada mixta"], total: 469_120 },
  { method: "Efectivo", onCard: "1000", goods: ["Milanesa con puré", "Jugo de naranja"], total: 899_999 },
  { method: "Tarjeta", goods: ["Alfajor"], total: 123_450 },
];

async function sell(till: Till, { goods, total, method, diner, onCard }: Sale): Promise<void> {
  for (const name of goods) await till.add(name);
  if (diner !== undefined) await till.chooseDiner(diner);
  await till.pay(method ?? "Cuenta");
  if (onCard !== undefined) {
    await till.divide.click();
    await till.part("Tarjeta").fill(onCard);
  }
  await expect(till.total).toHaveText(money(total));
  await till.deliver.click();
  await expect(till.lines).toHaveCount(0);
}

async function deliverMeal(page: Page): Promise<void> {
  await setUp.visit(page, "Comandas");
  await page.getByRole("button", { name: "Ver mensualidades" }).click();
  const dialog = page.getByRole("dialog", { name: "Mensualidades de hoy" });
  await dialog.getByRole("button", { name: `Entregar Vianda a ${teo.diner}` }).click();
  await expect(toast(page, "Se entregó la comida.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Se entregaron todas las comidas de las mensualidades de hoy.")).toBeVisible();
  await goTo(page, "Punto de venta");
}

async function closeRegister(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Movimientos de caja" }).click();
  const dialog = page.getByRole("dialog", { name: "Movimientos de caja" });
  await dialog.getByRole("button", { name: "Cierre" }).click();
  await dialog.getByLabel("Monto contado").fill("12.999,99");
  await dialog.getByRole("button", { name: "Cerrar caja" }).click();
  await expect(dialog).toHaveAccessibleDescription(/^Se cerró la caja n\.º 1\./u);
  expect(await readPairs(dialog.locator("dl"))).toEqual([
    ["Monto contado", money(expected.inDrawer)],
    ["Monto esperado", money(expected.inDrawer)],
    ["Diferencia", money(0)],
  ]);
  await dialog.getByRole("button", { name: "Listo" }).click();
}

/** Soft, so that one run tells all that disagrees. */
async function checkScreens(page: Page): Promise<void> {
  await setUp.visit(page, "Historial");
  const history = await readHistory(page, expected.history.length);
  expect
    .soft(history.toSorted())
    .toEqual(
      expected.history
        .map(([kind, method, state, total]) => `${kind} | ${method} | ${state} | ${money(total)}`)
        .toSorted(),
    );

  await setUp.visit(page, "Clientes");
  for (const [{ email }, balance] of [
    [lola, expected.lola],
    [teo, expected.teo],
  ] as const)
    await expect.soft(page.getByRole("row").filter({ hasText: email })).toContainText(money(balance));

  await setUp.visit(page, "Control de Caja");
  await page.getByRole("button", { name: "Ver el detalle: Caja n.º 1 · mostrador" }).click();
  const interval = page.getByRole("article", { name: "Caja n.º 1 · mostrador" });
  await expect(interval).toBeVisible();
  expect
    .soft(await readRows(interval.getByRole("table")))
    .toEqual(
      expected.interval.map(([label, amount, back]) => [label, money(amount), back === undefined ? "—" : money(back)]),
    );
  expect
    .soft(await readPairs(interval.locator("dl")))
    .toEqual(expected.sums.map(([label, amount]) => [label, money(amount)]));

  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();

  await setUp.visit(page, "Reporte por sucursal");
  await page.getByRole("button", { name: "Crear reporte" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  const rows = (await readRows(page.getByRole("table"))).map((cells) => [cells[0], cells[3]]);
  expect
    .soft(rows.filter(([, total]) => total !== money(0)))
    .toEqual(expected.branch.map(([label, total]) => [label, money(total)]));
}

test(
  "a canteen from nothing: set up by hand on the screens, it sells with everything it has, and all totals agree to the cent",
  { tag: "@long" },
  async ({ place: { cantina, mailFolder, device, enterAsSystem } }) => {
    const system = await test.step("the system administrator signs in", enterAsSystem);
    await test.step("a cafeteria", () => setUp.createPlace(system, placeName));
    await test.step("its people", async () => {
      await setUp.invite(system, placeName, { role: "Administrador", email: administrator.email });
      await setUp.invite(system, placeName, { role: "Empleado", email: employee.email });
    });

    const page = await device();
    await test.step("the administrator accepts the invitation", async () => {
      await acceptInvitation(page, await linkInMail(mailFolder, administrator.email), administrator);
      // Offered to whoever comes to sell with cash control on; an administrator needs none.
      const register = page.getByRole("dialog", { name: "Movimientos de caja" });
      await expect(register.getByText("La caja está cerrada.", { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(register).toBeHidden();
    });
    await test.step("a class", async () => {
      await setUp.visit(page, "Configuración");
      await page.getByLabel("Nueva clase").fill("1º A");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("list", { name: "Clases" }).getByRole("listitem")).toHaveText("1º A");
    });
    await test.step("categories", () => setUp.createCategories(page));
    await test.step("200 products, after a faulty file", async () => {
      await setUp.uploadProducts(page);
      const client = clientFor(cantina.url, null);
      const [session] = value(await client.call(accessEndpoints.authenticate, { body: administrator }));
      if (session === undefined) throw new Error("the administrator has no profile");
      const params = { cafeteriaId: session.profile.cafeteriaId };
      const goods = value(await clientFor(cantina.url, session.jwt).call(catalogEndpoints.listProducts, { params }));
      expect([goods.length, goods.reduce((sum, { price }) => sum + price, 0)]).toEqual([200, expected.prices]);
    });
    await test.step("a category with a capped discount", () => setUp.createDiscount(page));
    await test.step("families", async () => {
      await setUp.addFamily(page, { ...lola, category: "Socios", topUp: "50000" });
      await setUp.addFamily(page, { ...teo, topUp: "20.000,50" });
    });
    await test.step("a coupon", () => setUp.createCoupon(page));
    await test.step("a pass", () => setUp.createPass(page));
    await test.step("a subscription", () => setUp.createSubscription(page));

    const desk = await device();
    await test.step("the employee accepts the invitation", async () =>
      acceptInvitation(desk, await linkInMail(mailFolder, employee.email), employee));
    const till = await test.step("the employee opens the register", () => openRegister(desk));
    await test.step("sells a book of coupons", () => sellBook(till));
    await test.step("sells a pass", () => sellPass(till));
    for (const sale of sales) await test.step(`sells ${sale.goods.join(" and ")}`, () => sell(till, sale));

    await test.step("gives one of two salads back", async () => {
      await setUp.visit(desk, "Historial");
      const of = [money(469_120), teo.diner] as const;
      await refundUnit(desk, { of, unit: "Ensalada mixta", back: money(234_560) });
      await goTo(desk, "Punto de venta");
    });

    const books = await openBooks(cantina.dataFolder);
    const [row] = await books.query("select id from cafeteria where name = $1", [placeName]);
    const cafeteriaId = String(row?.["id"]);
    await test.step("meanwhile a subscriber is linked and pays", async () => {
      // The clock's own charging looks each minute; once it is done for today, nobody but the administrator charges.
      const done = () => books.query("select job from local_day_job where cafeteria_id = $1", [cafeteriaId]);
      await expect.poll(done).toContainEqual({ job: "CHARGE_SUBSCRIPTIONS" });
      await setUp.subscribe(page, teo.diner);
    });
    await test.step("the employee hands over the subscriber's meal", () => deliverMeal(desk));
    await test.step("closes the register", () => closeRegister(desk));

    await test.step("screens", () => checkScreens(page));
    await test.step("ledger", async () => {
      expect.soft(await readLedger(books, cafeteriaId)).toEqual({
        byKind: expected.ledger,
        balances: { [lola.family]: expected.lola, [teo.family]: expected.teo },
        outOfStep: [],
        cash: { expected: expected.inDrawer, counted: expected.inDrawer },
        couponUsesLeft: [2],
        pending: 3,
      });
      expect((await auditBooks(books.kysely)).discrepancies).toEqual([]);
      await books.close();
    });
  },
);

import { type Page, expect } from "@playwright/test";
import { readLedger } from "./fixtures/day-books.ts";
import * as day from "./fixtures/day-expected.ts";
import { money } from "./fixtures/day-money.ts";
import { firstBookBefore, morning, outage, ringUp } from "./fixtures/day-sales.ts";
import { findInHistory, goTo, readHistory, readPairs, readRows, refundUnit } from "./fixtures/day-screens.ts";
import { type Shop, test } from "./fixtures/day-shop.ts";
import { cardOf, password, sellerName } from "./fixtures/day-stage.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { type Till, openTill } from "./fixtures/till.ts";

const { expected } = day;

// Most of a minute on a machine that does nothing else; it is a whole day, and no rule is checked by its length. All
// that moves on the screens does so here.
test.use({ reducedMotion: "no-preference" });

/** As a person types it. */
const typed = (minor: number): string => money(minor).replace("$ ", "");

const cashDialog = (page: Page) => page.getByRole("dialog", { name: "Movimientos de caja" });

async function openRegister(page: Page): Promise<Till> {
  // The app's first load; no rule is checked here, so a busy machine may take its time.
  await expect(cashDialog(page)).toBeVisible();
  await cashDialog(page).getByLabel("Monto de apertura").fill(typed(expected.opening));
  await cashDialog(page).getByRole("button", { name: "Abrir caja" }).click();
  await expect(cashDialog(page)).toBeHidden();
  return openTill(page);
}

/** Tickets come out by themselves for the app's orders and for coffee. */
async function switchPrinterOn(page: Page, { agentPort }: Shop): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Impresora" });
  await page
    .getByRole("banner")
    .getByRole("button", { name: /impres/iu })
    .click();
  await dialog.getByText("Imprimir tickets en este dispositivo").click();
  await dialog.getByText("Imprimir los pedidos del mostrador").click();
  await dialog.getByLabel("Agregar productos").fill("café");
  await dialog.getByRole("group", { name: "Productos encontrados" }).getByRole("button", { name: "café" }).click();
  await dialog.getByLabel("Puerto del agente").fill(String(agentPort));
  await expect(dialog.getByText("Impresora conectada")).toBeVisible();
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
}

async function sellBook(page: Page, method: string): Promise<void> {
  await page.getByRole("button", { name: "Vender cuponera" }).click();
  const dialog = page.getByRole("dialog", { name: "Vender cuponera" });
  await dialog.getByRole("button", { name: "Elegir comensal" }).click();
  await dialog.getByRole("combobox", { name: "Buscar comensal" }).fill("Elena");
  await page.getByRole("option", { name: /^Elena Escobar/u }).click();
  await dialog.getByRole("radio", { name: /^10 cafés/u }).check();
  await dialog.getByRole("radio", { name: method }).check();
  await expect(dialog.locator("[aria-live=polite]")).toHaveText(money(expected.book));
  await dialog.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function topUp({ page, scan, cart, clear }: Till): Promise<void> {
  await scan(cardOf("Abril"));
  await cart.getByRole("button", { name: "Acciones del comensal" }).click();
  await page.getByRole("menuitem", { name: "Recargar saldo" }).click();
  const dialog = page.getByRole("dialog", { name: "Recargar saldo" });
  await dialog.getByLabel("Monto a incrementar").fill(typed(expected.topUp));
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  await dialog.getByRole("button", { name: "Recargar" }).click();
  await expect(dialog).toBeHidden();
  await expect(cart).toContainText(money(5_259_920));
  await expect(clear).toBeDisabled();
}

/** What the kitchen sees while families order by phone. */
async function serveTheApp(page: Page, { stage }: Shop): Promise<void> {
  await goTo(page, "Comandas");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  const orders = [
    ["Mateo", "café", 1],
    ["Mateo", "jugo", 1],
    ["Mateo", "tostado", 1],
    ["Nina", "medialuna", 2],
    ["Nina", "agua", 1],
  ] as const;
  for (const [index, order] of orders.entries()) {
    await stage.orderByApp(order);
    await expect(cards).toHaveCount(3 + index);
  }
  await cards
    .filter({ hasText: "tostado" })
    .getByRole("button", { name: /^Entregado/u })
    .click();
  await expect(cards).toHaveCount(6);
  for (const dish of ["jugo", "medialuna"]) await cards.filter({ hasText: dish }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Entregar seleccionados (2)" }).click();
  await expect(cards).toHaveCount(4);
  await page.getByRole("button", { name: "Entregar todos" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entregar todas" }).click();
  await expect(cards).toHaveCount(0);
}

async function revert(page: Page, amount: number, reason: string, diner?: string): Promise<void> {
  const row = await findInHistory(page, money(amount), diner);
  await row.getByRole("button", { name: /^Revertir pedido completado/u }).click();
  const dialog = page.getByRole("dialog", { name: "Revertir pedido completado" });
  await dialog.getByRole("button", { name: reason }).click();
  await dialog.getByLabel("Comentario").fill("Se equivocó de bandeja");
  await dialog.getByRole("button", { name: "Revertir pedido" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Cancelado por la cafetería");
}

/** One of three medialunas, whose money goes back to the account that paid. */
const refundOne = (page: Page): Promise<void> =>
  refundUnit(page, { of: [money(240_150), "Abril"], unit: "medialuna", back: money(expected.refund) });

const waiting = (page: Page) => page.getByRole("button", { name: /de envío$/u });

async function sellThroughTheOutage(till: Till, { stage, goDark, comeBack }: Shop): Promise<void> {
  const { page } = till;
  await goDark();
  for (const [index, sale] of outage.entries()) {
    await ringUp(till, sale, stage);
    const label = index === 0 ? "1 venta pendiente de envío" : `${index + 1} ventas pendientes de envío`;
    await expect(page.getByRole("button", { name: label })).toBeVisible();
  }
  await comeBack();
  await expect(waiting(page)).toHaveCount(0);
}

async function moveCash(page: Page, type: "Ingreso" | "Egreso", amount: number, description: string): Promise<void> {
  await page.getByRole("button", { name: "Movimientos de caja" }).click();
  const dialog = cashDialog(page);
  await dialog.getByRole("button", { name: type }).click();
  await dialog.getByLabel("Monto").fill(typed(amount));
  await dialog.getByLabel("Descripción").fill(description);
  await dialog.getByRole("button", { name: `Registrar ${type.toLowerCase()}` }).click();
  await expect(dialog).toBeHidden();
}

async function closeRegister(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Movimientos de caja" }).click();
  const dialog = cashDialog(page);
  await dialog.getByRole("button", { name: "Cierre" }).click();
  await dialog.getByRole("button", { name: "Contar por denominación" }).click();
  const drawer = {
    "$ 20.000": 2,
    "$ 10.000": 1,
    "$ 5.000": 1,
    "$ 2.000": 1,
    "$ 200": 2,
    "$ 20": 2,
    "$ 2": 1,
  };
  for (const [note, count] of Object.entries(drawer)) {
    await dialog.getByLabel(note, { exact: true }).fill(String(count));
  }
  await expect(dialog.getByLabel("Monto contado")).toHaveValue(typed(expected.counted));
  // Nothing tells what the drawer should hold before the count is given.
  await expect(dialog).not.toContainText(money(expected.inDrawer));
  await dialog.getByRole("button", { name: "Cerrar caja" }).click();
  await expect(dialog).toHaveAccessibleDescription(/^Se cerró la caja n\.º 1\./u);
  expect(await readPairs(dialog.locator("dl"))).toEqual([
    ["Monto contado", money(expected.counted)],
    ["Monto esperado", money(expected.inDrawer)],
    ["Diferencia", money(expected.difference)],
  ]);
  await dialog.getByRole("button", { name: "Listo" }).click();
}

/** The kitchen's and the till's tickets so far, and none twice; where one is missing, the heads of those that came. */
const untilPrinted = ({ paper }: Shop, count: number): Promise<void> =>
  expect.poll(() => paper.tickets.map((rows) => rows.slice(0, 5))).toHaveLength(count);

/** Soft, so that one run tells all that disagrees. */
async function checkReports(page: Page, shop: Shop): Promise<void> {
  await goTo(page, "Historial");
  const history = await readHistory(page, day.historyCount);
  expect.soft(history.toSorted()).toEqual(day.historyRows.toSorted());
  const copied = await findInHistory(page, money(649_998), "Bruno");
  await copied.getByRole("button", { name: /^Ver el detalle/u }).click();
  await page.getByRole("button", { name: "Reimprimir" }).click();
  await untilPrinted(shop, 12);

  await goTo(page, "Control de Caja");
  const title = `Caja n.º 1 · ${sellerName}`;
  await page.getByRole("button", { name: `Ver el detalle: ${title}` }).click();
  const interval = page.getByRole("article", { name: title });
  await expect(interval).toBeVisible();
  expect.soft(await readRows(interval.getByRole("table"))).toEqual(day.intervalRows);
  expect.soft(await readPairs(interval.locator("dl"))).toEqual(day.intervalSums);
  await interval.getByRole("button", { name: "Imprimir la caja n.º 1" }).click();
  await untilPrinted(shop, 13);
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();

  await goTo(page, "Reporte por sucursal");
  await page.getByRole("button", { name: "Crear reporte" }).click();
  await page.getByRole("button", { name: /^Ver conceptos en cero/u }).click();
  const branch = page.getByRole("table");
  await expect(branch).toBeVisible();
  expect.soft(await readRows(branch)).toEqual(day.branchRows);
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Imprimir", exact: true }).click();
  await untilPrinted(shop, 14);
}

test(
  "a day at the counter: screens, reports, ledger and paper agree to the cent with what was added up by hand",
  { tag: "@long" },
  async ({ page, shop }) => {
    await test.step("sign in, open the register, switch the printer on", async () => {
      await page.goto("/");
      await signIn(page, { email: shop.stage.email, password });
    });
    const till = await openRegister(page);
    await switchPrinterOn(page, shop);

    for (const [index, sale] of morning.entries()) {
      if (index === firstBookBefore) await test.step("a book of coupons", () => sellBook(page, "Efectivo"));
      await test.step(`sale ${index + 1}`, () => ringUp(till, sale, shop.stage));
    }
    await test.step("another book, on account", () => sellBook(page, "Cuenta"));
    await test.step("a top-up", () => topUp(till));
    await untilPrinted(shop, 4);
    await test.step("orders of the app", () => serveTheApp(page, shop));
    await untilPrinted(shop, 9);
    await test.step("reverts and a refund", async () => {
      await goTo(page, "Historial");
      await revert(page, 320_060, "Pedido equivocado");
      await revert(page, 249_990, "Lo pidió el cliente", "Abril");
      await refundOne(page);
      await goTo(page, "Punto de venta");
      await untilPrinted(shop, 11);
    });
    await test.step("an outage", () => sellThroughTheOutage(till, shop));
    await test.step("cash in and out", async () => {
      await moveCash(page, "Ingreso", expected.cashIn, "Cambio");
      await moveCash(page, "Egreso", expected.cashOut, "Compra de pan");
    });
    await test.step("close", () => closeRegister(page));
    await test.step("reports", () => checkReports(page, shop));

    await test.step("ledger", async () => {
      const ledger = await readLedger(shop.books(), shop.stage.cafeteriaId);
      expect.soft(ledger).toEqual({
        byKind: expected.ledger,
        balances: expect.objectContaining(expected.balances),
        outOfStep: [],
        cash: { expected: expected.inDrawer, counted: expected.counted },
        couponUsesLeft: [0, 3],
        pending: 0,
      });
    });
    await test.step("paper", () => {
      for (const [index, rows] of day.paper.entries()) {
        const ticket = shop.paper.tickets[index] ?? [];
        expect.soft({ ticket, missing: rows.filter((row) => !ticket.includes(row)) }).toEqual({ ticket, missing: [] });
      }
      expect(shop.paper.tickets).toHaveLength(day.paper.length);
    });
  },
);

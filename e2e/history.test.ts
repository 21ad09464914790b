import { randomUUID } from "node:crypto";
import { cents, formatMoney } from "@cantina/domain/kernel";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { addFamily, openBooks } from "./fixtures/books.ts";
import { openColleague } from "./fixtures/colleague.ts";
import { readSheet, saved } from "./fixtures/files.ts";
import { type AccountName, openSession } from "./fixtures/office.ts";
import { expect, test as base } from "./fixtures/test.ts";

type HistoryFixtures = {
  readonly history: (account?: AccountName) => Promise<History>;
  readonly desk: ReturnType<typeof openColleague>;
  /** Somebody without a past. */
  readonly guest: Awaited<ReturnType<typeof addFamily>> & { readonly className: string };
};
type History = ReturnType<typeof historyOf>;

function historyOf(page: Page) {
  const rows = page
    .getByRole("table", { name: "Historial" })
    .getByRole("row")
    .filter({ hasText: /\d\d:\d\d/u });
  return {
    page,
    rows,
    search: page.getByLabel("Buscar"),
    range: page.getByRole("navigation", { name: "Páginas" }),
    filters: page.getByRole("button", { name: /^Filtros/u }),
    toast: (text: string) => page.getByRole("region", { name: /^Avisos/u }).getByText(text, { exact: true }),
    expand: (at = 0) =>
      page
        .getByRole("button", { name: /^Ver el detalle/u })
        .nth(at)
        .click(),
    /** Of those behind '⋯'. */
    choose: async (item: string): Promise<void> => {
      await page.getByRole("button", { name: "Más acciones" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    },
    clearAll: () =>
      page
        .getByRole("status")
        .filter({ hasText: "No se encontraron transacciones" })
        .getByRole("button", { name: "Quitar filtros" })
        .click(),
  };
}

const test = base.extend<HistoryFixtures>({
  history: async ({ enter, cantina }, provide) => {
    await provide(async (account = "employee") => {
      const [session] = await openSession(cantina.url, account);
      const page = await enter(session, "/orders");
      await expect(page.getByRole("table", { name: "Historial" })).toBeVisible();
      return historyOf(page);
    });
  },
  desk: async ({ cantina, office }, provide) => {
    await office.openRegisters();
    const [session] = await openSession(cantina.url, "employee");
    await provide(openColleague(cantina.url, session));
  },
  guest: async ({ cantina, office }, provide) => {
    const [first] = (await office.readCafeteria()).classes;
    if (first === undefined) throw new Error("a cafeteria without classes");
    const books = await openBooks(cantina.dataFolder);
    const family = await addFamily(books, office.cafeteriaId, first.id);
    await books.close();
    await provide({ ...family, className: first.name });
  },
});

const slash = (date: Date): string =>
  date.toLocaleDateString("es-AR", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "America/Argentina/Buenos_Aires",
  });
const dayAfter = (days: number): string => slash(new Date(Date.now() + days * 86_400_000));

test("[HISTORY-01] [HISTORY-04] [HISTORY-05] [HISTORY-07] pages by ten, narrows by what each filter names, and exports the whole result", async ({
  history,
  desk,
  guest,
  office,
}) => {
  const product = await office.addProduct({ name: `=Tarta ${randomUUID().slice(0, 6)}`, price: 1_250 });
  for (let sold = 0; sold < 12; sold += 1)
    await desk.sell({
      productId: product.id,
      commensalId: guest.commensalId,
      isDelivered: sold > 0,
      comments: "-2 cucharas",
    });
  const screen = await history();
  const { page } = screen;
  await screen.search.fill(guest.name);
  await expect(screen.range).toContainText("de 12");
  await expect(screen.range).toContainText("1–10 de 12");
  await expect(screen.rows).toHaveCount(10);
  await expect(page.getByText("Suma sin cancelados")).toBeVisible();
  await expect(page.getByText("Se ve al cerrar la caja")).toBeVisible();
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await expect(screen.range).toContainText("11–12 de 12");
  await expect(screen.rows).toHaveCount(2);
  const number = page.getByRole("textbox", { name: "Ir a la página" });
  await number.fill("1");
  await number.press("Enter");
  await expect(screen.range).toContainText("1–10 de 12");
  await number.fill("99");
  await number.press("Enter");
  await expect(screen.range).toContainText("11–12 de 12");

  await screen.filters.click();
  await page.getByLabel("Estado", { exact: true }).selectOption({ label: "Pendiente" });
  await expect(screen.rows).toHaveCount(1);
  await page.getByLabel("Estado", { exact: true }).selectOption({ label: "Todos" });
  await page.getByLabel("Método de pago", { exact: true }).selectOption({ label: "Cuenta" });
  await expect(page.getByText("No se encontraron transacciones")).toBeVisible();
  await page.getByLabel("Método de pago", { exact: true }).selectOption({ label: "Efectivo" });
  await page.getByLabel("Tipo", { exact: true }).selectOption({ label: "Pedido" });
  await page.getByLabel("Origen", { exact: true }).selectOption({ label: "Mostrador" });
  await page.getByLabel("Vendedor", { exact: true }).selectOption({ label: "lucia.rivas" });
  await expect(screen.range).toContainText("1–10 de 12");
  await page.getByRole("button", { name: "Elegir comensal" }).click();
  await page.getByRole("combobox", { name: "Buscar comensal" }).fill(guest.name);
  await page.getByRole("option", { name: new RegExp(`^${guest.name}`, "u") }).click();
  await expect(screen.filters).toContainText("5");
  const [, other] = (await office.readCafeteria()).classes;
  await page.getByRole("button", { name: String(other?.name), exact: true }).click();
  await expect(screen.filters).toContainText("5");
  await expect(page.getByRole("button", { name: "Elegir comensal" })).toContainText("Todos");
  await expect(page.getByText("No se encontraron transacciones")).toBeVisible();
  await page.getByRole("button", { name: String(other?.name), exact: true }).click();
  await page.getByRole("button", { name: guest.className, exact: true }).click();
  await expect(screen.range).toContainText("1–10 de 12");

  await page.getByLabel("Hasta", { exact: true }).fill(dayAfter(1));
  await expect(page.getByText("La fecha del pedido no puede ser futura")).toBeVisible();
  await expect(screen.range).toContainText("1–10 de 12");
  await page.getByLabel("Tipo de fecha", { exact: true }).selectOption({ label: "Fecha de retiro" });
  await expect(page.getByText("La fecha del pedido no puede ser futura")).toBeHidden();
  await page.getByLabel("Desde", { exact: true }).fill(dayAfter(2));
  await expect(page.getByText("No puede ser posterior a la fecha hasta")).toBeVisible();
  await expectAccessible(page, "the filters");
  await page.getByLabel("Tipo de fecha", { exact: true }).selectOption({ label: "Fecha del pedido" });
  await page.getByLabel("Desde", { exact: true }).fill(dayAfter(0));
  await page.getByLabel("Hasta", { exact: true }).fill(dayAfter(0));
  await expect(screen.range).toContainText("1–10 de 12");

  const csv = await saved(page, () => screen.choose("Exportar a CSV"));
  expect(csv.name).toBe("registro de ordenes.csv");
  const lines = csv.bytes.toString("utf8").trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFFecha,Tipo,Estado,Comensal,/u);
  expect(lines).toHaveLength(13);
  for (const line of lines.slice(1)) expect(line).toContain(`,1250.00,0.00,1250.00,'-2 cucharas,`);
  await expect(screen.toast("Reporte exportado a CSV exitosamente")).toBeVisible();
  const excel = await saved(page, () => screen.choose("Exportar a Excel"));
  const { rows, formatOf } = await readSheet(excel);
  expect([excel.name, rows.length]).toEqual(["registro de ordenes.xlsx", 13]);
  expect(rows[1]?.[0]).toBeInstanceOf(Date);
  expect(rows[1]?.slice(11, 15)).toEqual([1250, 0, 1250, "'-2 cucharas"]);
  expect(formatOf("N2")).toBe("#,##0.00");

  await screen.search.fill("nadie se llama así");
  await expect(page.getByText("No se encontraron transacciones")).toBeVisible();
  await screen.choose("Exportar a CSV");
  await expect(screen.toast("No hay datos para exportar")).toBeVisible();
  await screen.clearAll();
  await expect(screen.rows).toHaveCount(10);
});

test("[REVERT-02] [HISTORY-08] a revert asks why, returns the money, and the row then tells who, why and whether it was archived", async ({
  history,
  desk,
  guest,
  office,
}) => {
  const product = await office.addProduct({ price: 800, stock: 5 });
  const done = await desk.sell({ productId: product.id, commensalId: guest.commensalId, isDelivered: true });
  const screen = await history();
  const { page } = screen;
  await screen.search.fill(guest.name);
  await expect(screen.rows).toHaveCount(1);
  await screen.expand();
  await expect(page.getByRole("cell").filter({ hasText: "Identificador" })).toContainText(`1 × ${product.name}`);
  await page.getByRole("button", { name: /^Revertir pedido completado/u }).click();
  const dialog = page.getByRole("dialog", { name: "Revertir pedido completado" });
  const submit = dialog.getByRole("button", { name: "Revertir pedido" });
  await expect(submit).toBeDisabled();
  for (const reason of ["No se retiró el pedido", "No hay stock", "Lo pidió el cliente", "Pedido duplicado"])
    await expect(dialog.getByRole("button", { name: reason })).toBeVisible();
  await dialog.getByLabel("Comentario").fill("x".repeat(250));
  await expect(dialog.getByLabel("Comentario")).toHaveValue("x".repeat(200));
  await dialog.getByLabel("Comentario").fill("Cobrado dos veces");
  await expectAccessible(page, "the revert");
  await dialog.getByRole("button", { name: "Pedido equivocado" }).click();
  await submit.click();
  await expect(screen.toast("Se revirtió el pedido.")).toBeVisible();
  await expect(screen.rows.first()).toContainText("Cancelado por la cafetería");
  await expect(page.getByRole("button", { name: /^(Revertir|Cancelar pedido)/u })).toHaveCount(0);
  const detail = page.getByRole("cell").filter({ hasText: "Identificador" });
  await expect(detail).toContainText("Pedido equivocado");
  await expect(detail).toContainText("Cobrado dos veces");
  await expect(detail).toContainText("por lucia.rivas");
  expect((await office.readProduct(product.id)).currentStock).toBe(5);

  await desk.archive(done.id);
  await expect(screen.rows.first()).toContainText("Cancelado por la cafetería · Archivado");
  const reread = page.waitForResponse(/\/transactions\?.*search=/u);
  await screen.choose("Recargar");
  expect((await reread).ok()).toBe(true);
  await expect(screen.rows.first()).toContainText("Archivado");
  await expectAccessible(page, "a row with its detail");
});

test("[HISTORY-06] [REVERT-06] deleted people are named to administrators only; online payments show how they stand and are not reverted", async ({
  history,
  desk,
  guest,
  office,
  cantina,
}) => {
  const product = await office.addProduct();
  await desk.sell({ productId: product.id, commensalId: guest.commensalId, isDelivered: true });
  const books = await openBooks(cantina.dataFolder);
  for (const status of ["STARTED", "CANCELLED"])
    await books.query(
      `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, discount,
         total_price, date_time, local_date, last_status_update, origin_medium)
       values ($1, $2, 'BALANCE_CHARGE', $3, $4, 'MERCADO_PAGO', 70000, 0, 70000, now(), now()::date, now(), 'MOBILE')`,
      [randomUUID(), office.cafeteriaId, status, guest.clientId],
    );
  await books.query("update commensal set status = 'DELETED' where id = $1", [guest.commensalId]);
  const administrator = await history("administrator");
  await administrator.search.fill(guest.username);
  await expect(administrator.rows).toHaveCount(3);
  await expect(administrator.rows.filter({ hasText: `${guest.name} (Eliminado)` })).toHaveCount(1);
  await expect(administrator.rows.filter({ hasText: "Pago pendiente" })).toContainText(formatMoney(cents(70_000)));
  await expect(administrator.rows.filter({ hasText: "Pago rechazado" })).toHaveCount(1);
  await expect(administrator.page.getByRole("button", { name: /^Revertir recarga/u })).toHaveCount(0);
  await expectAccessible(administrator.page, "deleted people");

  const seller = await history("employee");
  await seller.search.fill(guest.username);
  await expect(seller.rows.filter({ hasText: "Comensal eliminado" })).toHaveCount(1);
  await expect(seller.page.getByRole("table")).not.toContainText(guest.name);
  await seller.search.fill(guest.name);
  await expect(seller.page.getByText("No se encontraron transacciones")).toBeVisible();
  await books.query("update commensal set status = 'ENABLED' where id = $1", [guest.commensalId]);
  await books.query("delete from transaction where buyer_id = $1 and payment_method = 'MERCADO_PAGO'", [
    guest.clientId,
  ]);
  await books.close();
});

test("[HISTORY-07] an export shows how far it is and can be cancelled, and then nothing is saved", async ({
  history,
}) => {
  const { page, choose, toast } = await history();
  await page.route(/limit=500/u, async (route) => {
    await page.getByRole("button", { name: "Cancelar", exact: true }).waitFor();
    await route.continue().catch(() => undefined);
  });
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await choose("Exportar a Excel");
  await expect(page.getByRole("status").filter({ hasText: /^Exportando… \d+ %$/u })).toBeVisible();
  await page.getByRole("button", { name: "Cancelar", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Exportando/u })).toHaveCount(0);
  await expect(toast("Error al exportar a Excel")).toHaveCount(0);
  expect(downloads).toBe(0);
});

test("what Historial shows stands in its address: read again, sent to a colleague and by the back button it is the same", async ({
  history,
  desk,
  guest,
  office,
  enter,
  cantina,
}) => {
  const product = await office.addProduct();
  for (let sold = 0; sold < 11; sold += 1)
    await desk.sell({ productId: product.id, commensalId: guest.commensalId, isDelivered: sold > 0 });
  const screen = await history();
  const { page } = screen;
  await expect(page).toHaveTitle("Historial · Cantina");
  const entries = await page.evaluate(() => window.history.length);
  await screen.search.pressSequentially(guest.name);
  await expect(screen.range).toContainText("de 11");
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  await screen.filters.click();
  await page.getByLabel("Método de pago", { exact: true }).selectOption({ label: "Efectivo" });
  await page.getByRole("button", { name: guest.className, exact: true }).click();
  await expect(screen.filters).toHaveText("Filtros (2)");
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await expect(screen.range).toContainText("11–11 de 11");
  await expect(screen.rows).toHaveCount(1);
  await screen.rows.first().getByRole("cell").nth(2).click();
  const detail = page.getByRole("cell").filter({ hasText: "Identificador" });
  await expect(detail).toContainText(product.name);

  const isSame = async (shown: Page): Promise<void> => {
    const same = historyOf(shown);
    await expect(same.search).toHaveValue(guest.name);
    await expect(same.range).toContainText("11–11 de 11");
    await expect(shown.getByRole("cell").filter({ hasText: "Identificador" })).toContainText(product.name);
    const chips = shown.getByRole("group", { name: "Filtros activos" });
    await expect(chips).toContainText("Método de pago: Efectivo");
    await expect(chips).toContainText(`Clase: ${guest.className}`);
  };
  await page.reload();
  await isSame(page);
  const [colleague] = await openSession(cantina.url, "administrator");
  const { pathname, search } = new URL(page.url());
  await isSame(await enter(colleague, `${pathname}${search}`));

  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(screen.range).toContainText("11–11 de 11");
  await page.goBack();
  await expect(screen.range).toContainText("1–10 de 11");
  await page.goBack();
  await expect(screen.filters).toHaveText("Filtros (1)");
  await page.goForward();
  await page.getByRole("button", { name: `Quitar Clase: ${guest.className}` }).click();
  await expect(screen.filters).toHaveText("Filtros (1)");
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL(`${pathname}?search=${encodeURIComponent(guest.name).replaceAll("%20", "+")}`);
});

test("an address with nonsense in it shows Historial all the same, and days are paged one by one", async ({
  history,
  enter,
  cantina,
}) => {
  const { page: first } = await history();
  const all = await first.getByRole("navigation", { name: "Páginas" }).innerText();
  const [session] = await openSession(cantina.url, "employee");
  const nonsense =
    "/orders?from=ayer&until=2026-02-31&status=DROP&sellerId=1&classIds=,,x&page=-4&open=..%2F..&search=%00&&=%";
  const screen = historyOf(await enter(session, nonsense));
  const { page } = screen;
  await expect(screen.rows).toHaveCount(10);
  await expect(screen.range).toContainText(all.split("de ")[1]?.split("\n")[0] ?? "nothing");
  await expect(page.getByRole("group", { name: "Filtros activos" })).toHaveCount(0);
  await page.goto("/orders?page=99999");
  await expect(screen.range).toContainText(/–([\d.]+) de \1(?![\d.])/u);
  await expect(screen.rows.first()).toBeVisible();

  const days = page.getByRole("navigation", { name: "Días" });
  await days.getByRole("button", { name: "Día anterior" }).click();
  await expect(days).toContainText("Hoy");
  await days.getByRole("button", { name: "Día anterior" }).click();
  await expect(days).toContainText(dayAfter(-1));
  await expect(page.getByLabel("Desde", { exact: true })).toHaveValue(dayAfter(-1));
  await days.getByRole("button", { name: "Día siguiente" }).click();
  await expect(days.getByRole("button", { name: "Día siguiente" })).toBeDisabled();
});

test("on a phone the filters wait in a sheet, rows are cards, and the head of a long table stays in sight", async ({
  history,
}) => {
  const screen = await history();
  const { page } = screen;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await screen.filters.click();
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  expect(await sheet.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
  await sheet.getByLabel("Método de pago", { exact: true }).selectOption({ label: "Efectivo" });
  await expectAccessible(page, "the sheet of filters");
  await sheet.getByRole("button", { name: "Ver resultados" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(screen.filters).toHaveText("Filtros (1)");
  await expect(screen.rows.first()).toBeInViewport();
  expect(await fits()).toBe(true);
  await screen.rows.first().click();
  await expect(page.getByRole("cell").filter({ hasText: "Identificador" })).toBeVisible();
  await expectAccessible(page, "cards with a detail");
  expect(await fits()).toBe(true);

  await page.setViewportSize({ width: 1280, height: 600 });
  await screen.rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("columnheader", { name: "Comensal" })).toBeInViewport();
});

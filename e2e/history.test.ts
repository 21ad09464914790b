import { randomUUID } from "node:crypto";
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
  readonly guest: Awaited<ReturnType<typeof addFamily>>;
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
    /** Of those behind '⋯'. */
    choose: async (item: string): Promise<void> => {
      await page.getByRole("button", { name: "Más acciones" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    },
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
    await provide(family);
  },
});

test("[HISTORY-07] the whole result is exported, whose making shows how far it is and can be cancelled", async ({
  history,
  desk,
  guest,
  office,
}) => {
  const product = await office.addProduct({ name: `=Tarta ${randomUUID().slice(0, 6)}`, price: 1_250 });
  for (let sold = 0; sold < 12; sold += 1)
    await desk.sell({ productId: product.id, commensalId: guest.commensalId, comments: "-2 cucharas" });
  const screen = await history();
  const { page } = screen;
  await screen.search.fill(guest.name);
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

  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  // The pages stay out until the export is cancelled: a quick one was over before the press.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/limit=500/u, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await screen.choose("Exportar a Excel");
  await expect(page.getByRole("status").filter({ hasText: /^Exportando… \d+ %$/u })).toBeVisible();
  await page.getByRole("button", { name: "Cancelar", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Exportando/u })).toHaveCount(0);
  release();
  await expect(screen.toast("Error al exportar a Excel")).toHaveCount(0);
  expect(downloads).toBe(0);
  await page.unroute(/limit=500/u);

  await screen.search.fill("nadie se llama así");
  await expect(page.getByText("No se encontraron transacciones")).toBeVisible();
  await screen.choose("Exportar a CSV");
  await expect(screen.toast("No hay datos para exportar")).toBeVisible();
});

// What they ask for and show is proven in a document; here is how it looks.
test("axe finds nothing on the history's filters, a revert and what stands in its rows", async ({
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
  const screen = await history("administrator");
  const { page } = screen;
  await screen.search.fill(guest.username);
  await expect(screen.rows).toHaveCount(3);
  await screen.filters.click();
  await page.getByLabel("Hasta", { exact: true }).fill("31/12/2999");
  await expect(page.getByText("La fecha del pedido no puede ser futura")).toBeVisible();
  await expectAccessible(page, "the filters");
  await page.getByLabel("Hasta", { exact: true }).fill("");
  await page.getByRole("button", { name: /^Revertir pedido completado/u }).click();
  const dialog = page.getByRole("dialog", { name: "Revertir pedido completado" });
  await dialog.getByLabel("Comentario").fill("Cobrado dos veces");
  await expectAccessible(page, "the revert");
  await dialog.getByRole("button", { name: "Pedido equivocado" }).click();
  await dialog.getByRole("button", { name: "Revertir pedido" }).click();
  const reverted = screen.rows.filter({ hasText: "Cancelado por la cafetería" });
  await expect(reverted).toHaveCount(1);
  await books.query("update commensal set status = 'DELETED' where id = $1", [guest.commensalId]);
  await page.reload();
  await expect(reverted).toContainText(`${guest.name} (Eliminado)`);
  await reverted.click();
  await expect(page.getByRole("cell").filter({ hasText: "Identificador" })).toContainText("Cobrado dos veces");
  await expectAccessible(page, "a row with its detail, deleted people and online payments");
  await books.query("update commensal set status = 'ENABLED' where id = $1", [guest.commensalId]);
  await books.query("update transaction set status = 'CANCELLED' where buyer_id = $1 and status = 'STARTED'", [
    guest.clientId,
  ]);
  await books.close();
});

test("on a phone the filters wait in a sheet, rows are cards, and the head of a long table stays in sight", async ({
  history,
}) => {
  const screen = await history();
  const { page } = screen;
  await page.setViewportSize({ width: 390, height: 844 });
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

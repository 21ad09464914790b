import { type LocalDate, addDays, cents, formatMoney, instant, localDateOf } from "@cantina/domain/kernel";
import type { Locator } from "@playwright/test";
import { addFamily, openBooks } from "./fixtures/books.ts";
import { openColleague } from "./fixtures/colleague.ts";
import { readBook, readPdf, saved } from "./fixtures/files.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("nothing is drawn there");
  return box;
}

// So low that the table stands below what is seen.
test.use({ viewport: { width: 1280, height: 500 } });

test("[REPORT-02] [REPORT-03] the spreadsheet and the PDF that somebody saves say what the screen and the ledger say, and a figure opens the history at its top", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 1_234.5 });
  const { classes, timeZone } = await office.readCafeteria();
  const [first] = classes;
  if (first === undefined) throw new Error("a cafeteria without classes");
  const books = await openBooks(cantina.dataFolder);
  // Somebody without a past.
  const { commensalId } = await addFamily(books, office.cafeteriaId, first.id);
  const [session] = await openSession(cantina.url, "administrator");
  const colleague = openColleague(cantina.url, session);
  const sale = { productId: product.id, commensalId };
  for (const quantity of [1, 2]) await colleague.sell({ ...sale, quantity });
  await colleague.revert((await colleague.sell(sale)).id);
  const today: LocalDate = localDateOf(instant(new Date().toISOString()), timeZone);
  const until = addDays(today, 1);

  const [posted] = await books.query(
    `select coalesce(sum(case when p.credit_account_id = a.id then p.amount else -p.amount end), 0)::bigint as total
       from posting p join account a on a.id in (p.credit_account_id, p.debit_account_id) and a.kind = 'SALES'
       join transaction t on t.id = p.cause_id where t.commensal_id = $1`,
    [commensalId],
  );
  await books.close();
  const total = cents(Number(posted?.["total"]));
  expect(total).toBe(370_350);

  const page = await enter(session, `/reports?from=${today}&until=${until}&commensalId=${commensalId}`);
  await expect(page.getByRole("group", { name: "Ventas", exact: true })).toContainText(formatMoney(total));
  await expect(page.getByText("Coincide con el libro")).toBeVisible();
  const choose = async (item: string): Promise<void> => {
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const excel = await saved(page, () => choose("Exportar a Excel"));
  expect(excel.name).toBe(`Reporte_Ventas_${today}_${until}.xlsx`);
  const sheets = await readBook(excel);
  for (const title of ["Por Producto", "Por Comensal", "Por Método de Pago"]) {
    const rows = sheets.get(title) ?? [];
    const amounts = rows.slice(1, -1).map((row) => Math.round(Number(row.at(-1)) * 100));
    expect([title, rows.at(-1)?.[0], Math.round(Number(rows.at(-1)?.at(-1)) * 100)]).toEqual([title, "Total", total]);
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total);
  }
  expect(sheets.get("Filtro")?.at(-1)?.[1]).toBe("Coincide con el libro");

  const pdf = await saved(page, () => choose("Exportar a PDF"));
  expect(pdf.name).toBe(`Reporte_Ventas_${today}_${until}.pdf`);
  const drawn = readPdf(pdf);
  const sums = drawn.flatMap((text, index) => (text === "Total" ? [drawn.slice(index, index + 8)] : []));
  // Of each way of telling it; a heading says the same word.
  expect(sums.filter((texts) => texts.some((text) => text.includes("3.703,50"))).length).toBeGreaterThanOrEqual(3);

  const figure = page.getByRole("table", { name: "Por Producto" }).getByRole("row").filter({ hasText: product.name });
  const scrolled = () => page.evaluate(() => document.getElementById("screen")?.scrollTop);
  const link = figure.first().getByRole("link");
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("table", { name: "Historial" })).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test("the days of a report stand level, and on a phone their button is below both", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/reports");
  const [from, until] = [page.getByLabel("Desde", { exact: true }), page.getByLabel("Hasta", { exact: true })];
  const make = page.getByRole("button", { name: "Crear reporte" });
  await expect(make).toBeVisible();
  const [first, last, button] = [await boxOf(from), await boxOf(until), await boxOf(make)];
  expect(last.y).toBe(first.y);
  expect(Math.abs(button.y - first.y)).toBeLessThan(2);
  expect(last.x).toBeGreaterThan(first.x + first.width);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(make)).width).toBeGreaterThan(300);
  const [narrow, beside] = [await boxOf(from), await boxOf(until)];
  expect(beside.y).toBe(narrow.y);
  expect((await boxOf(make)).y).toBeGreaterThan(narrow.y + narrow.height);
});

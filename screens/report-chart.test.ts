import { type LocalDate, addDays, cents, formatMoney, instant, localDateOf } from "@cantina/domain/kernel";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { type Office, openSession } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const chart = (page: Screen, breakdown: string): Part =>
  page.getByRole("region", { name: `Mayores totales: ${breakdown}`, exact: true });
const table = (page: Screen, name: string): Part => page.getByRole("table", { name, exact: true });

async function todayAt(office: Office): Promise<LocalDate> {
  const { timeZone } = await office.readCafeteria();
  return localDateOf(instant(new Date().toISOString()), timeZone);
}

/** The last amount that is told there, in cents. */
function centsIn(text: string): number {
  const [, sign, whole = "", part = "00"] = /(−?)\$\s([\d.]+)(?:,(\d\d))?$/u.exec(text.trim()) ?? [];
  return (sign === "−" ? -1 : 1) * Number(`${whole.replaceAll(".", "")}${part}`);
}

test("[REPORT-09] the largest rows are bars that open what their rows of the table open, the others one line that opens to more bars, and all come to the total", async ({
  enter,
  office,
  cantina,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const [diner] = (await addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const [session] = await openSession(cantina.url, "administrator");
  const colleague = openColleague(cantina.url, session);
  const products: Awaited<ReturnType<typeof office.addProduct>>[] = [];
  for (let at = 1; at <= 9; at += 1) products.push(await office.addProduct({ price: at * 100.25 }));
  const sell = (productId: (typeof products)[number]["id"]) => colleague.sell({ productId, commensalId: diner.id });
  for (const { id } of products) await sell(id);
  const [cheapest, ...dearer] = products;
  if (cheapest === undefined) throw new Error("no products");
  await colleague.revert((await sell(cheapest.id)).id);

  // Pickups may be to come, so that midnight changes nothing.
  const today = await todayAt(office);
  const days = `from=${today}&until=${addDays(today, 1)}`;
  const page = await enter(session, `/reports?${days}&commensalId=${diner.id}`);
  const drawn = chart(page, "Por Producto");
  const rows = drawn.getByRole("listitem");
  await expect(rows).toHaveCount(9);
  const told = rows.elements().map((row) => row.textContent);
  const largest = dearer.toReversed().slice(0, 7);
  for (const [at, { name }] of largest.entries()) expect(told[at]).toContain(name);
  expect(told[0]).toMatch(/20 %\$\s902,25$/u);
  expect(told[7]).toMatch(/^Otros \(2\)9 %\$\s401,00$/u);
  expect(told[8]).toMatch(/^Devuelto \(1\)−\$\s100,25$/u);
  const total = told.map(centsIn).reduce((sum, one) => sum + one, 0);
  expect(total).toBe(451_125);
  await expect(page.getByRole("group", { name: "Ventas", exact: true })).toContainText(formatMoney(cents(total)));
  // Each as its row of the table, which is still there for whoever doesn't see the bars.
  const hrefOf = (part: Part): string | null => part.getByRole("link").elements()[0]?.getAttribute("href") ?? null;
  for (const [at, { name }] of largest.entries()) {
    expect(hrefOf(rows.nth(at))).toMatch(/^\/orders\?/u);
    expect(hrefOf(rows.nth(at))).toBe(
      hrefOf(table(page, "Por Producto").getByRole("row").filter({ hasText: name }).first()),
    );
  }
  expect(hrefOf(rows.nth(7))).toBeNull();
  const lengths = rows.elements().flatMap((row) => {
    const width = row.querySelector<HTMLElement>("[aria-hidden] > span")?.style.width;
    return width === undefined ? [] : [Math.round(Number.parseFloat(width))];
  });
  expect(lengths).toEqual([100, 89, 78, 67, 56, 44, 33]);

  // Whoever opens the others sees them as bars of their own, and goes on at the first of these.
  await rows.nth(7).getByRole("button", { name: "Otros (2): ver los que siguen" }).click();
  await expect(rows).toHaveCount(10);
  for (const { name } of products.slice(0, 2)) {
    const row = rows.filter({ hasText: name });
    await expect(row).toHaveCount(1);
    expect(hrefOf(row)).toMatch(/^\/orders\?/u);
  }
  expect(document.activeElement?.getAttribute("href")).toBe(hrefOf(rows.nth(7)));
  await expect(drawn.getByRole("button")).toHaveCount(0);
  const opened = rows.elements().map((row) => centsIn(row.textContent));
  expect(opened.reduce((sum, one) => sum + one, 0)).toBe(total);

  await page.getByRole("tab", { name: "Por Método de Pago" }).click();
  const methods = chart(page, "Por Método de Pago").getByRole("listitem");
  await expect(methods).toHaveCount(2);
  await expect(methods.first()).toContainText("Efectivo 100 %");
  await methods.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/orders\?.*dateKind=CANCELLATION_DATE/u);
  await page.goBack();
  await methods.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/orders\?.*paymentMethod=CASH/u);
});

test("[REPORT-09] of days on which nothing came in nothing is drawn", async ({ enter, office, cantina }) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const [session] = await openSession(cantina.url, "administrator");
  const today = await todayAt(office);
  const page = await enter(session, `/reports?from=${today}&until=${today}&commensalId=${family.commensals[0]?.id}`);
  await expect(page.getByText("No hay nada en esos días")).toBeVisible();
  await expect(page.getByText("Mayores totales")).toHaveCount(0);
});

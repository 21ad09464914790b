import { addDays, instant, localDateOf } from "@cantina/domain/kernel";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { cut } from "./harness/line.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { tellTime } from "./harness/tell-time.ts";
import { expect, test } from "./harness/test.ts";

const day = 86_400_000;
const dayText = (date: string): string => date.split("-").toReversed().join("/");
const preset = (page: Screen, label: string): Part =>
  page.getByRole("group", { name: "Períodos" }).getByRole("button", { name: label, exact: true });
const figure = (page: Screen, name: string): Part => page.getByRole("group", { name, exact: true });

/** Somebody of whom nobody else's sales are told, who bought three, and gave one back. */
async function newDiner(url: string, productId: Parameters<ReturnType<typeof openColleague>["sell"]>[0]["productId"]) {
  const { commensals } = await (await openClientDesk(url)).addFamily();
  const [diner] = commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const [session] = await openSession(url, "administrator");
  const colleague = openColleague(url, session);
  await colleague.sell({ productId, commensalId: diner.id, quantity: 2 });
  const wrong = await colleague.sell({ productId, commensalId: diner.id });
  await colleague.revert(wrong.id);
  return { diner, session };
}

test("[REPORT-04] what came in and what was given back each open their own rows, for sales and for units", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 321.5 });
  const { diner, session } = await newDiner(cantina.url, product.id);
  const page = await enter(session, `/reports?commensalId=${diner.id}`);
  const sales = figure(page, "Ventas");
  await expect(sales).toContainText("$ 643,00");
  await expect(sales.getByRole("link")).toHaveCount(2);
  const back = figure(page, "Devuelto");
  await expect(back.getByRole("link", { name: "−$ 321,50" })).toBeVisible();
  await figure(page, "Unidades").getByRole("link", { name: "Salió: −1" }).click();
  await expect(page).toHaveURL(/dateKind=CANCELLATION_DATE/u);
  await expect(page.getByText("Suma de lo devuelto")).toBeVisible();
  const rows = page.getByRole("row").filter({ hasText: "$" });
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await sales.getByRole("link", { name: "Entró: $ 964,50" }).click();
  await expect(page.getByText("Suma con lo revertido después")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("$ 964,50")).toBeVisible();
});

test("[REPFILT-06] a report of today is of the new day after midnight", async ({ enter, office, cantina, line }) => {
  const { timeZone } = await office.readCafeteria();
  // To the server it is the noon of yesterday, and then today's.
  let now = new Date().setUTCHours(15, 0, 0, 0) - day;
  const today = localDateOf(instant(new Date(now).toISOString()), timeZone);
  tellTime(line, () => now);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/reports");
  await preset(page, "Hoy").click();
  await expect(page.getByLabel("Desde", { exact: true })).toHaveValue(dayText(today));
  now += day;
  const next = addDays(today, 1);
  // Any answer tells the time.
  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByLabel("Origen", { exact: true }).selectOption("Mostrador");
  await expect
    .poll(() => {
      globalThis.dispatchEvent(new Event("focus"));
      return location.search;
    })
    .toContain(`from=${next}`);
  await expect(preset(page, "Hoy")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Desde", { exact: true })).toHaveValue(dayText(next));
});

test("an export without a connection says so at once, and can be made again", async ({ enter, cantina, line }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/reports");
  await preset(page, "Mes anterior").click();
  await expect(page.getByText("Coincide con el libro")).toBeVisible();
  const giveBack = line.meet(/\/reports\/sales\//u, cut);
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Exportar a PDF" }).click();
  await expect(page.getByText("Error al exportar a PDF")).toBeVisible();
  await expect(page.getByText("Compruebe si se encuentra conectado a internet")).toBeVisible();
  giveBack();
});

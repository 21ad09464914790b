// @module-tag long
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import { type MattildaStandIn, startMattilda } from "@cantina/testkit/stand-ins";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";
import { type Visits, visitsTo } from "./harness/visits.ts";

const path = "/mattilda-payouts";
const name = "Comedor San Martín";

type Shop = { readonly cantina: DemoServer; readonly office: MattildaStandIn } & Visits;
type Query = Awaited<ReturnType<DemoServer["openBooks"]>>["query"];

/** The demo in a country that has the provider, on a server that reaches the stand-in. */
async function openShop(): Promise<Shop> {
  const office = await startMattilda();
  const cantina = await openDemoServer(
    async ({ query }) => void (await query("update cafeteria set country_id = 'MX' where name = $1", [name])),
    {
      CANTINA_MATTILDA: JSON.stringify({ apiKey: office.settings.apiKey }),
      CANTINA_MATTILDA_URL: office.settings.apiUrl,
    },
  );
  return { cantina, office, ...visitsTo(cantina) };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.leave();
  await shop.cantina.stop();
  await shop.office.close();
});

async function inBooks(work: (query: Query) => Promise<unknown>): Promise<void> {
  const books = await shop.cantina.openBooks();
  await work(books.query);
  await books.close();
}

/** As the system administrator does in Configuración. */
const assign = (merchantId: string) =>
  inBooks((query) =>
    query(
      `insert into payout_account select c.id, $2, p.id, clock_timestamp() from cafeteria c join profile p on p.cafeteria_id = c.id
        where c.name = $1 order by p.id limit 1
       on conflict (cafeteria_id) do update set merchant_id = excluded.merchant_id`,
      [name, merchantId],
    ),
  );

beforeEach(() => assign(shop.office.firstMerchant));
afterEach(() => shop.office.forgetFaults());

const tableOf = (page: Screen) => page.getByRole("table", { name: "Liquidaciones" });
const rowsOf = (page: Screen) => tableOf(page).getByRole("row");
const pagesOf = (page: Screen) => page.getByRole("navigation", { name: "Páginas" });

const noAnswer = "Mattilda no respondió. No es un problema de su conexión: intente de nuevo en unos minutos.";
const unreadable = "Mattilda respondió algo que no se puede leer.";

test("[PAYOUT-01] the menu leads to what was paid out: day, total before fee and total dispersed, ten a page by its number", async () => {
  // Where no dialog of a closed register comes by itself.
  const page = await shop.enter("administrator", "/orders");
  await expect(page.getByRole("heading", { level: 1, name: "Historial" })).toBeVisible();
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Liquidaciones" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Liquidaciones" })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(11);
  for (const heading of ["Fecha", "Total antes de comisión", "Total dispersado"])
    await expect(tableOf(page).getByRole("columnheader", { name: heading })).toBeVisible();
  // The newest of 25: 12,500.00 and 25 times 731.05, and 2.9 % less.
  await expect(rowsOf(page).nth(1)).toContainText("$ 30.776,25");
  await expect(rowsOf(page).nth(1)).toContainText("$ 29.883,74");
  await expect(rowsOf(page).nth(1)).toContainText(/\d\d\/\d\d\/\d{4}/u);
  await expect(pagesOf(page)).toContainText("de 3");
  await pagesOf(page).getByRole("button", { name: "Página siguiente" }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(rowsOf(page).nth(1)).toContainText("$ 23.465,75");
  await pagesOf(page).getByRole("textbox", { name: "Ir a la página" }).fill("3");
  await page.keyboard.press("Enter");
  await expect(rowsOf(page)).toHaveCount(6);
  await page.goto(`${path}?page=9`);
  await expect(rowsOf(page)).toHaveCount(6);
  await expect(pagesOf(page).getByRole("button", { name: "Página siguiente" })).toBeDisabled();
});

test("[PAYOUT-03] a payout's spreadsheet is downloaded as it came, and a provider in trouble is told", async () => {
  const files: { readonly name: string; readonly file: Blob }[] = [];
  const blobs: Blob[] = [];
  // A document without a browser has no downloads.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    const file = blobs[Number(this.href.replace("blob:", "")) - 1];
    if (file !== undefined) files.push({ name: this.download, file });
  });
  const page = await shop.enter("administrator", path);
  const download = () =>
    rowsOf(page)
      .nth(1)
      .getByRole("button", { name: /^Descargar la liquidación del \d/u })
      .click();
  await download();
  await expect(toast(page, /^Se descargó liquidacion-\d{4}-\d\d-\d\d\.xlsx\.$/u)).toBeVisible();
  expect(files.map(({ name: given }) => given)).toEqual([expect.stringMatching(/^liquidacion-.*\.xlsx$/u)]);
  expect(files[0]?.file.size).toBeGreaterThan(1_000);
  for (const [fault, told] of [
    [{ kind: "status", status: 500, when: "before" }, noAnswer],
    [{ kind: "garbage", text: "<html>" }, unreadable],
    [{ kind: "half" }, noAnswer],
    [{ kind: "swollen", bytes: 6_000_000 }, unreadable],
  ] as const) {
    shop.office.failNext("file", fault);
    await download();
    // The notice before it may still be leaving.
    await expect(toast(page, "No se pudo descargar la liquidación").first()).toBeVisible();
    await expect(toast(page, told).first()).toBeVisible();
  }
  expect(files).toHaveLength(1);
  click.mockRestore();
});

test("[PAYOUT-05] a list that did not come is told as the provider's trouble, and comes once it is asked for again", async () => {
  for (const [fault, told] of [
    [{ kind: "reset", when: "before" }, noAnswer],
    [{ kind: "garbage", text: "{}" }, unreadable],
  ] as const) {
    // A screen that is drawn twice, as React does to find mistakes, asks twice.
    shop.office.failNext("list", fault, fault, fault);
    const page = await shop.enter("administrator", path);
    const alert = page.getByRole("alert").filter({ hasText: "No se pudieron cargar las liquidaciones" });
    await expect(alert).toContainText(told);
    await expect(tableOf(page)).toHaveCount(0);
    shop.office.forgetFaults();
    await alert.getByRole("button", { name: "Reintentar" }).click();
    await expect(rowsOf(page)).toHaveCount(11);
  }
});

test("[PAYOUT-05] nothing of the page before stands in the place of one that failed", async () => {
  const page = await shop.enter("administrator", path);
  await expect(rowsOf(page)).toHaveCount(11);
  shop.office.failPage(2, { kind: "status", status: 503, when: "before" });
  await pagesOf(page).getByRole("button", { name: "Página siguiente" }).click();
  await expect(page.getByText("No se pudieron cargar las liquidaciones")).toBeVisible();
  await expect(tableOf(page)).toHaveCount(0);
});

test("[PAYOUT-01] a canteen that was paid nothing yet is told what comes here", async () => {
  shop.office.payOut("comedor-nuevo", 0);
  await assign("comedor-nuevo");
  const page = await shop.enter("administrator", path);
  await expect(page.getByText("Todavía no hay liquidaciones")).toBeVisible();
  await expect(pagesOf(page)).toHaveCount(0);
});

test("[PAYOUT-04] without an id, in another country, on a server without it and where it is off, that is said", async () => {
  await inBooks((query) => query("delete from payout_account", []));
  const page = await shop.enter("administrator", path);
  await expect(page.getByText("Falta el id de comercio")).toBeVisible();
  await page.getByRole("link", { name: "Ir a Proveedores" }).click();
  await expect(page).toHaveURL("/configuration?topic=providers");
  await inBooks((query) => query("update cafeteria set country_id = 'AR' where name = $1", [name]));
  const abroad = await shop.enter("administrator", path);
  await expect(abroad.getByText("ERROR. Mattilda no está habilitado para este país.")).toBeVisible();
  await inBooks((query) => query("update cafeteria set country_id = 'MX' where name = $1", [name]));
  const before = await switchFeatures(shop.cantina.url, name, (on) => on.filter((one) => one !== "mattilda"));
  const off = await shop.enter("administrator", path);
  await expect(off.getByText("Esta función está deshabilitada")).toBeVisible();
  await expect(tableOf(off)).toHaveCount(0);
  await off.goto("/");
  await off.getByRole("button", { name: "Menú", exact: true }).click();
  const menu = off.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link", { name: "Historial" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Liquidaciones" })).toHaveCount(0);
  await switchFeatures(shop.cantina.url, name, () => before);
});

test("[PAYOUT-04] whoever may not see payouts has no entry for them, and their address leads to the sale", async () => {
  const page = await shop.enter("employee", path);
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link", { name: "Historial" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Liquidaciones" })).toHaveCount(0);
  const [{ jwt, profile }] = await openSession(shop.cantina.url, "employee");
  const asked = await fetch(`${shop.cantina.url}/api/mattilda/${profile.cafeteriaId}/payouts`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  expect(asked.status).toBe(403);
});

const openSection = async (account: "administrator" | "system") => {
  const page = await shop.enter(account, "/configuration?topic=providers");
  const card = page.getByRole("region", { name: "Proveedores" });
  return { page, section: card.getByRole("listitem").filter({ hasText: "Mattilda" }).first() };
};

test("[PROVIDER-07] the highest level associates the canteen with its merchant, and no other level sees the id", async () => {
  await inBooks((query) => query("delete from payout_account", []));
  const { page, section } = await openSection("system");
  await expect(section.getByText("Falta el id de comercio")).toBeVisible();
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText("Por favor ingrese el id de comercio")).toBeVisible();
  await section.getByLabel("Id de comercio").fill("comedor 1");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText("Debe tener letras, números, puntos, guiones o dos puntos")).toBeVisible();
  await section.getByLabel("Id de comercio").fill(" comedor-1 ");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(toast(page, "Se asoció la cafetería con Mattilda.")).toBeVisible();
  await expect(section.getByText("comedor-1", { exact: true })).toBeVisible();
  await section.getByRole("button", { name: "Volver a asociar" }).click();
  await expect(section.getByText("comedor-1", { exact: true })).toHaveCount(0);
  await section.getByRole("button", { name: "Ver el id asignado" }).click();
  await section.getByRole("link", { name: "Liquidaciones" }).click();
  await expect(rowsOf(page)).toHaveCount(11);

  const { section: office } = await openSection("administrator");
  await expect(office.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(office).not.toContainText("comedor-1");
  await expect(office.getByLabel("Recargo al cliente (%)")).toHaveCount(0);
});

test("[PROVIDER-01] Mattilda's surcharge is the highest level's, of 0 to 100 in hundredths", async () => {
  const { page, section } = await openSection("system");
  const field = section.getByLabel("Recargo al cliente (%)");
  const save = () => section.getByRole("button", { name: "Guardar" }).click();
  for (const wrong of ["100,01", "0,001", "-1"]) {
    await field.fill(wrong);
    await save();
    await expect(section.getByText("Debe ser de 0 a 100, con hasta dos decimales")).toBeVisible();
  }
  await field.fill("0,01");
  await save();
  await expect(section.getByText("Se guardó.")).toBeVisible();
  await page.reload();
  await expect(section.getByLabel("Recargo al cliente (%)")).toHaveValue("0,01");
});

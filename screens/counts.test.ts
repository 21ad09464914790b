import { randomUUID } from "node:crypto";
import { countEndpoints } from "@cantina/contract/counts";
import { stockEndpoints } from "@cantina/contract/stock";
import { type ProductId, instant } from "@cantina/domain/kernel";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { cut, loseAnswer } from "./harness/line.ts";
import { stockPantry } from "./harness/pantry.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { scan } from "./harness/till.ts";
import { toast } from "./harness/toast.ts";

const mark = (): string => randomUUID().slice(0, 6);
const fieldOf = (page: Screen, name: string): Part => page.getByLabel(`Cantidad de ${name}`);
const press = (page: Screen, name: string): Promise<void> => page.getByRole("button", { name }).click();
const differences = (page: Screen): Part => page.getByRole("table", { name: "Diferencias" });

/** When the last amount was typed lies behind the server's clock, too. */
const isPast = (): Promise<void> =>
  expect
    .poll(() => {
      const texts = Object.keys(localStorage)
        .filter((name) => name.startsWith("cantina.count."))
        .map((name) => localStorage.getItem(name) ?? "");
      return texts.every((text) =>
        [...text.matchAll(/"countedAt":"([^"]+)"/gu)].every(([, at = ""]) => Date.parse(at) < Date.now()),
      );
    })
    .toBe(true);

test("[COUNT-02] [COUNT-03] [COUNT-06] [COUNT-08] two people count while a till sells: each difference is of its own instant", async ({
  enter,
  office,
  cantina,
}) => {
  const own = mark();
  const [alfajor, budin, chicle, donut] = await Promise.all([
    office.addProduct({ name: `Alfajor ${own}`, stock: 10 }),
    office.addProduct({ name: `Budín ${own}`, stock: 6 }),
    office.addProduct({ name: `Chicle ${own}`, stock: 5 }),
    office.addProduct({ name: `Donut ${own}`, stock: 7 }),
  ]);
  const [session] = await openSession(cantina.url, "employee");
  const till = openColleague(cantina.url, session);
  // Pending: 2 of the 6 that stand there are somebody's.
  await till.sell({ productId: budin.id, quantity: 2 });
  const page = await enter(session, "/stock-control");
  await press(page, "Contar");
  await expect(page).toHaveURL("/stock-control/count");
  await page.getByLabel("Buscar").fill(own);
  for (const [{ name }, amount] of [
    [alfajor, "8"],
    [budin, "1"],
    [chicle, "5"],
    [donut, "7"],
  ] as const)
    await fieldOf(page, name).fill(amount);
  await expect(page.getByText("4 de 4 contados")).toBeVisible();
  await expect(page.getByText("Esperado")).toHaveCount(0);
  await isPast();
  await till.sell({ productId: alfajor.id, quantity: 3, isDelivered: true });
  const [colleague] = await openSession(cantina.url, "administrator");
  value(
    await clientFor(cantina.url, colleague.jwt).call(
      countEndpoints.createStockCount,
      {
        params: { cafeteriaId: colleague.profile.cafeteriaId },
        query: {},
        body: { rows: [{ productId: donut.id, countedAt: instant(new Date().toISOString()), quantity: 6 }] },
      },
      { idempotencyKey: randomUUID() },
    ),
  );

  await page.reload();
  await expect(fieldOf(page, alfajor.name)).toHaveValue("8");
  await press(page, "Revisar diferencias");
  const rows = differences(page).getByRole("row");
  // Counted, expected, difference, what is held and isn't there, what it leaves.
  await expect(rows.nth(1)).toContainText("810−205");
  await expect(rows.nth(2)).toContainText("16−510");
  await expect(rows.nth(3)).toContainText(/No cambia nada: \S+ lo contó después/u);
  await expect(rows.nth(3)).toContainText("76+106");
  await expect(page.getByText("Uno coincide con lo esperado")).toBeVisible();
  await press(page, "Registrar conteo");
  await expect(toast(page, "Se registró el conteo de 4 elementos.")).toBeVisible();

  await expect(page).toHaveURL(/\/stock-control\?tab=counts&open=/u);
  const drawer = page.getByRole("dialog", { name: /^Conteo del/u });
  await expect(drawer.getByRole("row", { name: alfajor.name })).toContainText("810−205");
  await expect(drawer.getByText("4 contados")).toBeVisible();
  const left = async (id: ProductId) => (await office.readProduct(id)).currentStock;
  expect([await left(alfajor.id), await left(budin.id), await left(chicle.id), await left(donut.id)]).toEqual([
    5, 0, 5, 6,
  ]);
  await drawer.getByRole("link", { name: `Ver los registros de ${alfajor.name}` }).click();
  await expect(page.getByRole("dialog", { name: `Registros de ${alfajor.name}` }).getByText("Conteo")).toBeVisible();
  await page.goto("/stock-control?tab=counts");
  await expect(page.getByRole("table", { name: "Conteos" }).getByRole("row").nth(1)).toContainText("431");
  await expect(page.getByRole("button", { name: "Contar", exact: true })).toBeVisible();
});

test("[COUNT-09] without the server a count waits on its device, outlives a reload and is booked once", async ({
  enter,
  office,
  cantina,
  line,
}) => {
  const product = await office.addProduct({ name: `Flan ${mark()}`, stock: 9, barcode: `779${Date.now()}` });
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/stock-control/count");
  await fieldOf(page, product.name).waitFor();
  await scan(product.barcode ?? "");
  await expect(fieldOf(page, product.name)).toBeFocused();
  await fieldOf(page, product.name).fill("7");
  await expect(page.getByText("Guardado en este dispositivo")).toBeVisible();
  const connect = line.meet(/\/stock-counts/u, cut);
  await press(page, "Revisar diferencias");
  await expect(page.getByText(/^Sin conexión con el servidor. El conteo está guardado/u)).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, product.name)).toHaveValue("7");
  connect();
  await press(page, "Revisar diferencias");
  await expect(differences(page).getByRole("row", { name: product.name })).toContainText("79−27");

  const calls = line.watch(/\/stock-counts(?!.*dryRun)/u);
  const find = line.meet(/\/stock-counts(?!.*dryRun)/u, loseAnswer);
  await press(page, "Registrar conteo");
  await expect(page.getByText(/^No hubo respuesta del servidor/u)).toBeVisible();
  await page.goto("/stock-control");
  await press(page, "Seguir contando (1)");
  await expect(page.getByText(/^No hubo respuesta del servidor/u)).toBeVisible();
  find();
  await press(page, "Reintentar");
  await expect(toast(page, "Se registró el conteo de un elemento.")).toBeVisible();
  const keys = calls.filter(({ method }) => method === "POST").map(({ header }) => header("idempotency-key"));
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(1);
  const client = clientFor(cantina.url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const records = value(
    await client.call(stockEndpoints.listStockRecords, { params, query: { productId: product.id } }),
  ).data;
  expect(records.map(({ type, amount }) => [type, amount])).toEqual([
    ["COUNT", -2],
    ["INITIALIZE_STOCK", 9],
  ]);
});

test("[COUNT-07] what can't be counted leads back to its row, and a count that is thrown away comes back", async ({
  enter,
  office,
  cantina,
}) => {
  const own = mark();
  const galleta = await office.addProduct({ name: `Galleta ${own}`, stock: 4 });
  const helado = await office.addProduct({ name: `Helado ${own}`, stock: 3 });
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/stock-control/count");
  await press(page, "Revisar diferencias");
  await expect(page.getByText("Anote al menos una cantidad para revisar el conteo.")).toBeVisible();
  await fieldOf(page, galleta.name).fill("cuatro");
  await fieldOf(page, helado.name).fill("2");
  await press(page, "Revisar diferencias");
  await expect(fieldOf(page, galleta.name)).toBeFocused();
  await expect(fieldOf(page, galleta.name)).toHaveAccessibleDescription("Anote unidades enteras de 0 o más");
  await expect(fieldOf(page, helado.name)).toHaveCount(0);
  await expect(page.getByText("0 de 1 contados")).toBeVisible();
  await expect(page.getByText(/^1 de \d+ contados$/u)).toBeVisible();
  await fieldOf(page, galleta.name).fill("4");

  value(
    await clientFor(cantina.url, session.jwt).call(
      stockEndpoints.createStockRecord,
      {
        params: { cafeteriaId: session.profile.cafeteriaId },
        body: { productId: helado.id, type: "CLEAR_STOCK" },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  await expect(page.getByRole("region", { name: "Ya no están en la lista" })).toContainText(helado.name);
  await press(page, "Revisar diferencias");
  await expect(page.getByText("No se registró nada: hay una fila para corregir.")).toBeVisible();
  await expect(page.getByText("Ya no tiene stock activo: quítelo del conteo")).toBeVisible();
  await press(page, `Quitar ${helado.name} del conteo`);
  await press(page, "Todos");

  await press(page, "Más acciones");
  await page.getByRole("menuitem", { name: "Descartar conteo" }).click();
  await expect(fieldOf(page, galleta.name)).toHaveValue("");
  await press(page, "Conteos");
  await press(page, "Contar");
  await expect(fieldOf(page, galleta.name)).toHaveValue("");
  await press(page, "Deshacer");
  await expect(fieldOf(page, galleta.name)).toHaveValue("4");
  await press(page, "Revisar diferencias");
  await expect(page.getByText("Todo coincide con lo esperado.")).toBeVisible();
  await press(page, "Volver a contar");
  await expect(fieldOf(page, galleta.name)).toHaveValue("4");
});

test("[COUNT-08] [COUNT-11] the pantry is counted in its units, and what differs costs what it is worth", async ({
  enter,
  cantina,
}) => {
  const { flour, flourName, dough, doughName, buy } = await stockPantry(cantina.url);
  await buy(flour.id, 10);
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/inventory");
  await press(page, "Contar");
  await expect(page).toHaveURL("/inventory/count");
  await fieldOf(page, flourName).fill("7,25");
  await fieldOf(page, doughName).fill("3,001");
  await press(page, "Revisar diferencias");
  await expect(fieldOf(page, doughName)).toHaveAccessibleDescription(
    "Anote una cantidad de 0 o más, con hasta 2 decimales",
  );
  await fieldOf(page, doughName).fill("3");
  await press(page, "Revisar diferencias");
  // 2.75 kg of $ 900, and 3 pieces that are half a kilo of flour each.
  await expect(differences(page).getByRole("row", { name: flourName })).toContainText(
    "7,25 kg10 kg−2,75 kg−$ 2.475,007,25 kg",
  );
  await expect(differences(page).getByRole("row", { name: doughName })).toContainText("3 u0 u+3 u+$ 1.350,003 u");
  await expect(page.getByText("Diferencia de −$ 1.125,00")).toBeVisible();
  await press(page, "Registrar conteo");
  await expect(toast(page, "Se registró el conteo de 2 elementos.")).toBeVisible();
  await expect(page).toHaveURL(/\/inventory\?tab=counts&open=/u);
  const drawer = page.getByRole("dialog", { name: /^Conteo del/u });
  await expect(drawer.getByText("Diferencia de −$ 1.125,00")).toBeVisible();
  await drawer.getByRole("link", { name: `Ver los registros de ${doughName}` }).click();
  await expect(page).toHaveURL(`/inventory?tab=movements&consumable=${dough.id}`);
  await expect(page.getByRole("table", { name: "Movimientos" }).getByRole("row").nth(1)).toContainText("3 u");
  await page.getByRole("tab", { name: "Conteos" }).click();
  await expect(page.getByRole("table", { name: "Conteos" }).getByRole("row").nth(1)).toContainText("22−$ 1.125,00");
});

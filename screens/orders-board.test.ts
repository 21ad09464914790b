// @module-tag long
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { type AccountName, openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import type { Screen } from "./harness/screen.ts";

const boardOf = (page: Screen) => ({
  page,
  search: page.getByRole("searchbox", { name: "Buscar comanda" }),
  cards: page.getByRole("article"),
  card: (name: string) => page.getByRole("article", { name: `Comanda de ${name}` }),
  headings: page.locator("main").getByRole("heading", { level: 2 }),
  origin: page.getByLabel("Origen", { exact: true }),
  sorting: page.getByLabel("Ordenar por"),
  chips: page.getByRole("group", { name: "Filtros activos" }),
});

async function deskOf(url: string, account: AccountName) {
  const [session] = await openSession(url, account);
  return openColleague(url, session);
}

test("[ORDERS-13] [ORDERS-14] [ORDERS-15] the board groups by day, filters, searches, and keeps how it is sorted; an app order arrives by itself", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct();
  // Of the family, and without a daily limit.
  const child = await office.guestNamed("Valentina Gómez");
  const [first, second] = [await office.seatGuest(), await office.seatGuest()];
  await office.openRegisters();
  const desk = await deskOf(cantina.url, "employee");
  await desk.sell({ productId: product.id, commensalId: first.commensal.id, comments: `Sin azúcar, ${product.name}` });
  await desk.sell({ productId: product.id, commensalId: second.commensal.id, quantity: 3 });
  const [session] = await openSession(cantina.url, "employee");
  const board = boardOf(await enter(session, "/pending-orders"));
  const { page } = board;
  await board.search.fill(product.name);
  await expect(board.cards).toHaveCount(2);
  await expect(board.headings).toHaveText(["Hoy2 comandas"]);

  const family = await deskOf(cantina.url, "family");
  const ahead = await family.orderAhead({ productId: product.id, commensalId: child.commensal.id });
  await expect(board.card(child.name)).toContainText("App");
  await expect(board.headings).toHaveText([/^Hoy/u, /^(Mañana|Más adelante)1 comanda$/u]);
  await expect(board.card(child.name)).toContainText(/Retira \d\d\/\d\d \d\d:\d\d/u);
  expect(ahead.originMedium).toBe("MOBILE");

  await board.origin.selectOption({ label: "App" });
  await expect(board.cards).toHaveCount(1);
  await board.origin.selectOption({ label: "Mostrador" });
  await expect(board.cards).toHaveCount(2);
  await board.origin.selectOption({ label: "Todos" });
  await page.getByLabel("Estado", { exact: true }).selectOption({ label: "Cancelados" });
  await expect(page.getByText("Ninguna comanda coincide con los filtros")).toBeVisible();
  await page.locator("[role=status]").getByRole("button", { name: "Quitar filtros" }).click();
  await board.search.fill(`sin azucar, ${product.name.toLowerCase()}`);
  await expect(board.card(first.name)).toBeVisible();
  await expect(board.cards).toHaveCount(1);

  await board.sorting.selectOption({ label: "Nombre del comensal" });
  await page.getByRole("button", { name: "Orden: descendente. Cambiar" }).click();
  // As this device keeps it, whatever the address says.
  await page.goto("/pending-orders");
  await expect(board.sorting).toHaveValue("COMMENSAL_NAME");
  await expect(page.getByRole("button", { name: "Orden: ascendente. Cambiar" })).toBeVisible();
  await board.search.fill(product.name);
  const collator = new Intl.Collator("es", { numeric: true });
  await expect(board.cards.getByRole("heading")).toHaveText([
    ...[first.name, second.name].toSorted(collator.compare),
    child.name,
  ]);
});

test("[ORDERS-14] [ORDERS-15] what the board shows stands in its address: a reload and a sent link show the same, chips take it away", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct();
  const guest = await office.seatGuest();
  await office.openRegisters();
  const desk = await deskOf(cantina.url, "employee");
  await desk.sell({ productId: product.id, commensalId: guest.commensal.id });
  const [session] = await openSession(cantina.url, "employee");
  const board = boardOf(await enter(session, "/pending-orders"));
  const { page } = board;
  await board.search.fill(product.name);
  await board.origin.selectOption({ label: "Mostrador" });
  await board.sorting.selectOption({ label: "Clase" });
  await expect(board.chips).toContainText("Origen: Mostrador");
  const sent = location.search;

  const isSame = async (): Promise<void> => {
    await expect(board.search).toHaveValue(product.name);
    await expect(board.origin).toHaveValue("WEB");
    await expect(board.sorting).toHaveValue("CLASS");
    await expect(board.cards).toHaveCount(1);
  };
  await page.reload();
  await isSame();
  const [colleague] = await openSession(cantina.url, "administrator");
  await enter(colleague, `/pending-orders${sent}`);
  await isSame();

  await page.getByRole("button", { name: "Quitar Origen: Mostrador" }).click();
  await expect(board.origin).toHaveValue("");
  await expect(board.chips).toHaveCount(0);
  await page.goto("/pending-orders?status=DROP&origin=&classIds=,x&sort=1&direction=up");
  await expect(board.sorting).toHaveValue("ORDER_TIME");
  await expect(board.chips).toHaveCount(0);
});

test("[ORDERS-18] [ORDERS-19] each day goes by its hours, counts are of what is shown, and a day with nothing to hand over says so", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct();
  const child = await office.guestNamed("Valentina Gómez");
  await office.openRegisters();
  const desk = await deskOf(cantina.url, "employee");
  await desk.sell({ productId: product.id });
  const ahead = await (
    await deskOf(cantina.url, "family")
  ).orderAhead({ productId: product.id, commensalId: child.commensal.id });
  const [session] = await openSession(cantina.url, "employee");
  const board = boardOf(await enter(session, "/pending-orders"));
  const { page } = board;
  const hours = page.locator("main").getByRole("heading", { level: 3, name: /comandas?$/u });
  await board.search.fill(product.name);
  await expect(board.cards).toHaveCount(2);
  await expect(page.getByText("1 pendientes de hoy")).toBeVisible();
  const hour = new Date(ahead.pickUpDateTime ?? "").toLocaleTimeString("sv-SE", {
    timeZone: "America/Argentina/Buenos_Aires",
    hour: "2-digit",
  });
  await expect(hours).toHaveText([new RegExp(`${hour} h1 comanda$`, "u")]);
  await board.search.fill(child.name);
  await expect(board.headings.first()).toHaveText(/^(Mañana|Más adelante)/u);
  await expect(page.getByText("0 pendientes de hoy")).toBeVisible();

  // 'Entregar todos' means what is shown.
  await board.search.fill("");
  await expect(board.headings.first()).toHaveText(/^Hoy\d/u);
  await page.getByRole("button", { name: "Entregar todos" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entregar todas", exact: true }).click();
  // What was cancelled stays on the board.
  await page.getByLabel("Estado", { exact: true }).selectOption({ label: "Pendientes" });
  await expect(board.headings.first()).toHaveText("HoyNada para entregar");
  await expect(board.card(child.name).first()).toBeVisible();
});

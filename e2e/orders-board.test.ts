import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { openBooks } from "./fixtures/books.ts";
import { openColleague } from "./fixtures/colleague.ts";
import { readPdf, readSheet, saved } from "./fixtures/files.ts";
import { type AccountName, openSession } from "./fixtures/office.ts";
import { expect, test as base } from "./fixtures/test.ts";
import { scan } from "./fixtures/till.ts";

type Desk = ReturnType<typeof openColleague>;

type BoardFixtures = {
  /** The board, with a new session of that account. */
  readonly board: (account?: AccountName) => Promise<Board>;
  readonly deskOf: (account: AccountName) => Promise<Desk>;
};

type Board = ReturnType<typeof boardOf>;

function boardOf(page: Page) {
  const more = page.getByRole("button", { name: "Más acciones" });
  return {
    page,
    search: page.getByRole("searchbox", { name: "Buscar comanda" }),
    cards: page.getByRole("article"),
    card: (name: string) => page.getByRole("article", { name: `Comanda de ${name}` }),
    ask: (title: string) => page.getByRole("alertdialog", { name: title }),
    toast: (text: string) => page.getByRole("region", { name: /^Avisos/u }).getByText(text, { exact: true }),
    choose: async (item: string): Promise<void> => {
      await more.click();
      await page.getByRole("menuitem", { name: item }).click();
    },
  };
}

const test = base.extend<BoardFixtures>({
  board: async ({ enter, cantina }, provide) => {
    await provide(async (account = "employee") => {
      const [session] = await openSession(cantina.url, account);
      const page = await enter(session, "/pending-orders");
      await expect(page.getByRole("button", { name: "Más acciones" })).toBeVisible();
      return boardOf(page);
    });
  },
  deskOf: async ({ cantina, office }, provide) => {
    await office.openRegisters();
    await provide(async (account) => {
      const [session] = await openSession(cantina.url, account);
      return openColleague(cantina.url, session);
    });
  },
});

test("[ORDERS-02] [ORDERS-03] [ORDERS-08] delivers one, some, all that is filtered; recovers; archives; asks about another day", async ({
  board,
  deskOf,
  office,
}) => {
  const product = await office.addProduct();
  const bruno = await office.guestNamed("Bruno Gómez");
  const desk = await deskOf("employee");
  const sell = async () => {
    const { name, commensal } = await office.seatGuest();
    return { name, ...(await desk.sell({ productId: product.id, commensalId: commensal.id })) };
  };
  const [one, two, three] = [(await sell()).name, (await sell()).name, (await sell()).name];
  const lastSold = await sell();
  const four = lastSold.name;
  const counter = await board();
  const { page } = counter;
  await counter.search.fill(product.name);
  await expect(counter.cards).toHaveCount(4);
  await expectAccessible(page, "the board");

  await counter.card(one).getByRole("button", { name: "Entregado" }).click();
  await expect(counter.toast("Se entregó 1 comanda.")).toBeVisible();
  await expect(counter.cards).toHaveCount(3);
  for (const name of [two, three])
    await page.getByRole("checkbox", { name: `Seleccionar la comanda de ${name}` }).check();
  await page.getByRole("button", { name: "Entregar seleccionados (2)" }).click();
  await expect(counter.cards).toHaveCount(1);
  await page.getByRole("button", { name: "Entregar filtrados (1)" }).click();
  await expect(counter.cards).toHaveCount(0);

  await counter.choose("Entregadas recientes");
  const recent = page.getByRole("dialog", { name: "Entregadas recientes" });
  for (const name of [one, two, three, four])
    await expect(recent.getByRole("listitem").filter({ hasText: name })).toContainText(product.name);
  await expectAccessible(page, "the delivered list");
  await recent.getByRole("button", { name: `Recuperar la comanda de ${four}` }).click();
  await expect(recent.getByRole("button", { name: `Recuperar la comanda de ${four}` })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(counter.cards).toHaveCount(1);

  await desk.revert(lastSold.id);
  await expect(counter.card(four)).toContainText("Cancelado");
  await page.getByRole("button", { name: `Quitar de comandas pendientes: ${four}` }).click();
  await expect(counter.toast("Se quitó de las comandas pendientes.")).toBeVisible();
  await expect(counter.cards).toHaveCount(0);

  await (await deskOf("family")).orderAhead({ productId: product.id, commensalId: bruno.commensal.id });
  await counter.card(bruno.name).getByRole("button", { name: "Entregado" }).click();
  const ask = counter.ask("Entregar un pedido de otro día");
  await expect(ask).toContainText(`El pedido de ${bruno.name} es para el`);
  await expectAccessible(page, "the question");
  await ask.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.card(bruno.name)).toBeVisible();
  await counter.card(bruno.name).getByRole("button", { name: "Entregado" }).click();
  await ask.getByRole("button", { name: "Entregar" }).click();
  await expect(counter.cards).toHaveCount(0);
});

test("[ORDERS-12] hands over the whole day, which only the highest level takes back", async ({
  board,
  deskOf,
  office,
}) => {
  const product = await office.addProduct();
  const desk = await deskOf("employee");
  await desk.sell({ productId: product.id });
  await desk.sell({ productId: product.id });
  const [seller, system] = [await board(), await board("system")];
  await seller.page.getByRole("button", { name: "Más acciones" }).click();
  await expect(seller.page.getByRole("menuitem", { name: "Configuración" })).toBeVisible();
  await expect(seller.page.getByRole("menuitem", { name: "Recuperar entregados del día" })).toHaveCount(0);
  await seller.page.keyboard.press("Escape");
  await seller.page.getByRole("button", { name: "Entregar todos" }).click();
  await seller
    .ask("Entregar todas las comandas de hoy")
    .getByRole("button", { name: "Entregar todas", exact: true })
    .click();
  await expect(seller.page.getByRole("button", { name: "Entregar todos" })).toBeDisabled();
  await seller.search.fill(product.name);
  await expect(seller.cards).toHaveCount(0);

  await system.search.fill(product.name);
  await expect(system.cards).toHaveCount(0);
  await system.choose("Recuperar entregados del día");
  await system.ask("Recuperar los entregados del día").getByRole("button", { name: "Recuperar" }).click();
  await expect(system.cards).toHaveCount(2);
  await expect(seller.cards).toHaveCount(2);
});

test("[ORDERS-16] [EXPORT-01] saves what the board shows and its summary, as PDF and spreadsheet; settings switch and lead to the printer", async ({
  board,
  deskOf,
  office,
}) => {
  const product = await office.addProduct({ name: `=Ñoquis ${randomUUID().slice(0, 6)}` });
  const [first, second] = [await office.seatGuest(), await office.seatGuest()];
  const desk = await deskOf("employee");
  await desk.sell({ productId: product.id, commensalId: first.commensal.id, comments: "@casa", quantity: 2 });
  await desk.sell({ productId: product.id, commensalId: second.commensal.id, quantity: 3 });
  const counter = await board("administrator");
  const { page } = counter;
  await counter.search.fill(product.name.slice(1));
  await expect(counter.cards).toHaveCount(2);

  const orders = await saved(page, () => counter.choose("Comandas en Excel"));
  await expect(counter.toast("Reporte exportado a Excel exitosamente")).toBeVisible();
  expect(orders.name).toMatch(/^comandas_\d{4}-\d\d-\d\d\.xlsx$/u);
  const sheet = await readSheet(orders);
  expect(sheet.rows[0]).toEqual([
    "Comensal",
    "Clase",
    "Pedido",
    "Entrega",
    "Productos",
    "Comentarios",
    "Origen",
    "Estado",
  ]);
  expect(sheet.rows).toHaveLength(3);
  expect(sheet.formatOf("C2")).toBe("dd/mm/yyyy hh:mm");
  const own = sheet.rows.find(([name]) => name === first.name);
  expect(own?.[2]).toBeInstanceOf(Date);
  expect(own?.slice(4)).toEqual([`2 x ${product.name}`, "'@casa", "Mostrador", "Pendiente"]);
  const summary = await saved(page, () => counter.choose("Resumen en Excel"));
  expect((await readSheet(summary)).rows).toEqual([
    ["Producto", "Cantidad"],
    [`'${product.name}`, 5],
  ]);
  const drawn = readPdf(await saved(page, () => counter.choose("Resumen en PDF")));
  expect(drawn).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Resumen de comandas del \d\d\/\d\d\/\d{4}$/u),
      "Cantidad",
      "5",
      "Página 1",
    ]),
  );
  const listed = await saved(page, () => counter.choose("Comandas en PDF"));
  expect(listed.name).toMatch(/^comandas_\d{4}-\d\d-\d\d\.pdf$/u);
  expect(readPdf(listed)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Comandas del /u), first.name, second.name]),
  );
  await counter.search.fill("nada de esto");
  await counter.choose("Comandas en PDF");
  await expect(counter.toast("No hay datos para exportar")).toBeVisible();

  await counter.choose("Configuración");
  const settings = page.getByRole("dialog", { name: "Configuración de comandas" });
  const daily = settings.getByRole("checkbox", { name: "Completar automáticamente los pedidos del día" });
  await daily.focus();
  await page.keyboard.press("Space");
  await expect(counter.toast("Las comandas se completarán cada día a las 23:50.")).toBeVisible();
  await expectAccessible(page, "the settings");
  await page.keyboard.press("Space");
  await expect(counter.toast("Las comandas ya no se completan solas.")).toBeVisible();
  await settings.getByRole("button", { name: "Configurar" }).click();
  await expect(page.getByRole("dialog", { name: "Impresora" })).toBeVisible();
});

const everyDay = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

test("[SUBS-02] [SUBS-03] [ORDERS-09] a card shows what its diner may take; meals of the day go once, on their days", async ({
  board,
  deskOf,
  office,
  cantina,
}) => {
  const books = await openBooks(cantina.dataFolder);
  const holder = await office.guestWithCard();
  const [subscriptionId, name] = [randomUUID(), `Vianda ${randomUUID().slice(0, 6)}`];
  await books.query(
    "insert into subscription (id, cafeteria_id, name, available_week_dates) values ($1, $2, $3, $4::text[])",
    [subscriptionId, office.cafeteriaId, name, everyDay],
  );
  const others = [await office.seatGuest(), await office.seatGuest(), await office.seatGuest()];
  for (const { commensal } of [holder, ...others])
    await books.query("insert into subscription_commensal values ($1, $2, $3)", [
      office.cafeteriaId,
      subscriptionId,
      commensal.id,
    ]);
  const product = await office.addProduct();
  const desk = await deskOf("employee");
  await desk.sell({ productId: product.id, commensalId: holder.commensal.id });
  const counter = await board();
  const { page } = counter;
  const cardsBegin = async (): Promise<number> => (await counter.cards.first().boundingBox())?.y ?? Infinity;
  await expect(page.getByRole("button", { name: "Ver mensualidades" })).toContainText(/: \d+ por entregar de \d+/u);
  await expect.poll(cardsBegin).toBeLessThanOrEqual(260);
  await expectAccessibleAtDeskAndPhone(page, "the board with meals");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(cardsBegin).toBeLessThanOrEqual(232);
  await page.setViewportSize({ width: 1280, height: 800 });
  await scan(page, "%999999$");
  await expect(counter.toast("No se encontró ningún comensal asociado a la tarjeta.")).toBeVisible();
  await scan(page, `%${holder.commensal.cardCode}$`);
  const pickup = page.getByRole("dialog", { name: `Pedidos pendientes de ${holder.name}` });
  await expect(pickup).toContainText(product.name);
  await pickup.getByRole("button", { name: `Entregar ${name} a ${holder.name}` }).click();
  await expect(pickup.getByText("Completada")).toBeVisible();
  await expectAccessible(page, "what the diner may take");
  await pickup.getByRole("button", { name: /^Entregar (todos|\d+)$/u }).click();
  await expect(pickup).toBeHidden();
  await expect
    .poll(async () => (await office.ordersWith(product.id)).map(({ status }) => status))
    .toEqual(["COMPLETED"]);

  await page.getByLabel("Origen", { exact: true }).selectOption({ label: "Mensualidad" });
  await page.getByLabel("Estado", { exact: true }).selectOption({ label: "Pendientes" });
  await counter.search.fill(name);
  const meals = page.getByRole("list", { name: "Mensualidades de hoy" }).getByRole("listitem");
  await expect(meals).toHaveCount(3);
  await expectAccessible(page, "the meals");
  const [used, wrongDay, last] = others.map((guest) =>
    page.getByRole("button", { name: `Entregar ${name} a ${guest.name}` }),
  );
  const before = async (act: () => Promise<unknown>, press: () => Promise<void>) => {
    await page.route("**/subscriptions/apply", async (route) => {
      await act();
      await route.continue();
    });
    await press();
  };
  await before(
    () =>
      books.query(
        `insert into subscription_use select $1, $2, (now() at time zone tz_name)::date, p.id, now()
           from cafeteria c join profile p on p.cafeteria_id = c.id and p.type = 'CAFETERIA' where c.id = $3 limit 1`,
        [subscriptionId, others[0]?.commensal.id, office.cafeteriaId],
      ),
    async () => used?.click(),
  );
  await expect(page.getByText("El comensal ya usó su mensualidad hoy.")).toBeVisible();
  await expect(meals).toHaveCount(2);
  await page.unroute("**/subscriptions/apply");
  await page.getByRole("button", { name: "Entregar todas (2)" }).click();
  const ask = counter.ask("Entregar las comidas de mensualidades");
  await expect(ask).toContainText("Se entregarán 2 comidas de hoy");
  await ask.getByRole("button", { name: "Cancelar" }).click();
  await before(
    () => books.query("update subscription set available_week_dates = '{}' where id = $1", [subscriptionId]),
    async () => wrongDay?.click(),
  );
  await expect(page.getByText("La mensualidad no se entrega este día de la semana.")).toBeVisible();
  await expect(last ?? meals).toHaveCount(0);
  await books.close();
});

test("[ORDERS-09] the sale tells that its diner has something to take, and hands it over", async ({
  till,
  deskOf,
  office,
}) => {
  const guest = await office.seatGuest();
  const product = await office.addProduct();
  await (await deskOf("employee")).sell({ productId: product.id, commensalId: guest.commensal.id });
  const counter = await till();
  await counter.chooseDiner(guest.name);
  await counter.cart.getByText("1 pedido para retirar").waitFor();
  await counter.cart.getByRole("button", { name: "Ver" }).click();
  const pickup = counter.page.getByRole("dialog", { name: `Pedidos pendientes de ${guest.name}` });
  await expect(pickup.getByRole("listitem")).toContainText(product.name);
  await pickup.getByRole("button", { name: "Entregar todos" }).click();
  await expect(counter.toast("Se entregó 1 comanda.")).toBeVisible();
  await expect(counter.cart.getByText("1 pedido para retirar")).toBeHidden();
});

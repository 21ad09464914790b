import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { desk as monitor, expectAccessible, expectAccessibleAtDeskAndPhone, phone } from "./fixtures/axe.ts";
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

test(
  "[ORDERS-16] [EXPORT-01] saves what the board shows and its summary, as PDF and spreadsheet; settings switch and lead to the printer",
  { tag: "@long" },
  async ({ board, deskOf, office }) => {
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
        // It was narrowed to them, ORDERS-25.
        expect.stringMatching(/^Resumen de comandas del \d\d\/\d\d\/\d{4} · «Ñoquis [\da-f]{6}»$/u),
        "Cantidad",
        "5",
        "Página 1",
      ]),
    );
    const listed = await saved(page, () => counter.choose("Comandas en PDF"));
    expect(listed.name).toMatch(/^comandas_\d{4}-\d\d-\d\d\.pdf$/u);
    expect(readPdf(listed)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Comandas del .* · «Ñoquis /u), first.name, second.name]),
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
  },
);

const everyDay = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

// What is done there is proven in a document; here is how it looks.
test("[FUTURE-03] the report of a day to come is saved as the kitchen's paper and as two sheets, and axe finds nothing on it", async ({
  enter,
  deskOf,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ name: `Ñoquis ${randomUUID().slice(0, 6)}` });
  const child = await office.guestNamed("Valentina Gómez");
  const family = await deskOf("family");
  const comments = "Sin queso rallado";
  const ahead = { productId: product.id, commensalId: child.commensal.id, quantity: 4, comments };
  const { pickUpDateTime } = await family.orderAhead(ahead);
  const { timeZone } = await office.readCafeteria();
  const day = new Date(pickUpDateTime ?? "").toLocaleDateString("sv-SE", { timeZone });
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, `/future-orders-report?day=${day}`);
  await expect(page.getByRole("row").filter({ hasText: product.name }).first()).toBeVisible();
  const choose = async (item: string): Promise<void> => {
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const paper = await saved(page, () => choose("Exportar a PDF"));
  expect(paper.name).toBe(`reporte-pedidos_${day}.pdf`);
  const date = new Intl.DateTimeFormat("es-AR", { weekday: "long", day: "numeric", month: "long", timeZone });
  const inWords = date.format(new Date(pickUpDateTime ?? "")).replace(",", "");
  expect(readPdf(paper)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^${inWords} de \\d{4}$`, "iu")),
      product.name,
      "Gómez, Valentina",
      `4 x ${product.name}`,
      `Nota: ${comments}`,
      expect.stringMatching(/^página 2 de \d+$/u),
    ]),
  );
  const book = await saved(page, () => choose("Exportar a Excel"));
  const { rows } = await readSheet(book);
  expect(book.name).toBe(`reporte-pedidos_${day}.xlsx`);
  expect(rows.find(([name]) => name === product.name)?.at(-1)).toBe(4);
  await expectAccessibleAtDeskAndPhone(page, "future orders");
});

test("axe finds nothing on the board, what was delivered, its question, what a diner may take, and the meals", async ({
  board,
  deskOf,
  office,
  cantina,
}) => {
  const books = await openBooks(cantina.dataFolder);
  const [holder, child] = [await office.guestWithCard(), await office.guestNamed("Valentina Gómez")];
  const [subscriptionId, name] = [randomUUID(), `Vianda ${randomUUID().slice(0, 6)}`];
  await books.query(
    "insert into subscription (id, cafeteria_id, name, available_week_dates) values ($1, $2, $3, $4::text[])",
    [subscriptionId, office.cafeteriaId, name, everyDay],
  );
  for (const { commensal } of [holder, await office.seatGuest()])
    await books.query("insert into subscription_commensal values ($1, $2, $3)", [
      office.cafeteriaId,
      subscriptionId,
      commensal.id,
    ]);
  const product = await office.addProduct();
  const desk = await deskOf("employee");
  for (const { commensal } of [holder, await office.seatGuest()])
    await desk.sell({ productId: product.id, commensalId: commensal.id });
  await (await deskOf("family")).orderAhead({ productId: product.id, commensalId: child.commensal.id });
  const counter = await board();
  const { page } = counter;
  const cardsBegin = async (): Promise<number> => (await counter.cards.first().boundingBox())?.y ?? Infinity;
  await expect(page.getByRole("button", { name: "Ver mensualidades" })).toContainText(/: \d+ por entregar de \d+/u);
  await expect.poll(cardsBegin).toBeLessThanOrEqual(260);
  await expectAccessibleAtDeskAndPhone(page, "the board with meals");
  await page.setViewportSize(phone);
  await expect.poll(cardsBegin).toBeLessThanOrEqual(232);
  await page.setViewportSize(monitor);
  await counter.search.fill(product.name);
  await expect(counter.cards).toHaveCount(3);
  await expectAccessible(page, "the board");
  await counter.card(child.name).getByRole("button", { name: "Entregado" }).click();
  await expect(counter.ask("Entregar un pedido de otro día")).toBeVisible();
  await expectAccessible(page, "the question");
  await page.keyboard.press("Escape");
  await expect(counter.ask("Entregar un pedido de otro día")).toBeHidden();

  await scan(page, `%${holder.commensal.cardCode}$`);
  const pickup = page.getByRole("dialog", { name: `Pedidos pendientes de ${holder.name}` });
  await pickup.getByRole("button", { name: `Entregar ${name} a ${holder.name}` }).click();
  await expect(pickup.getByText("Completada")).toBeVisible();
  await expectAccessible(page, "what the diner may take");
  await pickup.getByRole("button", { name: /^Entregar (todos|\d+)$/u }).click();
  await expect(pickup).toBeHidden();

  await counter.choose("Entregadas recientes");
  const recent = page.getByRole("dialog", { name: "Entregadas recientes" });
  await expect(recent.getByRole("listitem").filter({ hasText: product.name })).toHaveCount(1);
  await expectAccessible(page, "the delivered list");
  await page.keyboard.press("Escape");
  await expect(recent).toBeHidden();

  await page.getByLabel("Origen", { exact: true }).selectOption({ label: "Mensualidad" });
  await page.getByLabel("Estado", { exact: true }).selectOption({ label: "Pendientes" });
  await counter.search.fill(name);
  await expect(page.getByRole("list", { name: "Mensualidades de hoy" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "the meals");
  await books.query("update subscription set available_week_dates = '{}' where id = $1", [subscriptionId]);
  await books.close();
});

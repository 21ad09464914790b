// @module-tag long
import { randomUUID } from "node:crypto";
import { orderBoardEndpoints } from "@cantina/contract/orders";
import type { DemoServer } from "@cantina/testkit/demo-server";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { type AccountName, type Guest, type Office, clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test as base } from "./harness/test.ts";
import { scan } from "./harness/till.ts";
import { toast } from "./harness/toast.ts";
import { nextFrames } from "./harness/until.ts";

type Desk = ReturnType<typeof openColleague>;
type Board = ReturnType<typeof boardOf>;
type BoardFixtures = {
  /** The board, with a new session of that account. */
  readonly board: (account?: AccountName) => Promise<Board>;
  readonly deskOf: (account: AccountName) => Promise<Desk>;
};

function boardOf(page: Screen) {
  return {
    page,
    search: page.getByRole("searchbox", { name: "Buscar comanda" }),
    cards: page.getByRole("article"),
    card: (name: string) => page.getByRole("article", { name: `Comanda de ${name}` }),
    ask: (title: string) => page.getByRole("alertdialog", { name: title }),
    choose: async (item: string): Promise<void> => {
      await page.getByRole("button", { name: "Más acciones" }).click();
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
  // Of the family, and without a daily limit.
  const child = await office.guestNamed("Valentina Gómez");
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

  await counter.card(one).getByRole("button", { name: "Entregado" }).click();
  await expect(toast(counter.page, "Se entregó 1 comanda.")).toBeVisible();
  await expect(counter.cards).toHaveCount(3);
  for (const name of [two, three])
    await page.getByRole("checkbox", { name: `Seleccionar la comanda de ${name}` }).check();
  await page.getByRole("button", { name: "Entregar seleccionados (2)" }).click();
  await expect(counter.cards).toHaveCount(1);
  await page.getByRole("button", { name: "Entregar filtrados (1)" }).click();
  await expect(counter.cards).toHaveCount(0);

  await counter.choose("Entregadas recientes");
  const recent = page.getByRole("dialog", { name: "Entregadas recientes" });
  // Another title may have delivered to the same diner.
  const delivered = (name: string) =>
    recent.getByRole("listitem").filter({ hasText: name }).filter({ hasText: product.name });
  for (const name of [one, two, three, four]) await expect(delivered(name)).toHaveCount(1);
  const recover = delivered(four).getByRole("button", { name: `Recuperar la comanda de ${four}` });
  await recover.click();
  await expect(recover).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(counter.cards).toHaveCount(1);

  await desk.revert(lastSold.id);
  await expect(counter.card(four)).toContainText("Cancelado");
  await page.getByRole("button", { name: `Quitar de comandas pendientes: ${four}` }).click();
  await expect(toast(counter.page, "Se quitó de las comandas pendientes.")).toBeVisible();
  await expect(counter.cards).toHaveCount(0);

  await (await deskOf("family")).orderAhead({ productId: product.id, commensalId: child.commensal.id });
  await counter.card(child.name).getByRole("button", { name: "Entregado" }).click();
  const ask = counter.ask("Entregar un pedido de otro día");
  await expect(ask).toContainText(`El pedido de ${child.name} es para el`);
  await ask.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.card(child.name)).toBeVisible();
  await counter.card(child.name).getByRole("button", { name: "Entregado" }).click();
  await ask.getByRole("button", { name: "Entregar" }).click();
  await expect(counter.cards).toHaveCount(0);
});

test("[ORDERS-12] hands over the whole day, which only the highest level takes back", async ({
  board,
  deskOf,
  office,
  cantina,
}) => {
  const product = await office.addProduct();
  const desk = await deskOf("employee");
  await desk.sell({ productId: product.id });
  await desk.sell({ productId: product.id });
  const [{ jwt }] = await openSession(cantina.url, "system");
  const seller = await board();
  await seller.page.getByRole("button", { name: "Más acciones" }).click();
  await expect(seller.page.getByRole("menuitem", { name: "Configuración" })).toBeVisible();
  await expect(seller.page.getByRole("menuitem", { name: "Recuperar entregados del día" })).toHaveCount(0);
  await seller.page.keyboard.press("Escape");
  const handOverTheDay = async (): Promise<void> => {
    await seller.page.getByRole("button", { name: "Entregar todos" }).click();
    await seller
      .ask("Entregar todas las comandas de hoy")
      .getByRole("button", { name: "Entregar todas", exact: true })
      .click();
    await expect(seller.page.getByRole("button", { name: "Entregar todos" })).toBeDisabled();
  };
  await handOverTheDay();
  await seller.search.fill(product.name);
  await expect(seller.cards).toHaveCount(0);
  // The seller's screen hears of what somebody else takes back.
  const params = { cafeteriaId: office.cafeteriaId };
  value(await clientFor(cantina.url, jwt).call(orderBoardEndpoints.recoverDay, { params }));
  await expect(seller.cards).toHaveCount(2);
  await seller.search.fill("");
  await handOverTheDay();
  // What another title ordered for another day stays.
  await seller.search.fill(product.name);
  await expect(seller.cards).toHaveCount(0);

  const system = await board("system");
  await system.search.fill(product.name);
  await expect(system.cards).toHaveCount(0);
  await system.choose("Recuperar entregados del día");
  await system.ask("Recuperar los entregados del día").getByRole("button", { name: "Recuperar" }).click();
  await expect(system.cards).toHaveCount(2);
});

const everyDay = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

/** In a subscription of their own, of which each of them may take a meal today. */
async function enrol({ openBooks }: DemoServer, { cafeteriaId }: Office, guests: readonly Guest[]) {
  const books = await openBooks();
  const [subscriptionId, name] = [randomUUID(), `Vianda ${randomUUID().slice(0, 6)}`];
  await books.query(
    "insert into subscription (id, cafeteria_id, name, available_week_dates) values ($1, $2, $3, $4::text[])",
    [subscriptionId, cafeteriaId, name, everyDay],
  );
  for (const { commensal } of guests)
    await books.query("insert into subscription_commensal values ($1, $2, $3)", [
      cafeteriaId,
      subscriptionId,
      commensal.id,
    ]);
  await books.close();
  return { subscriptionId, name };
}

test("[SUBS-02] [SUBS-03] [ORDERS-09] a card shows what its diner may take; meals of the day go once, on their days", async ({
  board,
  deskOf,
  office,
  cantina,
  line,
}) => {
  const holder = await office.guestWithCard();
  const others = [await office.seatGuest(), await office.seatGuest(), await office.seatGuest()] as const;
  const { subscriptionId, name } = await enrol(cantina, office, [holder, ...others]);
  const product = await office.addProduct();
  const desk = await deskOf("employee");
  await desk.sell({ productId: product.id, commensalId: holder.commensal.id });
  const counter = await board();
  const { page } = counter;
  await scan("%999999$");
  await expect(toast(page, "No se encontró ningún comensal asociado a la tarjeta.")).toBeVisible();
  await scan(`%${holder.commensal.cardCode}$`);
  const pickup = page.getByRole("dialog", { name: `Pedidos pendientes de ${holder.name}` });
  await expect(pickup).toContainText(product.name);
  await pickup.getByRole("button", { name: `Entregar ${name} a ${holder.name}` }).click();
  await expect(pickup.getByText("Completada")).toBeVisible();
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
  const [one, two, three] = others;
  const handOver = (guest: Guest) => page.getByRole("button", { name: `Entregar ${name} a ${guest.name}` });
  const [used, wrongDay, last] = [handOver(one), handOver(two), handOver(three)];
  const books = await cantina.openBooks();
  const before = async (act: () => Promise<unknown>, press: () => Promise<unknown>) => {
    const letThrough = line.meet(/\/subscriptions\/apply$/u, async (send) => {
      letThrough();
      await act();
      return send();
    });
    await press();
  };
  await before(
    () =>
      books.query(
        `insert into subscription_use select $1, $2, (now() at time zone tz_name)::date, p.id, now()
           from cafeteria c join profile p on p.cafeteria_id = c.id and p.type = 'CAFETERIA' where c.id = $3 limit 1`,
        [subscriptionId, one.commensal.id, office.cafeteriaId],
      ),
    () => used.click(),
  );
  await expect(page.getByText("El comensal ya usó su mensualidad hoy.")).toBeVisible();
  await expect(meals).toHaveCount(2);
  await page.getByRole("button", { name: "Entregar todas (2)" }).click();
  const ask = counter.ask("Entregar las comidas de mensualidades");
  await expect(ask).toContainText("Se entregarán 2 comidas de hoy");
  await ask.getByRole("button", { name: "Cancelar" }).click();
  await before(
    () => books.query("update subscription set available_week_dates = '{}' where id = $1", [subscriptionId]),
    () => wrongDay.click(),
  );
  await expect(page.getByText("La mensualidad no se entrega este día de la semana.")).toBeVisible();
  await expect(last).toHaveCount(0);
  await books.close();
});

test("[ORDERS-09] a card that is swiped before the diners are read is looked up once they are", async ({
  board,
  deskOf,
  office,
  line,
}) => {
  const { name, commensal } = await office.guestWithCard();
  const product = await office.addProduct();
  await (await deskOf("employee")).sell({ productId: product.id, commensalId: commensal.id });
  let letThrough = (): void => undefined;
  const swiped = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  line.meet(/\/profiles\?/u, async (send) => {
    await swiped;
    return send();
  });
  const { page } = await board();
  await scan(`%${commensal.cardCode}$`);
  letThrough();
  await expect(page.getByRole("dialog", { name: `Pedidos pendientes de ${name}` })).toContainText(product.name);
});

test("[ORDERS-09] a card that is swiped while the diners can't be read is told so, and opens nothing once they are", async ({
  board,
  cantina,
  office,
  line,
}) => {
  const holder = await office.guestWithCard();
  const { name } = await enrol(cantina, office, [holder]);
  const swipe = (): Promise<void> => scan(`%${holder.commensal.cardCode}$`);
  const pickupOn = ({ page }: Board) => page.getByRole("dialog", { name: `Pedidos pendientes de ${holder.name}` });
  const mealOn = ({ page }: Board) => page.getByRole("button", { name: `Entregar ${name} a ${holder.name}` }).first();
  const narrow = ({ page }: Board): Promise<void> =>
    page.getByLabel("Origen", { exact: true }).selectOption({ label: "Mensualidad" });
  // What it opens is loaded once it has been open.
  const counter = await board();
  await narrow(counter);
  await mealOn(counter).waitFor();
  await swipe();
  await expect(pickupOn(counter)).toBeVisible();

  const giveBack = line.meet(/\/profiles\?/u, () => Promise.resolve(new Response("", { status: 503 })));
  const other = await board("administrator");
  await narrow(other);
  await swipe();
  await expect(toast(other.page, "No se pudieron cargar los comensales")).toBeVisible();
  giveBack();
  // Whose meal is shown has been read.
  await mealOn(other).waitFor();
  await nextFrames();
  await scan("%00000000$");
  await expect(toast(other.page, "No se encontró ningún comensal asociado a la tarjeta.")).toBeVisible();
  await expect(pickupOn(other)).toHaveCount(0);
  await swipe();
  await expect(pickupOn(other)).toBeVisible();
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
  await expect(toast(counter.page, "Se entregó 1 comanda.")).toBeVisible();
  await expect(counter.cart.getByText("1 pedido para retirar")).toBeHidden();
});

import type { Page } from "@playwright/test";
import { installMovedClock, moveClock } from "@cantina/testkit/moved-clock";
import { openBooks } from "./fixtures/books.ts";
import { type Cantina, makeDataFolder, removeFolder, startCantina } from "./fixtures/cantina.ts";
import { openColleague } from "./fixtures/colleague.ts";
import { openOffice, openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

const hour = 3_600_000;

let folder: string;
let cantina: Cantina;

/** What somebody does to the product's own database. */
async function withBooks<T>(work: (books: Awaited<ReturnType<typeof openBooks>>) => Promise<T>): Promise<T> {
  const books = await openBooks(folder);
  const done = await work(books);
  await books.close();
  return done;
}

/** Stopped and started again, on the same data. */
async function restart(): Promise<void> {
  await cantina.stop();
  cantina = await startCantina(folder);
}

test.beforeAll(async () => {
  folder = await makeDataFolder();
  cantina = await startCantina(folder);
  await withBooks(installMovedClock);
  // Its connections know the other clock from here on.
  await restart();
});
test.afterAll(async () => {
  await cantina.stop();
  await removeFolder(folder);
});

const noticeOn = (page: Page) => page.getByRole("alert").filter({ hasText: "El reloj del servidor" });

test("[CLOCK-05] a jump of the database's clock is told on every administrator's screen until one confirms it", async ({
  enter,
}) => {
  const sessionOf = async (account: Parameters<typeof openSession>[1]) => (await openSession(cantina.url, account))[0];
  const administrator = await sessionOf("administrator");
  const product = await (await openOffice(cantina.url)).addProduct({ price: 1_000 });
  await openColleague(cantina.url, administrator).sell({ productId: product.id });
  const office = await enter(administrator, `${cantina.url}/configuration`);
  const system = await enter(await sessionOf("system"), `${cantina.url}/generate_registration`);
  const till = await enter(await sessionOf("employee"), `${cantina.url}/`);
  for (const page of [office, system, till]) {
    await expect(page.getByRole("main").first()).toBeVisible();
    await expect(noticeOn(page)).toHaveCount(0);
  }

  await withBooks((books) => moveClock(books, -3 * hour));
  await expect(noticeOn(office)).toContainText("se atrasó 3 horas");
  await expect(noticeOn(system)).toContainText("se atrasó 3 horas");
  // It is there for who comes later, and after a restart.
  await restart();
  const later = await enter(await sessionOf("administrator"), `${cantina.url}/orders`);
  await expect(noticeOn(later)).toContainText("se atrasó 3 horas");
  const other = await enter(await sessionOf("system"), `${cantina.url}/generate_registration`);
  await expect(noticeOn(other)).toBeVisible();
  const counter = await enter(await sessionOf("employee"), `${cantina.url}/`);
  await expect(counter.getByRole("main").first()).toBeVisible();
  await expect(noticeOn(counter)).toHaveCount(0);

  await noticeOn(later).getByRole("button", { name: "Confirmar" }).click();
  await expect(noticeOn(later)).toHaveCount(0);
  await expect(noticeOn(other)).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole("main").first()).toBeVisible();
  await expect(noticeOn(other)).toHaveCount(0);
  const kept = await withBooks((books) =>
    books.query(
      `select p.username as who, j.confirmed_at is not null as confirmed
         from clock_jump j join profile p on p.id = j.confirmed_by`,
      [],
    ),
  );
  expect(kept).toEqual([{ who: administrator.profile.username, confirmed: true }]);
});

// @module-tag long
import { randomUUID } from "node:crypto";
import type { ProfileToken } from "@cantina/contract/access";
import { clockJumpEndpoints } from "@cantina/contract/clock-jumps";
import { loadTemporal } from "@cantina/domain/kernel";
import { openDemoServer } from "@cantina/testkit/demo-server";
import { installMovedClock, moveClock } from "@cantina/testkit/moved-clock";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { type AccountName, clientFor, openOffice, openSession, value } from "../e2e/fixtures/office.ts";
import { type Screen, newScreen } from "./harness/screen.ts";
import { expect, test as base } from "./harness/test.ts";

const hour = 3_600_000;

/** A place whose database has a clock that can be moved. */
async function openPlace() {
  await loadTemporal();
  const server = await openDemoServer(installMovedClock);
  const books = await server.openBooks();
  const page = newScreen(server.url);
  return {
    url: server.url,
    books,
    page,
    enter: async (session: ProfileToken, path: string): Promise<void> => {
      await page.close();
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem("cantina.session", JSON.stringify(session));
      await page.goto(path);
      await expect(page.getByRole("main").first()).toBeVisible();
    },
    close: async (): Promise<void> => {
      await page.close();
      await books.close();
      await server.stop();
    },
  };
}

const test = base.extend<{ readonly place: Awaited<ReturnType<typeof openPlace>> }>({
  // Vitest reads a fixture's needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  place: async ({}, provide) => {
    const place = await openPlace();
    await provide(place);
    await place.close();
  },
});

const noticeOn = (page: Screen) => page.getByRole("alert").filter({ hasText: "El reloj del servidor" });

test("[CLOCK-05] a jump of the database's clock is told on every administrator's screen until one confirms it", async ({
  place,
}) => {
  const { url, books, page, enter } = place;
  const sessionOf = async (account: AccountName) => (await openSession(url, account))[0];
  const [administrator, system, seller] = [
    await sessionOf("administrator"),
    await sessionOf("system"),
    await sessionOf("employee"),
  ];
  const product = await (await openOffice(url)).addProduct({ price: 1_000 });
  const colleague = openColleague(url, administrator);
  await colleague.sell({ productId: product.id });
  await enter(administrator, "/configuration");
  await expect(noticeOn(page)).toHaveCount(0);

  const client = clientFor(url, administrator.jwt);
  const openJumps = async () => value(await client.call(clockJumpEndpoints.listClockJumps, {}));
  /** Who sells is the first to hear of it, and then it is written down. */
  const jump = async (ahead: number) => {
    // A jump is told of where it leaves what was booked last: so book it now, whatever the hour of this run.
    await colleague.sell({ productId: product.id });
    await moveClock(books, ahead);
    await colleague.sell({ productId: product.id });
    await expect.poll(openJumps).toHaveLength(1);
  };
  await jump(-3 * hour);
  await expect(noticeOn(page)).toContainText("se atrasó 3 horas");
  // It is there for who comes later, and for nobody else.
  await enter(seller, "/");
  await expect(page.getByRole("searchbox", { name: "Buscar producto" })).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
  await enter(system, "/generate_registration");
  await expect(noticeOn(page)).toContainText("se atrasó 3 horas");

  // Another administrator confirms it, and this screen hears of it.
  const [first] = await openJumps();
  if (first === undefined) throw new Error("no jump was written down");
  const params = { clockJumpId: first.id };
  value(await client.call(clockJumpEndpoints.confirmClockJump, { params }, { idempotencyKey: randomUUID() }));
  await expect(noticeOn(page)).toHaveCount(0);

  await jump(-8 * hour);
  await enter(administrator, "/orders");
  await expect(noticeOn(page)).toContainText("se atrasó 5 horas");
  await noticeOn(page).getByRole("button", { name: "Confirmar" }).click();
  await expect(noticeOn(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("main").first()).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
  const kept = await books.query(
    `select p.username as who, j.confirmed_at is not null as confirmed
       from clock_jump j join profile p on p.id = j.confirmed_by`,
    [],
  );
  const confirmed = { who: administrator.profile.username, confirmed: true };
  expect(kept).toEqual([confirmed, confirmed]);
});

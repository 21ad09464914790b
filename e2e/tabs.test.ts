import type { Locator, Page } from "@playwright/test";
import type { ProfileToken } from "@cantina/contract/access";
import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { goTo } from "./fixtures/day-screens.ts";
import { type AccountName, endSession, openSession } from "./fixtures/office.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { expect, test } from "./fixtures/test.ts";

const enterAs = (page: Page, account: AccountName): Promise<void> =>
  signIn(page, { email: demoAccounts[account].email, password: demoPassword });

const header = (page: Page) => page.getByRole("banner");
const employee = "lucia.rivas";
const support = "soporte";

const leave = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/login");
};

/** The screen, wherever within it: a press that came before the end of the session has turned its page. */
const onOrders = /\/orders(?:\?page=2)?$/u;

/** Asks the server for something that the screen has not read yet. */
const nextPage = (page: Page): Locator => page.getByRole("button", { name: "Página siguiente" });

/** The tab may have followed by itself before; and a hidden one paints nothing, which a real click would wait for. */
const pressIfThere = (button: Locator): Promise<void> =>
  button.evaluateAll((found) => found.forEach((one) => one instanceof HTMLElement && one.click()));

test.beforeEach(({ office }) => office.openRegisters());

/** Two tabs of one browser, the employee at work in both. */
async function twoTabs(enter: (session: ProfileToken) => Promise<Page>, url: string) {
  const [session] = await openSession(url, "employee");
  const first = await enter(session);
  await expect(header(first)).toContainText(employee);
  const second = await first.context().newPage();
  await second.goto("/");
  await expect(header(second)).toContainText(employee);
  return { session, first, second };
}

test("[SESSION-08] signing out in one tab takes names and amounts from the other at once; whoever signs in there works in both, and what is left of the old session ends nothing", async ({
  enter,
  cantina,
}) => {
  const { first, second } = await twoTabs(enter, cantina.url);
  await leave(first);
  await expect(second).toHaveURL("/login");
  await expect(second.getByText(employee)).toHaveCount(0);
  await expect(second.getByRole("heading", { name: "Venta", exact: true })).toHaveCount(0);
  await expect(second.getByRole("alert")).toHaveCount(0);
  await enterAs(first, "system");
  await expect(first).toHaveURL("/generate_registration");
  await expect(second).toHaveURL("/generate_registration");
  await expect(header(second)).toContainText(support);
  for (const page of [second, first]) {
    await page.reload();
    await expect(header(page)).toContainText(support);
  }
});

test("[SESSION-09] a tab that was frozen meanwhile ends nobody else's session when it wakes", async ({
  enter,
  cantina,
}) => {
  const { first, second } = await twoTabs(enter, cantina.url);
  await goTo(second, "Historial");
  await expect(nextPage(second)).toBeVisible();
  // What another tab does isn't told to this one: as when it slept.
  await second.evaluate(() => {
    window.addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
    document.addEventListener("visibilitychange", (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await first.bringToFront();
  await leave(first);
  await enterAs(first, "system");
  await expect(first).toHaveURL("/generate_registration");
  const stored = await first.evaluate(() => localStorage.getItem("cantina.session"));
  expect(stored).not.toBeNull();

  await pressIfThere(nextPage(second));
  await expect(header(second)).toContainText(support);
  await first.reload();
  await expect(header(first)).toContainText(support);
});

test("[SESSION-08] a tab on ice follows as soon as it thaws", async ({ enter, cantina }) => {
  const { first, second } = await twoTabs(enter, cantina.url);
  await first.bringToFront();
  const ice = await second.context().newCDPSession(second);
  await ice.send("Page.setWebLifecycleState", { state: "frozen" });
  await leave(first);
  await enterAs(first, "administrator");
  await expect(header(first)).toContainText("carla.mendez");
  await ice.send("Page.setWebLifecycleState", { state: "active" });
  await second.bringToFront();
  await expect(header(second)).toContainText("carla.mendez");
  await expect(header(first)).toContainText("carla.mendez");
});

test("[SESSION-08] two tabs that meet the ended session at once both say so, and one sign-in serves both", async ({
  enter,
  cantina,
}) => {
  const { session, first, second } = await twoTabs(enter, cantina.url);
  for (const page of [first, second]) {
    await page.bringToFront();
    await goTo(page, "Historial");
  }
  for (const page of [first, second]) await expect(nextPage(page)).toBeVisible();
  await endSession(cantina.url, session);
  await Promise.all([first, second].map((page) => pressIfThere(nextPage(page))));
  for (const page of [first, second]) {
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("La sesión expiró. Inicie sesión nuevamente.");
  }
  await enterAs(first, "employee");
  await expect(header(first)).toContainText(employee);
  await expect(second).toHaveURL(onOrders);
  await expect(header(second)).toContainText(employee);
});

test("[COUNT-09] a count in two tabs is one: neither loses what the other has counted, and what one books the other has, too", async ({
  enter,
  cantina,
  office,
}) => {
  const [tea, cake] = [await office.addProduct({ stock: 5 }), await office.addProduct({ stock: 5 })];
  const { first, second } = await twoTabs(enter, cantina.url);
  const fieldOf = (page: Page, { name }: { readonly name: string }): Locator => page.getByLabel(`Cantidad de ${name}`);
  for (const page of [first, second]) await page.goto("/stock-control/count");
  await fieldOf(first, tea).fill("4");
  await expect(fieldOf(second, tea)).toHaveValue("4");
  await fieldOf(second, cake).fill("5");
  await fieldOf(first, tea).fill("3");
  for (const page of [first, second]) {
    await expect(fieldOf(page, tea)).toHaveValue("3");
    await expect(fieldOf(page, cake)).toHaveValue("5");
  }
  await first.getByRole("button", { name: "Revisar diferencias" }).click();
  await first.getByRole("button", { name: "Registrar conteo" }).click();
  await expect(first).toHaveURL(/\/stock-control\?tab=counts/u);
  // It begins anew, or has gone where the first one went: it sends the same count under the same key.
  const amounts = (): Promise<readonly string[]> =>
    fieldOf(second, tea).evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")),
    );
  await expect.poll(amounts).not.toContain("3");
  expect((await office.readProduct(tea.id)).currentStock).toBe(3);
});

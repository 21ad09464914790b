import type { Page } from "@playwright/test";
import { desk, expectNoSidewaysScroll, phone, resize } from "./fixtures/axe.ts";
import { goWithin } from "./fixtures/day-screens.ts";
import { buildPseudo, cutOff, speakPseudo } from "./fixtures/language-builds.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

const title = "words that are 40 % longer hide no button and widen no screen, at a desk and on a phone";

/** Where somebody is all day; the whole run goes everywhere else. */
const screens = [
  "/",
  "/pending-orders",
  "/orders",
  "/flow-control",
  "/reports",
  "/dashboard",
  "/edit",
  "/coupons",
  "/stock-control",
  "/inventory",
  "/manage_users",
  "/configuration",
];
const otherScreens = [
  "/inbox",
  "/feedback",
  "/calendar_products",
  "/subscriptions",
  "/future-orders-report",
  "/cafeteria-flow-control",
  "/stock-control-report",
  "/mercadopago/differences",
  "/user-cafeterias",
  "/generate_registration",
];
const link = "?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000";
const publicPages = [
  "/login",
  "/forgot-password",
  `/change-password${link}`,
  "/change-password",
  "/verify",
  "/no-existe",
];

test.use({ viewport: desk });
test.beforeAll(buildPseudo);

async function expectRoom(page: Page, what: string): Promise<void> {
  await expect(page.locator("main h1, main [role=searchbox]").first()).toBeVisible();
  // With its rows: what stands in their place while they come is narrow.
  await expect(page.locator("main [aria-busy=true], main .chakra-skeleton")).toHaveCount(0);
  await expectNoSidewaysScroll(page, what);
  // What measures itself draws itself anew.
  await expect.poll(() => cutOff(page), { message: `${what} at ${page.viewportSize()?.width}` }).toEqual([]);
}

/** On what is open, as it is drawn anew by a window that gets narrow and wide again. */
async function expectRoomAtDeskAndPhone(page: Page, what: string): Promise<void> {
  await expectRoom(page, what);
  await resize(page, phone);
  await expectRoom(page, what);
  await resize(page, desk);
}

test(`[LANG-06] ${title}`, { tag: "@long" }, async ({ cantina, enter }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/", speakPseudo);
  for (const size of [desk, phone]) {
    // At once, as a window is opened.
    await page.setViewportSize(size);
    for (const [index, path] of screens.entries()) {
      await (index === 0 ? page.goto(path) : goWithin(page, path));
      await expectRoom(page, path);
    }
  }
});

test(`[LANG-06] ${title}, on what is opened seldom`, { tag: "@long" }, async ({ cantina, enter, browser }) => {
  const [session] = await openSession(cantina.url, "system");
  const page = await enter(session, "/configuration?topic=classes", speakPseudo);
  const topics = page.locator("main nav li > button");
  await expect(topics).toHaveCount(16);
  for (const topic of await topics.all()) {
    await topic.click();
    await expect(topic).toHaveAttribute("aria-current", "true");
    await expectRoomAtDeskAndPhone(page, page.url());
  }
  for (const path of otherScreens) {
    await goWithin(page, path);
    await expectRoomAtDeskAndPhone(page, path);
  }
  const context = await browser.newContext({ baseURL: cantina.url, viewport: desk });
  const nobody = await context.newPage();
  await speakPseudo(nobody);
  for (const path of publicPages) {
    await nobody.goto(path);
    await expectRoomAtDeskAndPhone(nobody, path);
    // With what it refuses, where it asks for something.
    const submit = nobody.locator("main button[type=submit]");
    if ((await submit.count()) === 0) continue;
    await submit.click();
    await expect(nobody.getByRole("alert").first()).toBeVisible();
    await expectRoomAtDeskAndPhone(nobody, `${path} with faults`);
  }
  await context.close();
});

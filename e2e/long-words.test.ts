import { desk, expectNoSidewaysScroll, phone } from "./fixtures/axe.ts";
import { goWithin } from "./fixtures/day-screens.ts";
import { buildPseudo, cutOff, speakPseudo } from "./fixtures/language-builds.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

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

test.use({ viewport: desk });
test.beforeAll(buildPseudo);

test("[LANG-06] words that are 40 % longer hide no button and widen no screen, at a desk and on a phone", async ({
  cantina,
  enter,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/", speakPseudo);
  for (const size of [desk, phone]) {
    // Before the app is opened: what resizes while it loads may keep the old size's layout.
    await page.setViewportSize(size);
    for (const [index, path] of screens.entries()) {
      await (index === 0 ? page.goto(path) : goWithin(page, path));
      await expect(page.locator("main h1, main [role=searchbox]").first()).toBeVisible();
      // With its rows: what stands in their place while they come is narrow.
      await expect(page.locator("main [aria-busy=true], main .chakra-skeleton")).toHaveCount(0);
      await expectNoSidewaysScroll(page, path);
      // What measures itself draws itself anew.
      await expect.poll(() => cutOff(page), { message: `${path} at ${size.width}` }).toEqual([]);
    }
  }
});

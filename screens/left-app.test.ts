import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

test("an app that is left amid a step writes no address afterwards, and nothing fails", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/reports");
  const name = "Mes anterior";
  const days = page.getByRole("group", { name: "Períodos" });
  await expect(days.getByRole("button", { name, exact: true })).toBeVisible();
  // By no harness's click, which waits for what comes of it: the app goes at once.
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
  await page.close();
  const left = location.href;
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(location.href).toBe(left);
});

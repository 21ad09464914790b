import { expectAccessible } from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

const unresolved = /^Reclamos: (?<count>\d+) sin resolver$/u;

test("[CLAIMS-01] [CLAIMS-02] the bell counts what is unresolved, leads to the inbox, and follows it at once", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session);
  const bell = page.getByRole("banner").getByRole("button", { name: /^Reclamos/u });
  await expect(bell).toHaveAccessibleName(unresolved);
  const count = Number(unresolved.exec((await bell.getAttribute("aria-label")) ?? "")?.groups?.["count"]);
  await bell.click();
  await expect(page.getByRole("heading", { name: "Reclamos", level: 1 })).toBeVisible();
  await page
    .getByRole("button", { name: /^Resolver/u })
    .first()
    .click();
  await expect(bell).toHaveAccessibleName(`Reclamos: ${count - 1} sin resolver`);
  await expectAccessible(page, "the inbox");
  await page
    .getByRole("button", { name: /^Listo/u })
    .first()
    .click();
  await expect(bell).toHaveAccessibleName(`Reclamos: ${count} sin resolver`);
});

test("[CLAIMS-08] [CLAIMS-05] at noon a popover tells once that day what is unresolved, and warns of what is older than a day", async ({
  browser,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "employee");
  const context = await browser.newContext({ baseURL: cantina.url });
  const page = await context.newPage();
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Argentina/Buenos_Aires" });
  await page.clock.install({ time: new Date(`${today}T11:59:30-03:00`) });
  await page.addInitScript((text) => localStorage.setItem("cantina.session", text), JSON.stringify(session));
  await page.goto("/pending-orders");
  await page.clock.resume();
  await expect(page.getByRole("button", { name: unresolved })).toBeVisible();
  const notice = page.getByRole("status", { name: "Aviso del mediodía" });
  await expect(notice).toBeHidden();
  await page.clock.fastForward("01:00");
  await expect(notice).toContainText(/\d+ reclamos sin resolver/u);
  await expect(notice).toContainText("Hay reclamos de hace más de 24 horas.");
  await expectAccessible(page, "the noon notice");
  await notice.getByRole("button", { name: "Ver reclamos" }).click();
  await expect(page).toHaveURL(/\/inbox$/u);
  await expect(notice).toBeHidden();
  await page.clock.fastForward("01:00");
  await page.reload();
  await expect(page.getByRole("button", { name: unresolved })).toBeVisible();
  await page.clock.fastForward("05:00");
  await expect(notice).toBeHidden();
  await context.close();
});

test("the tutorials of the sales screen lead through it, wherever they are asked for", async ({ till }) => {
  const { page } = await till();
  // While a step moves to the next one, keys are not taken.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Tutoriales" }).click();
  await page.getByRole("menuitem", { name: "Las comandas" }).click();
  await expect(page).toHaveURL(/\/pending-orders\?product_tour_id=pending-orders$/u);
  const step = page.getByRole("dialog", { name: "Comandas" });
  await expect(step).toContainText("1 de 3");
  await expectAccessible(page, "a tour's step");
  await step.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByText("2 de 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("3 de 3")).toBeVisible();
  await page.getByRole("button", { name: "Listo" }).click();
  await expect(page).toHaveURL(/\/pending-orders$/u);
});

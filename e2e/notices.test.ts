import { serverTimeHeader } from "@cantina/contract/calls";
import { expectAccessible } from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

const unresolved = /^Reclamos: (?<count>\d+) sin resolver$/u;

test(
  "[CLAIMS-08] [CLAIMS-05] at noon a popover tells once that day what is unresolved, and warns of what is older than a day",
  { tag: "@long" },
  async ({ browser, cantina }) => {
    const [session] = await openSession(cantina.url, "employee");
    const context = await browser.newContext({ baseURL: cantina.url });
    const page = await context.newPage();
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Argentina/Buenos_Aires" });
    // The server's clock tells when noon is, and not the device's.
    const ahead = Date.parse(`${today}T11:59:30-03:00`) - Date.now();
    // In the page itself: an answer on its way ends with the page, and no test waits for it.
    await page.addInitScript(
      ({ header, offset }) => {
        const send = globalThis.fetch;
        const startedAt = Date.now() + offset - performance.now();
        globalThis.fetch = async (...asked) => {
          const answer = await send(...asked);
          const headers = new Headers(answer.headers);
          if (headers.has(header)) headers.set(header, new Date(startedAt + performance.now()).toISOString());
          return new Response(answer.body, { status: answer.status, headers });
        };
      },
      { header: serverTimeHeader, offset: ahead },
    );
    await page.clock.install();
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
    await expect(page.getByRole("button", { name: /^Resolver/u }).first()).toBeVisible();
    await expectAccessible(page, "the inbox");
    await page.clock.fastForward("01:00");
    await page.reload();
    await expect(page.getByRole("button", { name: unresolved })).toBeVisible();
    await page.clock.fastForward("05:00");
    await expect(notice).toBeHidden();
    await context.close();
  },
);

test("the tutorials of the sales screen lead through it, wherever they are asked for", async ({ till }) => {
  const { page } = await till();
  const choose = async (tour: string): Promise<void> => {
    await page.getByRole("button", { name: "Tutoriales" }).click();
    await page.getByRole("menuitem", { name: tour }).click();
  };
  await choose("Armar y cobrar una compra");
  const start = page.getByRole("dialog", { name: "El comensal" });
  await expect(start).toContainText("pase su tarjeta por el lector");
  await page.keyboard.press("Escape");
  await expect(start).toBeHidden();
  await choose("Las comandas");
  await expect(page).toHaveURL(/\/pending-orders\?product_tour_id=pending-orders$/u);
  const step = page.getByRole("dialog", { name: "Comandas" });
  await expect(step).toContainText("1 de 3");
  await expectAccessible(page, "a tour's step");
  await step.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByText("2 de 3")).toBeVisible();
  // It is there at once, and takes keys from the next frame on.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("3 de 3")).toBeVisible();
  await page.getByRole("button", { name: "Listo" }).click();
  await expect(page).toHaveURL(/\/pending-orders$/u);
});

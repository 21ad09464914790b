import { firstPrintSettings } from "@cantina/domain/printing";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { openClientDesk } from "./fixtures/client-desk.ts";
import { openColleague } from "./fixtures/colleague.ts";
import { openSession } from "./fixtures/office.ts";
import { rememberPrinting } from "./fixtures/print-agent.ts";
import { openShelf } from "./fixtures/shelf.ts";
import { expect, test } from "./fixtures/test.ts";
import { type Till, openTill } from "./fixtures/till.ts";

const settingsOf = (page: Page) => page.getByRole("dialog", { name: "Impresora" });

async function openSettings(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /impres/iu })
    .click();
  await expect(settingsOf(page)).toBeVisible();
}

/** Switches printing on, with that agent and without the demo's own orders of the app. */
async function connect(page: Page, port: number): Promise<void> {
  await openSettings(page);
  const dialog = settingsOf(page);
  await dialog.getByText("Imprimir tickets en este dispositivo").click();
  await dialog.getByText("Imprimir los pedidos de la app").click();
  await dialog.getByLabel("Puerto del agente").fill(String(port));
  await expect(dialog.getByText("Impresora conectada")).toBeVisible();
}

const close = (page: Page): Promise<void> => settingsOf(page).getByRole("button", { name: "Cerrar" }).click();

const count = (text: string, part: string): number => text.split(part).length - 1;

test("[PRINT-11] a page prints through the agent, loses it, and finds it again by itself", async ({
  till,
  agentFor,
}) => {
  const first = await agentFor();
  const { page } = await till();
  await connect(page, first.port);
  await settingsOf(page).getByRole("button", { name: "Imprimir ticket de prueba" }).click();
  await expect(page.getByText("Se imprimió el ticket.")).toBeVisible();
  expect(first.paper()).toContain("| áéíóú ÁÉÍÓÚ ñÑ üÜ ¿¡ º ª € $         |");

  await first.stop();
  await expect(settingsOf(page).getByText("Impresora sin conexión")).toBeVisible();
  await expect(settingsOf(page).getByRole("button", { name: "Imprimir ticket de prueba" })).toBeDisabled();
  await agentFor({ port: first.port });
  await expect(settingsOf(page).getByText("Impresora conectada")).toBeVisible();
});

test("[PRINT-09] an order of the counter prints by itself, once between two tills of a station, and not again after a reload", async ({
  enter,
  office,
  cantina,
  agentFor,
}) => {
  await office.openRegisters();
  const product = await office.addProduct({ price: 1200 });
  const agents = [await agentFor(), await agentFor()] as const;
  const openWith = async (agentPort: number): Promise<Till> => {
    const [session] = await openSession(cantina.url, "employee");
    const settings = { shouldPrint: true, printMobile: false, printWebProducts: true };
    const chosen = { ...firstPrintSettings, ...settings, productPrintingIds: [product.id], agentPort };
    return openTill(await enter(session, "/", (fresh) => rememberPrinting(fresh, chosen)));
  };
  const tills = [await openWith(agents[0].port), await openWith(agents[1].port)] as const;
  const ready = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Impresora conectada" });
  for (const { page } of tills) await expect(ready(page)).toBeVisible();
  const printed = (): number => count(agents[0].paper() + agents[1].paper(), `1 x ${product.name}`);

  await tills[0].add(product.name);
  await tills[0].pay("Efectivo");
  await tills[0].order.click();
  await expect.poll(printed).toBe(1);
  for (const { page } of tills) await page.reload();
  for (const { page } of tills) await expect(ready(page)).toBeVisible();
  await tills[1].add(product.name);
  await tills[1].pay("Efectivo");
  await tills[1].order.click();
  // The second order's ticket comes after any of the first one's that the reload might have brought.
  await expect.poll(printed).toBe(2);
});

test("[ALLERGEN-08] the ticket of an order that waits says what it contains by now that its diner must not eat", async ({
  enter,
  office,
  cantina,
  agentFor,
}) => {
  await office.openRegisters();
  const { addFamily, desk } = await openClientDesk(cantina.url);
  const [diner] = (await addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  await desk.setAllergies({ params: { commensalId: diner.id }, body: { allergens: ["PEANUTS"] } });
  const nougat = await office.addProduct();
  const [session] = await openSession(cantina.url, "employee");
  const { sell } = openColleague(cantina.url, session);
  await sell({ productId: nougat.id, commensalId: diner.id });
  await sell({ productId: nougat.id });
  const shelf = await openShelf(cantina.url);
  await shelf.contain(nougat.id, ["PEANUTS", "MILK"]);

  const agent = await agentFor();
  const settings = { shouldPrint: true, printMobile: false, printWebProducts: true };
  const chosen = { ...firstPrintSettings, ...settings, productPrintingIds: [nougat.id], agentPort: agent.port };
  await openTill(await enter(session, "/", (fresh) => rememberPrinting(fresh, chosen)));
  await expect.poll(() => count(agent.paper(), `1 x ${nougat.name}`)).toBe(2);
  expect(agent.paper()).toContain("CONTIENE LO QUE NO PUEDE COMER: Maní");
  expect(count(agent.paper(), "NO PUEDE COMER")).toBe(1);
});

test("[PRINT-20] printing whose code a broken line kept away begins once the line is back", async ({
  enter,
  cantina,
  agentFor,
}) => {
  const agent = await agentFor();
  const [session] = await openSession(cantina.url, "employee");
  let [isCut, lost] = [true, 0];
  const page = await enter(session, "/", async (fresh) => {
    await rememberPrinting(fresh, {
      ...firstPrintSettings,
      shouldPrint: true,
      printMobile: false,
      agentPort: agent.port,
    });
    await fresh.route(/\/print-(?:desk|tickets)-[^/]+\.js$/u, (route) => {
      if (!isCut) return route.continue();
      lost += 1;
      return route.abort();
    });
  });
  await openTill(page);
  // Two that are asked for early, and then one that is asked for anew.
  await expect.poll(() => lost, { timeout: 15_000 }).toBeGreaterThan(2);
  isCut = false;
  await openSettings(page);
  await expect(settingsOf(page).getByText("Impresora conectada")).toBeVisible();
});

test("[PRINT-08] a ticket that fails offers three retries and the browser's own dialog", async ({ till, agentFor }) => {
  const agent = await agentFor({ printer: ["--printer", "tcp://127.0.0.1:1"] });
  const { page } = await till();
  await connect(page, agent.port);
  await settingsOf(page).getByRole("button", { name: "Imprimir ticket de prueba" }).click();
  await close(page);
  const trouble = page.getByRole("alert").filter({ hasText: "No se imprimió: Ticket de prueba" });
  await expect(trouble).toContainText("La impresora 127.0.0.1:1 no está disponible");
  for (const left of [3, 2, 1]) await trouble.getByRole("button", { name: `Reintentar (${left})` }).click();
  await expect(trouble.getByRole("button", { name: "Descartar" })).toBeVisible();
  await expect(trouble.getByRole("button", { name: /Reintentar/u })).toHaveCount(0);
  await expectAccessible(page, "a ticket that failed");

  // The dialog itself is the browser's; what it is given to print is ours.
  await page.evaluate(() => {
    window.print = () => {
      const ticket = document.querySelector<HTMLElement>(".cantina-ticket");
      document.title = `impreso: ${ticket?.innerText ?? ""}`;
    };
  });
  await trouble.getByRole("button", { name: "Imprimir con el navegador" }).click();
  await expect(page).toHaveTitle(/impreso: [\s\S]*TICKET DE PRUEBA/u);
  await expect(trouble).toHaveCount(0);
});

test("[PRINT-12] says what to do when the browser denies the way to the printer, and prints with its dialog instead", async ({
  till,
}) => {
  const { page } = await till();
  const browser = await page.context().newCDPSession(page);
  const { targetInfo } = await browser.send("Target.getTargetInfo");
  await browser.send("Browser.setPermission", {
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    permission: { name: "loopback-network" },
    setting: "denied",
    origin: new URL(page.url()).origin,
  });
  await openSettings(page);
  const dialog = settingsOf(page);
  await dialog.getByText("Imprimir tickets en este dispositivo").click();
  // A port that no page may use, and then one where nobody listens.
  for (const port of ["25", "4199"]) await dialog.getByLabel("Puerto del agente").fill(port);
  await expect(dialog.getByText("El navegador no permite usar la impresora")).toBeVisible();
  await expectAccessible(page, "a printer out of reach");
  await dialog.getByRole("button", { name: "Usar el diálogo del navegador" }).click();
  await expect(dialog.getByRole("button", { name: "Imprimir ticket de prueba" })).toBeEnabled();
});

import type { Page } from "@playwright/test";
import { firstPrintSettings } from "@cantina/domain/printing";
import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { forgeLateSales } from "./fixtures/forge-late-sales.ts";
import { openSession } from "./fixtures/office.ts";
import { pending, test } from "./fixtures/offline-till.ts";
import { rememberPrinting } from "./fixtures/print-agent.ts";
import { expect } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

const shortage = {
  id: "7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4b",
  productId: "7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4c",
  name: "Sándwich de milanesa completo en pan de campo",
  quantity: 2,
  currentStock: 0,
  countId: null,
  orderId: "7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4d",
  sellerName: "empleado",
  soldAt: "2026-11-20T15:04:00.000Z",
  receivedAt: "2026-11-20T15:34:00.000Z",
};

/** From its next opening on. Within the page: what passes by a service worker isn't always seen from outside. */
const answerWithin = (page: Page, path: string, answer: object): Promise<unknown> =>
  page.addInitScript(
    ([end, body]) => {
      const send = window.fetch.bind(window);
      window.fetch = (input, init) => {
        const request = new Request(input, init);
        return request.url.endsWith(end) ? Promise.resolve(Response.json(body)) : send(request);
      };
    },
    [path, answer] as const,
  );

test.use({ viewport: desk });

test("axe finds nothing while the server is away and after it is back", { tag: "@long" }, async ({ plugged }) => {
  const { page, till, link, product } = await plugged({ price: 1000 }, "administrator");
  await link.cut();
  await page.reload();
  await openTill(page);
  await expect(page.getByText(/^Sin conexión\. Datos de hace /u)).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "start-without-server");

  // One that is sent, and one that comes forged.
  await forgeLateSales(page, { except: 1 });
  for (const count of [1, 2]) {
    await till.add(product.name);
    await till.pay("Efectivo");
    await till.deliver.click();
    await expect(till.lines).toHaveCount(0);
    await expect(pending(page, count)).toBeVisible();
  }
  await pending(page, 2).click();
  const dialog = page.getByRole("dialog", { name: "Ventas sin conexión" });
  await expect(dialog).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "outbox-waiting");
  await link.restore();
  await expect(dialog).toContainText("Un producto se vendió a un precio que nunca tuvo.");
  await expectAccessibleAtDeskAndPhone(page, "outbox-refused");
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await expectAccessibleAtDeskAndPhone(page, "outbox-resolve");
  await dialog.getByRole("button", { name: "Quitar de la lista" }).click();
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  // How they come about is tested elsewhere; here they only have to be there.
  await answerWithin(page, "/stockflow/shortages", { data: [shortage] });
  await page.reload();
  await page.getByRole("button", { name: "1 faltante de stock" }).click();
  await expect(page.getByRole("dialog", { name: "Faltantes de stock" })).toContainText("faltan 2");
  await expectAccessibleAtDeskAndPhone(page, "shortages");
});

test(
  "axe finds nothing on the printer's settings and its troubles",
  { tag: "@long" },
  async ({ enter, office, cantina, agentFor }) => {
    await office.openRegisters();
    const agent = await agentFor({ printer: ["--printer", "tcp://127.0.0.1:1"] });
    const [session] = await openSession(cantina.url, "employee");
    const settings = { shouldPrint: true, printMobile: false, printWebProducts: true, agentPort: 1 };
    const page = await enter(session, "/", (fresh) => rememberPrinting(fresh, { ...firstPrintSettings, ...settings }));
    const dialog = page.getByRole("dialog", { name: "Impresora" });
    await page.getByRole("button", { name: /^Impresora/u }).click();
    await expect(dialog.getByText("Impresora sin conexión")).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "printer-away");
    await dialog.getByLabel("Puerto del agente").fill(String(agent.port));
    await expect(dialog.getByText("Impresora conectada")).toBeVisible();
    await dialog.getByLabel("Agregar productos").fill("ca");
    await expectAccessibleAtDeskAndPhone(page, "printer-connected");
    await dialog.getByRole("button", { name: "Imprimir ticket de prueba" }).click();
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "No se imprimió: Ticket de prueba" })).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "printer-trouble");
  },
);

import { loadTemporal } from "@cantina/domain/kernel";
import { firstPrintSettings } from "@cantina/domain/printing";
import { startFamilyApp } from "@cantina/testkit/stand-ins";
import { type FrameLocator, type Page, expect, test } from "@playwright/test";
import {
  desk,
  expectAccessible,
  expectAccessibleAtDeskAndPhone,
  expectAccessibleInBothModes,
  expectNoSidewaysScroll,
  phone,
} from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { type OnlineShop, openOnlineShop } from "./fixtures/online-shop.ts";
import { refusedOn } from "./fixtures/policy.ts";
import { type PrintAgent, rememberPrinting, startPrintAgent } from "./fixtures/print-agent.ts";
import { remember } from "./fixtures/test.ts";

const failure =
  "El pago no se pudo completar. Por favor, revise los datos ingresados e intentelo de nuevo. No se ha aplicado ningun cargo a su tarjeta.";
const debit = "5287 3383 1025 3304";

let shop: OnlineShop;
let agent: PrintAgent;
test.beforeAll(async () => {
  await loadTemporal();
  shop = await openOnlineShop();
  await shop.link();
  agent = await startPrintAgent(shop.cantina.url);
});
test.afterAll(async () => {
  await agent.stop();
  await shop.close();
});

type Typed = { readonly number?: string; readonly holder: string; readonly isSaved?: boolean };

async function payWith(form: Page | FrameLocator, { number = debit, holder, isSaved = false }: Typed) {
  await form.getByLabel("Guardar tarjeta").setChecked(isSaved);
  await form.getByLabel("Número de tarjeta").fill(number);
  await form.getByLabel("Nombre del titular").fill(holder);
  await form.getByLabel("Vencimiento").fill("11/30");
  await form.getByLabel("Código de seguridad").fill("123");
  await form.getByLabel("Documento").fill("12345678");
  await form.getByRole("button", { name: "Pagar", exact: true }).click();
}

test("[CARD-01] [CARD-02] [CARD-06] in a frame of the family's app a refused card leaves the form, and the next one pays", async ({
  page,
}) => {
  const refused = refusedOn(page);
  await page.setViewportSize(phone);
  const before = await shop.balance();
  await page.goto(shop.family.pageFor(shop.cantina.url));
  await page.getByLabel("Monto").fill("1500");
  await page.getByRole("button", { name: "Recargar con Mercado Pago" }).click();
  const told = page.getByLabel("Lo que dijo la página");
  const form = page.frameLocator("iframe");
  await expect(form.getByText("$ 1.500,00")).toBeVisible();
  await expect(form.getByText("Solo se aceptan tarjetas de débito.")).toBeVisible();
  await payWith(form, { number: "4509 9535 6623 3704", holder: "APRO" });
  await expect(form.getByText("Esta tarjeta no se acepta: use una de débito")).toBeVisible();
  await payWith(form, { holder: "OTHE" });
  await expect(form.getByRole("alert")).toHaveText(failure);
  await expect(told).toContainText(failure);
  await expect(told).toContainText('"status":"rejected"');
  expect(await shop.balance()).toBe(before);
  await payWith(form, { holder: "APRO" });
  await expect(form.getByRole("heading", { name: "Pago aprobado" })).toBeVisible();
  await expect(told).toContainText('"status":"approved"');
  await expect(told).toContainText(
    /"paymentId":"\d+","transactionId":"[\w-]+","isCardSaved":false,"v":1,"kind":"payment"/u,
  );
  expect(await shop.balance()).toBe(before + 150_000);
  expect(refused).toEqual([]);
});

test("[CARD-02] [CARD-12] a phone's own view hears the answer as text, once, and the token stands in no address that is sent", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const heard: string[] = [];
  await page.exposeFunction("hear", (text: string) => void heard.push(text));
  await page.addInitScript("window.ReactNativeWebView = { postMessage: (text) => window.hear(text) }");
  await page.goto(`${await shop.topUp(98_765)}&nonce=n-1`);
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await expectNoSidewaysScroll(page, "the card page");
  await expectAccessibleInBothModes(page, "the card page");
  await page.reload();
  await payWith(page, { holder: "CONT" });
  await expect(page.getByRole("heading", { name: "Pago pendiente" })).toBeVisible();
  await expect.poll(() => heard.length).toBe(1);
  expect(JSON.parse(heard[0] ?? "")).toMatchObject({ v: 1, kind: "payment", nonce: "n-1", status: "pending" });
  await expectAccessibleInBothModes(page, "a pending payment");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Pago pendiente" })).toBeVisible();
  await expect(page.getByLabel("Número de tarjeta")).toHaveCount(0);
  expect(heard.length).toBe(1);
});

test("[CARD-03] an answer that is lost is not known to be uncharged; asked again, it was charged once", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const [before, charged] = [await shop.balance(), shop.provider.payments().length];
  await page.goto(await shop.topUp(33_300));
  await page.route("**/process_payment_request", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payWith(page, { holder: "APRO" });
  await expect(page.getByRole("heading", { name: "Todavía no se sabe si se cobró" })).toBeVisible();
  await expect(page.getByText("No se ha aplicado ningun cargo")).toHaveCount(0);
  await expectAccessibleInBothModes(page, "a payment that nobody knows of");
  await page.unroute("**/process_payment_request");
  await page.getByRole("button", { name: "Consultar de nuevo" }).click();
  await expect(page.getByRole("heading", { name: "Pago aprobado" })).toBeVisible();
  expect([await shop.balance(), shop.provider.payments().length]).toEqual([before + 33_300, charged + 1]);
});

test("[CARD-07] [CARD-08] [CARD-11] a card that was saved pays the next time by its security code, until the family removes it", async ({
  page,
}) => {
  const refused = refusedOn(page);
  await page.setViewportSize(phone);
  const before = await shop.balance();
  await page.goto(await shop.topUp(12_300));
  await expect(page.getByLabel("Guardar tarjeta")).toBeChecked();
  await payWith(page, { holder: "APRO", isSaved: true });
  await expect(page.getByRole("heading", { name: "Pago aprobado" })).toBeVisible();

  await page.goto(await shop.topUp(45_600));
  const saved = page.getByRole("radio", { name: "Visa débito terminada en 3304" });
  await expect(saved).toBeChecked();
  const code = page.getByLabel("Código de seguridad");
  await expect(code).toBeVisible();
  await expectNoSidewaysScroll(page, "saved cards");
  await expectAccessibleInBothModes(page, "saved cards");
  await page.getByRole("radio", { name: "Otra tarjeta" }).check();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
  await saved.check();
  await code.fill("1");
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Revise el código de seguridad. No se cobró nada.");
  await code.fill("123");
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Pago aprobado" })).toBeVisible();
  expect(await shop.balance()).toBe(before + 57_900);

  expect(await shop.removeCards()).toBe(1);
  await page.goto(await shop.topUp(10_000));
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  expect(refused).toEqual([]);
});

test("[CARD-04] [CARD-05] [CARD-06] no form, no request and a frame of nobody's app are each told or refused", async ({
  page,
}) => {
  await page.goto(`${shop.cantina.url}/card-payment?paymentRequestToken=x.y.z`);
  await expect(page.getByRole("heading", { name: "El pedido de pago no es válido" })).toBeVisible();
  const address = await shop.topUp(10_000);
  await page.route("**/js/v2", (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText("No se pudo abrir el formulario de Mercado Pago")).toBeVisible();
  await expectAccessibleInBothModes(page, "a form that did not open");
  await page.unroute("**/js/v2");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();

  const stranger = await startFamilyApp();
  await page.goto(stranger.origin);
  const blocked = page.waitForEvent("console", (message) => /frame-ancestors/u.test(message.text()));
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.append(frame);
  }, address);
  await blocked;
  await stranger.close();
});

test("[PROVIDER-06] axe finds nothing on the payments to review, empty and with what differs, and the history counts them", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const [session] = await openSession(shop.cantina.url, "administrator");
  await remember(page, session);
  await page.goto(`${shop.cantina.url}/mercadopago/differences`);
  await expect(page.getByText("No hay pagos para revisar")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "Pagos para revisar, ninguno");
  await page.goto(`${shop.cantina.url}/orders`);
  await expect(page.getByRole("table", { name: "Historial" })).toBeVisible();
  const [back, given, dear] = [await shop.payTopUp(120_000), await shop.payTopUp(50_000), await shop.payTopUp(25_000)];
  shop.provider.move(back, "charged_back");
  shop.provider.move(given, "refunded");
  shop.provider.alter(dear, { amount: 180 });
  await shop.compareBooks();
  await page.getByRole("banner").getByRole("button", { name: "Hay 3 pagos para revisar" }).click();
  await expect(page.getByRole("table", { name: "Para revisar" }).getByRole("row")).toHaveCount(4);
  await expectAccessibleAtDeskAndPhone(page, "Pagos para revisar");
  await page.getByRole("button", { name: `Resolver el pago ${back}` }).click();
  const dialog = page.getByRole("dialog", { name: `Resolver el pago ${back}` });
  await dialog.getByLabel("Comentario").fill("La familia paga en efectivo el lunes");
  await expectAccessibleAtDeskAndPhone(page, "Resolver un pago");
  await dialog.getByRole("button", { name: "Dar por resuelto" }).click();
  await page.getByText("Resueltos (1)").click();
  await expect(page.getByRole("table", { name: "Resueltos" })).toContainText("La familia paga en efectivo el lunes");
  await expectAccessibleAtDeskAndPhone(page, "Pagos resueltos");
});

test(
  "[INVOICE-02] [PRINT-16] axe finds nothing on Facturación, with what it refuses and filled in, nor on an order that is invoiced, whose invoice prints",
  { tag: "@long" },
  async ({ page }) => {
    const settings = { shouldPrint: true, printMobile: false, agentPort: agent.port };
    await rememberPrinting(page, { ...firstPrintSettings, ...settings });
    await page.setViewportSize(desk);
    const [session] = await openSession(shop.cantina.url, "administrator");
    await remember(page, session);
    await page.goto(`${shop.cantina.url}/configuration?topic=invoicing`);
    const card = page.getByRole("region", { name: "Facturación", exact: true });
    const save = card.getByRole("button", { name: "Guardar" });
    await card.getByLabel("Lo de la app").press("Space");
    await save.click();
    await expect(card.getByText("Por favor ingrese el CUIT")).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "Facturación, con faltas");
    await card.getByLabel("CUIT").fill("30-71234567-1");
    await card.getByLabel("Razón social").fill("Comedor San Martín SRL");
    await card.getByLabel("Domicilio comercial").fill("Mitre 100, Rosario");
    await card.getByLabel("Condición frente al IVA").selectOption("REGISTERED");
    await card.getByLabel("Ingresos brutos").fill("901-123456-7");
    await card.getByRole("textbox", { name: "Inicio de actividades" }).fill("01/03/2020");
    await card.getByLabel("Punto de venta").fill("3");
    await card.getByLabel("IVA de lo que se vende").selectOption("2100");
    await card.getByRole("button", { name: "Las cargas de saldo" }).click();
    await save.click();
    await expect(card.getByText("Facturando")).toBeVisible();
    await shop.payTopUp(121_000);
    await expect(card.getByText("Facturadas")).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "Facturación, completa");

    await page.goto(`${shop.cantina.url}/orders`);
    await page
      .getByRole("button", { name: /^Ver el detalle/u })
      .first()
      .click();
    await expect(page.getByText(/^Facturada · 00003-0000000\d/u)).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "una operación facturada");
    await page.getByRole("button", { name: "Imprimir factura" }).click();
    await expect.poll(() => agent.paper()).toContain("Vencimiento del CAE");
    for (const row of [
      /FACTURA B/u,
      /Número +00003-0000000\d/u,
      /1 x Carga de saldo +\$\s1\.210,00/u,
      /\[código QR\]/u,
    ])
      expect(agent.paper()).toMatch(row);
    const opening = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Ver", exact: true }).click();
    const invoice = await opening;
    await expect(invoice.getByRole("heading", { level: 1, name: /^Factura B 00003-/u })).toBeVisible();
    await invoice.setViewportSize(phone);
    await expectAccessible(invoice, "la factura");
    await expectNoSidewaysScroll(invoice, "la factura");
  },
);

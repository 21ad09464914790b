import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: desk });

const topics = {
  classes: "Clases",
  "cut-off": "Horario límite de pedidos",
  pickup: "Horarios de entrega",
  days: "Días de toma de pedidos",
  orders: "Comandas",
  balance: "Saldo mínimo",
  payment: "Métodos de pago",
  cash: "Caja",
  denominations: "Billetes y monedas",
  providers: "Proveedores",
  invoicing: "Facturación",
  phones: "Teléfonos de reclamos",
  printer: "Impresión de este puesto",
} as const;

test("axe finds nothing on the topics of the settings", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration");
  for (const [id, title] of Object.entries(topics)) {
    await page.goto(`/configuration?topic=${id}`);
    const card = page.getByRole("region", { name: title, exact: true });
    await expect(card).toBeVisible();
    // Its form comes when it is opened.
    await expect(card.locator("button, label, h3").first()).toBeVisible();
    if (id === "printer") await card.getByText("Imprimir tickets en este dispositivo").click();
    await expectAccessibleAtDeskAndPhone(page, title);
  }
});

import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: desk });

const topics = [
  "Clases",
  "Horario límite de pedidos",
  "Horarios de entrega",
  "Días de toma de pedidos",
  "Comandas",
  "Reglas escolares",
  "Saldo mínimo",
  "Métodos de pago",
  "Caja",
  "Billetes y monedas",
  "Proveedores",
  "Facturación",
  "Teléfonos de reclamos",
  "Impresión de este puesto",
] as const;

test("axe finds nothing on the topics of the settings", { tag: "@long" }, async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration");
  const list = page.getByRole("navigation", { name: "Temas" });
  for (const title of topics) {
    await list.getByRole("button", { name: new RegExp(`^${title}`, "u") }).click();
    const card = page.getByRole("region", { name: title, exact: true });
    await expect(card).toBeVisible();
    // Its form comes when it is opened.
    await expect(card.locator("button, label, h3").first()).toBeVisible();
    if (title === "Impresión de este puesto") await card.getByText("Imprimir tickets en este dispositivo").click();
    await expectAccessibleAtDeskAndPhone(page, title);
  }
  await list.getByRole("button", { name: /^Horarios de entrega/u }).click();
  const press = (button: string): Promise<void> => page.getByRole("button", { name: button, exact: true }).click();
  await press("En horarios fijos");
  await press("Agregar horario");
  await press("Guardar");
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "pickup times with faults");
});

import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

test("[CAFETERIA-30] the system administrator sees what was sold today and how the server is, as it changes", async ({
  enter,
  cantina,
  office,
}) => {
  const { id: productId } = await office.addProduct({ price: 7_000_000 });
  const [system] = await openSession(cantina.url, "system");
  const [employee] = await openSession(cantina.url, "employee");
  const page = await enter(system, "/generate_registration");
  const strip = page.getByRole("region", { name: "Servidor" });
  const sales = strip.getByRole("group", { name: "Ventas de hoy" });
  await expect(sales).toContainText("$");
  await expect(sales).not.toContainText(/\$ [7-9]\.\d{3}\.\d{3},\d\d/u);
  await expect(strip.getByRole("group", { name: "Último respaldo probado" })).toContainText("Ninguno");
  await expect(strip.getByRole("group", { name: "Versión" })).toContainText(/\d+\.\d+\.\d+/u);
  await openColleague(cantina.url, employee).sell({ productId });
  await expect(sales).toContainText(/\$ [7-9]\.\d{3}\.\d{3},\d\d/u);
  await expect(page.getByRole("row", { name: /Comedor San Martín/u })).toContainText(/\$ [7-9]\.\d{3}\.\d{3},\d\d/u);
});

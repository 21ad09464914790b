import { chooseDiner } from "../e2e/fixtures/diner-field.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

test("somebody is chosen in a claim and in the history's filter as at the till, and everybody again", async ({
  enter,
  office,
  cantina,
}) => {
  const { name, client } = await office.seatGuest();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/inbox");
  await page.getByRole("button", { name: "Crear comentario" }).click();
  const claim = page.getByRole("dialog", { name: "Crear comentario" });
  await claim.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(claim.getByRole("button", { name: "Elegir usuario" })).toHaveAttribute("aria-invalid", "true");
  await claim.getByRole("button", { name: "Elegir usuario" }).click();
  // By a commensal's name.
  await claim.getByRole("combobox", { name: "Buscar usuario" }).fill(name);
  await page.getByRole("option", { name: new RegExp(client.email, "u") }).click();
  await expect(claim.getByRole("button", { name: `Usuario: ${client.username}. Cambiar` })).toContainText(client.email);

  await page.goto("/orders");
  await page.getByRole("button", { name: "Filtros", exact: true }).click();
  await chooseDiner(page, page.getByRole("group", { name: "Comensal" }), name);
  const chips = page.getByRole("group", { name: "Filtros activos" });
  await expect(chips).toContainText(`Comensal: ${name}`);
  await page.reload();
  await expect(chips).toContainText(`Comensal: ${name}`);
  await page.getByRole("button", { name: "Filtros (1)" }).click();
  await page.getByRole("button", { name: `Comensal: ${name}. Cambiar` }).click();
  await page.getByRole("listbox").getByRole("option", { name: "Todos" }).click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Elegir comensal" })).toContainText("Todos");
});

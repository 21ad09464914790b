import { openSession } from "../e2e/fixtures/office.ts";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import type { Part } from "./harness/part.ts";
import { expect, test } from "./harness/test.ts";

// A field that may stay empty keeps a text that is no number, and nothing is sent: specification §5, min 0 and 2 decimals.

const blank = "Ingrese un importe, por ejemplo 1.234,50, o deje el campo vacío";
const amount = "Ingrese un importe, por ejemplo 1.234,50";

/** It says so while it is typed in and once it is left; the text stays. */
async function staysWith(form: Part, label: string, text: string): Promise<void> {
  await expect(form.getByLabel(label)).toHaveValue(text);
  await expect(form.getByText(new RegExp(`^(?:${blank}|${amount})$`, "u"))).toBeVisible();
}

test("[FORM-13] [CLIENTS-23] a daily limit that is no number stays in the commensal's row, and nothing of the client is sent", async ({
  enter,
  line,
  cantina,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const { email, commensals } = await addFamily();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/manage_users?text=${email}`);
  await page.getByRole("button", { name: `Acciones de ${email}` }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: /^Editar /u });
  await form.getByRole("button", { name: `Editar a Ana ${commensals[0]?.lastName}` }).click();
  const asked = line.watch(/\/profiles\/clients\/[^/]+$/u);
  // Whoever hears that the client was made reads it, sooner or later.
  const sent = () => asked.filter(({ method }) => method !== "GET");
  await form.getByLabel("Límite diario").fill("mil");
  await form.getByRole("button", { name: "Aceptar" }).click();
  await staysWith(form, "Límite diario", "mil");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("Complete los datos de los comensales o cancele su edición")).toBeVisible();
  await staysWith(form, "Límite diario", "mil");
  expect(sent()).toHaveLength(0);
  await form.getByLabel("Límite diario").fill("");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form).toHaveCount(0);
  expect(sent()).toHaveLength(1);
});

test("[FORM-13] [CAFETERIA-26] a note's value that is no number is not saved without it", async ({
  enter,
  line,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=denominations");
  const card = page.getByRole("region", { name: "Billetes y monedas" });
  const sent = line.watch(/\/edit_admin$/u);
  await card.getByLabel("Otro valor").fill("mil");
  await card.getByRole("button", { name: "Agregar" }).click();
  await staysWith(card, "Otro valor", "mil");
  await card.getByRole("button", { name: "Guardar" }).click();
  await staysWith(card, "Otro valor", "mil");
  expect(sent).toHaveLength(0);
});

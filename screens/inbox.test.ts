// @module-tag long
import { randomUUID } from "node:crypto";
import { settingsEndpoints } from "@cantina/contract/cafeteria";
import { claimEndpoints } from "@cantina/contract/claims";
import type { ManagedClient } from "@cantina/domain/clients";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { cut } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

test("[CLAIMS-02] [CLAIMS-03] what Reclamos shows stands in its address, and a claim that is resolved leaves the pending ones", async ({
  enter,
  cantina,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const [one, other] = [await addFamily(), await addFamily()];
  const [session] = await openSession(cantina.url, "administrator");
  const client = clientFor(cantina.url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const claim = async ({ id: profileId }: ManagedClient, comments: string): Promise<void> => {
    const body = { profileId, comments, phoneNumber: "11 5555 0000", issue: "ORDER_ISSUE" } as const;
    value(await client.call(claimEndpoints.createClaim, { params, body }, { idempotencyKey: randomUUID() }));
  };
  const tail = randomUUID().slice(0, 8);
  await claim(one, `Sin azúcar ${tail}`);
  await claim(one, `Sin sal ${tail}`);
  await claim(other, `Sin azúcar ${tail}`);

  const page = await enter(session, "/inbox?status=UNSOLVED");
  const cards = page.getByRole("list", { name: "Reclamos" }).getByRole("listitem");
  const person = page.getByLabel("Buscar", { exact: true });
  const comment = page.getByLabel("Comentario", { exact: true });
  const status = page.getByLabel("Estado", { exact: true });
  await expect(status).toHaveValue("UNSOLVED");
  await comment.fill(`sin azucar ${tail}`);
  await expect(cards).toHaveText([new RegExp(other.username, "u"), new RegExp(one.username, "u")]);
  await person.fill(one.email.toUpperCase());
  await expect(cards).toHaveText([new RegExp(one.username, "u")]);
  const pending = status.locator("option").nth(1);
  const asMany = await pending.textContent();
  await cards.getByRole("button", { name: /^Resolver/u }).click();
  await expect(page.getByRole("heading", { name: "No se encontraron reclamos" })).toBeVisible();
  await expect(pending).not.toHaveText(asMany);

  await page.getByRole("button", { name: "Quitar Estado: Pendientes" }).click();
  await expect(cards).toHaveText([/Resuelto/u]);
  await page.reload();
  await expect(cards).toHaveText([/Resuelto/u]);
  await expect(person).toHaveValue(one.email.toUpperCase());
  await expect(comment).toHaveValue(`sin azucar ${tail}`);
  await person.fill("");
  await expect(cards).toHaveText([new RegExp(other.username, "u"), /Resuelto/u]);
  await status.selectOption("SOLVED");
  await expect(cards).toHaveText([/Resuelto/u]);
  await cards.getByRole("button", { name: /^Listo/u }).click();
  await expect(page.getByRole("heading", { name: "No se encontraron reclamos" })).toBeVisible();
  await expect(pending).toHaveText(asMany);
  await page.getByRole("button", { name: "Quitar filtros" }).last().click();
  await expect(page).toHaveURL("/inbox");
  await expect(cards.filter({ hasText: tail })).toHaveCount(3);
});

const faults = [
  "Por favor selecciona un usuario",
  "Por favor selecciona un motivo",
  "Por favor ingrese un comentario",
  "Por favor ingrese un teléfono",
] as const;

test("[CLAIMS-10] [CLAIMS-11] an administrator writes a claim, told of each field that is empty, and of what the server has against it", async ({
  enter,
  cantina,
  line,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/inbox");
  await page.getByRole("button", { name: "Crear comentario" }).click();
  const form = page.getByRole("dialog", { name: "Crear comentario" });
  const create = form.getByRole("button", { name: "Crear", exact: true });
  await create.click();
  for (const fault of faults) await expect(form.getByText(fault, { exact: true })).toBeVisible();
  await expect(form.getByLabel("Motivo").locator("option")).toHaveText([
    "Elegir…",
    "Modificar un pedido",
    "Cancelar un pedido",
    "Problema con un pedido",
    "Queja del servicio",
    "Problema con el saldo",
    "Consulta sobre el perfil",
    "Consulta sobre el saldo",
    "Consulta sobre la app",
  ]);
  await form.getByRole("button", { name: "Elegir usuario" }).click();
  await form.getByRole("combobox", { name: "Buscar usuario" }).fill(family.email);
  await page.getByRole("option", { name: new RegExp(family.email, "u") }).click();
  await form.getByLabel("Motivo").selectOption("Consulta sobre el saldo");
  // Blanks are nothing.
  await form.getByLabel("Comentario", { exact: true }).fill("   ");
  await form.getByLabel("Teléfono").fill("   ");
  await create.click();
  for (const fault of faults.slice(0, 2)) await expect(form.getByText(fault, { exact: true })).toHaveCount(0);
  for (const fault of faults.slice(2)) await expect(form.getByText(fault, { exact: true })).toBeVisible();
  await form.getByLabel("Comentario", { exact: true }).fill("x".repeat(1_200));
  await expect(form.getByLabel("Comentario", { exact: true })).toHaveValue("x".repeat(1_000));
  await form.getByLabel("Teléfono").fill("1".repeat(60));
  await expect(form.getByLabel("Teléfono")).toHaveValue("1".repeat(40));
  const comment = `No veo la recarga ${family.email}`;
  await form.getByLabel("Comentario", { exact: true }).fill(comment);
  await form.getByLabel("Teléfono").fill("11 4444-7777");

  // What another client of the API may leave out is told as the server says it.
  for (const [path, left, told] of [
    [null, "profileId", "No profileId provided"],
    ["/api/cafeterias//claims", null, "No cafeteriaId found"],
  ] as const) {
    const letThrough = line.meet(/\/claims$/u, async (send, call) => {
      if (call.method !== "POST") return send();
      letThrough();
      const body = { profileId: family.id, issue: "BALANCE_INQUIRY", comments: comment, phoneNumber: "1" };
      const headers = { authorization: call.header("authorization") ?? "", "content-type": "application/json" };
      return fetch(`${cantina.url}${path ?? call.path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(left === null ? body : { ...body, [left]: undefined }),
      });
    });
    await create.click();
    await expect(form.getByText(`Revise los datos ingresados. ${told}.`)).toBeVisible();
    await expect(form.getByLabel("Comentario", { exact: true })).toHaveValue(comment);
  }
  await create.click();
  await expect(toast(page, "Se creó el comentario.")).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByLabel("Comentario", { exact: true }).fill(comment);
  const card = page.getByRole("list", { name: "Reclamos" }).getByRole("listitem");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(/recién|hace 1 minuto/u);
  await expect(card).toContainText("Consulta sobre el saldo");
  await expect(card).toContainText(`Ana ${family.commensals[0]?.lastName} · ${family.email}`);
});

test("[CLAIMS-04] [CLAIMS-05] [CLAIMS-06] the inbox tells ages, copies phones, and hides them from employees where that is configured", async ({
  enter,
  cantina,
}) => {
  const [administrator] = await openSession(cantina.url, "administrator");
  const [employee] = await openSession(cantina.url, "employee");
  const desk = clientFor(cantina.url, administrator.jwt);
  const params = { cafeteriaId: administrator.profile.cafeteriaId };
  const hidePhones = async (hiddenPhoneForEmployees: boolean): Promise<void> => {
    value(await desk.call(settingsEndpoints.editSettings, { params, body: { hiddenPhoneForEmployees } }));
  };
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  // As of a browser that refuses the old way, too.
  Object.defineProperty(document, "execCommand", { configurable: true, value: () => false });

  const page = await enter(employee, "/inbox");
  const cards = page.getByRole("list", { name: "Reclamos" }).getByRole("listitem");
  await expect(page.getByRole("button", { name: "Crear comentario" })).toHaveCount(0);
  await expect(page.getByLabel("Buscar", { exact: true })).toHaveAttribute("placeholder", "Comensal, cliente o email");
  await expect(page.getByLabel("Estado", { exact: true }).locator("option")).toHaveText([
    /^Todos \(\d+\)$/u,
    /^Pendientes \(\d+\)$/u,
    /^Resueltos \(\d+\)$/u,
  ]);
  // What the demo's families wrote 24 minutes and 51 hours ago.
  const recent = cards.filter({ hasText: "¿Pueden cambiar la ensalada del viernes por una tarta?" });
  const old = cards.filter({ hasText: "Bruno no va al colegio mañana, ¿se puede cancelar el pedido?" });
  await expect(recent).toContainText(/hace \d+ minutos/u);
  await expect(old).toContainText(/\d\d\/\d\d\/\d\d · más de 24 h/u);
  await expect(recent).not.toContainText("más de 24 h");

  await recent.getByRole("button", { name: "Copiar teléfono 11 5555-0110" }).click();
  await expect(recent.getByRole("button", { name: "Teléfono copiado" })).toHaveText("Copiado");
  expect(copied).toEqual(["11 5555-0110"]);
  await expect(recent.getByRole("button", { name: "Copiar teléfono 11 5555-0110" })).toHaveText("11 5555-0110");
  clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  await recent.getByRole("button", { name: /^Copiar teléfono/u }).click();
  await expect(toast(page, "El navegador no dejó copiar. El teléfono es 11 5555-0110.")).toBeVisible();

  await hidePhones(true);
  try {
    await expect(recent).toHaveCount(1);
    await expect(cards.getByRole("button", { name: /^Copiar teléfono/u })).toHaveCount(0);
    await expect(recent.getByRole("button", { name: /^Resolver/u })).toBeVisible();
    const other = await enter(administrator, "/inbox");
    await expect(other.getByRole("button", { name: "Copiar teléfono 11 5555-0110" })).toBeVisible();
  } finally {
    await hidePhones(false);
    Reflect.deleteProperty(navigator, "clipboard");
    Reflect.deleteProperty(document, "execCommand");
  }
});

test("[CLAIMS-03] an inbox that can't be read says so, and one in which nobody wrote says who will", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "system");
  const listed = /\/claims$/u;
  const refuse = line.meet(listed, cut);
  const page = await enter(session, "/inbox");
  await expect(page.getByText("No se pudieron cargar los reclamos")).toBeVisible();
  refuse();
  await expect(page.getByRole("list", { name: "Reclamos" })).toBeVisible();
  line.meet(listed, () => Promise.resolve(Response.json({ data: [] })));
  await page.reload();
  await expect(page.getByRole("heading", { name: "No hay reclamos" })).toBeVisible();
  await expect(page.getByText("Los que envíen los clientes desde la app aparecen aquí al momento.")).toBeVisible();
});

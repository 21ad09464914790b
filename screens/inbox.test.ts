import { randomUUID } from "node:crypto";
import { claimEndpoints } from "@cantina/contract/claims";
import type { ManagedClient } from "@cantina/domain/clients";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

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

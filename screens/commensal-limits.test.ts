import { randomUUID } from "node:crypto";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { type AccountName, openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

// Specification §6: 'Cafeteria features gate … advanced identification, restrictions, daily limit', each on screen and server.

const place = "Comedor San Martín";
const gated = ["commensalDailyLimit", "commensalRestrictions", "advancedIdentification"] as const;

test("[CLIENTS-17] [CLIENTS-23] [CLIENTS-24] limit, restrictions and identification are an administrator's to set, where their features are on", async ({
  enter,
  cantina,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const { id: clientId, email, commensals } = await addFamily();
  const [diner] = commensals;
  const name = `Ana ${diner?.lastName}`;
  const [administrator] = await openSession(cantina.url, "administrator");
  const ask = async (account: AccountName, path: string, body: object) => {
    const [{ jwt, profile }] = await openSession(cantina.url, account);
    const answer = await fetch(`${cantina.url}/api/cafeterias/${profile.cafeteriaId}${path}`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${jwt}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const told = (await answer.json()) as { readonly Message?: { readonly Message?: string } };
    return `${answer.status} ${told.Message?.Message ?? ""}`.trim();
  };
  const limit = `/commensals/${diner?.id}/daily-limit`;
  const restrictions = `/profiles/${clientId}/commensals/${diner?.id}/restrictions`;
  const before = await switchFeatures(cantina.url, place, (features) => [...new Set([...features, ...gated])]);
  try {
    for (const isOn of [true, false]) {
      await switchFeatures(cantina.url, place, (features) => [
        ...features.filter((feature) => !(gated as readonly string[]).includes(feature)),
        ...(isOn ? gated : []),
      ]);
      const page = await enter(administrator, `/manage_users?text=${email}`);
      await page.getByRole("button", { name: `Acciones de ${email}` }).click();
      await page.getByRole("menuitem", { name: "Editar" }).click();
      const form = page.getByRole("dialog", { name: /^Editar /u });
      const here = isOn ? 1 : 0;
      await expect(form.getByRole("button", { name: `Restricciones de compra de ${name}` })).toHaveCount(here);
      await form.getByRole("button", { name: `Editar a ${name}` }).click();
      await expect(form.getByLabel("Alergias")).toBeVisible();
      await expect(form.getByLabel("Límite diario")).toHaveCount(here);
      await expect(form.getByRole("group", { name: "Foto" })).toHaveCount(here);
      if (isOn) {
        await form.getByLabel("Límite diario").fill("-5");
        await form.getByRole("button", { name: "Aceptar" }).click();
        await expect(form.getByText("El importe no puede ser negativo", { exact: true })).toBeVisible();
      }

      const ours = isOn ? "200" : "403 FEATURE_DISABLED";
      expect(await ask("administrator", limit, { dailyLimit: 2_500.5 })).toBe(ours);
      expect(await ask("administrator", restrictions, { productIds: [] })).toBe(ours);
      if (isOn) expect(await ask("administrator", limit, { dailyLimit: -1 })).toBe("400 VALIDATION");
      for (const path of [limit, restrictions])
        expect(await ask("employee", path, { dailyLimit: 1, productIds: [] })).toBe("403 WRONG_PERMISSIONS");
    }
  } finally {
    await switchFeatures(cantina.url, place, () => before);
  }
});

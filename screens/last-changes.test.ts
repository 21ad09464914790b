// @module-tag long
import { randomUUID } from "node:crypto";
import { accessEndpoints } from "@cantina/contract/access";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

// Specification §7's calls of the configuration, by its own words, and what each of them leads to on a screen.

/** Each topic by its address and its title, the call that changes it, and what it is sent. */
const topics = [
  ["classes", "Clases", "POST", "/classes", { name: "3º A" }],
  ["cut-off", "Horario límite de pedidos", "PUT", "/edit_admin", { dayOrderRequestTimeLimit: "10:30" }],
  [
    "pickup",
    "Horarios de entrega",
    "PUT",
    "/edit_admin",
    {
      allowedOrderPickupTimeType: "INTERVAL",
      allowedIntervalOrderPickupTimeStart: "12:00",
      allowedIntervalOrderPickupTimeEnd: "14:00",
    },
  ],
  ["days", "Días de toma de pedidos", "PUT", "/edit_admin", { closedDays: ["SUNDAY"] }],
  ["orders", "Comandas", "PUT", "/autocomplete", { autoCompleteCheck: true }],
  ["school-rules", "Reglas escolares", "PUT", "/edit_admin", { sealPolicy: "WARN" }],
  ["balance", "Saldo mínimo", "PUT", "/ignore-minimum-balance", { allowIgnoreMinimumBalance: true }],
  ["payment", "Métodos de pago", "PUT", "/custom-payment-method", { customPaymentMethod: "Vales" }],
  ["cash", "Caja", "PUT", "/cash-settings", { blindClose: false }],
  ["denominations", "Billetes y monedas", "PUT", "/edit_admin", { cashDenominations: [500, 100] }],
  ["phones", "Teléfonos de reclamos", "PUT", "/edit_admin", { hiddenPhoneForEmployees: true }],
] as const;

test("[CAFETERIA-25] each topic that is open names a colleague who changes it, at once, and none before", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina, ["flowControl"]);
  const [system] = await openSession(cantina.url, "system");
  const moved = { body: { cafeteriaId: place.cafeteriaId } };
  const colleague = value(await clientFor(cantina.url, system.jwt).call(accessEndpoints.moveProfiles, moved));
  const told = new RegExp(`^Último cambio: ${colleague.profile.username}, .+ \\d\\d:\\d\\d$`, "u");
  const page = await enter(place.session);
  for (const [topic, title, method, path, body] of topics) {
    await page.goto(`/configuration?topic=${topic}`);
    const card = page.getByRole("region", { name: title, exact: true });
    await expect(card.locator("button, label").first()).toBeVisible();
    await expect(card.getByText(/^Último cambio/u)).toHaveCount(0);
    const answer = await fetch(`${cantina.url}/api/cafeterias/${place.cafeteriaId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${colleague.jwt}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify(body),
    });
    expect([topic, answer.status, answer.ok ? "" : await answer.text()]).toEqual([topic, 200, ""]);
    await expect(card.getByText(told)).toBeVisible();
  }
});

test("[CAFETERIA-01] a till that is open takes the cafeteria's own method as it is named, renamed and taken away", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  await place.addProduct();
  const till = await enter(await place.employee());
  await expect(till.getByText("Alfajor", { exact: true }).first()).toBeVisible();
  let former: string | null = null;
  for (const customPaymentMethod of ["Vales", "Vales de la escuela", null]) {
    const answer = await fetch(`${cantina.url}/api/cafeterias/${place.cafeteriaId}/custom-payment-method`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${place.session.jwt}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ customPaymentMethod }),
    });
    expect(answer.status).toBe(200);
    if (customPaymentMethod !== null)
      await expect(till.getByText(customPaymentMethod, { exact: true }).first()).toBeVisible();
    if (former !== null) await expect(till.getByText(former, { exact: true })).toHaveCount(0);
    former = customPaymentMethod;
  }
});

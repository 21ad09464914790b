import { randomUUID } from "node:crypto";
import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { mattildaEndpoints } from "@cantina/contract/payments";
import { loadTemporal } from "@cantina/domain/kernel";
import { type MattildaStandIn, startMattilda } from "@cantina/testkit/stand-ins";
import { expect, test } from "@playwright/test";
import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { type Cantina, removeFolder, startCantina } from "./fixtures/cantina.ts";
import { copyDemoData } from "./fixtures/demo-data.ts";
import { readSheet, saved } from "./fixtures/files.ts";
import { clientFor, openSession, value } from "./fixtures/office.ts";
import { remember } from "./fixtures/test.ts";

let office: MattildaStandIn;
let cantina: Cantina;
let folder: string;

/** The demo's cafeteria moves to a country that has the provider, and is given its merchant id. */
test.beforeAll(async () => {
  await loadTemporal();
  office = await startMattilda();
  ({ folder } = await copyDemoData());
  cantina = await startCantina(folder, {
    env: {
      CANTINA_MATTILDA: JSON.stringify({ apiKey: office.settings.apiKey }),
      CANTINA_MATTILDA_URL: office.settings.apiUrl,
    },
  });
  const [{ jwt, profile }] = await openSession(cantina.url, "system");
  const client = clientFor(cantina.url, jwt);
  const params = { cafeteriaId: profile.cafeteriaId };
  const { name, timeZone, activityStatus, startDate } = value(
    await client.call(cafeteriaEndpoints.readCafeteria, { params }),
  );
  const body = { name, timeZone, activityStatus, startDate, countryId: "MX" };
  value(await client.call(cafeteriaEndpoints.editCafeteria, { params, body }, { idempotencyKey: randomUUID() }));
  const merchant = { params, body: { merchantId: office.firstMerchant } };
  value(await client.call(mattildaEndpoints.setMattildaConfiguration, merchant, { idempotencyKey: randomUUID() }));
});
test.afterAll(async () => {
  await cantina.stop();
  await office.close();
  await removeFolder(folder);
});

test("[PAYOUT-01] [PAYOUT-03] axe finds nothing on the payouts, of which a spreadsheet is saved that another program reads", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const [session] = await openSession(cantina.url, "administrator");
  await remember(page, session);
  await page.goto(`${cantina.url}/mattilda-payouts`);
  const rows = page.getByRole("table", { name: "Liquidaciones" }).getByRole("row");
  await expect(rows).toHaveCount(11);
  await expectAccessibleAtDeskAndPhone(page, "Liquidaciones");
  const file = await saved(page, () =>
    rows
      .nth(1)
      .getByRole("button", { name: /^Descargar/u })
      .click(),
  );
  expect(file.name).toMatch(/^liquidacion-\d{4}-\d\d-\d\d\.xlsx$/u);
  const { rows: lines } = await readSheet(file);
  expect(lines.at(-1)).toEqual(["comedor-1.25", expect.any(String), "Total dispersado", 29_883.74]);

  office.failPage(2, { kind: "status", status: 500, when: "before" });
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await expect(page.getByText("No se pudieron cargar las liquidaciones")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "Liquidaciones que no llegaron");
  office.forgetFaults();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(rows).toHaveCount(11);
  office.payOut("comedor-1", 0);
  await page.reload();
  await expect(page.getByText("Todavía no hay liquidaciones")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(page, "Liquidaciones, ninguna");
});

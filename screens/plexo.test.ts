// @module-tag long
import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { cents } from "@cantina/domain/kernel";
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import { type PlexoStandIn, startPlexo } from "@cantina/testkit/stand-ins";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";
import { type Visits, visitsTo } from "./harness/visits.ts";

type Shop = { readonly cantina: DemoServer; readonly plexo: PlexoStandIn } & Visits;
let shop: Shop;

/** The demo in Uruguay, on a server that reaches the stand-in. */
beforeAll(async () => {
  const plexo = await startPlexo();
  const { apiUrl, ...keys } = plexo.settings;
  const cantina = await openDemoServer(
    async ({ query }) => {
      await query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing", []);
      await query(
        `update cafeteria set country_id = 'UY', features = array_append(array_remove(features, 'plexo'), 'plexo')
          where name = 'Comedor San Martín'`,
        [],
      );
    },
    { CANTINA_PLEXO: JSON.stringify(keys), CANTINA_PLEXO_URL: apiUrl },
  );
  shop = { cantina, plexo, ...visitsTo(cantina) };
});
afterAll(async () => {
  await shop.leave();
  await shop.cantina.stop();
  await shop.plexo.close();
});

const openSection = async (account: "administrator" | "system") => {
  const page = await shop.enter(account, "/configuration?topic=providers");
  const card = page.getByRole("region", { name: "Proveedores" });
  return { page, section: card.getByRole("listitem").filter({ hasText: "Plexo" }).first() };
};

test("[PROVIDER-07] the highest level associates the canteen with Plexo, sees the assigned id and associates another", async () => {
  const { section: seen } = await openSection("administrator");
  await expect(seen.getByText("Falta el id de comercio")).toBeVisible();
  await expect(seen.getByLabel("Id de comercio")).toHaveCount(0);

  const { page, section } = await openSection("system");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText("Por favor ingrese el id de comercio")).toBeVisible();
  await section.getByLabel("Id de comercio").fill(" 9001 ");
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(toast(page, "Se asoció la cafetería con Plexo.")).toBeVisible();
  await expect(section.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(section.getByText("De prueba: no se cobra dinero")).toBeVisible();
  await section.getByRole("button", { name: "Volver a asociar" }).click();
  await expect(section.getByText("9001", { exact: true })).toHaveCount(0);
  await section.getByRole("button", { name: "Ver el id asignado" }).click();
  await expect(section.getByText("9001", { exact: true })).toBeVisible();
  await section.getByRole("button", { name: "Volver a asociar" }).click();
  await section.getByLabel("Id de comercio").fill(shop.plexo.firstCommerce);
  await section.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(section.getByText(shop.plexo.firstCommerce, { exact: true })).toBeVisible();

  const field = section.getByLabel("Recargo al cliente (%)");
  const save = () => section.getByRole("button", { name: "Guardar" }).click();
  await field.fill("100,01");
  await save();
  await expect(section.getByText("Debe ser de 0 a 100, con hasta dos decimales")).toBeVisible();
  await field.fill("2,51");
  await save();
  await expect(section.getByText("Se guardó.")).toBeVisible();

  const { section: office } = await openSection("administrator");
  await expect(office.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(office).not.toContainText(shop.plexo.firstCommerce);
  await expect(office.getByRole("button", { name: "Volver a asociar" })).toHaveCount(0);
  await expect(office.getByLabel("Recargo al cliente (%)")).toHaveCount(0);
});

test("[PROVIDER-05] what is paid on Plexo's page stands in the history as pending until Plexo says that it was paid", async () => {
  const { section } = await openSection("system");
  await expect(section.getByText(shop.plexo.firstCommerce, { exact: true })).toBeVisible();
  const [family] = await openSession(shop.cantina.url, "family");
  const begun = await clientFor(shop.cantina.url, family.jwt).call(
    balanceChargeEndpoints.createBalanceCharge,
    {
      params: { cafeteriaId: family.profile.cafeteriaId },
      body: { amount: cents(4_321_00), paymentMethod: "PLEXO" },
    },
    { idempotencyKey: randomUUID() },
  );
  const url = value(begun).paymentUrl ?? "";
  expect(url).toContain("/api/plexo/pay?token=");
  const page = await shop.enter("administrator", "/orders");
  const row = page.getByRole("row").filter({ hasText: "Plexo" }).first();
  await expect(row).toContainText("Pago pendiente");
  const opened = await fetch(url, { redirect: "manual" });
  expect(opened.status).toBe(303);
  // As a buyer does: the page tries, and tells of it.
  const press = (name: string) =>
    fetch(opened.headers.get("location") ?? "", {
      method: "POST",
      body: new URLSearchParams({ do: name }),
      redirect: "manual",
    });
  await press("decline");
  await expect(row).toContainText("Pago rechazado");
  const back = await press("pay");
  expect(back.headers.get("location")).toContain("/api/plexo/back");
  await expect(row).toContainText("Completado");
});

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { accessEndpoints, employeeEndpoints } from "@cantina/contract/access";
import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { timeZone } from "@cantina/domain/kernel";
import { demoPassword } from "@cantina/testkit/demo";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { linkInMail } from "../e2e/fixtures/place-desk.ts";
import { cut } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";

// A till that the hub doesn't reach learns by its own next call that its person may no longer work there.

/** A cafeteria of its own, with one employee who has just signed in. */
async function openPlace(url: string, dataFolder: string) {
  const [system] = await openSession(url, "system");
  const client = clientFor(url, system.jwt);
  const key = () => ({ idempotencyKey: randomUUID() });
  const body = { name: `Comedor ${randomUUID().slice(0, 6)}`, countryId: "AR", timeZone: timeZone("America/Cordoba") };
  const { id: cafeteriaId } = value(await client.call(cafeteriaEndpoints.createCafeteria, { body }, key()));
  const email = `cajera.${randomUUID().slice(0, 6)}@prueba.test`;
  const params = { cafeteriaId };
  const employee = { cafeteriaId, email, isAdministrator: false, isNewAccount: true };
  value(await client.call(employeeEndpoints.registerEmployee, { params, body: employee }, key()));
  const link = new URL(await linkInMail(join(dataFolder, "mail"), email));
  const sent = (name: string): string => link.searchParams.get(name) ?? "";
  const newPassword = demoPassword;
  const anybody = clientFor(url, null);
  value(
    await anybody.call(accessEndpoints.confirmResetPassword, {
      body: { token: sent("token"), authenticationUserId: sent("authenticationUserId"), newPassword },
    }),
  );
  const [session] = value(await anybody.call(accessEndpoints.authenticate, { body: { email, password: newPassword } }));
  if (session === undefined) throw new Error("the employee has no profile");
  const till = clientFor(url, session.jwt);
  return {
    session,
    /** The server remembers for a moment whom it let in. */
    isRefused: () =>
      expect.poll(async () => (await till.call(catalogEndpoints.listCategories, { params })).ok).toBe(false),
    disable: async () => value(await client.call(cafeteriaEndpoints.disableCafeteria, { params }, key())),
  };
}

test("[CAFETERIA-08] [SESSION-12] a till without its hub ends with the reason at the first call that its disabled cafeteria refuses", async ({
  enter,
  line,
  cantina,
}) => {
  const { session, disable, isRefused } = await openPlace(cantina.url, cantina.dataFolder);
  line.meet(/\/hubs\//u, cut);
  const page = await enter(session, "/inbox");
  await expect(page.getByRole("banner")).toContainText(session.profile.cafeteriaName);
  // What the header asks for comes last; a call after that would be the one that ends the till.
  await expect(page.getByRole("banner").getByRole("button", { name: /^Reclamos/u })).toBeVisible();
  await disable();
  await isRefused();
  await expect(page).toHaveURL("/inbox");

  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("link", { name: "Historial", exact: true }).click();
  await expect(page.getByText("La cafetería está deshabilitada.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("[CAFETERIA-08] [SESSION-12] a till whose hub is refused learns why by itself", async ({
  enter,
  line,
  cantina,
}) => {
  const { session, disable, isRefused } = await openPlace(cantina.url, cantina.dataFolder);
  const letThrough = line.meet(/\/hubs\//u, cut);
  const page = await enter(session, "/inbox");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Reclamos/u })).toBeVisible();
  await disable();
  await isRefused();
  await expect(page).toHaveURL("/inbox");
  letThrough();
  await expect(page.getByText("La cafetería está deshabilitada.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login");
});

const refuse = async (): Promise<Response> =>
  Response.json({ Message: { Message: "WRONG_PERMISSIONS" } }, { status: 403 });

test("[SESSION-12] a profile that is taken is told the same way, and one call that is another level's ends nothing", async ({
  till,
  line,
}) => {
  line.meet(/\/hubs\//u, cut);
  const { page } = await till();
  const asked = line.watch(/\/authentication\/profiles$/u);
  const letThrough = line.meet(/\/api\/feedback/u, refuse);
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("link", { name: "Sugerencias", exact: true }).click();
  await expect(page.getByText("Usted no se encuentra autorizado para realizar esta acción")).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page).toHaveURL("/feedback");

  letThrough();
  // As the server answers a profile that is gone. Only what the next screen asks for: another call might end it before.
  line.meet(/\/transactions|\/authentication\/profiles$/u, refuse);
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("link", { name: "Historial", exact: true }).click();
  await expect(
    page.getByText("Ya no tiene acceso a esta cafetería. Inicie sesión nuevamente.", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL("/login");
});

import { createHmac } from "node:crypto";
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import { afterAll, afterEach, beforeAll } from "vitest";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { openOffice, openSession } from "../e2e/fixtures/office.ts";
import { type Intercom, intercomStandIn } from "./harness/intercom.ts";
import { type Screen, newScreen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";
import { until } from "./harness/until.ts";

const [appId, secret] = ["abc12345", "clave-de-identidad-del-centro"];

let known: DemoServer;
let intercom: Intercom;
let page: Screen | undefined;

beforeAll(async () => {
  known = await openDemoServer(undefined, { CANTINA_INTERCOM_APP_ID: appId, CANTINA_INTERCOM_SECRET: secret });
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  intercom.forget();
});
afterAll(() => known.stop());

/** Signed in on the server that knows an Intercom. */
async function begin(account: "employee" | "administrator" = "employee") {
  intercom = intercomStandIn();
  localStorage.clear();
  sessionStorage.clear();
  const [session] = await openSession(known.url, account);
  localStorage.setItem("cantina.session", JSON.stringify(session));
  page = newScreen(known.url);
  await page.goto("/");
  return { page, profile: session.profile };
}
const buttonOf = (screen: Screen) => screen.getByRole("button", { name: "Centro de ayuda", exact: true });
const waitForScript = () =>
  until(() => (intercom.scripts().length === 1 ? null : "no script of Intercom is waited for"));

test("[HELP-01] [HELP-02] [HELP-03] somebody opens the help centre, which knows who asks and nothing else, and signs out of it", async () => {
  const { page: screen, profile } = await begin();
  await expect(buttonOf(screen)).toBeVisible();
  expect(intercom.scripts()).toEqual([]);
  await buttonOf(screen).click();
  await waitForScript();
  expect(intercom.scripts()).toEqual([`https://widget.intercom.io/widget/${appId}`]);
  await expect(buttonOf(screen)).toHaveAttribute("aria-busy", "true");
  intercom.arrive();
  await expect(screen.locator("[aria-busy=true]")).toHaveCount(0);
  expect(intercom.calls.map(([name]) => name)).toEqual(["shutdown", "boot", "onShow", "show"]);
  expect(intercom.calls[1]?.[1]).toEqual({
    api_base: "https://api-iam.intercom.io",
    app_id: appId,
    user_id: profile.id,
    user_hash: createHmac("sha256", secret).update(profile.id).digest("hex"),
    name: profile.username,
    hide_default_launcher: true,
  });
  await screen.getByRole("button", { name: "Cerrar sesión" }).first().click();
  await expect(screen.getByLabel("Email")).toBeVisible();
  await until(() => (intercom.calls.at(-1)?.[0] === "shutdown" ? null : "nobody ended it"));
});

test("[HELP-03] a help centre that is blocked says so in Spanish, and opens when it is tried again", async () => {
  const { page: screen } = await begin();
  await buttonOf(screen).click();
  await waitForScript();
  intercom.block();
  await expect(toast(screen, "No se pudo abrir el centro de ayuda.")).toBeVisible();
  await expect(toast(screen, "Puede que no haya conexión o que este navegador bloquee Intercom.")).toBeVisible();
  expect(intercom.scripts()).toEqual([]);
  await screen.getByRole("button", { name: "Reintentar" }).click();
  await waitForScript();
  intercom.arrive();
  await until(() => (intercom.calls.at(-1)?.[0] === "show" ? null : "it is not shown"));
});

test("[HELP-01] the button goes when the cafeteria's help centre is switched off, and comes with it", async () => {
  const { page: screen } = await begin();
  await expect(buttonOf(screen)).toBeVisible();
  const { name } = await (await openOffice(known.url)).readCafeteria();
  const before = await switchFeatures(known.url, name, (on) => on.filter((one) => one !== "intercomWeb"));
  await expect(buttonOf(screen)).toHaveCount(0);
  await switchFeatures(known.url, name, () => before);
  await expect(buttonOf(screen)).toBeVisible();
});

test("[HELP-01] on a server that knows no Intercom there is no button, whatever the cafeteria has on", async ({
  till,
  cantina,
  office,
}) => {
  intercom = intercomStandIn();
  const { name } = await office.readCafeteria();
  expect(await switchFeatures(cantina.url, name, (on) => on)).toContain("intercomWeb");
  const { page: screen } = await till();
  await expect(screen.getByRole("button", { name: "Cerrar sesión" }).first()).toBeVisible();
  await expect(buttonOf(screen as Screen)).toHaveCount(0);
});

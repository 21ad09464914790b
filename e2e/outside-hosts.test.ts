import { createHmac } from "node:crypto";
import { type Page, expect } from "@playwright/test";
import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { openSession } from "./fixtures/office.ts";
import { remember } from "./fixtures/test.ts";
import { toast } from "./fixtures/toast.ts";
import { intercom, test } from "./fixtures/watched-place.ts";

test.use({ viewport: desk });

/** A screen whose code fails as it is drawn. */
const breakScreen = (page: Page, screen: string, statement: string): Promise<unknown> =>
  page.route(new RegExp(`/assets/${screen}-[^/]+\\.js$`, "u"), (route) =>
    route.fulfill({ contentType: "text/javascript", body: `export function ${screen}() { ${statement} }` }),
  );

test("[FAULTS-01] [FAULTS-02] a screen that can't be drawn says so, and reaches the collector by way of the server with nothing of anybody in it", async ({
  page,
  watched: { cantina, collector },
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  await remember(page, session);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await breakScreen(page, "FeedbackScreen", "return null.commensals;");
  await page.goto("/feedback?text=Valentina%20G%C3%B3mez");
  await expect(page.getByRole("heading", { name: "Ops, algo salio mal. Lo sentimos." })).toBeVisible();
  await expect.poll(() => collector.taken).toHaveLength(1);
  expect(collector.taken[0]).toMatchObject({
    type: "TypeError",
    level: "error",
    tags: { part: "web" },
  });
  expect(collector.taken[0]?.place).toMatch(/\/feedback$/u);
  expect(collector.taken[0]?.files.join(" ")).toMatch(/FeedbackScreen-[^/ ]+\.js/u);

  await breakScreen(
    page,
    "ReportsScreen",
    "throw new Error('Valentina Gómez, tarjeta VALE-0001, valentina@correo.test');",
  );
  await page.goto("/reports");
  await expect(page.getByRole("heading", { name: "Ops, algo salio mal. Lo sentimos." })).toBeVisible();
  await expect.poll(() => collector.taken).toHaveLength(2);
  expect(collector.taken[1]?.place).toMatch(/\/reports$/u);
  const { id, username, cafeteriaId } = session.profile;
  for (const secret of ["Valentina", "VALE-0001", "correo.test", session.jwt, id, username, cafeteriaId])
    expect(collector.posts.join("\n")).not.toContain(secret);
  expect(collector.turnedAway).toEqual([]);
  // The page itself asks nobody but its own server.
  expect([...hosts]).toEqual([new URL(cantina.url).host]);
});

/** What Intercom's script does as far as the product sees it, and what it was asked. */
const messenger = `(() => {
  const waiting = window.Intercom?.q ?? [];
  let onShow;
  window.asked = [];
  window.Intercom = (...call) => {
    window.asked.push(JSON.parse(JSON.stringify(call.map((one) => (typeof one === "function" ? "fn" : one)))));
    if (call[0] === "onShow") onShow = call[1];
    if (call[0] === "show") {
      document.body.append(Object.assign(document.createElement("aside"), { ariaLabel: "Intercom", textContent: "Hola" }));
      onShow?.();
    }
    if (call[0] === "shutdown") document.querySelector("aside[aria-label=Intercom]")?.remove();
  };
  for (const call of waiting) window.Intercom(...call);
})();`;

test("[HELP-01] [HELP-02] [HELP-03] under the page's own policy the help centre's script comes when it is asked for, knows who asks, and ends with the sign-out", async ({
  page,
  watched: { cantina },
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  await remember(page, session);
  const fetched: string[] = [];
  let isBlocked = true;
  await page.route("https://widget.intercom.io/**", (route) => {
    fetched.push(route.request().url());
    return isBlocked ? route.abort() : route.fulfill({ contentType: "text/javascript", body: messenger });
  });
  await page.route("https://otro.test/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.other = 1" }),
  );
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/u.test(message.text())) violations.push(message.text());
  });
  await page.goto("/inbox");
  const button = page.getByRole("button", { name: "Centro de ayuda", exact: true });
  await expect(button).toBeVisible();
  expect(fetched).toEqual([]);
  await expectAccessibleAtDeskAndPhone(page, "help centre");

  await button.click();
  await expect(toast(page, "No se pudo abrir el centro de ayuda.")).toBeVisible();
  isBlocked = false;
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("complementary", { name: "Intercom" })).toHaveText("Hola");
  const script = `https://widget.intercom.io/widget/${intercom.appId}`;
  expect(fetched).toEqual([script, script]);
  const asked = () => page.evaluate("window.asked") as Promise<readonly (readonly unknown[])[]>;
  const { id, username } = session.profile;
  expect((await asked()).map(([name]) => name)).toEqual(["shutdown", "boot", "onShow", "show"]);
  expect((await asked())[1]?.[1]).toMatchObject({
    app_id: intercom.appId,
    user_id: id,
    user_hash: createHmac("sha256", intercom.secret).update(id).digest("hex"),
    name: username,
  });
  expect(violations).toEqual([]);

  // The policy lets nobody else in.
  const isLetIn = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const other = document.createElement("script");
        other.src = "https://otro.test/x.js";
        other.addEventListener("load", () => resolve(true));
        other.addEventListener("error", () => resolve(false));
        document.head.append(other);
      }),
  );
  expect(isLetIn).toBe(false);

  await page.getByRole("banner").getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Intercom" })).toHaveCount(0);
  expect((await asked()).at(-1)?.[0]).toBe("shutdown");
});

import { createServer } from "node:net";
import { loadTemporal } from "@cantina/domain/kernel";
import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { expect, test } from "@playwright/test";
import { type Cantina, makeDataFolder, removeFolder, startCantina } from "./fixtures/cantina.ts";

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, "localhost", () => {
      const address = probe.address();
      if (address === null || typeof address === "string") reject(new Error("no port"));
      else probe.close(() => resolve(address.port));
    });
  });

const folders: string[] = [];
const started: Cantina[] = [];

async function start(env: Readonly<Record<string, string>>, args: readonly string[]): Promise<Cantina> {
  const folder = await makeDataFolder();
  folders.push(folder);
  const cantina = await startCantina(folder, { env, args });
  started.push(cantina);
  return cantina;
}

test.beforeAll(loadTemporal);
test.afterEach(async () => {
  await Promise.all(started.splice(0).map((cantina) => cantina.stop()));
  await Promise.all(folders.splice(0).map(removeFolder));
});

test("an app served by one Cantina signs in to another, shows its pictures and hears its changes", async ({ page }) => {
  // Two first starts, one of them with the demo.
  const port = await freePort();
  const api = await start({ CANTINA_WEB_ORIGINS: `http://localhost:${port}` }, []);
  const app = await start({ PORT: String(port), CANTINA_API_URL: `${api.url}/api` }, ["--empty"]);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(new URL(request.url()).origin);
  });
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", () => heard.push(new URL(socket.url()).host)));

  await page.goto(`${app.url}/login`);
  await page.getByLabel("Email").fill(demoAccounts.employee.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(
    page
      .locator("main")
      .getByText(/^\d+ productos$/u)
      .first(),
  ).toBeVisible();

  const picture = page.locator("main img").first();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(new URL((await picture.getAttribute("src")) ?? "").origin).toBe(api.url);
  await expect.poll(() => heard[0]).toBe(new URL(api.url).host);
  expect(new Set(calls)).toEqual(new Set([api.url]));
  expect(refused).toEqual([]);
});

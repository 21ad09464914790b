import { createHash } from "node:crypto";
import { createServer } from "node:net";
import { loadTemporal } from "@cantina/domain/kernel";
import { openCounter } from "@cantina/testkit/orders-suite";
import { expect, test } from "@playwright/test";
import { letSignIn, openBooks } from "./fixtures/books.ts";
import { type Cantina, makeDataFolder, removeFolder, startCantina } from "./fixtures/cantina.ts";
import { pictureFile } from "./fixtures/picture-files.ts";
import { type Credentials, signIn } from "./fixtures/sign-in.ts";
import { openTill } from "./fixtures/till.ts";

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

async function start(env: Readonly<Record<string, string>>): Promise<Cantina> {
  const folder = await makeDataFolder();
  folders.push(folder);
  const cantina = await startCantina(folder, { env, args: ["--empty"] });
  started.push(cantina);
  return cantina;
}

const seller: Credentials = { email: "mostrador@lejos.test", password: "Mostrador2026" };

/** A canteen with two products, one of which has a picture. */
async function openStall({ url, dataFolder }: Cantina): Promise<void> {
  const books = await openBooks(dataFolder);
  const counter = await openCounter(books, { url });
  await letSignIn(books, counter.canteen.employeeId, seller);
  await counter.product({ name: "Agua" });
  const productId = await counter.product({ name: "Café" });
  const { mimeType, buffer } = pictureFile;
  await books.query(
    `with shown as (insert into picture (id, content_type, bytes) values ($2, $3, $4) returning id)
     update product set picture_id = shown.id from shown where product.id = $1`,
    [productId, createHash("sha256").update(buffer).digest("hex"), mimeType, buffer],
  );
  await books.close();
}

test.beforeAll(loadTemporal);
test.afterEach(async () => {
  await Promise.all(started.splice(0).map((cantina) => cantina.stop()));
  await Promise.all(folders.splice(0).map(removeFolder));
});

test(
  "an app served by one Cantina signs in to another, shows its pictures and hears its changes",
  { tag: "@long" },
  async ({ page }) => {
    const port = await freePort();
    const api = await start({ CANTINA_WEB_ORIGINS: `http://localhost:${port}` });
    await openStall(api);
    const app = await start({ PORT: String(port), CANTINA_API_URL: `${api.url}/api` });
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
    await signIn(page, seller);
    const till = await openTill(page);

    const picture = till.card("Café").locator("img");
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(new URL((await picture.getAttribute("src")) ?? "").origin).toBe(api.url);
    await expect.poll(() => heard[0]).toBe(new URL(api.url).host);
    expect(new Set(calls)).toEqual(new Set([api.url]));
    expect(refused).toEqual([]);
  },
);

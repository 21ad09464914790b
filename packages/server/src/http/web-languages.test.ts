import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { serveWeb } from "./static-web.ts";

const opened: FastifyInstance[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const page = (title: string): string => `<meta name="cantina-api" content="/api" /><title>${title}</title>`;

async function serve(apiUrl: string | null = null) {
  const folder = await mkdtemp(join(tmpdir(), "cantina-languages-"));
  folders.push(folder);
  await mkdir(join(folder, "en"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "first"));
  await writeFile(join(folder, "first", "login.html"), page("formulario"));
  await writeFile(join(folder, "index.html"), page("español"));
  await writeFile(join(folder, "en", "index.html"), page("English "));
  await writeFile(join(folder, "en-service-worker.js"), "1;");
  // As of an archive that gives all of its files one time; both pages are of one length.
  for (const name of ["index.html", "en/index.html"]) await utimes(join(folder, name), 1, 1);
  const app = fastify();
  opened.push(app);
  await serveWeb(app, { folder, apiUrl });
  return (url: string, cookie = "", headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { cookie, ...headers } });
}

test.each([null, "https://otra.test/api"])(
  "[LANG-04] a device gets the page that it chose, with the API at %s",
  async (apiUrl) => {
    const get = await serve(apiUrl);
    for (const url of ["/", "/verify", "/users/7?tab=1"]) {
      expect((await get(url)).body).toContain("español");
      expect((await get(url, "a=1; cantina-language=en")).body).toContain("English");
      const { headers } = await get(url, "cantina-language=en; b=2");
      expect(headers.vary).toContain("Cookie");
      expect(headers["cache-control"]).toBe("no-cache");
    }
    expect((await get("/en/index.html")).body).toContain("English");
    expect((await get("/index.html", "cantina-language=en")).body).toContain("español");
    if (apiUrl !== null) expect((await get("/", "cantina-language=en")).body).toContain(`content="${apiUrl}"`);
  },
);

test("[LANG-04] a page of one language is never taken for another's, whatever the device holds of the former", async () => {
  const get = await serve();
  const { headers } = await get("/");
  const held = {
    ...(headers.etag !== undefined && { "if-none-match": headers.etag }),
    "if-modified-since": String(headers["last-modified"] ?? new Date(1_000).toUTCString()),
  };
  const answer = await get("/", "cantina-language=en", held);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining("English")]);
});

test.each(["pt-BR", "assets", "..", "../en", "en/..", "%2e%2e", ""])(
  "[LANG-04] where the build has no language %j, the page is Spanish",
  async (chosen) => {
    const get = await serve();
    const answer = await get("/verify", `cantina-language=${chosen}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("español");
  },
);

test("[LANG-04] a language's worker is asked for anew each time", async () => {
  const get = await serve();
  expect((await get("/en-service-worker.js")).headers["cache-control"]).toBe("no-cache");
});

test.each([null, "https://otra.test/api"])(
  "[FIRST-01] a screen's path gets the page that has its first state in it, where its language has one, with the API at %s",
  async (apiUrl) => {
    const get = await serve(apiUrl);
    for (const url of ["/login", "/login?next=%2F"]) {
      const { body, headers } = await get(url);
      expect(body).toContain("formulario");
      expect(body).toContain(`content="${apiUrl ?? "/api"}"`);
      expect([headers.vary, headers["cache-control"]]).toEqual([expect.stringContaining("Cookie"), "no-cache"]);
    }
    expect((await get("/login", "cantina-language=en")).body).toContain("English");
    for (const url of ["/", "/login/otra", "/verify"]) expect((await get(url)).body).toContain("español");
  },
);

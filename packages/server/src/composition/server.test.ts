import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EndpointName, endpoints } from "@cantina/contract/table";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterAll, describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";

const web = await mkdtemp(join(tmpdir(), "cantina-web-"));
await mkdir(join(web, "assets"), { recursive: true });
await writeFile(join(web, "index.html"), "<!doctype html><title>Cantina</title>");
await mkdir(join(web, ".vite"));
await writeFile(join(web, ".vite", "manifest.json"), "{}");
await writeFile(join(web, "assets", "app-1a2b3c.js"), `export const text = "${"hola ".repeat(2000)}";`);
const worker = `self.text = "${"hola ".repeat(2000)}";`;
const forms = { br: brotliCompressSync(worker), gzip: gzipSync(worker) };
await writeFile(join(web, "service-worker.js"), worker);
await writeFile(join(web, "service-worker.js.br"), forms.br);
await writeFile(join(web, "service-worker.js.gz"), forms.gzip);
const server = withTestServer({ webFolder: web });
afterAll(() => rm(web, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => server().ask("GET", path, { headers });
type Json = Readonly<Record<string, unknown>>;

describe("the web app", () => {
  it("answers every screen's path with the same page, which is asked for anew each time", async () => {
    for (const path of ["/", "/login", "/pending-orders?x=1"]) {
      const { status, text, headers } = await get(path);
      expect([status, text, headers.get("cache-control")]).toEqual([
        200,
        "<!doctype html><title>Cantina</title>",
        "no-cache",
      ]);
    }
  });

  it("has no page in place of a file that isn't there, whatever its extension, nor of a hidden one", async () => {
    for (const path of [
      "/.env",
      "/.git/config",
      "/.vite/manifest.json",
      "/%2eenv",
      "/pending-orders/.htaccess",
      "/wp-login.php",
      "/copia.sql.gz",
      "/index.bak~",
      "/foto.webmanifest",
      "/a.c",
    ]) {
      const { status, text } = await get(path);
      expect([path, status, text.includes("<title>")]).toEqual([path, 404, false]);
    }
    expect((await get("/pending-orders?archivo=lista.pdf")).status).toBe(200);
  });

  it("[RUN-02] has no page in place of the metrics for who may not see them", async () => {
    expect((await get("/metrics")).text).toMatch(/^# HELP cantina_/u);
    const { status, text } = await get("/metrics", { "x-forwarded-for": "203.0.113.9" });
    expect([status, text.includes("<title>")]).toEqual([404, false]);
  });

  it("has files that are cached for good and sent compressed, and no page in place of a missing one", async () => {
    const { status, headers } = await get("/assets/app-1a2b3c.js", { "accept-encoding": "br" });
    expect([status, headers.get("content-encoding"), headers.get("cache-control")]).toEqual([
      200,
      "br",
      "public, max-age=31536000, immutable",
    ]);
    expect((await get("/assets/gone.js")).status).toBe(404);
    expect((await get("/..%2f..%2fetc%2fpasswd")).text).not.toContain("root:");
  });

  it.each([
    ["gzip, deflate, br, zstd", "br", forms.br.length],
    ["gzip, deflate", "gzip", forms.gzip.length],
    ["br;q=0, gzip", "gzip", forms.gzip.length],
    ["deflate", null, null],
    ["identity", null, worker.length],
  ])(
    "sends to who takes '%s' the form that the build made, with what it says of the file",
    async (taken, sent, size) => {
      const { status, text, headers } = await get("/service-worker.js", { "accept-encoding": taken });
      expect([status, text]).toEqual([200, worker]);
      expect(headers.get("content-encoding")).toBe(sent);
      // What is compressed for the request has no length beforehand.
      if (size !== null) expect(headers.get("content-length")).toBe(String(size));
      expect(headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
      expect(headers.get("cache-control")).toBe("no-cache");
      expect(headers.get("content-type")).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/u);
      const tag = headers.get("etag") ?? "";
      expect(tag).toMatch(/^W\/".+"$/u);
      // As a browser asks; fetch itself would refuse every kept copy.
      const again = { "accept-encoding": taken, "if-none-match": tag, "cache-control": "max-age=0" };
      expect((await get("/service-worker.js", again)).status).toBe(304);
    },
  );

  it("has a tag of its own for each form of a file", async () => {
    const tags = ["br", "gzip", "identity"].map(async (taken) => {
      const { headers } = await get("/service-worker.js", { "accept-encoding": taken });
      return headers.get("etag");
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

describe("the API's document", () => {
  it("names every endpoint with its access, its codes by status and their bodies", { tags: ["long"] }, async () => {
    const { json, headers } = await get("/api/openapi.json");
    expect(headers.get("content-type")).toContain("application/json");
    const { openapi, paths, components } = json as {
      openapi: string;
      paths: Record<string, Record<string, Json>>;
      components: { schemas: Json };
    };
    expect(openapi).toBe("3.1.0");
    for (const [name, { path, method, access, idempotent, keyed }] of Object.entries(endpoints) as [
      EndpointName,
      (typeof endpoints)[EndpointName] & { idempotent?: true; keyed?: true },
    ][]) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation?.["operationId"], name).toBe(name);
      expect(operation?.["security"], name).toEqual(access === "anonymous" ? [] : [{ bearer: [] }]);
      expect(JSON.stringify(operation?.["parameters"]).includes("Idempotency-Key"), name).toBe(
        idempotent === true || keyed === true,
      );
      const responses = operation?.["responses"] as Record<string, Json>;
      expect(Object.keys(responses), name).toEqual(
        expect.arrayContaining(["200", "500", ...(access === "anonymous" ? [] : ["401", "403"])]),
      );
    }
    expect(components.schemas["Failure.INSUFFICIENT_BALANCE"]).toMatchObject({
      properties: {
        Message: {
          properties: {
            Message: { const: "INSUFFICIENT_BALANCE" },
            ExtraData: { required: ["balance", "minimumBalance", "missing"] },
          },
        },
      },
    });
  });

  it("holds no reference that leads nowhere, and names each path parameter", async () => {
    const { json, text } = await get("/api/openapi.json");
    const { paths, components } = json as {
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
      components: { schemas: Json };
    };
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/gu))
      expect(components.schemas).toHaveProperty([name]);
    for (const [path, methods] of Object.entries(paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(named);
      }
    }
  });

  it("has a page that runs no script and asks no one else", async () => {
    const { text, status } = await get("/api/docs");
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|https?:\/\//u);
    for (const { path, summary } of Object.values(endpoints)) {
      expect(text).toContain(`/api${path}`);
      expect(text).toContain(summary);
    }
  });
});

describe("the hub", () => {
  const connect = (token: string) =>
    new HubConnectionBuilder()
      .withUrl(`${server().url}/api/hubs/cafeteria?tab=${randomUUID()}`, { accessTokenFactory: () => token })
      .configureLogging(LogLevel.None)
      .build();

  it("tells a change to the tabs of its cafeteria once it is committed, and ends with the session", async () => {
    const place = await makeCafeteria(server().database);
    const token = await server().signIn(place.administrator.email);
    const connection = connect(token);
    const heard = new Promise<unknown>((resolve) => connection.on("changed", resolve));
    const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    await connection.start();
    const made = await server().ask("POST", `/api/cafeterias/${place.id}/products/categories`, {
      token,
      body: { name: "Postres" },
      headers: { "idempotency-key": randomUUID(), "x-tab-id": "aqui" },
    });
    const { id } = (made.json as { data: { id: string } }).data;
    expect(await heard).toEqual({ entityType: "category", id, sessionId: "aqui", seq: 1 });
    await server().ask("POST", "/api/authentication/logout", { token });
    await closed;
    await expect(connect(token).start()).rejects.toThrow("401");
  });
});

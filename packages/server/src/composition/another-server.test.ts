import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestServer, makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { afterAll, describe, expect, it } from "vitest";

const web = await mkdtemp(join(tmpdir(), "cantina-web-"));
await writeFile(
  join(web, "index.html"),
  '<!doctype html><meta name="cantina-api" content="/api" /><title>Cantina</title>',
);
afterAll(() => rm(web, { recursive: true, force: true }));

const till = "https://caja.test";
const stranger = "https://otra.test";

const open = withTestServer({ webOrigins: [till], publicUrl: "https://publica.test", trustProxy: 1 });
const closed = withTestServer();
const pointed = withTestServer({ webFolder: web, apiUrl: "https://api.test:8443/base/api" });

const from = (origin: string) => ({ headers: { origin } });
const preflight = (server: TestServer, origin: string, path = "/api/transactions") =>
  server.ask("OPTIONS", path, {
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
  });

describe("the web app pointed at another server", () => {
  it("is told on every screen where its API is", async () => {
    for (const path of ["/", "/index.html", "/login", "/pending-orders"]) {
      const { status, text, headers } = await pointed().ask("GET", path);
      expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "no-cache"]);
      expect(text).toContain('<meta name="cantina-api" content="https://api.test:8443/base/api" />');
    }
  });

  it("may reach that server and load its pictures, and no other", async () => {
    const policy = (await pointed().ask("GET", "/")).headers.get("content-security-policy");
    expect(policy).toContain("connect-src 'self' ws://127.0.0.1:* https://api.test:8443 wss://api.test:8443;");
    expect(policy).toContain("img-src 'self' data: blob: https://api.test:8443;");
    expect((await closed().ask("GET", "/api/health")).headers.get("content-security-policy")).toContain(
      "connect-src 'self' ws://127.0.0.1:*;",
    );
  });
});

describe("a server that people reach by HTTPS", () => {
  it("keeps their browsers to HTTPS; any other does not", async () => {
    const policyOf = async ({ ask }: TestServer) =>
      (await ask("GET", "/api/health")).headers.get("strict-transport-security");
    expect(await policyOf(open())).toBe("max-age=15552000");
    expect(await policyOf(closed())).toBeNull();
  });
});

describe("a page from another address", () => {
  it("may call the API once its address is listed, with the headers that the web app sends", async () => {
    const { status, headers } = await preflight(open(), till);
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, till]);
    expect(headers.get("access-control-allow-methods")).toBe("GET, POST, PUT, PATCH, DELETE");
    expect(headers.get("access-control-allow-headers")).toBe(
      "authorization, content-type, idempotency-key, x-device-token, x-request-id, x-tab-id",
    );
    const answer = await open().ask("GET", "/api/health", from(till));
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, till]);
    const refusal = await open().ask("GET", "/api/nada", from(till));
    expect([refusal.status, refusal.headers.get("access-control-allow-origin")]).toEqual([404, till]);
    expect(answer.headers.get("vary")).toContain("Origin");
  });

  it("is kept out by its browser otherwise", async () => {
    for (const [server, origin] of [
      [open(), stranger],
      [closed(), till],
    ] as const) {
      expect((await preflight(server, origin)).headers.has("access-control-allow-origin")).toBe(false);
      const { headers } = await server.ask("GET", "/api/health", from(origin));
      expect(headers.has("access-control-allow-origin")).toBe(false);
    }
    expect((await open().ask("GET", "/", from(till))).headers.has("access-control-allow-origin")).toBe(false);
  });

  it("may listen to changes only if it is listed, or is the server's public address", async () => {
    const { administrator } = await makeCafeteria(open().database);
    const token = await open().signIn(administrator.email);
    const statusFor = async (server: TestServer, origin: string) => {
      const asked = { token, headers: { origin } };
      return (await server.ask("POST", "/api/hubs/cafeteria/negotiate?negotiateVersion=1", asked)).status;
    };
    expect(await statusFor(open(), till)).toBe(200);
    expect(await statusFor(open(), "https://publica.test")).toBe(200);
    expect(await statusFor(open(), stranger)).toBe(403);
    expect(await statusFor(closed(), till)).toBe(403);
    const hub = await preflight(open(), till, "/api/hubs/cafeteria/negotiate");
    expect(hub.headers.get("access-control-allow-credentials")).toBe("true");
    expect(hub.headers.get("access-control-allow-headers")).toContain("x-signalr-user-agent");
  });

  it("shows pictures only where some are expected to", async () => {
    const bytes = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    const id = createHash("sha256").update(bytes).digest("hex");
    for (const [server, policy] of [
      [open(), "cross-origin"],
      [closed(), "same-origin"],
    ] as const) {
      await server.database.query("insert into picture (id, content_type, bytes) values ($1, 'image/svg+xml', $2)", [
        id,
        bytes,
      ]);
      const { status, headers } = await server.ask("GET", `/api/pictures/${id}`);
      expect([status, headers.get("cross-origin-resource-policy")]).toEqual([200, policy]);
    }
  });
});

describe("the address that attempts are counted for", () => {
  const subjects = async (server: TestServer) => {
    await server.ask("POST", "/api/authentication/authenticate", {
      body: { email: "nadie@prueba.test", password: "Equivocada1" },
      headers: { "x-forwarded-for": "203.0.113.9, 198.51.100.7" },
    });
    const rows = await server.database.query("select subject from throttle where action = 'sign-in/address'", []);
    return rows.map(({ subject }) => subject);
  };

  it("is what the trusted proxy saw, whatever the caller claims before it", async () => {
    expect(await subjects(open())).toContain("198.51.100.7");
    expect(await subjects(open())).not.toContain("203.0.113.9");
  });

  it("is the connection's own when no proxy is trusted", async () => {
    const counted = await subjects(closed());
    expect(counted).toHaveLength(1);
    expect(counted[0]).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/u);
  });
});

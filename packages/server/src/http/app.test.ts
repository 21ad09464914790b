import { defineEndpoint } from "@cantina/contract/endpoint";
import { listed } from "@cantina/contract/wire";
import { accepted, instant, loadTemporal, refused } from "@cantina/domain/kernel";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setByHand } from "../clocks/index.ts";
import { createApp } from "./app.ts";
import { ownRoute, route } from "./route.ts";

const money = v.pipe(v.number(), v.integer());
const misfit = defineEndpoint("Prueba", {
  method: "GET",
  path: "/misfit",
  summary: "",
  access: "anonymous",
  data: v.object({ rows: v.array(v.object({ price: money })) }),
  errors: [],
});
const longMisfit = defineEndpoint("Prueba", { ...misfit, path: "/long", data: v.array(v.object({ price: money })) });
const broken = defineEndpoint("Prueba", { ...misfit, path: "/broken" });
const strict = defineEndpoint("Prueba", {
  ...misfit,
  method: "POST",
  path: "/strict/{name}",
  params: v.object({ name: v.pipe(v.string(), v.minLength(2)) }),
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u))) }),
  body: v.object({
    lines: v.array(v.object({ quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    kind: v.picklist(["A", "B"]),
  }),
  data: v.unknown(),
  errors: ["VALIDATION"],
});
const listing = defineEndpoint("Prueba", {
  ...misfit,
  path: "/listed",
  query: v.object({
    ids: v.optional(listed(v.picklist(["a", "b", "c"]))),
    page: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u))),
    search: v.optional(v.string()),
  }),
  data: v.unknown(),
});
const late = defineEndpoint("Prueba", { ...misfit, path: "/expired", data: v.null(), errors: ["SESSION_EXPIRED"] });

let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  await loadTemporal();
  const nowhere = () => Promise.reject(new Error("no database here"));
  app = await createApp({
    routes: [
      route(misfit, async () => accepted({ data: { rows: [{ price: 1 }, { price: 1.5 }] } })),
      route(longMisfit, async () =>
        accepted({ data: Array.from({ length: 600 }, (_, index) => ({ price: index === 555 ? 0.5 : index })) }),
      ),
      route(broken, () => Promise.reject(new Error("secret detail"))),
      route(listing, async ({ query }) => accepted({ data: query })),
      ownRoute(strict, async (request) => accepted({ data: request })),
      route(late, async () => refused({ code: "SESSION_EXPIRED" })),
    ],
    health: { query: nowhere, shortcomings: [] },
    around: {
      // These routes never reach it; what does must say so.
      db: { query: nowhere } as unknown as Parameters<typeof createApp>[0]["around"]["db"],
      clock: setByHand({ now: () => instant("2026-11-20T12:00:00Z") }),
      feed: { poke: () => undefined },
      guard: {
        identify: async () => refused({ code: "UNAUTHORIZED_ANONYMOUS" }),
        visit: async () => refused({ code: "NOT_FOUND" }),
      },
    },
    web: { folder: null, apiUrl: null },
    isSecure: false,
    webOrigins: [],
    trustProxy: [],
    version: "0",
    log: { level: "info", stream: { write: (line) => void lines.push(line) } },
    more: () => undefined,
    onUnexpected: () => undefined,
    hasIntercom: false,
    cardPage: null,
  });
});
afterAll(() => app.close());

const post = (
  payload: unknown,
  url = "/api/strict/ana",
  headers: Record<string, string> = { "content-type": "application/json" },
) =>
  app.inject({
    method: "POST",
    url,
    headers,
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

describe("an answer that does not fit its endpoint", () => {
  it("is a server error whose log names the field", async () => {
    lines.length = 0;
    const { statusCode, body } = await app.inject("/api/misfit");
    expect([statusCode, JSON.parse(body)]).toEqual([500, { Message: { Message: "SERVER_ERROR" } }]);
    expect(lines.join("\n")).toContain("GET /misfit: data.rows.1.price");
  });

  it("is found in long lists too, which are checked in portions", async () => {
    lines.length = 0;
    expect((await app.inject("/api/long")).statusCode).toBe(500);
    expect(lines.join("\n")).toContain("data.555.price");
  });
});

describe("a thrown error", () => {
  it("answers SERVER_ERROR and shows neither its text nor its stack", async () => {
    lines.length = 0;
    const { statusCode, body, headers } = await app.inject("/api/broken");
    expect([statusCode, body]).toEqual([500, '{"Message":{"Message":"SERVER_ERROR"}}']);
    const logged = lines
      .map((line) => JSON.parse(line) as { reqId?: string; err?: { message: string; stack: string } })
      .find(({ err }) => err !== undefined);
    expect(logged).toMatchObject({
      reqId: headers["x-request-id"],
      err: { message: "secret detail", stack: expect.stringContaining("app.test.ts") as unknown },
    });
  });
});

describe("a request", () => {
  it("reaches the handler decoded, without the fields that its schemas do not know", async () => {
    const { statusCode, body } = await post(
      { lines: [{ quantity: 2, extra: 1 }], kind: "A", more: true },
      "/api/strict/ana?page=3&x=1",
    );
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      { data: { params: { name: "ana" }, query: { page: "3" }, body: { lines: [{ quantity: 2 }], kind: "A" } } },
    ]);
  });

  it("[REPFILT-26] says several values of a filter with commas, or its name once for each", async () => {
    const asked = async (query: string) => (await app.inject(`/api/listed?${query}`)).body;
    const both = '{"data":{"ids":["a","b"],"page":"1"}}';
    for (const query of [
      "ids=a,b&page=1",
      "ids=a&ids=b&page=1",
      "ids[]=a&page=1&ids[]=b",
      "ids%5B%5D=a&ids%5B%5D=b&page=1",
    ])
      expect(await asked(query), query).toBe(both);
    expect(await asked("ids[]=a&page=1")).toBe('{"data":{"ids":["a"],"page":"1"}}');
    // Nobody who has taken all out again asks for what is of none of them.
    for (const none of ["", "&ids=", "&ids=,", "&ids[]=", "&ids=&ids[]="])
      expect(await asked(`page=1${none}`), none).toBe('{"data":{"page":"1"}}');
    // One value stays one.
    for (const query of ["page=1&page=2", "search=a&search=b"])
      expect(await asked(query), query).toContain("VALIDATION");
  });

  it("is told every fault of every part at once, in Spanish, by path", async () => {
    const { statusCode, body } = await post(
      { lines: [{ quantity: 0 }, { quantity: "2" }, {}], kind: "C" },
      "/api/strict/a?page=x",
    );
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({
      Message: {
        Message: "VALIDATION",
        ExtraData: [
          { path: "name", message: "Debe tener 2 o más caracteres" },
          { path: "page", message: "No es válido" },
          { path: "lines.0.quantity", message: "Debe ser 1 o más" },
          { path: "lines.1.quantity", message: "Debe ser un número" },
          { path: "lines.2.quantity", message: "Es obligatorio" },
          { path: "kind", message: "No es un valor permitido" },
        ],
      },
    });
  });

  it("that is no JSON, no body, too large or of another type has a code of its own", async () => {
    const codeOf = async (answer: ReturnType<typeof post>) => {
      const { statusCode, body } = await answer;
      return [statusCode, (JSON.parse(body) as { Message: { Message: string } }).Message.Message];
    };
    expect(await codeOf(post("{oops"))).toEqual([400, "VALIDATION"]);
    expect(await codeOf(post(""))).toEqual([400, "VALIDATION"]);
    expect(await codeOf(post(JSON.stringify({ text: "x".repeat(1024 * 1024) })))).toEqual([413, "BODY_TOO_LARGE"]);
    // What fetch says of a text when nobody says that it is JSON, and forms where none is awaited.
    const text = "text/plain;charset=UTF-8";
    const forms = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
    for (const type of ["text/csv", text, ...forms])
      expect(await codeOf(post(`{"lines":[],"kind":"A"}`, "/api/strict/ana", { "content-type": type }))).toEqual([
        415,
        "UNSUPPORTED_MEDIA_TYPE",
      ]);
  });

  it("that is nested for the sake of it, or holds U+0000, is refused before anybody reads it", async () => {
    const whole = '"lines":[{"quantity":2}],"kind":"A"}';
    const deep = `{"more":${"[".repeat(40_000)}${"]".repeat(40_000)},${whole}`;
    expect((await post(deep)).statusCode).toBe(400);
    expect((await post(`{"more":[[[1]]],${whole}`)).statusCode).toBe(200);
    for (const url of ["/api/strict/an%00a", "/api/strict/ana?x=%00"])
      expect((await post(`{${whole}`, url)).statusCode).toBe(400);
    expect((await post(`{"more":["a\\u0000"],${whole}`)).statusCode).toBe(400);
  });

  it("for an address that can't be one has a code too", async () => {
    for (const url of [`/api/strict/${"x".repeat(200)}`, "/api/strict/%E0%A4%A"]) {
      const { statusCode, body } = await app.inject({ method: "POST", url });
      expect([statusCode, body]).toEqual([statusCode, expect.stringMatching(/^\{"Message":\{"Message":"[A-Z_]+"/u)]);
      expect(statusCode).toBeLessThan(500);
    }
  });

  it("for no known path below /api is NOT_FOUND as JSON", async () => {
    for (const url of ["/api", "/api/", "/api/nada", "/api/strict"]) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode, body]).toEqual([url, 404, '{"Message":{"Message":"NOT_FOUND"}}']);
    }
  });
});

describe("every answer", () => {
  it("carries the security headers", async () => {
    const { headers } = await app.inject("/api/expired");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("of an expired session carries code -1", async () => {
    const { statusCode, body } = await app.inject("/api/expired");
    expect([statusCode, body]).toEqual([401, '{"Code":-1,"Message":{"Message":"SESSION_EXPIRED"}}']);
  });

  it("leaves no token in the log", async () => {
    lines.length = 0;
    await app.inject({ url: "/api/nada?access_token=SECRETO", headers: { authorization: "Bearer SECRETO" } });
    expect(lines.join("\n")).toContain("access_token=***");
    expect(lines.join("\n")).not.toContain("SECRETO");
  });
});

describe("health", () => {
  it("is 503 while the database is away", async () => {
    expect((await app.inject("/api/health")).statusCode).toBe(503);
  });
});

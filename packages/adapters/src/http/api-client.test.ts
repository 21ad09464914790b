import type { IncomingMessage, ServerResponse } from "node:http";
import { accessEndpoints } from "@cantina/contract/access";
import { defineEndpoint } from "@cantina/contract/endpoint";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { transactionEndpoints } from "@cantina/contract/transactions";
import { id } from "@cantina/domain/kernel";
import { type Listening, listen } from "@cantina/testkit/listening";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient } from "./api-client.ts";

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Listening;
let baseUrl: string;
let reply: Reply;
let token: string | null;
const onSessionExpired = vi.fn();
const onAccessRefused = vi.fn();

const json =
  (status: number, value: unknown): Reply =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  };

beforeEach(async () => {
  token = "current";
  onSessionExpired.mockReset();
  onAccessRefused.mockReset();
  server = await listen((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => reply(request, response, Buffer.concat(parts).toString()));
  });
  baseUrl = `${server.origin}/api`;
});

afterEach(() => vi.unstubAllGlobals());

const stop = () => server.close();
afterEach(stop);

const newRequestId = () => "call-1";
const client = () => createApiClient({ baseUrl, token: () => token, tabId: "tab-1", newRequestId, onSessionExpired });
const readVersion = () => client().call(accessEndpoints.readSystemInformation, {});
const params = { cafeteriaId: id<"cafeteria">("0198c0de-0000-7000-8000-000000000001") };

test("sends method, path, token, tab, key and the call's own name, and gives the decoded data", async () => {
  let seen: Partial<IncomingMessage> & { body?: unknown } = {};
  reply = (request, response, body) => {
    seen = { method: request.method, url: request.url, headers: request.headers, body: JSON.parse(body) };
    json(200, { data: { id: params.cafeteriaId, name: "Bar", position: 1, requestTimeLimit: null, version: 1 } })(
      request,
      response,
      "",
    );
  };
  const answer = await client().call(
    catalogEndpoints.createCategory,
    { params, body: { name: "Bar" } },
    { idempotencyKey: "key-1" },
  );
  expect(answer).toMatchObject({ ok: true, value: { name: "Bar" } });
  expect(seen).toMatchObject({
    method: "POST",
    url: `/api/cafeterias/${params.cafeteriaId}/products/categories`,
    headers: {
      authorization: "Bearer current",
      "x-tab-id": "tab-1",
      "x-request-id": "call-1",
      "idempotency-key": "key-1",
    },
    body: { name: "Bar" },
  });
});

test("an anonymous call carries no token", async () => {
  let authorization: string | undefined = "?";
  reply = (request, response, body) => {
    authorization = request.headers.authorization;
    json(200, { data: { minimumWebAppVersion: "0.1.0" } })(request, response, body);
  };
  await readVersion();
  expect(authorization).toBeUndefined();
});

test("[ACCESS-10] a sign-in shows what the last one gave, and keeps what it is given; other calls show nothing", async () => {
  let kept: string | null = null;
  const shown: unknown[] = [];
  const own = createApiClient({
    baseUrl,
    token: () => null,
    tabId: "t",
    onSessionExpired,
    device: { load: () => kept, save: (given) => void (kept = given) },
  });
  reply = (request, response, body) => {
    shown.push(request.headers["x-device-token"]);
    response.setHeader("x-device-token", `given-${shown.length}`);
    json(200, { data: [] })(request, response, body);
  };
  const credentials = { email: "a@b.test", password: "x" };
  await own.call(accessEndpoints.authenticate, { body: credentials });
  await own.call(accessEndpoints.authenticate, { body: credentials });
  expect(kept).toBe("given-2");
  reply = (request, response, body) => {
    shown.push(request.headers["x-device-token"]);
    json(200, { data: { minimumWebAppVersion: "0.1.0" } })(request, response, body);
  };
  await own.call(accessEndpoints.readSystemInformation, {});
  expect(shown).toEqual([undefined, "given-1", undefined]);
});

test("an answer that does not fit the contract names the field", async () => {
  reply = json(200, { data: { minimumWebAppVersion: 3 } });
  expect(await readVersion()).toEqual({
    ok: false,
    failure: { code: "MALFORMED_ANSWER", field: "data.minimumWebAppVersion" },
  });
});

test("a success without JSON is a misfit, not undefined", async () => {
  reply = (_, response) => response.end("<html>");
  expect(await readVersion()).toMatchObject({ ok: false, failure: { code: "MALFORMED_ANSWER" } });
});

test("a page of a longer list comes with its total", async () => {
  reply = json(200, { data: [], totalCount: 12 });
  expect(await client().call(transactionEndpoints.listTransactions, { params, query: {} })).toEqual({
    ok: true,
    value: { data: [], totalCount: 12 },
  });
});

test("no server is UNREACHABLE", async () => {
  await stop();
  expect(await readVersion()).toEqual({ ok: false, failure: { code: "UNREACHABLE" } });
});

test("an answer cut in the middle is UNREACHABLE", async () => {
  reply = (_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write('{"data":');
    setTimeout(() => response.destroy(), 20);
  };
  expect(await readVersion()).toEqual({ ok: false, failure: { code: "UNREACHABLE" } });
});

test("Code -1 for the current token ends the session", async () => {
  reply = json(401, { Code: -1, Message: { Message: "SESSION_EXPIRED" } });
  expect(await client().call(accessEndpoints.listProfiles, {})).toEqual({
    ok: false,
    failure: { code: "SESSION_EXPIRED" },
  });
  expect(onSessionExpired).toHaveBeenCalledOnce();
});

test("Code -1 that comes too late, for a token no longer in use, ends nothing", async () => {
  reply = (request, response, body) => {
    token = "newer";
    json(401, { Code: -1, Message: { Message: "SESSION_EXPIRED" } })(request, response, body);
  };
  await client().call(accessEndpoints.listProfiles, {});
  expect(onSessionExpired).not.toHaveBeenCalled();
});

test.each(["WRONG_PERMISSIONS", "DELETED_CAFETERIA"])(
  "[SESSION-12] %s of the current token is told as access refused, of another one not",
  async (code) => {
    reply = json(403, { Message: { Message: code } });
    const input = { baseUrl, token: () => token, tabId: "tab-1", onSessionExpired, onAccessRefused };
    const own = createApiClient(input);
    await own.call(accessEndpoints.listProfiles, {}, { token: "another" });
    expect(onAccessRefused).not.toHaveBeenCalled();
    expect(await own.call(accessEndpoints.listProfiles, {})).toMatchObject({ failure: { code } });
    expect([onAccessRefused.mock.calls, onSessionExpired.mock.calls]).toEqual([[[]], []]);
  },
);

test("a picture's and an invoice's path become addresses of the server only where the server is elsewhere", async () => {
  reply = json(200, {
    data: { categories: [{ imageUrl: "/api/pictures/1" }, { imageUrl: null }], arcaInvoiceUrl: "/facturas/1" },
  });
  const shown = defineEndpoint("", {
    method: "GET",
    path: "/shown",
    summary: "",
    access: "signedIn",
    data: v.object({
      categories: v.array(v.object({ imageUrl: v.nullable(v.string()) })),
      arcaInvoiceUrl: v.string(),
    }),
    errors: [],
  });
  expect(await client().call(shown, {})).toMatchObject({
    value: {
      categories: [{ imageUrl: `${baseUrl}/pictures/1` }, { imageUrl: null }],
      arcaInvoiceUrl: `${new URL(baseUrl).origin}/facturas/1`,
    },
  });
  // A page of the same server asks by the path alone.
  const { origin } = new URL(baseUrl);
  class PageRequest extends Request {
    constructor(input: RequestInfo, init?: RequestInit) {
      super(typeof input === "string" ? new URL(input, origin) : input, init);
    }
  }
  vi.stubGlobal("Request", PageRequest);
  const near = createApiClient({ baseUrl: "/api", token: () => null, tabId: "t", onSessionExpired });
  expect(await near.call(shown, {})).toMatchObject({
    value: { categories: [{ imageUrl: "/api/pictures/1" }, { imageUrl: null }], arcaInvoiceUrl: "/facturas/1" },
  });
});

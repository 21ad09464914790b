import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestServer, withTestServer } from "@cantina/testkit/database";
import { afterAll, expect, test } from "vitest";
import { mercadoPagoAddresses } from "../mercado-pago/index.ts";

const web = await mkdtemp(join(tmpdir(), "cantina-web-"));
await writeFile(
  join(web, "index.html"),
  '<!doctype html><meta name="cantina-api" content="/api" /><title>Cantina</title>',
);
afterAll(() => rm(web, { recursive: true, force: true }));

const family = "https://familias.test";
const own = withTestServer({
  webFolder: web,
  webOrigins: [family],
  mercadoPago: { ...mercadoPagoAddresses, applications: {}, wallets: {} },
});
const elsewhere = withTestServer({
  webFolder: web,
  mercadoPago: { ...mercadoPagoAddresses, scriptUrl: "http://127.0.0.1:4/js/v2", applications: {}, wallets: {} },
});
const without = withTestServer({ webFolder: web });

const headersOf = async (server: TestServer, path: string) => (await server.ask("GET", path)).headers;
const policyOf = async (server: TestServer, path: string) =>
  (await headersOf(server, path)).get("content-security-policy") ?? "";

test("[CARD-06] the card page alone may load the provider's form, and be shown in a listed app's frame", async () => {
  const policy = await policyOf(own(), "/card-payment?paymentRequestToken=x");
  const theirs =
    "https://*.mercadopago.com https://*.mercadopago.com.br https://*.mercadolibre.com https://*.mercadolivre.com https://*.mlstatic.com";
  expect(policy).toContain(`script-src 'self' ${theirs};`);
  expect(policy).toContain(`connect-src 'self' ${theirs};`);
  expect(policy).toContain(`frame-src ${theirs};`);
  expect(policy).toContain("default-src 'none';");
  expect(policy.endsWith(`frame-ancestors ${family}`)).toBe(true);
  const headers = await headersOf(own(), "/card-payment/");
  expect([headers.get("x-frame-options"), headers.get("referrer-policy"), headers.get("cache-control")]).toEqual([
    null,
    "no-referrer",
    "no-store",
  ]);
  for (const path of ["/", "/orders", "/card-payments", "/mercadopago", "/api/health"]) {
    const other = await headersOf(own(), path);
    expect(other.get("content-security-policy")).not.toContain("mercadopago");
    expect(other.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(other.get("x-frame-options")).toBe("DENY");
  }
});

test("[CARD-06] a form from elsewhere is let in from there only, and where no app is listed nobody frames the page", async () => {
  const policy = await policyOf(elsewhere(), "/card-payment");
  expect(policy).toContain("script-src 'self' http://127.0.0.1:4;");
  expect(policy).not.toContain("mercadopago");
  expect(policy.endsWith("frame-ancestors 'none'")).toBe(true);
  const read = await elsewhere().ask("GET", "/api/mercadopago/card-form");
  expect(read.json).toEqual({ data: { scriptUrl: "http://127.0.0.1:4/js/v2" } });
});

test("[CARD-06] where no provider is configured the page is like any other, and there is no form", async () => {
  expect(await policyOf(without(), "/card-payment")).toBe(await policyOf(without(), "/"));
  const { status, json } = await without().ask("GET", "/api/mercadopago/card-form");
  expect([status, json]).toEqual([400, { Message: { Message: "MP_NOT_AVAILABLE" } }]);
});

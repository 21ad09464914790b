import { generateKeyPairSync } from "node:crypto";
import { resolve } from "node:path";
import { newIdentity } from "@cantina/testkit/stand-ins";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { startSentence } from "./start-failure.ts";

const sentenceFor = (env: Record<string, string>): string => {
  const read = readConfig(env);
  return read.ok ? "" : startSentence(read.failure);
};

describe("settings", () => {
  it("have a default each, and listen to this machine only", () => {
    const read = readConfig({ PORT: "", HOST: " " });
    expect(read).toMatchObject({
      ok: true,
      value: { port: 4100, host: "localhost", dataFolder: resolve("./data"), databaseUrl: undefined, logLevel: "warn" },
    });
  });

  it("that are wrong are named in one sentence with what is expected", () => {
    expect(sentenceFor({ PORT: "abc" })).toBe("PORT debe ser un número de puerto entre 0 y 65535.");
    expect(sentenceFor({ PORT: "70000" })).toContain("PORT debe ser");
    expect(sentenceFor({ SMTP_URL: "http://x" })).toContain("SMTP_URL debe ser");
    expect(sentenceFor({ PUBLIC_URL: "cantina" })).toContain("PUBLIC_URL debe ser");
    expect(sentenceFor({ CANTINA_HIDE_CLAIM_PHONES: "todas" })).toContain("CANTINA_HIDE_CLAIM_PHONES debe ser ids");
    expect(sentenceFor({ LOG_LEVEL: "loud" })).toContain("LOG_LEVEL debe ser uno de");
  });

  it("take the cafeterias that hide claim phones as a list, empty by default", () => {
    const [one, other] = ["0D6A1F7E-9d3b-4c55-8c5b-1f0f6f4b9a01", "0d6a1f7e-9d3b-4c55-8c5b-1f0f6f4b9a02"];
    expect(readConfig({})).toMatchObject({ value: { hiddenPhoneCafeterias: [] } });
    expect(readConfig({ CANTINA_HIDE_CLAIM_PHONES: `${one}, ${other}` })).toMatchObject({
      value: { hiddenPhoneCafeterias: [one.toLowerCase(), other] },
    });
  });

  it("take a public address without its last slash", () => {
    expect(readConfig({ PUBLIC_URL: "https://cantina.test/" })).toMatchObject({
      value: { publicUrl: "https://cantina.test" },
    });
  });

  it("link wallets with the platform's id of a country, charged by the one interface that is public", () => {
    const reach = (given: object, applications = "{}") => {
      const read = readConfig({ CANTINA_MERCADO_PAGO: applications, CANTINA_WALLET_CONNECT: JSON.stringify(given) });
      return read.ok ? read.value.mercadoPago?.wallets : read.failure.name;
    };
    expect(reach({ AR: { platformId: "p-1" } })).toEqual({
      AR: { platformId: "p-1", charge: "advanced_payments", validationAmount: 1 },
    });
    for (const wrong of [
      { AR: { platformId: "" } },
      { AR: { platformId: "ñ" } },
      { Argentina: { platformId: "p-1" } },
      { AR: { platformId: "p-1", charge: "orders" } },
    ])
      expect(reach(wrong)).toBe("CANTINA_WALLET_CONNECT");
    expect(reach({ AR: { platformId: "p-1" } }, "")).toBe("CANTINA_WALLET_CONNECT");
  });

  it("reach Mercado Pago at its own addresses, or all below one that nobody listens in on", () => {
    const reach = (url: string) => {
      const read = readConfig({ CANTINA_MERCADO_PAGO: "{}", CANTINA_MERCADO_PAGO_URL: url });
      return read.ok ? read.value.mercadoPago : read.failure.name;
    };
    expect(reach("")).toMatchObject({
      apiUrl: "https://api.mercadopago.com",
      scriptUrl: "https://sdk.mercadopago.com/js/v2",
    });
    expect(reach("http://127.0.0.1:4300/")).toEqual({
      apiUrl: "http://127.0.0.1:4300",
      consentUrl: "http://127.0.0.1:4300/authorization",
      scriptUrl: "http://127.0.0.1:4300/js/v2",
      applications: {},
      wallets: {},
    });
    for (const wrong of ["http://pagos.test", "ftp://localhost", "pagos"])
      expect(reach(wrong)).toBe("CANTINA_MERCADO_PAGO_URL");
    expect(readConfig({ CANTINA_MERCADO_PAGO_URL: "https://pagos.test" })).toMatchObject({
      value: { mercadoPago: null },
    });
  });

  it("reach Directa24 at its own address unless told, where it stands unless told", () => {
    const given = { apiKey: "clave", secret: "secreto" };
    const reach = (more: object, url = "") => {
      const read = readConfig({ CANTINA_DIRECTA24: JSON.stringify({ ...given, ...more }), CANTINA_DIRECTA24_URL: url });
      return read.ok ? read.value.directa24 : read.failure.name;
    };
    const countries = ["AR", "BR", "CL", "CO", "MX", "PE"];
    expect(reach({})).toEqual({ ...given, apiUrl: "https://api.directa24.com", scheme: "D24", countries });
    expect(reach({ scheme: "DLocal", countries: ["UY"] }, "https://api-stg.directa24.com")).toMatchObject({
      apiUrl: "https://api-stg.directa24.com",
      scheme: "DLocal",
      countries: ["UY"],
    });
    expect(reach({ secret: "" })).toBe("CANTINA_DIRECTA24");
    expect(reach({}, "http://pagos.test")).toBe("CANTINA_DIRECTA24_URL");
    expect(readConfig({})).toMatchObject({ value: { directa24: null } });
  });

  it("reach Plexo at its own address unless told", () => {
    const given = { clientId: "1220", apiKey: "clave" };
    const reach = (more: object, url = "") => {
      const read = readConfig({ CANTINA_PLEXO: JSON.stringify({ ...given, ...more }), CANTINA_PLEXO_URL: url });
      return read.ok ? read.value.plexo : read.failure.name;
    };
    expect(reach({})).toEqual({ ...given, apiUrl: "https://api.plexo.com.uy", countries: ["UY"] });
    expect(reach({}, "https://api.testing.plexo.com.uy")).toMatchObject({ apiUrl: "https://api.testing.plexo.com.uy" });
    for (const wrong of [{ apiKey: "" }, { clientId: "12:20" }]) expect(reach(wrong)).toBe("CANTINA_PLEXO");
    expect(reach({}, "http://pagos.test")).toBe("CANTINA_PLEXO_URL");
    expect(readConfig({})).toMatchObject({ value: { plexo: null } });
  });

  it("reach one of Plexo's interfaces, and know nobody by a key that is not the certificate's", () => {
    const [own, server] = [newIdentity("cantina"), newIdentity("plexo")];
    const { certificate, key } = own;
    const given = { flavour: "signed", client: "Cantina", certificate, key, serverCertificate: server.certificate };
    const reach = (more: object, url = "") => {
      const read = readConfig({ CANTINA_PLEXO: JSON.stringify({ ...given, ...more }), CANTINA_PLEXO_URL: url });
      return read.ok ? read.value.plexo : read.failure.name;
    };
    const apiUrl = "https://pagos.plexo.com.uy:4043/SecurePaymentGateway.svc";
    const inclusion = { type: 0, taxedShare: 0 };
    const trimmed = { ...given, certificate: certificate.trim(), key: key.trim() };
    expect(reach({})).toEqual({
      ...trimmed,
      serverCertificate: server.certificate.trim(),
      apiUrl,
      inclusion,
      countries: ["UY"],
    });
    expect(reach({ inclusion: { type: 6, taxedShare: 10_000 } })).toMatchObject({ inclusion: { type: 6 } });
    expect(reach({}, "https://testing.plexo.test:4043/s.svc/")).toMatchObject({
      apiUrl: "https://testing.plexo.test:4043/s.svc",
    });
    for (const wrong of [
      { key: server.key },
      { key: certificate },
      { serverCertificate: "-----BEGIN CERTIFICATE-----" },
      { client: " " },
      { inclusion: { type: 2, taxedShare: 0 } },
      { inclusion: { type: 6, taxedShare: 10_001 } },
      { flavour: "otra" },
      { clientId: "1220", apiKey: "clave" },
      { flavour: "rest", clientId: "1220", apiKey: "clave" },
    ])
      expect(reach(wrong)).toBe("CANTINA_PLEXO");
    expect(reach({}, "http://pagos.test")).toBe("CANTINA_PLEXO_URL");
  });

  it("reach Mattilda where they are told, and nowhere without that", () => {
    const reach = (keys: string, url = "") => {
      const read = readConfig({ CANTINA_MATTILDA: keys, CANTINA_MATTILDA_URL: url });
      return read.ok ? read.value.mattilda : read.failure.name;
    };
    const keys = JSON.stringify({ apiKey: "clave" });
    const apiUrl = "https://liquidaciones.test/v1";
    expect(reach(keys, `${apiUrl}/`)).toEqual({ apiKey: "clave", apiUrl });
    expect(reach(keys)).toBe("CANTINA_MATTILDA_URL");
    expect(reach(keys, "http://liquidaciones.test")).toBe("CANTINA_MATTILDA_URL");
    expect(reach('{"apiKey":"con espacio"}', apiUrl)).toBe("CANTINA_MATTILDA");
    expect(reach("", apiUrl)).toBeNull();
  });

  it("reach Mattilda's payments at their own address unless told, by a key that its tokens can be signed with", () => {
    const pem = (kind: "ec" | "rsa", size: string | number): string =>
      (kind === "ec"
        ? generateKeyPairSync("ec", { namedCurve: String(size) })
        : generateKeyPairSync("rsa", { modulusLength: Number(size) })
      ).privateKey
        .export({ type: "pkcs8", format: "pem" })
        .toString();
    const reach = (privateKey: string, url = "") => {
      const read = readConfig({
        CANTINA_MATTILDA_PAY: JSON.stringify({ privateKey }),
        CANTINA_MATTILDA_PAY_URL: url,
      });
      return read.ok ? read.value.mattildaPay : read.failure.name;
    };
    const key = pem("ec", "P-521");
    expect(reach(key)).toEqual({
      privateKey: key.trim(),
      apiUrl: "https://api.mattildapayments.com",
      countries: ["CO", "EC", "MX"],
    });
    const sandbox = "https://api.sandbox.mattildapayments.com";
    expect(reach(pem("rsa", 2_048), sandbox)).toMatchObject({ apiUrl: sandbox });
    for (const wrong of ["", "-----BEGIN PRIVATE KEY-----", pem("ec", "P-256"), pem("rsa", 1_024)])
      expect(reach(wrong)).toBe("CANTINA_MATTILDA_PAY");
    expect(reach(key, "http://pagos.test")).toBe("CANTINA_MATTILDA_PAY_URL");
    expect(readConfig({})).toMatchObject({ value: { mattildaPay: null } });
  });

  it("name the origins of other web apps one by one, without a path", () => {
    const origins = (text: string) => {
      const read = readConfig({ CANTINA_WEB_ORIGINS: text });
      return read.ok ? read.value.webOrigins : read.failure.name;
    };
    expect(origins("")).toEqual([]);
    expect(origins(" https://Caja.test/, http://localhost:5173,")).toEqual([
      "https://caja.test",
      "http://localhost:5173",
    ]);
    for (const wrong of [
      "*",
      "caja.test",
      "https://caja.test/api",
      "https://*.test/x",
      "file:///x",
      "https://u@caja.test",
    ])
      expect(origins(wrong)).toBe("CANTINA_WEB_ORIGINS");
  });

  it("count the proxies in front or name them, and trust none by default", () => {
    const proxies = (text: string) => {
      const read = readConfig({ CANTINA_TRUST_PROXY: text });
      return read.ok ? read.value.trustProxy : read.failure.name;
    };
    expect(proxies("")).toEqual([]);
    expect(proxies("1")).toBe(1);
    expect(proxies("10.0.0.0/8, ::1")).toEqual(["10.0.0.0/8", "::1"]);
    for (const wrong of ["true", "0", "proxy", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.0/8/8"])
      expect(proxies(wrong)).toBe("CANTINA_TRUST_PROXY");
  });

  it("point the web app at the API of another server by its whole address", () => {
    expect(readConfig({})).toMatchObject({ value: { apiUrl: null } });
    expect(readConfig({ CANTINA_API_URL: "https://api.test:8443/base/api/" })).toMatchObject({
      value: { apiUrl: "https://api.test:8443/base/api" },
    });
    expect(sentenceFor({ CANTINA_API_URL: "/api" })).toContain("CANTINA_API_URL debe ser");
    expect(sentenceFor({ CANTINA_API_URL: "https://api.test/api?x=1" })).toContain("CANTINA_API_URL debe ser");
  });

  it("name a help centre by its id and its key together, and none by default", () => {
    const [appId, secret] = ["abc12345", "clave-de-identidad-del-centro"];
    const named = (more: Record<string, string>) =>
      readConfig({ CANTINA_INTERCOM_APP_ID: appId, CANTINA_INTERCOM_SECRET: secret, ...more });
    expect(readConfig({})).toMatchObject({ value: { intercom: null } });
    expect(named({})).toMatchObject({ value: { intercom: { appId, secret } } });
    for (const [name, wrong] of [
      ["CANTINA_INTERCOM_APP_ID", ""],
      ["CANTINA_INTERCOM_APP_ID", "../otro"],
      ["CANTINA_INTERCOM_SECRET", ""],
      ["CANTINA_INTERCOM_SECRET", "corta"],
    ] as const)
      expect(named({ [name]: wrong })).toMatchObject({ failure: { name } });
  });

  it("tell of premium interest to an https address, and not without a secret", () => {
    const [url, secret] = ["https://avisos.test/premium?de=cantina", "clave-de-dieciseis"];
    const told = (more: Record<string, string>) =>
      readConfig({ CANTINA_PREMIUM_WEBHOOK_URL: url, CANTINA_PREMIUM_WEBHOOK_SECRET: secret, ...more });
    expect(readConfig({})).toMatchObject({ value: { premiumWebhook: null } });
    expect(told({})).toMatchObject({ value: { premiumWebhook: { url, secret, allowsPrivate: false } } });
    expect(told({ CANTINA_PREMIUM_WEBHOOK_PRIVATE: "1" })).toMatchObject({
      value: { premiumWebhook: { allowsPrivate: true } },
    });
    for (const [name, wrong] of [
      ["CANTINA_PREMIUM_WEBHOOK_URL", "http://avisos.test/"],
      ["CANTINA_PREMIUM_WEBHOOK_SECRET", ""],
      ["CANTINA_PREMIUM_WEBHOOK_SECRET", "corta"],
      ["CANTINA_PREMIUM_WEBHOOK_PRIVATE", "si"],
    ] as const)
      expect(told({ [name]: wrong })).toMatchObject({ failure: { name } });
  });
});

import { systemClock } from "@cantina/adapters/device";
import { loadTemporal } from "@cantina/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startArca,
  startDirecta24,
  startMattilda,
  startMattildaPay,
  startMercadoPago,
  startPlexo,
  startPlexoSigned,
} from "../stand-ins/index.ts";
import { mercadoPagoWallets } from "@cantina/server/mercado-pago";
import { probeProviders } from "./probe-providers.ts";

beforeAll(loadTemporal);
const [shop, pages, plexo, office, payouts, pay] = await Promise.all([
  startMercadoPago(),
  startDirecta24(),
  startPlexo(),
  startArca(),
  startMattilda(),
  startMattildaPay(),
]);
afterAll(async () => {
  for (const one of [shop, pages, plexo, office, payouts, pay]) await one.close();
});
const { apiUrl: pagesUrl, ...keys } = pages.settings;
const { apiUrl: plexoUrl, ...plexoKeys } = plexo.settings;
const { apiUrl: payUrl, ...payKeys } = pay.settings;
const { accessToken, publicKey } = shop.addSeller();
payouts.payOut(payouts.firstMerchant, 1);

/** Of a test wallet whose owner consented. */
async function testWallet(): Promise<string> {
  const wallets = mercadoPagoWallets({ ...shop.settings, returnUrl: () => "https://example.com/", clock: systemClock });
  const seller = { token: accessToken, country: "AR" };
  const asked = await wallets.ask(seller, { flowId: "f", clientId: "c", description: "Sonda" });
  if (!asked.ok) throw new Error(asked.failure.kind);
  const { agreementId, consentUrl } = asked.value;
  const code = shop.wallet.consent(consentUrl).searchParams.get("code") ?? "";
  const given = await wallets.payerTokenOf(seller, { agreementId, code });
  if (!given.ok) throw new Error(given.failure.kind);
  return given.value;
}
await loadTemporal();
const payerToken = await testWallet();

const env = {
  CANTINA_MERCADO_PAGO: JSON.stringify({ AR: shop.application }),
  CANTINA_MERCADO_PAGO_URL: shop.apiUrl,
  CANTINA_WALLET_CONNECT: JSON.stringify(shop.settings.wallets),
  CANTINA_DIRECTA24: JSON.stringify(keys),
  CANTINA_DIRECTA24_URL: pagesUrl,
  CANTINA_PLEXO: JSON.stringify(plexoKeys),
  CANTINA_PLEXO_URL: plexoUrl,
  CANTINA_ARCA: JSON.stringify({ certificate: office.certificate, key: office.key }),
  CANTINA_ARCA_URL: office.url,
  CANTINA_MATTILDA: JSON.stringify({ apiKey: payouts.settings.apiKey }),
  CANTINA_MATTILDA_URL: payouts.settings.apiUrl,
  CANTINA_MATTILDA_PAY: JSON.stringify(payKeys),
  CANTINA_MATTILDA_PAY_URL: payUrl,
};

const accounts = {
  mercadoPago: { accessToken, publicKey, buyerEmail: "test@testuser.com" },
  walletConnect: { accessToken, country: "AR", payerToken },
  directa24: { accountId: pages.firstSubMerchant, country: "AR" },
  plexo: { accountId: plexo.firstCommerce, country: "UY" },
  arca: { cuit: "30712345671", pointOfSale: 4 },
  mattilda: { merchantId: payouts.firstMerchant },
  mattildaPay: { accountId: pay.firstMerchant, country: "MX" },
};

async function probe(given: Readonly<Record<string, string>>): Promise<{ isWell: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const isWell = await probeProviders({ env: given, clock: systemClock, say: (line) => void lines.push(line) });
  return { isWell, lines: lines.map((line) => line.replace(/ \(\d+ ms\)$/u, "")) };
}
const withAccounts = (more: object = accounts) => ({ ...env, CANTINA_PROBE: JSON.stringify(more) });

test("each provider is asked what its adapter relies on, and every test payment is given back", async () => {
  const { isWell, lines } = await probe(withAccounts());
  expect(lines.slice(0, -1)).toEqual([
    "✓ Mercado Pago: la cuenta es de prueba",
    "✓ Mercado Pago: una tarjeta de prueba",
    "✓ Mercado Pago: se cobra una vez",
    "✓ Mercado Pago: la misma clave no cobra otra vez",
    "✓ Mercado Pago: se lee",
    "✓ Mercado Pago: se encuentra por su referencia",
    "✓ Mercado Pago: se devuelve una vez",
    "✓ Mercado Pago: una tarjeta rechazada no se cobra",
    "✓ Wallet Connect: la cuenta es de prueba",
    "✓ Wallet Connect: se pide un permiso",
    "✓ Wallet Connect: el permiso se lee",
    "✓ Wallet Connect: el permiso se quita",
    "✓ Wallet Connect: se cobra una vez",
    "✓ Wallet Connect: la misma clave no cobra otra vez",
    "✓ Wallet Connect: se lee y se encuentra por su referencia",
    "✓ Wallet Connect: se devuelve",
    "✓ Directa24: la cuenta es de prueba",
    "✓ Directa24: abre su página",
    "✓ Directa24: la misma clave abre la misma página",
    "✓ Directa24: se lee",
    "✓ Plexo: la cuenta es de prueba",
    "✓ Plexo: abre su página",
    "✓ Plexo: se lee",
    "✓ ARCA: el ambiente es de homologación",
    "✓ ARCA: da un ticket",
    "✓ ARCA: dice el último número",
    "✓ ARCA: autoriza el siguiente",
    "✓ ARCA: se lee",
    "✓ Mattilda: dice las liquidaciones",
    "✓ Mattilda: da el archivo de la primera",
    "✓ Mattilda Pay: la cuenta es de prueba",
    "✓ Mattilda Pay: abre su página",
    "✓ Mattilda Pay: se lee",
  ]);
  expect(lines.at(-1)).toMatch(
    /^\d{4}-\d\d-\d\d: Mercado Pago bien \(8\) · Wallet Connect bien \(8\) · Directa24 bien \(4\) · Plexo bien \(3\) · ARCA bien \(5\) · Mattilda bien \(2\) · Mattilda Pay bien \(3\)$/u,
  );
  expect(isWell).toBe(true);
  expect(shop.payments().map(({ status }) => status)).toEqual(["refunded", "rejected"]);
  expect([shop, pages, plexo, office, payouts, pay].flatMap((one) => one.complaints())).toEqual([]);
});

test("of Plexo's two interfaces that one is asked which is configured, and first whether its certificate is the pinned one", async () => {
  const signed = await startPlexoSigned();
  try {
    const { apiUrl, ...signedKeys } = signed.settings;
    const ask = (more: object = {}) =>
      probe({
        CANTINA_PLEXO: JSON.stringify({ ...signedKeys, ...more }),
        CANTINA_PLEXO_URL: apiUrl,
        CANTINA_PROBE: JSON.stringify({ plexo: { accountId: signed.firstCommerce, country: "UY" } }),
      });
    const of = ({ lines }: { readonly lines: readonly string[] }) => lines.filter((line) => line.includes("Plexo:"));
    expect(of(await ask())).toEqual([
      "✓ Plexo: su certificado es el fijado",
      "✓ Plexo: la cuenta es de prueba",
      "✓ Plexo: abre su página",
      "✓ Plexo: se lee",
    ]);
    expect(of(await ask({ serverCertificate: signed.stranger.certificate }))).toEqual([
      "✗ Plexo: su certificado es el fijado: UNAUTHORISED: FINGERPRINT",
    ]);
    expect([signed.complaints(), signed.purchases()]).toEqual([[], []]);
  } finally {
    await signed.close();
  }
});

test("what a provider does otherwise ends its own probe, and the others are asked all the same", async () => {
  shop.failNext("read", { kind: "garbage", text: '{"id":12}' });
  const { isWell, lines } = await probe(
    withAccounts({ mercadoPago: accounts.mercadoPago, mattilda: accounts.mattilda }),
  );
  expect(isWell).toBe(false);
  expect(lines.slice(4)).toEqual([
    "✗ Mercado Pago: se lee: INVALID",
    "Wallet Connect: sin configurar",
    "Directa24: sin configurar",
    "Plexo: sin configurar",
    "ARCA: sin configurar",
    "✓ Mattilda: dice las liquidaciones",
    "✓ Mattilda: da el archivo de la primera",
    "Mattilda Pay: sin configurar",
    expect.stringContaining("Mercado Pago distinto tras 4 · Mattilda bien (2)"),
  ]);
});

test("a real account is asked for nothing", async () => {
  const isReal = { kind: "garbage", text: '{"id":1,"tags":["normal"]}' } as const;
  shop.failNext("me", isReal, isReal);
  const charged = shop.payments().length;
  const {
    CANTINA_DIRECTA24_URL: _pages,
    CANTINA_PLEXO_URL: _plexo,
    CANTINA_ARCA_URL: _office,
    ...real
  } = withAccounts();
  const { isWell, lines } = await probe(real);
  expect(isWell).toBe(false);
  expect(lines.slice(0, 5)).toEqual([
    "✗ Mercado Pago: la cuenta es de prueba: es una cuenta real: aquí no se cobra de verdad",
    "✗ Wallet Connect: la cuenta es de prueba: es una cuenta real: aquí no se cobra de verdad",
    "✗ Directa24: la cuenta es de prueba: es la dirección real: aquí no se cobra de verdad",
    "✗ Plexo: la cuenta es de prueba: es la dirección real: aquí no se cobra de verdad",
    "✗ ARCA: el ambiente es de homologación: es el real: aquí no se factura de verdad",
  ]);
  expect(shop.payments()).toHaveLength(charged);
});

test("nothing configured, or accounts that can't be read, is no success", async () => {
  const nothing = await probe({});
  expect(nothing.isWell).toBe(false);
  expect(nothing.lines.at(-1)).toContain("ningún proveedor configurado");
  for (const given of ["no es un JSON", '{"arca":{"cuit":"1","pointOfSale":1}}', '{"otro":{}}']) {
    const { isWell, lines } = await probe({ ...env, CANTINA_PROBE: given });
    expect(isWell).toBe(false);
    expect(lines).toEqual([expect.stringContaining("CANTINA_PROBE debe ser un JSON")]);
  }
});

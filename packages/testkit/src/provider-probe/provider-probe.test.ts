import { systemClock } from "@cantina/adapters/device";
import { loadTemporal } from "@cantina/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startArca,
  startDirecta24,
  startMattilda,
  startMercadoPago,
  startPlexo,
  startPlexoSigned,
} from "../stand-ins/index.ts";
import { probeProviders } from "./probe-providers.ts";

beforeAll(loadTemporal);
const [shop, pages, plexo, office, payouts] = await Promise.all([
  startMercadoPago(),
  startDirecta24(),
  startPlexo(),
  startArca(),
  startMattilda(),
]);
afterAll(async () => {
  for (const one of [shop, pages, plexo, office, payouts]) await one.close();
});
const { apiUrl: pagesUrl, ...keys } = pages.settings;
const { apiUrl: plexoUrl, ...plexoKeys } = plexo.settings;
const { accessToken, publicKey } = shop.addSeller();
payouts.payOut(payouts.firstMerchant, 1);

const env = {
  CANTINA_MERCADO_PAGO: JSON.stringify({ AR: shop.application }),
  CANTINA_MERCADO_PAGO_URL: shop.apiUrl,
  CANTINA_DIRECTA24: JSON.stringify(keys),
  CANTINA_DIRECTA24_URL: pagesUrl,
  CANTINA_PLEXO: JSON.stringify(plexoKeys),
  CANTINA_PLEXO_URL: plexoUrl,
  CANTINA_ARCA: JSON.stringify({ certificate: office.certificate, key: office.key }),
  CANTINA_ARCA_URL: office.url,
  CANTINA_MATTILDA: JSON.stringify({ apiKey: payouts.settings.apiKey }),
  CANTINA_MATTILDA_URL: payouts.settings.apiUrl,
};

const accounts = {
  mercadoPago: { accessToken, publicKey, buyerEmail: "test@testuser.com" },
  directa24: { accountId: pages.firstSubMerchant, country: "AR" },
  plexo: { accountId: plexo.firstCommerce, country: "UY" },
  arca: { cuit: "30712345671", pointOfSale: 4 },
  mattilda: { merchantId: payouts.firstMerchant },
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
  ]);
  expect(lines.at(-1)).toMatch(
    /^\d{4}-\d\d-\d\d: Mercado Pago bien \(8\) · Directa24 bien \(4\) · Plexo bien \(3\) · ARCA bien \(5\) · Mattilda bien \(2\)$/u,
  );
  expect(isWell).toBe(true);
  expect(shop.payments().map(({ status }) => status)).toEqual(["refunded", "rejected"]);
  expect([shop, pages, plexo, office, payouts].flatMap((one) => one.complaints())).toEqual([]);
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
    "Directa24: sin configurar",
    "Plexo: sin configurar",
    "ARCA: sin configurar",
    "✓ Mattilda: dice las liquidaciones",
    "✓ Mattilda: da el archivo de la primera",
    expect.stringContaining("Mercado Pago distinto tras 4 · Mattilda bien (2)"),
  ]);
});

test("a real account is asked for nothing", async () => {
  shop.failNext("me", { kind: "garbage", text: '{"id":1,"tags":["normal"]}' });
  const charged = shop.payments().length;
  const {
    CANTINA_DIRECTA24_URL: _pages,
    CANTINA_PLEXO_URL: _plexo,
    CANTINA_ARCA_URL: _office,
    ...real
  } = withAccounts();
  const { isWell, lines } = await probe(real);
  expect(isWell).toBe(false);
  expect(lines.slice(0, 4)).toEqual([
    "✗ Mercado Pago: la cuenta es de prueba: es una cuenta real: aquí no se cobra de verdad",
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

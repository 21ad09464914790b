import {
  startArca,
  startDirecta24,
  startFamilyApp,
  startMattilda,
  startMattildaPay,
  startMercadoPago,
  startPlexo,
} from "../stand-ins/index.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export type StandIns = { readonly env: Environment; readonly lines: readonly string[] };

/**
 * The demo with a Mercado Pago, a Directa24 and a Plexo that move no money, a Mattilda that neither
 * took any nor paid any out, a family's app to pay from, and an ARCA that no tax office hears of; all end with this process.
 */
export async function startStandIns(env: Environment): Promise<StandIns> {
  const [provider, pages, plexo] = [await startMercadoPago(), await startDirecta24(), await startPlexo()];
  const [family, office, payouts] = [await startFamilyApp(), await startArca(), await startMattilda()];
  const pay = await startMattildaPay();
  const { apiUrl: payUrl, ...payKeys } = pay.settings;
  const { apiUrl: pagesUrl, ...keys } = pages.settings;
  const { apiUrl: plexoUrl, ...plexoKeys } = plexo.settings;
  const cantina = `http://localhost:${env["PORT"] ?? "4100"}`;
  const origins = [env["CANTINA_WEB_ORIGINS"], family.origin].filter((one) => one !== undefined && one !== "");
  return {
    env: {
      ...env,
      CANTINA_MERCADO_PAGO: JSON.stringify({ AR: provider.application }),
      CANTINA_MERCADO_PAGO_URL: provider.apiUrl,
      CANTINA_WALLET_CONNECT: JSON.stringify(provider.settings.wallets),
      CANTINA_DIRECTA24: JSON.stringify(keys),
      CANTINA_DIRECTA24_URL: pagesUrl,
      CANTINA_PLEXO: JSON.stringify(plexoKeys),
      CANTINA_PLEXO_URL: plexoUrl,
      CANTINA_MATTILDA: JSON.stringify({ apiKey: payouts.settings.apiKey }),
      CANTINA_MATTILDA_URL: payouts.settings.apiUrl,
      CANTINA_MATTILDA_PAY: JSON.stringify(payKeys),
      CANTINA_MATTILDA_PAY_URL: payUrl,
      CANTINA_ARCA: JSON.stringify({ certificate: office.certificate, key: office.key }),
      CANTINA_ARCA_URL: office.url,
      CANTINA_WEB_ORIGINS: origins.join(","),
    },
    lines: [
      "",
      "Mercado Pago de prueba, que no mueve dinero:",
      `  1. Vincule la cafetería con admin@demo.cantina: ${cantina}/configuration?topic=providers`,
      `  2. Recargue desde la aplicación de la familia: ${family.pageFor(cantina)}`,
      "     Tarjeta 5287 3383 1025 3304, vencimiento 11/30, código 123; titular APRO paga, OTHE se rechaza, CONT queda pendiente.",
      "Su billetera, con Wallet Connect:",
      `  1. Con sistema@demo.cantina, en el menú de la cafetería, Funciones: que Wallet Connect esté encendido: ${cantina}/generate_registration`,
      "  2. Desde la aplicación de la familia: Vincular billetera, y después Pagar con la billetera.",
      "Directa24 de prueba, que tampoco mueve dinero:",
      `  1. Asocie la cafetería con sistema@demo.cantina, con el id ${pages.firstSubMerchant}: ${cantina}/configuration?topic=providers`,
      "  2. Recargue desde la misma aplicación de la familia, con Directa24, y elija en su página cómo termina.",
      "Plexo de prueba, que tampoco mueve dinero:",
      `  1. Con sistema@demo.cantina, en el menú de la cafetería, Editar: elija Uruguay como país; y Funciones: encienda Plexo: ${cantina}/generate_registration`,
      `  2. Asóciela con el id ${plexo.firstCommerce} (${cantina}/configuration?topic=providers), recargue desde la aplicación de la familia, con Plexo, y elija en su página cómo termina.`,
      "Mattilda de prueba, que no mueve dinero ni liquidó nada de verdad:",
      `  1. Con sistema@demo.cantina, en el menú de la cafetería, Editar: elija México como país; y Funciones: encienda Mattilda: ${cantina}/generate_registration`,
      `  2. Asóciela con el id ${payouts.firstMerchant} (${cantina}/configuration?topic=providers) y vea sus liquidaciones: ${cantina}/mattilda-payouts`,
      "  3. Recargue desde la aplicación de la familia, con Mattilda, y elija en su página cómo termina.",
      "ARCA de prueba, que no le cuenta nada a nadie:",
      `  Complete quién factura, por ejemplo con el CUIT 30-71234567-1, y elija qué: ${cantina}/configuration?topic=invoicing`,
      "",
    ],
  };
}

import { type Clock, localDateOf, timeZone } from "@cantina/domain/kernel";
import { configSentences, readConfig } from "@cantina/server/composition";
import { directa24Provider } from "@cantina/server/directa24";
import { mattildaProvider } from "@cantina/server/mattilda";
import { accountsShape, accountsVariable, readAccounts } from "./accounts.ts";
import { type Probe, runProbes } from "./probe.ts";
import { probeArca } from "./probe-arca.ts";
import { noAddresses, probeHosted } from "./probe-hosted.ts";
import { probeMattilda } from "./probe-mattilda.ts";
import { probeMercadoPago } from "./probe-mercado-pago.ts";
import { probePlexo } from "./probe-plexo.ts";
import { probeWallets } from "./probe-wallets.ts";

type Around = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Pick<Clock, "now">;
  readonly say: (line: string) => void;
};

/**
 * Asks each provider that the server's own settings reach what our adapter of it relies on, with test accounts, so that
 * a change of theirs is seen before a family meets it. Whether all fit; nothing is charged or invoiced for real.
 */
export async function probeProviders({ env, clock, say }: Around): Promise<boolean> {
  const [config, accounts] = [readConfig(env), readAccounts(env[accountsVariable])];
  if (!config.ok) {
    say(configSentences[config.failure.code](config.failure));
    return false;
  }
  if (!accounts.ok) {
    say(`${accountsVariable} debe ser un JSON como ${accountsShape}. Los proveedores que no nombra no se prueban.`);
    return false;
  }
  const { mercadoPago, directa24, plexo, arca, mattilda, mattildaPay } = config.value;
  const of = accounts.value;
  const pages = directa24 && directa24Provider(directa24, noAddresses, clock);
  const mattildaPages = mattildaPay && mattildaProvider(mattildaPay, noAddresses, clock);
  const probes: readonly Probe[] = [
    {
      provider: "Mercado Pago",
      look: mercadoPago && of.mercadoPago && probeMercadoPago(mercadoPago, of.mercadoPago, clock),
    },
    {
      provider: "Wallet Connect",
      look: mercadoPago && of.walletConnect && probeWallets(mercadoPago, of.walletConnect, clock),
    },
    {
      provider: "Directa24",
      look: pages && of.directa24 && probeHosted(pages, of.directa24, clock),
    },
    { provider: "Plexo", look: plexo && of.plexo && probePlexo(plexo, of.plexo, clock) },
    { provider: "ARCA", look: arca && of.arca && probeArca(arca, of.arca, clock) },
    { provider: "Mattilda", look: mattilda && of.mattilda && probeMattilda(mattilda, of.mattilda) },
    {
      provider: "Mattilda Pay",
      look: mattildaPages && of.mattildaPay && probeHosted(mattildaPages, of.mattildaPay, clock),
    },
  ];
  return runProbes(probes, { say, today: localDateOf(clock.now(), timeZone("UTC")) });
}

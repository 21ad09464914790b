import { type Clock, localDateOf, timeZone } from "@cantina/domain/kernel";
import { configSentences, readConfig } from "@cantina/server/composition";
import { accountsShape, accountsVariable, readAccounts } from "./accounts.ts";
import { type Probe, runProbes } from "./probe.ts";
import { probeArca } from "./probe-arca.ts";
import { probeDirecta24 } from "./probe-directa24.ts";
import { probeMattilda } from "./probe-mattilda.ts";
import { probeMercadoPago } from "./probe-mercado-pago.ts";

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
  const { mercadoPago, directa24, arca, mattilda } = config.value;
  const { mercadoPago: seller, directa24: merchant, arca: issuer, mattilda: paidOut } = accounts.value;
  const probes: readonly Probe[] = [
    { provider: "Mercado Pago", look: mercadoPago && seller && probeMercadoPago(mercadoPago, seller, clock) },
    { provider: "Directa24", look: directa24 && merchant && probeDirecta24(directa24, merchant, clock) },
    { provider: "ARCA", look: arca && issuer && probeArca(arca, issuer, clock) },
    { provider: "Mattilda", look: mattilda && paidOut && probeMattilda(mattilda, paidOut) },
  ];
  return runProbes(probes, { say, today: localDateOf(clock.now(), timeZone("UTC")) });
}

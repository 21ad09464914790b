import type { Result } from "@cantina/domain/kernel";
import type { AuthorityFailure } from "@cantina/domain/invoicing";
import type { ProviderFailure } from "@cantina/domain/payments";

/** What a provider did otherwise than our adapter believes. */
class Otherwise extends Error {}

/** What was answered; a failure ends the probe of that provider. */
export function held<T>(result: Result<T, ProviderFailure | AuthorityFailure>): T {
  if (result.ok) return result.value;
  const { kind } = result.failure;
  const detail = result.failure.code === "PROVIDER_FAILED" ? result.failure.providerCode : result.failure.detail;
  throw new Otherwise(detail === null || detail === "" ? kind : `${kind}: ${detail}`);
}

export function holds(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Otherwise(otherwise);
}

/** One thing that the adapter relies on; `what` is said with how it went. */
export type Check = <T>(what: string, ask: () => Promise<T>) => Promise<T>;

export type Probe = {
  readonly provider: string;
  /** null or undefined: not configured, or no test account was named. */
  readonly look: ((check: Check) => Promise<void>) | null | undefined;
};

export type Probed = { readonly provider: string; readonly fit: number; readonly isWell: boolean };

/** Looks at one provider until something is otherwise; null: it is not configured. */
async function runProbe({ provider, look }: Probe, say: (line: string) => void): Promise<Probed | null> {
  if (look === null || look === undefined) {
    say(`${provider}: sin configurar`);
    return null;
  }
  let fit = 0;
  const check: Check = async (what, ask) => {
    const began = performance.now();
    try {
      const answer = await ask();
      fit += 1;
      say(`✓ ${provider}: ${what} (${Math.round(performance.now() - began)} ms)`);
      return answer;
    } catch (error) {
      say(`✗ ${provider}: ${what}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };
  try {
    await look(check);
    return { provider, fit, isWell: true };
  } catch {
    // It was said with what was asked.
    return { provider, fit, isWell: false };
  }
}

/** One provider after the other; the last line is for the documentation. Whether all that are configured fit. */
export async function runProbes(
  probes: readonly Probe[],
  { say, today }: { readonly say: (line: string) => void; readonly today: string },
): Promise<boolean> {
  const all: Probed[] = [];
  for (const probe of probes) {
    const probed = await runProbe(probe, say);
    if (probed !== null) all.push(probed);
  }
  const sums = all.map(
    ({ provider, fit, isWell }) => `${provider} ${isWell ? `bien (${fit})` : `distinto tras ${fit}`}`,
  );
  say(`${today}: ${sums.length === 0 ? "ningún proveedor configurado" : sums.join(" · ")}`);
  return all.length > 0 && all.every(({ isWell }) => isWell);
}

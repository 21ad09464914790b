import { type Fault, type FaultPort, type SievedFault, faultSieve } from "@cantina/domain/faults";
import { pauseAfter, pauseAfterFailure } from "./back-off.ts";
import type { Dsn } from "./dsn.ts";
import { envelopeOf } from "./envelope.ts";

export type Collector = {
  readonly dsn: Dsn;
  readonly release: string;
  /** Of one post. */
  readonly limitMs?: number;
};

const mostWaiting = 100;

/** Tells a collector that speaks Sentry's envelopes, one at a time, behind everything else. FAULTS-03 FAULTS-04 */
export function envelopeFaults({ dsn, release, limitMs = 5_000 }: Collector): FaultPort {
  const sift = faultSieve();
  const waiting: SievedFault[] = [];
  const settled = new Set<() => void>();
  let isPosting = false;
  let restUntil = 0;

  const isAtRest = (): boolean => !isPosting && (waiting.length === 0 || performance.now() < restUntil);
  const tellSettled = (): void => {
    if (!isAtRest()) return;
    for (const tell of settled) tell();
    settled.clear();
  };

  /** Milliseconds to leave it alone. */
  async function post(one: SievedFault): Promise<number> {
    try {
      const response = await fetch(dsn.endpoint, {
        method: "POST",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=cantina/${release}, sentry_key=${dsn.publicKey}`,
        },
        body: envelopeOf(one, { dsn, release, at: new Date() }),
        redirect: "error",
        signal: AbortSignal.timeout(limitMs),
      });
      await response.body?.cancel();
      return pauseAfter(response);
    } catch {
      return pauseAfterFailure;
    }
  }

  async function postAll(): Promise<void> {
    if (isPosting) return;
    isPosting = true;
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const restMs = await post(one);
      if (restMs > 0) {
        restUntil = performance.now() + restMs;
        setTimeout(() => void postAll(), restMs).unref();
        break;
      }
    }
    isPosting = false;
    tellSettled();
  }

  function report(fault: Fault): void {
    const now = performance.now();
    const sieved = sift(fault, now);
    if (sieved === undefined || waiting.length >= mostWaiting) return;
    waiting.push(sieved);
    // Whoever reports goes on first.
    if (now >= restUntil) setImmediate(() => void postAll());
  }

  return {
    report,
    settle: (limit) =>
      new Promise((resolve) => {
        const late = setTimeout(resolve, limit);
        settled.add(() => {
          clearTimeout(late);
          resolve();
        });
        tellSettled();
      }),
  };
}

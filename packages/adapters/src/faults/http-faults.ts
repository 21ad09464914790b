import { faultsPath } from "@cantina/contract/faults";
import { type FaultPort, faultSieve } from "@cantina/domain/faults";

const limitMs = 10_000;

/** Tells our own server, which passes it on or not. FAULTS-04 */
export function httpFaults(baseUrl: string): FaultPort {
  const sift = faultSieve();
  const posting = new Set<Promise<unknown>>();
  return {
    report: (fault) => {
      const sieved = sift(fault, performance.now());
      if (sieved === undefined) return;
      const post = fetch(`${baseUrl}${faultsPath}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(sieved.fault),
        // Whoever reloads the page at once has told it all the same.
        keepalive: true,
        signal: AbortSignal.timeout(limitMs),
      })
        .catch(() => undefined)
        .finally(() => posting.delete(post));
      posting.add(post);
    },
    settle: async (limit) => {
      const late = new Promise((resolve) => setTimeout(resolve, limit));
      await Promise.race([Promise.all(posting), late]);
    },
  };
}

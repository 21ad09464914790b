import type { Fault, FaultPort } from "@cantina/domain/faults";

export type FakeFaults = FaultPort & { readonly told: readonly Fault[] };

/** Keeps what was told: each once, and no more than twenty. */
export function fakeFaults(): FakeFaults {
  const told: Fault[] = [];
  return {
    told,
    report: (fault) => {
      const isKnown = told.some((one) => JSON.stringify(one) === JSON.stringify(fault));
      if (!isKnown && told.length < 20) told.push(fault);
    },
    settle: () => Promise.resolve(),
  };
}

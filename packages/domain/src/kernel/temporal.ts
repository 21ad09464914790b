import type { Temporal as TemporalNamespace } from "temporal-polyfill";
import { BrokenInvariant } from "./broken-invariant.ts";

type Namespace = typeof TemporalNamespace;

let namespace: Namespace | undefined;

/** Takes the platform's Temporal or loads the polyfill; every composition root awaits it once. */
export async function loadTemporal(): Promise<void> {
  const native = (globalThis as { readonly Temporal?: Namespace }).Temporal;
  namespace ??= native ?? (await import("temporal-polyfill")).Temporal;
}

export function temporal(): Namespace {
  if (namespace === undefined) throw new BrokenInvariant("loadTemporal() has not run");
  return namespace;
}

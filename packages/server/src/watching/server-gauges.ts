import { Gauge, type Registry } from "prom-client";
import type { ServerDatabase } from "../http/index.ts";
import type { Job } from "../jobs/index.ts";
import { type Watched, readWatched } from "./watched.queries.ts";

export type Observed = {
  readonly pools: Readonly<Record<"calls" | "background" | "reports", ServerDatabase>>;
  readonly jobs: () => Readonly<Record<string, Job>>;
  readonly hubConnections: () => number;
  readonly isReady: () => Promise<boolean>;
  readonly isStorageFull: () => Promise<boolean>;
  readonly clockAheadMs: () => number;
  /** Copies are made each day: their ages are watched. */
  readonly hasBackups: boolean;
};

const unknown: Watched = { outboxSeconds: Number.NaN, provenSeconds: null, auditSeconds: null, discrepancies: 0 };

/** What is looked up anew whenever somebody asks. RUN-02 */
export function addGauges(registry: Registry, observed: Observed): () => Promise<void> {
  const gauge = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `cantina_${name}`, help, labelNames, registers: [registry] });
  const ready = gauge("ready", "1: /readyz says yes.");
  const pools = gauge("pool_connections", "Connections to the database, by pool and state.", ["pool", "state"]);
  const waiting = gauge("pool_waiting", "Who waits for a connection, by pool.", ["pool"]);
  const jobs = gauge("job_lag_seconds", "How long a job's work has been due and not done.", ["job"]);
  const listeners = gauge("hub_connections", "Screens that hear changes as they happen.");
  const outbox = gauge("outbox_age_seconds", "Age of the oldest change that was not yet told; 0: none waits.");
  const full = gauge("storage_full", "1: the database's disk has no room, and sales are refused.");
  const ahead = gauge("clock_ahead_seconds", "How far this machine's clock is ahead of the database's.");
  const faults = gauge("audit_discrepancies", "What the last audit of the books found wrong.");
  const ages = observed.hasBackups
    ? ([
        [
          gauge("backup_proven_age_seconds", "Since a backup was last restored aside and found right."),
          "provenSeconds",
        ],
        [gauge("audit_age_seconds", "Since the books were last audited whole."), "auditSeconds"],
      ] as const)
    : [];

  return async () => {
    const [isReady, isFull, watched] = await Promise.all([
      observed.isReady(),
      observed.isStorageFull().catch(() => false),
      readWatched(observed.pools.background.kysely).catch(() => unknown),
    ]);
    ready.set(isReady ? 1 : 0);
    full.set(isFull ? 1 : 0);
    outbox.set(watched.outboxSeconds);
    faults.set(watched.discrepancies);
    // None yet is older than any.
    for (const [age, name] of ages) age.set(watched[name] ?? Number.POSITIVE_INFINITY);
    for (const [pool, { connections }] of Object.entries(observed.pools)) {
      const { total, idle, waiting: queue } = connections();
      pools.set({ pool, state: "total" }, total);
      pools.set({ pool, state: "idle" }, idle);
      waiting.set({ pool }, queue);
    }
    for (const [job, { lagMs }] of Object.entries(observed.jobs())) jobs.set({ job }, lagMs() / 1_000);
    listeners.set(observed.hubConnections());
    ahead.set(observed.clockAheadMs() / 1_000);
  };
}

import type { DeviceDatabase } from "./device-database.ts";

/** `first`: what a till draws. `rest`: what it does without until that is drawn. */
export type SnapshotPart = "first" | "rest";

/** What one person saw last in one cafeteria, to begin with when there is no server. */
export type SnapshotStore = {
  /** null: nothing kept, or by another build, whose shapes may be others. */
  readonly load: (part: SnapshotPart) => Promise<unknown>;
  readonly save: (part: SnapshotPart, snapshot: unknown) => Promise<void>;
  /** All parts. */
  readonly clear: () => Promise<void>;
};

const isOfBuild = (kept: unknown, build: string): kept is { readonly snapshot: unknown } =>
  typeof kept === "object" && kept !== null && "snapshot" in kept && "build" in kept && kept.build === build;

/** Builds before this one kept all of it under `owner`: what this one keeps first takes its place. */
const keyOf = (owner: string, part: SnapshotPart): string => (part === "first" ? owner : `${owner} ${part}`);

export const deviceSnapshots = (database: DeviceDatabase, owner: string, build: string): SnapshotStore => ({
  load: async (part) => {
    const kept: unknown = await database.read("snapshots", (store, answer) => answer(store.get(keyOf(owner, part))));
    return isOfBuild(kept, build) ? kept.snapshot : null;
  },
  save: async (part, snapshot) => {
    await database.write("snapshots", (store, answer) => answer(store.put({ build, snapshot }, keyOf(owner, part))));
  },
  clear: async () => {
    await database.write("snapshots", (store, answer) =>
      Promise.all([answer(store.delete(keyOf(owner, "first"))), answer(store.delete(keyOf(owner, "rest")))]),
    );
  },
});

import type { DeviceDatabase } from "./device-database.ts";

/** What one person saw last in one cafeteria, to begin with when there is no server. */
export type SnapshotStore = {
  /** null: nothing kept, or by another build, whose shapes may be others. */
  readonly load: () => Promise<unknown>;
  readonly save: (snapshot: unknown) => Promise<void>;
  readonly clear: () => Promise<void>;
};

const isOfBuild = (kept: unknown, build: string): kept is { readonly snapshot: unknown } =>
  typeof kept === "object" && kept !== null && "snapshot" in kept && "build" in kept && kept.build === build;

export const deviceSnapshots = (database: DeviceDatabase, owner: string, build: string): SnapshotStore => ({
  load: async () => {
    const kept: unknown = await database.read("snapshots", (store, answer) => answer(store.get(owner)));
    return isOfBuild(kept, build) ? kept.snapshot : null;
  },
  save: async (snapshot) => {
    await database.write("snapshots", (store, answer) => answer(store.put({ build, snapshot }, owner)));
  },
  clear: async () => {
    await database.write("snapshots", (store, answer) => answer(store.delete(owner)));
  },
});

import type { CafeteriaId, Clock, ProfileId } from "@cantina/domain/kernel";
import type { PendingSale, PendingSalePort } from "@cantina/domain/sale";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { storedPendingSale } from "./stored-sale.ts";
import { storedValue } from "./stored-value.ts";

type Entry = { readonly savedAt: string; readonly pending: PendingSale };

const entry: v.GenericSchema<unknown, Entry> = v.object({ savedAt: v.string(), pending: storedPendingSale });

export type PendingSalesInput = {
  readonly storage: DeviceStorage;
  readonly clock: Clock;
  readonly seller: { readonly id: ProfileId; readonly cafeteriaId: CafeteriaId };
};

/** One stored item per attempt, so that two tabs of one seller never overwrite each other's. */
export function localPendingSales({ storage, clock, seller }: PendingSalesInput): PendingSalePort {
  const prefix = `cantina.pending-sale.${seller.cafeteriaId}.${seller.id}.`;
  const names = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((name) =>
      name.startsWith(prefix),
    );
  const entryNamed = (name: string) => storedValue(storage, name, entry);
  return {
    save: async (pending) => {
      const stored = entryNamed(prefix + pending.key);
      stored.save({ savedAt: stored.load()?.savedAt ?? clock.now(), pending });
    },
    load: async () => {
      const entries = names()
        .map((name) => entryNamed(name).load())
        .filter((stored) => stored !== null);
      const [oldest] = entries.toSorted((a, b) => (a.savedAt < b.savedAt ? -1 : a.savedAt > b.savedAt ? 1 : 0));
      return oldest?.pending ?? null;
    },
    clear: async (key) => entryNamed(prefix + key).clear(),
  };
}

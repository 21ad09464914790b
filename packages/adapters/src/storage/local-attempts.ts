import type { CafeteriaId, Clock, IdempotencyKey, ProfileId } from "@cantina/domain/kernel";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { storedValue } from "./stored-value.ts";

export type AttemptsInput = {
  readonly storage: DeviceStorage;
  readonly clock: Clock;
  readonly seller: { readonly id: ProfileId; readonly cafeteriaId: CafeteriaId };
};

type Kept<T> = {
  /** Part of the stored names. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
};

type Attempts<T> = {
  readonly save: (attempt: T) => Promise<void>;
  readonly load: () => Promise<T | null>;
  readonly clear: (key: IdempotencyKey) => Promise<void>;
};

/** One stored item per attempt, so that two tabs of one seller never overwrite each other's. */
export function localAttempts<T extends { readonly key: IdempotencyKey }>(
  { storage, clock, seller }: AttemptsInput,
  { name, schema }: Kept<T>,
): Attempts<T> {
  const prefix = `cantina.${name}.${seller.cafeteriaId}.${seller.id}.`;
  const entry: v.GenericSchema<unknown, { readonly savedAt: string; readonly pending: T }> = v.object({
    savedAt: v.string(),
    pending: schema,
  });
  const names = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((one) =>
      one.startsWith(prefix),
    );
  const entryNamed = (one: string) => storedValue(storage, one, entry);
  return {
    save: async (pending) => {
      const stored = entryNamed(prefix + pending.key);
      stored.save({ savedAt: stored.load()?.savedAt ?? clock.now(), pending });
    },
    load: async () => {
      const entries = names()
        .map((one) => entryNamed(one).load())
        .filter((stored) => stored !== null);
      const [oldest] = entries.toSorted((a, b) => (a.savedAt < b.savedAt ? -1 : a.savedAt > b.savedAt ? 1 : 0));
      return oldest?.pending ?? null;
    },
    clear: async (key) => entryNamed(prefix + key).clear(),
  };
}

import type { PendingSale, PendingSalePort } from "@cantina/domain/sale";

/** Attempts are kept as text, so that nobody shares objects with what was "stored". */
export function fakePendingSales(): PendingSalePort {
  const stored = new Map<string, string>();
  return {
    save: async (pending) => {
      stored.set(pending.key, JSON.stringify(pending));
    },
    load: async () => {
      const [oldest] = stored.values();
      return oldest === undefined ? null : (JSON.parse(oldest) as PendingSale);
    },
    clear: async (key) => {
      stored.delete(key);
    },
  };
}

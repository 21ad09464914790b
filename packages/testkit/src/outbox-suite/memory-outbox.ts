import type { OutboxPort, QueuedSale } from "@cantina/domain/sale";

/** A box that lasts as long as it is held; what it gives out is a copy, as from a disk. */
export function memoryOutbox(): OutboxPort {
  let held: readonly QueuedSale[] = [];
  const watchers = new Set<() => void>();
  const change = (next: readonly QueuedSale[]): void => {
    held = next;
    for (const tell of watchers) tell();
  };
  return {
    put: async (queued) => {
      if (held.every(({ sale }) => sale.cartId !== queued.sale.cartId)) change([...held, structuredClone(queued)]);
    },
    list: async () => structuredClone(held),
    refuse: async (cartId, refusal) =>
      change(held.map((one) => (one.sale.cartId === cartId ? { ...one, refusal } : one))),
    retry: async (cartId, key) =>
      change(held.map((one) => (one.sale.cartId === cartId ? { ...one, key, refusal: null } : one))),
    remove: async (cartId) => change(held.filter(({ sale }) => sale.cartId !== cartId)),
    watch: (onChange) => {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}

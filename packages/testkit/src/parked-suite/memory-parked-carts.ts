import { type ParkedCart, type ParkedCartsPort, joinedCart } from "@cantina/domain/sale";

export type MemoryDevice = {
  /** The device as one more tab of it. */
  readonly open: () => ParkedCartsPort;
};

/** Lasts as long as it is held; what it gives out is a copy, as from a disk. */
export function memoryParkedCarts(): MemoryDevice {
  const held = new Map<string, ParkedCart>();
  const watchers = new Set<() => void>();
  const tell = (): void => {
    for (const watcher of watchers) watcher();
  };
  return {
    open: () => ({
      put: async (parked, most) => {
        const others = [...held.keys()].filter((cartId) => cartId !== parked.cartId);
        if (others.length >= most) return false;
        const standing = held.get(parked.cartId);
        const cart = standing === undefined ? parked.cart : joinedCart(parked.cart, standing.cart);
        held.set(parked.cartId, structuredClone({ ...parked, cart }));
        tell();
        return true;
      },
      list: async () => structuredClone([...held.values()]),
      take: async (cartId, hold) => {
        const found = held.get(cartId);
        if (found === undefined) return null;
        if (!hold(structuredClone(found))) return null;
        held.delete(cartId);
        tell();
        return structuredClone(found);
      },
      watch: (onChange) => {
        watchers.add(onChange);
        return () => {
          watchers.delete(onChange);
        };
      },
    }),
  };
}

import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import type { OpenCart, OpenCartPort } from "@cantina/domain/sale";
import type { DeviceStorage } from "./device-storage.ts";
import { storedOpenCart } from "./stored-sale.ts";
import { storedValue } from "./stored-value.ts";

type TabInput = {
  /** The tab's own: two tabs of one seller have a cart each. */
  readonly storage: DeviceStorage;
  readonly seller: { readonly id: ProfileId; readonly cafeteriaId: CafeteriaId };
};

/** A cart without what would be stored twice. */
export const slimCart = ({ cartId, cart }: OpenCart): object => ({
  cartId,
  cart: {
    ...cart,
    lines: cart.lines.map((line) => {
      if (line.kind === "GENERIC" || line.current !== line.product) return line;
      const { current: _, ...rest } = line;
      return rest;
    }),
  },
});

export function tabOpenCart({ storage, seller }: TabInput): OpenCartPort {
  const name = `cantina.open-cart.${seller.cafeteriaId}.${seller.id}`;
  const stored = storedValue(storage, name, storedOpenCart);
  return {
    load: stored.load,
    save: (open) => {
      try {
        if (open === null) stored.clear();
        else storage.setItem(name, JSON.stringify(slimCart(open)));
      } catch {
        // A full device sells all the same; an old cart must not come back instead of this one.
        stored.clear();
      }
    },
  };
}

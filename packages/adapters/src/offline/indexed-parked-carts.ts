import type { CafeteriaId } from "@cantina/domain/kernel";
import { type ParkedCart, type ParkedCartsPort, joinedCart } from "@cantina/domain/sale";
import * as v from "valibot";
import { slimCart, storedParkedCart } from "../storage/index.ts";
import type { ParkedDatabase } from "./parked-database.ts";
import { tabNews } from "./tab-news.ts";

const storedRow = v.object({ place: v.string(), parked: storedParkedCart });

/** As it is stored; null: there is none, or one that this build can't read, which stays for one that can. */
function readRow(row: unknown): v.InferOutput<typeof storedRow> | null {
  const read = v.safeParse(storedRow, row);
  return read.success ? read.output : null;
}

/** The carts of one cafeteria that wait on this device, of all who sell on it. */
export function indexedParkedCarts(database: ParkedDatabase, place: CafeteriaId): ParkedCartsPort {
  const { tellAll, watch } = tabNews(`cantina.parked.${place}`);
  const ofPlace = (rows: readonly unknown[]): readonly ParkedCart[] =>
    rows.flatMap((row) => {
      const read = readRow(row);
      return read?.place === place ? [read.parked] : [];
    });

  return {
    put: async (parked, most) => {
      const isKept = await database.write("parked", async (store, answer) => {
        const kept = ofPlace(await answer(store.getAll()));
        if (kept.filter(({ cartId }) => cartId !== parked.cartId).length >= most) return false;
        const { cartId, name, parkedAt } = parked;
        const standing = kept.find((one) => one.cartId === cartId);
        const cart = standing === undefined ? parked.cart : joinedCart(parked.cart, standing.cart);
        await answer(store.put({ place, parked: { ...slimCart({ cartId, cart }), name, parkedAt } }, [place, cartId]));
        return true;
      });
      if (isKept) tellAll();
      return isKept;
    },
    list: async () => ofPlace(await database.read("parked", async (store, answer) => answer(store.getAll()))),
    take: async (cartId, hold) => {
      const taken = await database.write("parked", async (store, answer) => {
        const found = readRow(await answer(store.get([place, cartId])))?.parked ?? null;
        if (found === null) return null;
        if (!hold(found)) return null;
        await answer(store.delete([place, cartId]));
        return found;
      });
      if (taken !== null) tellAll();
      return taken;
    },
    watch,
  };
}

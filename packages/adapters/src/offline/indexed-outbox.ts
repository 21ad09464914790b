import type { CafeteriaId, CartId } from "@cantina/domain/kernel";
import type { OutboxPort, QueuedSale } from "@cantina/domain/sale";
import * as v from "valibot";
import { type DeviceDatabase, outboxIndexes } from "./device-database.ts";
import { storedQueuedSale } from "./stored-queued-sale.ts";
import { tabNews } from "./tab-news.ts";

type Row = { readonly position?: number; readonly place: string; readonly cartId: string; readonly queued: QueuedSale };
type Change = (queued: QueuedSale) => QueuedSale | null;

const storedRow = v.object({ queued: storedQueuedSale });

/**
 * The sales of one cafeteria that wait on this device, of all who sell on it. A
 * row that this build can't read stays where it is for one that can.
 */
export function indexedOutbox(database: DeviceDatabase, place: CafeteriaId): OutboxPort {
  const { tellAll, watch } = tabNews(`cantina.outbox.${place}`);

  async function change(cartId: CartId, to: Change): Promise<void> {
    await database.write("outbox", async (store, answer) => {
      const found: unknown = await answer(store.index(outboxIndexes.cart).get([place, cartId]));
      const read = v.safeParse(v.object({ ...storedRow.entries, position: v.number() }), found);
      if (!read.success) return;
      const { position, queued } = read.output;
      const next = to(queued);
      if (next === null) await answer(store.delete(position));
      else await answer(store.put({ position, place, cartId, queued: next } satisfies Row));
    });
    tellAll();
  }

  return {
    put: async (queued) => {
      const { cartId } = queued.sale;
      await database.write("outbox", async (store, answer) => {
        const held = await answer(store.index(outboxIndexes.cart).count([place, cartId]));
        const row: Row = { place, cartId, queued };
        if (held === 0) await answer(store.add(row));
      });
      tellAll();
    },
    list: () =>
      database.read("outbox", async (store, answer) => {
        const rows: readonly unknown[] = await answer(store.index(outboxIndexes.place).getAll(place));
        return rows.flatMap((row) => {
          const read = v.safeParse(storedRow, row);
          return read.success ? [read.output.queued] : [];
        });
      }),
    refuse: (cartId, refusal) => change(cartId, (queued) => ({ ...queued, refusal })),
    retry: (cartId, key) => change(cartId, (queued) => ({ ...queued, key, refusal: null })),
    remove: (cartId) => change(cartId, () => null),
    watch,
  };
}

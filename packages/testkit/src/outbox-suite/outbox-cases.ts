import { id } from "@cantina/domain/kernel";
import type { OutboxPort } from "@cantina/domain/sale";
import { eventually, mustEqual } from "../device-cases/index.ts";
import { sampleQueued } from "./sample-queued.ts";

/** The same box, opened anew: as after a reload, or in another tab. */
export type OpenOutbox = () => OutboxPort;

export type OutboxCase = { readonly title: string; readonly run: (open: OpenOutbox) => Promise<void> };

const [first, second, third] = [sampleQueued(9), sampleQueued(1), sampleQueued(5)];

async function filled(open: OpenOutbox): Promise<OutboxPort> {
  const box = open();
  for (const one of [first, second, third]) await box.put(one);
  return box;
}

/** What every outbox keeps, whatever it is made of; runs in a page as well as in Node. */
export const outboxCases: readonly OutboxCase[] = [
  {
    title: "[SALE-48] gives back what was put, to the last detail and in the order of putting",
    run: async (open) => mustEqual(await (await filled(open)).list(), [first, second, third], "the list"),
  },
  {
    title: "[SALE-48] keeps it over a reload, in the same order, and goes on at the end",
    run: async (open) => {
      await filled(open);
      const fourth = sampleQueued(3);
      await open().put(fourth);
      mustEqual(await open().list(), [first, second, third, fourth], "the list after a reload");
    },
  },
  {
    title: "[SALE-47] keeps the first of a cart",
    run: async (open) => {
      const box = await filled(open);
      await box.put({ ...second, key: id<"idempotency-key">("00000000-0000-4000-8000-0000000000ff") });
      mustEqual(await box.list(), [first, second, third], "the list");
    },
  },
  {
    title: "[SALE-51] remembers a refusal in its place until it is tried again or taken out",
    run: async (open) => {
      const box = await filled(open);
      const refusal = { code: "INVALID_LATE_SALE", data: "TOO_OLD" } as const;
      await box.refuse(second.sale.cartId, refusal);
      mustEqual(await open().list(), [first, { ...second, refusal }, third], "the refused");
      const key = id<"idempotency-key">("00000000-0000-4000-8000-0000000000aa");
      await box.retry(second.sale.cartId, key);
      mustEqual(await open().list(), [first, { ...second, key }, third], "the one tried again");
    },
  },
  {
    title: "[SALE-48] takes out the one that is named, and no other; one that is gone is no trouble",
    run: async (open) => {
      const box = await filled(open);
      await box.remove(first.sale.cartId);
      await box.remove(first.sale.cartId);
      await box.refuse(first.sale.cartId, { code: "SELLER_NOT_ALLOWED" });
      mustEqual(await open().list(), [second, third], "the rest");
    },
  },
  {
    title: "[SALE-51] tells every tab of a change, until it stops listening",
    run: async (open) => {
      const [box, elsewhere] = [open(), open()];
      let own = 0;
      let others = 0;
      const stopOwn = box.watch(() => {
        own += 1;
      });
      const stopOthers = elsewhere.watch(() => {
        others += 1;
      });
      await box.put(first);
      await eventually(() => own > 0 && others > 0, "being told");
      stopOwn();
      stopOthers();
      const [told, toldOthers] = [own, others];
      // Who began to listen later is told later.
      const heard = new Set<number>();
      const stops = [box, elsewhere].map((tab, place) => tab.watch(() => void heard.add(place)));
      await box.remove(first.sale.cartId);
      await eventually(() => heard.size === 2, "being told of the removal");
      for (const stop of stops) stop();
      mustEqual([own, others], [told, toldOthers], "calls after the end");
    },
  },
];

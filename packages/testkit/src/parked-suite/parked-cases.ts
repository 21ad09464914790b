import type { ParkedCart, ParkedCartsPort } from "@cantina/domain/sale";
import { eventually, mustEqual } from "../device-cases/index.ts";
import { sampleParked } from "./sample-parked.ts";

/** The same device opened anew, as after a reload or in another tab; elsewhere: for another cafeteria. */
export type OpenParked = (elsewhere?: "ELSEWHERE") => ParkedCartsPort;

export type ParkedCase = { readonly title: string; readonly run: (open: OpenParked) => Promise<void> };

const many = sampleParked(40);
const [first, second, third] = many as readonly [ParkedCart, ParkedCart, ParkedCart];
const nothing = (): void => undefined;
const asItIs = (): boolean => true;
const none: readonly ParkedCart[] = [];

const listed = async (parked: ParkedCartsPort): Promise<readonly ParkedCart[]> =>
  (await parked.list()).toSorted((a, b) => (a.parkedAt < b.parkedAt ? -1 : 1));

/** What every place of parked carts keeps, whatever it is made of; runs in a page as well as in Node. */
export const parkedCases: readonly ParkedCase[] = [
  {
    title: "[SALE-90] gives back exactly what was put, whatever is in it, over a reload as well",
    run: async (open) => {
      const parked = open();
      for (const one of many) mustEqual(await parked.put(one, 40), true, "the answer");
      mustEqual(await listed(open()), many, "the list");
    },
  },
  {
    title: "[SALE-92] keeps no more than that many, and the same cart again is no further one",
    run: async (open) => {
      const parked = open();
      for (const one of [first, second]) await parked.put(one, 2);
      mustEqual(await parked.put(third, 2), false, "the third");
      const renamed = { ...second, name: "Otro nombre" };
      mustEqual(await parked.put(renamed, 2), true, "the second again");
      mustEqual(await listed(open()), [first, renamed], "the list");
    },
  },
  {
    title: "[SALE-90] two copies of a cart become one that has all of both",
    run: async (open) => {
      const [parked, copy] = [open(), many.find(({ cart }) => cart.lines.length > 1) ?? first];
      const [line, ...rest] = copy.cart.lines;
      if (line === undefined) throw new Error("a sample with lines");
      const more = { ...line, quantity: line.quantity + 1 };
      await parked.put({ ...copy, cart: { ...copy.cart, lines: [more] } }, 2);
      await parked.put(copy, 2);
      mustEqual(await listed(open()), [{ ...copy, cart: { ...copy.cart, lines: [more, ...rest] } }], "the list");
    },
  },
  {
    title: "[SALE-90] of many that take one at once, one gets it",
    run: async (open) => {
      const tabs = [open(), open(), open()];
      await open().put(first, 2);
      const held: ParkedCart[] = [];
      const hold = (found: ParkedCart): boolean => held.push(found) > 0;
      const taken = await Promise.all([...tabs, ...tabs].map(async (tab) => tab.take(first.cartId, hold)));
      mustEqual(
        taken.filter((one) => one !== null),
        [first],
        "who got it",
      );
      mustEqual(held, [first], "who held it");
      mustEqual(await open().list(), none, "the list");
    },
  },
  {
    title: "[SALE-90] takes the one that is named and no other, and what can't be held stays",
    run: async (open) => {
      const parked = open();
      for (const one of [first, second]) await parked.put(one, 2);
      await parked
        .take(first.cartId, () => {
          throw new Error("the till is gone");
        })
        .catch(nothing);
      mustEqual(await listed(open()), [first, second], "the list after a failure");
      mustEqual(await parked.take(third.cartId, asItIs), null, "one that is not there");
      mustEqual(await parked.take(first.cartId, () => false), null, "one that stays");
      mustEqual(await listed(open()), [first, second], "the list after it stayed");
      await parked.take(first.cartId, asItIs);
      mustEqual(await listed(open()), [second], "the rest");
    },
  },
  {
    title: "[SALE-92] another cafeteria of the same device sees, takes and counts nothing of it",
    run: async (open) => {
      const [here, elsewhere] = [open(), open("ELSEWHERE")];
      await here.put(first, 1);
      mustEqual(await elsewhere.list(), none, "the list elsewhere");
      mustEqual(await elsewhere.take(first.cartId, asItIs), null, "taken elsewhere");
      mustEqual(await elsewhere.put(second, 1), true, "put elsewhere");
      mustEqual(await here.list(), [first], "the list here");
    },
  },
  {
    title: "[SALE-92] tells every tab of a change, until it stops listening",
    run: async (open) => {
      const tabs = [open(), open()];
      const heard = new Set<number>();
      const listen = (): readonly (() => void)[] => tabs.map((tab, place) => tab.watch(() => void heard.add(place)));
      for (const change of [
        async (tab: ParkedCartsPort) => tab.put(first, 1),
        async (tab: ParkedCartsPort) => tab.take(first.cartId, asItIs),
      ]) {
        heard.clear();
        const stops = listen();
        for (const tab of tabs.slice(0, 1)) await change(tab);
        await eventually(() => heard.size === 2, "being told");
        for (const stop of stops) stop();
      }
      heard.clear();
      const later = new Set<number>();
      const stops = tabs.map((tab, place) => tab.watch(() => void later.add(place)));
      for (const tab of tabs.slice(0, 1)) await tab.put(second, 1);
      await eventually(() => later.size === 2, "being told again");
      for (const stop of stops) stop();
      mustEqual(heard.size, 0, "calls after the end");
    },
  },
];

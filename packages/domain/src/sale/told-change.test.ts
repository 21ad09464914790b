import { anyCheckoutEvent, anyDiner, anyProducts } from "@cantina/testkit/arbitraries";
import { fakeTill } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckoutEvent } from "./checkout.events.ts";
import { type ToldCart, toldChange } from "./told-change.ts";

/** The cart before all of that and after each of it; the server never answers. */
async function cartsAfter(events: readonly CheckoutEvent[]): Promise<readonly ToldCart[]> {
  const { till, view } = await fakeTill();
  const cartNow = (): ToldCart => ({ ...view(), cartId: till.getSnapshot().context.cartId });
  const carts = [cartNow()];
  for (const event of events) {
    till.send(event);
    carts.push(cartNow());
  }
  return carts;
}

const anyStory = fc
  .tuple(anyProducts({ max: 4 }), fc.array(anyDiner(), { minLength: 1, maxLength: 2 }))
  .chain(([products, diners]) => fc.array(anyCheckoutEvent(products, diners), { maxLength: 30, size: "max" }));

test("[SALE-100] who hears each change knows every line, the method and the total of the cart", () =>
  fc.assert(
    fc.asyncProperty(anyStory, async (events) => {
      const carts = await cartsAfter(events);
      for (const [index, now] of carts.slice(1).entries()) {
        const before = carts[index];
        if (before === undefined || (before.cartId !== now.cartId && now.lines.length === 0)) continue;
        const told = toldChange(before, now);
        const heard = new Map([...before.lines, ...(told?.lines ?? [])].map(({ name, quantity }) => [name, quantity]));
        // Two lines of one name are told apart by nobody who hears them.
        const keysOf = (name: string) =>
          new Set([...before.lines, ...now.lines].flatMap((line) => (line.name === name ? [line.key] : [])));
        for (const { name, quantity } of now.lines) if (keysOf(name).size === 1) expect(heard.get(name)).toBe(quantity);
        expect(told?.paymentMethod ?? before.paymentMethod).toBe(now.paymentMethod);
        if (now.lines.length > 0) expect(told?.total ?? before.total).toBe(now.total);
      }
    }),
  ));

test("[SALE-100] nothing is told where nothing became another, nor of a cart that ended", () =>
  fc.assert(
    fc.asyncProperty(anyStory, async (events) => {
      const carts = await cartsAfter(events);
      for (const cart of carts) {
        expect(toldChange(cart, cart)).toBeNull();
        expect(toldChange(cart, { ...cart, cartId: "another", lines: [] })).toBeNull();
      }
    }),
  ));

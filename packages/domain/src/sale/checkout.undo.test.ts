import { anyCheckoutEvent, anyDiner, anyProducts } from "@cantina/testkit/arbitraries";
import { fakeTill } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckoutEvent } from "./checkout.events.ts";
import { openCartOf } from "./open-cart.ts";

/** A till whose server never answers, with a cart that somebody has filled. */
async function filled(events: readonly CheckoutEvent[]) {
  const { till } = await fakeTill();
  for (const event of events) till.send(event);
  const tell = (...more: readonly CheckoutEvent[]): void => more.forEach((event) => till.send(event));
  return { tell, open: () => openCartOf(till.getSnapshot()), context: () => till.getSnapshot().context };
}

const isRefresh = ({ type }: CheckoutEvent): boolean => type.endsWith("Refreshed");
const isEdit = ({ type }: CheckoutEvent): boolean => !/submitted|prompt|retried|undone|cleared/u.test(type);

const clear: CheckoutEvent = { type: "sale.cleared" };
const undo: CheckoutEvent = { type: "sale.undone" };

/** How a cart came about, and what is heard or done after something left it. */
const anyStory = fc
  .tuple(anyProducts({ max: 4 }), fc.array(anyDiner(), { minLength: 1, maxLength: 2 }))
  .chain(([products, diners]) => {
    const event = anyCheckoutEvent(products, diners);
    const [first] = products;
    return fc.record({
      edits: fc
        .array(event.filter(isEdit), { maxLength: 25, size: "max" })
        .map((edits): readonly CheckoutEvent[] => [
          ...edits,
          { type: "sale.genericAdded", name: "Fotocopia", price: first?.price ?? 0 } as CheckoutEvent,
        ]),
      takesAll: fc.boolean(),
      place: fc.nat(),
      heard: fc.array(event.filter(isRefresh), { maxLength: 5 }),
      touch: event.filter((one) => (isEdit(one) && !isRefresh(one)) || one.type === "sale.submitted"),
    });
  });

/** Takes all of it out, or one line. */
function taking(lines: readonly { readonly key: string }[], place: number, takesAll: boolean): CheckoutEvent {
  const line = lines[place % lines.length];
  return takesAll || line === undefined ? clear : { type: "sale.quantityChanged", key: line.key, quantity: 0 };
}

test("[SALE-82] an undo gives back exactly the cart that something was taken out of", () =>
  fc.assert(
    fc.asyncProperty(anyStory, async ({ edits, takesAll, place }) => {
      const till = await filled(edits);
      const before = till.open();
      const { lines } = till.context().cart;
      till.tell(taking(lines, place, takesAll));
      expect(till.context().cart.lines.length).toBeLessThan(lines.length);
      till.tell(undo);
      expect(till.open()).toEqual(before);
      till.tell(undo);
      expect(till.open()).toEqual(before);
    }),
  ));

test("[SALE-82] what is heard before an undo counts as if nothing had been taken out", () =>
  fc.assert(
    fc.asyncProperty(anyStory, async ({ edits, takesAll, place, heard }) => {
      const [till, other] = [await filled(edits), await filled(edits)];
      till.tell(taking(till.context().cart.lines, place, takesAll), ...heard, undo);
      other.tell(...heard);
      expect(till.open()).toEqual(other.open());
    }),
  ));

test("[SALE-82] once the cart is changed or sent, an undo changes nothing", () =>
  fc.assert(
    fc.asyncProperty(anyStory, async ({ edits, place, touch }) => {
      const till = await filled(edits);
      till.tell(taking(till.context().cart.lines, place, false));
      const { cart: rest } = till.context();
      till.tell(touch);
      const { cart: touched, attempt } = till.context();
      fc.pre(touched !== rest || attempt !== null);
      till.tell(undo);
      // A second line that was taken out comes back, and never the first one.
      expect(till.context().cart).toBe(touched.lines.length < rest.lines.length ? rest : touched);
    }),
  ));

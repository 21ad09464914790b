import { anyCheckoutEvent, anyDiner, anyProducts } from "@cantina/testkit/arbitraries";
import { fakeTill } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Diner } from "../clients/index.ts";
import { cents } from "../kernel/index.ts";
import type { CheckoutEvent } from "./checkout.events.ts";
import type { CheckoutView } from "./checkout.view.ts";
import { type CustomerDisplay, displayAfter, soldDisplay } from "./customer-display.ts";

/** What a till that heard all of that shows; its server never answers. */
async function viewAfter(events: readonly CheckoutEvent[]): Promise<CheckoutView> {
  const { till, view } = await fakeTill();
  for (const event of events) till.send(event);
  return view();
}

const free: CustomerDisplay = { kind: "FREE" };

const anyStory = fc
  .tuple(anyProducts({ max: 4 }), fc.array(anyDiner(), { minLength: 1, maxLength: 2 }))
  .chain(([products, diners]) =>
    fc.record({
      events: fc.array(anyCheckoutEvent(products, diners), { maxLength: 30, size: "max" }),
      diner: fc.constantFrom(...diners),
      other: anyDiner(),
    }),
  );

test("[SALE-94] lines, discount and total of what is paid at the counter are the cart's, to the cent", () =>
  fc.assert(
    fc.asyncProperty(anyStory, async ({ events }) => {
      const view = await viewAfter(events);
      const shown = displayAfter(free, view);
      if (shown.kind !== "CART" || shown.total === null) return;
      expect(shown.lines.map(({ name, quantity, total }) => ({ name, quantity, total }))).toEqual(
        view.lines.map(({ name, quantity, total }) => ({ name, quantity, total })),
      );
      const sum = shown.lines.reduce((total, line) => total + (line.total ?? 0), 0);
      expect(sum - shown.discount).toBe(shown.total);
    }),
  ));

/** The same person as far as a queue may know: whose terms and money are the other's. */
const withTermsOf = (diner: Diner, other: Diner): Diner => ({
  ...diner,
  commensal: { ...diner.commensal, classId: other.commensal.classId, dailyLimit: other.commensal.dailyLimit },
  client: { ...diner.client, balance: other.client.balance },
  className: other.className,
  category: other.category,
  minimumBalance: other.minimumBalance,
});

test("[SALE-95] of a sale on account nothing tells whose terms, class, balance or minimum are worse", () =>
  fc.assert(
    fc.asyncProperty(anyStory, async ({ events, diner, other }) => {
      const edits = events.filter(({ type }) => !/submitted|prompt|retried|diner|coupon|payment/iu.test(type));
      const shownFor = async (one: Diner): Promise<CustomerDisplay> =>
        displayAfter(
          free,
          await viewAfter([
            ...edits,
            { type: "sale.dinerChosen", diner: one },
            { type: "sale.paymentMethodChosen", method: "ACCOUNT_BALANCE" },
          ]),
        );
      const shown = await shownFor(diner);
      expect(shown).toEqual(await shownFor(withTermsOf(diner, other)));
      expect(shown).toMatchObject({ kind: "CART", total: null, discount: 0, tender: null });
      expect(JSON.stringify(shown)).not.toContain(diner.category.name);
    }),
  ));

test("[SALE-94] thanks stand until the seller begins something, and an account sale's thanks have no amount", async () => {
  const [sample] = fc.sample(anyDiner(), { numRuns: 1, seed: 7 });
  if (sample === undefined) throw new Error("no sample");
  const photocopy: CheckoutEvent = { type: "sale.genericAdded", name: "Fotocopia", price: cents(500) };
  const [empty, filled, named] = await Promise.all([
    viewAfter([]),
    viewAfter([photocopy]),
    viewAfter([{ type: "sale.dinerChosen", diner: sample }]),
  ]);
  const cart = displayAfter(free, filled);
  const sold = soldDisplay(cart, cents(9_500));
  expect(sold).toEqual({ kind: "SOLD", total: 500, change: 9_500 });
  expect(displayAfter(sold, empty)).toBe(sold);
  expect(displayAfter(sold, named).kind).toBe("CART");
  expect(displayAfter(cart, empty)).toEqual(free);
  // What nobody saw begun is nobody's thanks.
  expect(soldDisplay(free, null)).toEqual(free);

  const onAccount = await viewAfter([
    photocopy,
    { type: "sale.dinerChosen", diner: sample },
    { type: "sale.paymentMethodChosen", method: "ACCOUNT_BALANCE" },
  ]);
  const charged = displayAfter(free, onAccount);
  expect(charged).toMatchObject({ lines: [{ name: "Fotocopia", quantity: 1, total: null }] });
  expect(soldDisplay(charged, null)).toEqual({ kind: "SOLD", total: null, change: null });
});

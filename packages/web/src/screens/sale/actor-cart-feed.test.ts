import { cents, refused } from "@cantina/domain/kernel";
import { checkoutMachine } from "@cantina/domain/sale";
import { fakePendingSales } from "@cantina/testkit/fakes";
import { plainProduct } from "@cantina/testkit/arbitraries";
import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { actorCartFeed } from "./actor-cart-feed.ts";

async function openFeed() {
  let made = 0;
  const checkout = createActor(checkoutMachine, {
    input: {
      ports: {
        orders: { submit: async () => refused({ code: "UNREACHABLE" }) },
        pendingSales: fakePendingSales(),
        newId: () => `id-${(made += 1)}`,
      },
      policy: { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false },
    },
  }).start();
  await waitFor(checkout, (snapshot) => snapshot.hasTag("editable"));
  const add = (name: string) => checkout.send({ type: "sale.productAdded", product: plainProduct(name) });
  return { checkout, add, feed: actorCartFeed(checkout, () => "mango") };
}

test("a scan changes the answer about its own card and line only", async () => {
  const { add, feed } = await openFeed();
  add("té");
  add("café");
  const [ids, tea] = [feed.lineIds(), feed.lineOf("té")];
  add("café");
  expect([feed.quantityOf("té"), feed.quantityOf("café"), feed.quantityOf("mate")]).toEqual([1, 2, 0]);
  expect(feed.lineIds()).toBe(ids);
  expect(feed.lineOf("té")).toBe(tea);
  expect(feed.lineOf("café")).toMatchObject({ quantity: 2, unitPrice: 1_800, total: 3_600 });
});

test("a generic line carries its own name and price", async () => {
  const { checkout, feed } = await openFeed();
  checkout.send({ type: "sale.genericAdded", name: "Vianda", price: cents(550) });
  const [key = ""] = feed.lineIds();
  expect(feed.lineOf(key)).toMatchObject({ name: "Vianda", total: 550, picture: { url: null } });
});

test("who has left hears nothing", async () => {
  const { add, feed } = await openFeed();
  const onChange = vi.fn();
  const leave = feed.subscribe(onChange);
  add("té");
  leave();
  const heard = onChange.mock.calls.length;
  add("té");
  expect(onChange).toHaveBeenCalledTimes(heard);
});

import type { Product } from "@cantina/domain/catalog";
import { accepted, cents, id } from "@cantina/domain/kernel";
import type { PlacedOrder } from "@cantina/domain/orders";
import { type OrdersPort, type PendingSalePort, checkoutMachine, checkoutView } from "@cantina/domain/sale";
import { expect, test } from "vitest";
import { createActor } from "xstate";

const water: Product = {
  id: id("8d2b7a52-0d5c-4a7e-9f0e-6a1f0a5b3c11"),
  type: "PRODUCT",
  name: "Agua mineral",
  description: "Botella de 500 ml",
  categoryId: id("8d2b7a52-0d5c-4a7e-9f0e-6a1f0a5b3c12"),
  position: 1,
  version: 1,
  price: cents(120_000),
  classPrices: [],
  items: [],
  currentStock: 12,
  dailyLimit: null,
  barcode: "7791234567898",
  shownInApp: true,
  imageUrl: null,
  hiddenForClasses: [],
  displayDates: [],
  allergens: [],
  seals: [],
};

test("a vending machine sells with the till's own checkout", async () => {
  const sent: string[] = [];
  // A port is all that it needs from outside: where sales go, and where one that is under way is kept.
  const orders: OrdersPort = {
    submit: async ({ key }) => {
      sent.push(key);
      return accepted({} as PlacedOrder);
    },
  };
  const pendingSales: PendingSalePort = { save: async () => {}, load: async () => null, clear: async () => {} };
  let ids = 0;
  const newId = (): string => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, "0")}`;

  const till = createActor(checkoutMachine, {
    input: {
      ports: { orders, pendingSales, newId },
      policy: { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false },
    },
  });
  const sold = new Promise((resolve) => till.on("sale.sold", resolve));
  till.start();
  await new Promise((resolve) => till.subscribe((now) => void (now.matches("editing") && resolve(now))));
  till.send({ type: "sale.productAdded", product: water });
  till.send({ type: "sale.productAdded", product: water });
  expect(checkoutView(till.getSnapshot()).total).toBe(cents(240_000));
  till.send({ type: "sale.submitted", deliver: true });
  till.send({ type: "sale.submitted", deliver: true });

  await sold;
  // A button pressed twice is one sale.
  expect(sent).toHaveLength(1);
  till.stop();
});

import type { SaleSettings } from "@cantina/adapters/storage";
import type { Cafeteria } from "@cantina/domain/cafeteria";
import { cents } from "@cantina/domain/kernel";
import { checkoutMachine, type OpenCart } from "@cantina/domain/sale";
import { anyDiner, anyProduct } from "@cantina/testkit/arbitraries";
import { fakePendingSales } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { valueStore } from "../device/index.ts";
import { createQueryClient, queryKeys, type Sources } from "../live-data/index.ts";
import { feedCheckout } from "./checkout-feed.ts";
import { dinerList } from "./diner-list.ts";
import { salePolicy } from "./sale-policy.ts";

const [diner] = fc.sample(anyDiner(), { numRuns: 1, seed: 1 });
const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 3 });
if (diner === undefined || sample === undefined) throw new Error("no sample");
const product = { ...sample, currentStock: null };

const settings = valueStore({ defaultPaymentMethod: "CASH" } as SaleSettings);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

const tillWith = (open: OpenCart | null) =>
  createActor(checkoutMachine, {
    input: {
      ports: {
        orders: { submit: () => new Promise<never>(() => null) },
        pendingSales: fakePendingSales(),
        newId: () => "id",
        openCart: { load: () => open, save: () => undefined },
      },
      policy: salePolicy(settings.get(), undefined),
    },
  });

async function started(till: ReturnType<typeof tillWith>): Promise<ReturnType<typeof tillWith>> {
  till.start();
  stops.push(() => till.stop());
  await waitFor(till, (snapshot) => snapshot.hasTag("editable"));
  return till;
}

/** What a till of before had in its cart. */
async function cartOfBefore(): Promise<OpenCart> {
  const till = await started(tillWith(null));
  till.send({ type: "sale.dinerChosen", diner: diner ?? null });
  till.send({ type: "sale.productAdded", product });
  const { cartId, cart } = till.getSnapshot().context;
  return { cartId, cart };
}

test("[SCHOOL-06] a till that opens with what its device kept sells by it, though nobody tells of anything", async () => {
  vi.stubGlobal("location", { pathname: "/" });
  // Nothing is read: what is kept is fresh, or the server is away.
  const queries = createQueryClient(() => true);
  queries.setQueryData(queryKeys.cafeteria, {
    countryId: "AR",
    sealPolicy: "WARN",
    allowIgnoreMinimumBalance: true,
    customPaymentMethod: null,
    defaultDiscountCategoryId: diner.category.id,
    classes: [],
  } as unknown as Cafeteria);
  queries.setQueryData(queryKeys.clients, [{ ...diner.client, balance: cents(77_700), commensals: [diner.commensal] }]);
  queries.setQueryData(queryKeys.discountCategories, [diner.category]);
  queries.setQueryData(queryKeys.products, [{ ...product, seals: ["SUGARS" as const] }]);
  const checkout = tillWith(await cartOfBefore());
  stops.push(
    feedCheckout({ queries, sources: { calls: {} } as Sources, checkout, settings, diners: dinerList() }),
    () => queries.clear(),
  );
  await started(checkout);
  const { policy, cart } = checkout.getSnapshot().context;
  expect(policy).toMatchObject({
    allowIgnoreMinimumBalance: true,
    schoolRules: { countryId: "AR", sealPolicy: "WARN" },
  });
  expect(cart.lines).toMatchObject([{ current: { seals: ["SUGARS"] } }]);
  expect(cart.diner?.client.balance).toBe(77_700);
  checkout.send({ type: "sale.submitted", deliver: true });
  expect(checkout.getSnapshot().matches("sealPrompt")).toBe(true);
});

import { anyDiner, anyProduct } from "@cantina/testkit/arbitraries";
import { fakeTill } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Allergen, allergens } from "../allergens/index.ts";
import type { Product } from "../catalog/index.ts";
import { cents, id, refused } from "../kernel/index.ts";
import { checkAllergens } from "./check-allergens.ts";
import type { CheckoutEvent } from "./checkout.events.ts";
import type { SubmitFailure } from "./orders.port.ts";

const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 7 });
const [someone] = fc.sample(anyDiner(), { numRuns: 1, seed: 7 });
if (sample === undefined || someone === undefined) throw new Error("no sample");

const goods = (name: string, contained: readonly Allergen[]): Product => ({
  ...sample,
  id: id<"product">(name),
  name,
  price: cents(1_500),
  classPrices: [],
  currentStock: null,
  allergens: contained,
});
const nougat = goods("turrón", ["PEANUTS", "MILK"]);
const water = goods("agua", []);
const ana = { ...someone, commensal: { ...someone.commensal, allergens: ["PEANUTS"] as readonly Allergen[] } };

type Opening = { readonly answers?: readonly SubmitFailure[]; readonly isOffline?: boolean };

/** A till that answers with each failure in turn, and then with silence. */
const open = ({ answers = [], isOffline = false }: Opening = {}) =>
  fakeTill({ answers: answers.map((failure) => refused(failure)), isOffline });

const sell: CheckoutEvent = { type: "sale.submitted", deliver: true };
const put = (...products: readonly Product[]): readonly CheckoutEvent[] => [
  { type: "sale.dinerChosen", diner: ana },
  ...products.map((product): CheckoutEvent => ({ type: "sale.productAdded", product })),
];

test("[ALLERGEN-03] [ALLERGEN-05] the till stops before it sends, and names product and allergen", async () => {
  const till = await open();
  await till.tell(...put(nougat, water), sell);
  expect(till.state()).toBe("allergenPrompt");
  expect(till.view().prompt).toEqual({
    kind: "allergens",
    found: [{ productId: nougat.id, name: "turrón", allergens: ["PEANUTS"] }],
  });
  expect(till.sent).toEqual([]);
  await till.tell({ type: "sale.promptDeclined" });
  expect(till.state()).toBe("editing");
  expect(till.view().lines).toHaveLength(2);
  await till.tell(sell, { type: "sale.promptAccepted" });
  expect(till.sent.map(({ request }) => request.ignoredAllergens)).toEqual([["PEANUTS"]]);
});

test("[ALLERGEN-03] what doesn't contain it is sold without a word", async () => {
  const till = await open();
  await till.tell(...put(water, goods("flan", ["MILK", "EGGS"])), sell);
  expect(till.sent.map(({ request }) => request.ignoredAllergens)).toEqual([undefined]);
});

test("[ALLERGEN-02] [ALLERGEN-05] what the catalogue says by now counts, though the line was there before", async () => {
  const till = await open();
  await till.tell(...put(water), {
    type: "sale.catalogRefreshed",
    products: [{ ...water, price: cents(9_000), version: water.version + 1, allergens: ["PEANUTS"] }],
  });
  await till.tell(sell);
  // The price is agreed first; then it is stopped for what it contains.
  expect(till.state()).toBe("pricePrompt");
  await till.tell({ type: "sale.promptAccepted" });
  expect(till.state()).toBe("allergenPrompt");
  expect(till.sent).toEqual([]);
  await till.tell({ type: "sale.promptAccepted" });
  expect(till.sent).toMatchObject([{ request: { ignoredAllergens: ["PEANUTS"] } }]);
});

test("[ALLERGEN-04] what only the server knows is asked once more", async () => {
  const found = [{ productId: water.id, name: "agua", allergens: ["PEANUTS", "SOYBEANS"] as const }];
  const till = await open({ answers: [{ code: "ALLERGENS_CONTAINED", data: found }] });
  await till.tell(...put(water), sell);
  expect(till.view().prompt).toEqual({ kind: "allergens", found });
  await till.tell({ type: "sale.promptAccepted" });
  expect(till.sent.map(({ request }) => request.ignoredAllergens)).toEqual([undefined, ["PEANUTS", "SOYBEANS"]]);
});

test("[ALLERGEN-05] [ALLERGEN-06] without the server it stops as well, and the late sale tells it", async () => {
  const till = await open({ isOffline: true });
  await till.tell(...put(nougat), sell);
  expect(till.state()).toBe("allergenPrompt");
  expect(await till.outbox.list()).toEqual([]);
  await till.tell({ type: "sale.promptAccepted" });
  expect((await till.outbox.list()).map(({ sale }) => sale.ignoredAllergens)).toEqual([["PEANUTS"]]);
});

test("[ALLERGEN-03] [ALLERGEN-04] the server refuses exactly what is contained and was not told", () => {
  const some = fc.subarray([...allergens], { maxLength: 4 });
  fc.assert(
    fc.property(some, some, some, (contained, avoided, told) => {
      const fact = {
        product: { ...goods("plato", contained), items: [] },
        isDeleted: false,
        soldToday: 0,
        versions: new Map(),
      };
      const checked = checkAllergens(
        [{ fact } as never],
        { ignoredAllergens: told } as never,
        {
          diner: { commensal: { allergens: avoided } },
        } as never,
      );
      const shared = contained.filter((one) => avoided.includes(one));
      expect(checked.ok).toBe(shared.every((one) => told.includes(one)));
      if (checked.ok)
        expect(checked.value).toEqual(
          shared.length === 0 ? null : { flag: "ignoreAllergens", allergens: shared.length },
        );
    }),
  );
});

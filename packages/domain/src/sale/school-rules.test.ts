import { anyProduct } from "@cantina/testkit/arbitraries";
import { fakeTill } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Product } from "../catalog/index.ts";
import { cents, id, refused } from "../kernel/index.ts";
import { type Seal, type SealPolicy, sealPolicies, seals, sealsOf } from "../school-rules/index.ts";
import { checkSeals, sealsOfPast } from "./check-seals.ts";
import type { CheckoutEvent, CheckoutPolicy } from "./checkout.events.ts";
import type { SubmitFailure } from "./orders.port.ts";
import { offerUsual } from "./usual.ts";

const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 7 });
if (sample === undefined) throw new Error("no sample");

const goods = (name: string, own: readonly Seal[]): Product => ({
  ...sample,
  id: id<"product">(name),
  name,
  price: cents(1_500),
  classPrices: [],
  currentStock: null,
  seals: own,
});
const cola = goods("cola", ["SUGARS", "CAFFEINE"]);
const water = goods("agua", []);

const under = (sealPolicy: SealPolicy): CheckoutPolicy => ({
  defaultPaymentMethod: "CASH",
  allowIgnoreMinimumBalance: false,
  schoolRules: { countryId: "AR", sealPolicy },
});

type Opening = {
  readonly sealPolicy: SealPolicy;
  readonly answers?: readonly SubmitFailure[];
  readonly isOffline?: boolean;
};

/** A till that answers with each failure in turn, and then with silence. */
const open = ({ sealPolicy, answers = [], isOffline = false }: Opening) =>
  fakeTill({ answers: answers.map((failure) => refused(failure)), isOffline, policy: under(sealPolicy) });

const sell: CheckoutEvent = { type: "sale.submitted", deliver: true };
const accept: CheckoutEvent = { type: "sale.promptAccepted" };
const put = (...products: readonly Product[]): readonly CheckoutEvent[] =>
  products.map((product) => ({ type: "sale.productAdded", product }));
const namesOn = ({ view }: Awaited<ReturnType<typeof open>>) => view().lines.map(({ name }) => name);

const found = [{ productId: cola.id, name: "cola", seals: ["SUGARS", "CAFFEINE"] as const }];

test("[SCHOOL-05] [SCHOOL-06] where a warning is asked for, the till stops before it sends, and sells when somebody says so", async () => {
  const till = await open({ sealPolicy: "WARN" });
  await till.tell(...put(cola, water), sell);
  expect(till.state()).toBe("sealPrompt");
  expect(till.view().prompt).toEqual({ kind: "seals", isBarred: false, found });
  expect(till.sent).toEqual([]);
  await till.tell({ type: "sale.promptDeclined" });
  expect(till.state()).toBe("editing");
  expect(namesOn(till)).toEqual(["cola", "agua"]);
  await till.tell(sell, accept);
  expect(till.sent.map(({ request }) => request.ignoredSeals)).toEqual([["SUGARS", "CAFFEINE"]]);
});

test("[SCHOOL-03] where nothing is asked for, and without a seal, it is sold without a word", async () => {
  const till = await open({ sealPolicy: "OFF" });
  await till.tell(...put(cola), sell);
  expect(till.sent.map(({ request }) => request.ignoredSeals)).toEqual([undefined]);
  const other = await open({ sealPolicy: "BLOCK" });
  await other.tell(...put(water), sell);
  expect(other.sent).toHaveLength(1);
});

test("[SCHOOL-04] what is barred enters no cart, and the seller is told", async () => {
  const till = await open({ sealPolicy: "BLOCK" });
  await till.tell(...put(cola, water));
  expect(namesOn(till)).toEqual(["agua"]);
  expect(till.facts).toEqual([{ type: "sale.barred", name: "cola" }]);
});

test("[SCHOOL-06] what is barred by now and stands in the cart is taken out by one press, and sold in no way", async () => {
  const till = await open({ sealPolicy: "OFF", isOffline: true });
  await till.tell(...put(cola, water), { type: "sale.policyChanged", policy: under("BLOCK") }, sell);
  expect(till.view().prompt).toEqual({ kind: "seals", isBarred: true, found });
  await till.tell(accept);
  expect(till.state()).toBe("editing");
  expect(namesOn(till)).toEqual(["agua"]);
  expect(await till.outbox.list()).toEqual([]);
  await till.tell({ type: "sale.undone" }, sell);
  expect(till.state()).toBe("sealPrompt");
  await till.tell({ type: "sale.promptDeclined" });
  expect(namesOn(till)).toEqual(["cola", "agua"]);
});

test.each(["sale.quantityChanged", "sale.quantityTyped"] as const)(
  "[SCHOOL-04] of what is barred by now a cart takes no more, and fewer at any time (%s)",
  async (type) => {
    const till = await open({ sealPolicy: "OFF" });
    const asked = (quantity: number) => ({ type, key: cola.id, quantity });
    await till.tell(...put(cola), asked(2), { type: "sale.policyChanged", policy: under("BLOCK") }, asked(3));
    expect(till.view().lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect(till.facts).toEqual([{ type: "sale.barred", name: "cola" }]);
    await till.tell(asked(1));
    expect(till.view().lines.map(({ quantity }) => quantity)).toEqual([1]);
  },
);

test("[SCHOOL-05] what only the server knows stops it once more, and what it bars is taken out", async () => {
  const news = [{ productId: water.id, name: "agua", seals: ["SODIUM"] as const }];
  const till = await open({
    sealPolicy: "WARN",
    answers: [
      { code: "SEALS_CONTAINED", data: news },
      { code: "SEALS_BLOCKED", data: news },
    ],
  });
  await till.tell(...put(water, goods("pan", [])), sell);
  expect(till.view().prompt).toEqual({ kind: "seals", isBarred: false, found: news });
  await till.tell(accept);
  expect(till.sent.map(({ request }) => request.ignoredSeals)).toEqual([undefined, ["SODIUM"]]);
  expect(till.view().prompt).toEqual({ kind: "seals", isBarred: true, found: news });
  await till.tell(accept);
  expect(namesOn(till)).toEqual(["pan"]);
});

test("[SCHOOL-06] a price is agreed first; then it is stopped for its seals", async () => {
  const till = await open({ sealPolicy: "WARN" });
  await till.tell(
    ...put(water),
    {
      type: "sale.catalogRefreshed",
      products: [{ ...water, price: cents(9_000), version: water.version + 1, seals: ["SODIUM"] }],
    },
    sell,
  );
  expect(till.state()).toBe("pricePrompt");
  await till.tell(accept);
  expect(till.state()).toBe("sealPrompt");
  await till.tell(accept);
  expect(till.sent).toMatchObject([{ request: { ignoredSeals: ["SODIUM"] } }]);
});

test("[SCHOOL-06] [SCHOOL-08] without the server it stops as well, and the late sale tells it", async () => {
  const till = await open({ sealPolicy: "WARN", isOffline: true });
  await till.tell(...put(cola), sell);
  expect(till.state()).toBe("sealPrompt");
  expect(await till.outbox.list()).toEqual([]);
  await till.tell(accept);
  expect((await till.outbox.list()).map(({ sale }) => sale.ignoredSeals)).toEqual([["SUGARS", "CAFFEINE"]]);
});

test("[SCHOOL-04] what is barred is no part of a diner's usual", () => {
  const usual = [{ productId: cola.id, name: "cola", quantity: 1 }];
  const diner = { commensal: { allergens: [] } } as never;
  const offered = new Map([[cola.id as string, cola]]);
  const { added, leftOut } = offerUsual(usual, offered, diner, { countryId: "AR", sealPolicy: "BLOCK" });
  expect(added).toEqual([]);
  expect(leftOut).toEqual([{ name: "cola", why: "NOT_OFFERED" }]);
});

const some = fc.subarray([...seals], { maxLength: 4 });
const countries = fc.constantFrom("AR", "UY", "BR");

test("[SCHOOL-02] [SCHOOL-05] the server refuses exactly what counts, of a product or of its parts, and was not told", () => {
  fc.assert(
    fc.property(
      some,
      some,
      some,
      countries,
      fc.constantFrom(...sealPolicies),
      (own, inside, told, countryId, sealPolicy) => {
        const fact = (carried: readonly Seal[]) => ({ product: { ...goods("plato", carried), items: [] } });
        const checked = checkSeals(
          [{ fact: fact(own), parts: [{ fact: fact(inside), quantity: 1 }] } as never],
          { ignoredSeals: told } as never,
          { cafeteria: { countryId, sealPolicy } } as never,
        );
        const counted = sealsOf(countryId).filter((one) => own.includes(one) || inside.includes(one));
        const isAllowed = sealPolicy === "OFF" || counted.length === 0;
        expect(checked.ok).toBe(isAllowed || (sealPolicy === "WARN" && counted.every((one) => told.includes(one))));
        if (checked.ok)
          expect(checked.value).toEqual(isAllowed ? null : { flag: "ignoreSeals", seals: counted.length });
        else expect(checked.failure.code).toBe(sealPolicy === "BLOCK" ? "SEALS_BLOCKED" : "SEALS_CONTAINED");
      },
    ),
  );
});

test("[SCHOOL-08] of a sale of the past it is kept what was told, and what is barred by now", () => {
  const products = new Map([[cola.id, { id: cola.id, seals: cola.seals }]]) as never;
  const kept = (sealPolicy: SealPolicy, told: readonly Seal[]) =>
    sealsOfPast(products, { countryId: "AR", sealPolicy }, told);
  expect(kept("WARN", [])).toEqual([]);
  expect(kept("WARN", ["SUGARS"])).toEqual([{ flag: "ignoreSeals", seals: 1 }]);
  expect(kept("BLOCK", [])).toEqual([{ flag: "ignoreSeals", seals: 2 }]);
  expect(kept("BLOCK", ["SODIUM", "SUGARS"])).toEqual([{ flag: "ignoreSeals", seals: 3 }]);
});

import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import {
  type IdempotencyKey,
  type ProductId,
  type Result,
  accepted,
  id,
  instant,
  loadTemporal,
  readWholeEntry,
  refused,
} from "../kernel/index.ts";
import {
  type CountAttempt,
  type CountEvent,
  type CountFault,
  type CountStep,
  countMachine,
  countView,
  emptyCount,
  keptCount,
} from "./index.ts";

beforeAll(loadTemporal);

type Failure = { readonly code: string; readonly wrong?: readonly ProductId[] };
type Shelf = { readonly id: ProductId; readonly told: string; readonly failure: Failure };
type Event = CountEvent<Shelf>;
type Answer = Result<string, Failure>;
/** What becomes of one call on its way. */
const fates = ["answered", "lostThere", "lostBack", "refused", "thrown"] as const;
type Fate = (typeof fates)[number];

const [coffee, tea] = ["cafe", "te"].map((name) => id<"product">(name)) as [ProductId, ProductId];
const unreachable: Answer = refused({ code: "UNREACHABLE" });
const type = (product: ProductId, text: string): Event => ({ type: "count.typed", id: product, text });
const review: Event = { type: "count.reviewed" };
const confirm: Event = { type: "count.confirmed" };
const back: Event = { type: "count.backed" };
const retry: Event = { type: "count.retried" };
const begin: Event = { type: "count.begun" };
const rekept: Event = { type: "count.rekept" };

/** A server that keeps its answers by key, and a device that keeps a text. */
function openShop() {
  const device = { text: "" };
  const waiting: Fate[] = [];
  const sent: CountAttempt<ProductId>[] = [];
  const answers = new Map<IdempotencyKey, Answer>();
  const booked: string[] = [];
  const refusedRow: Answer = refused({ code: "COUNT_REFUSED", wrong: [tea] });
  let ids = 0;
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  const meet = async (answer: (isRefused: boolean) => Answer): Promise<Answer> => {
    await Promise.resolve();
    const fate = waiting.shift() ?? "answered";
    if (fate === "thrown") throw new Error("a bug of the adapter");
    if (fate === "lostThere") return unreachable;
    const given = answer(fate === "refused");
    return fate === "lostBack" ? unreachable : given;
  };
  function openTab() {
    const clock = new SimulatedClock();
    const actor = createActor(countMachine<Shelf>(), {
      clock,
      input: {
        kept: {
          load: () => (device.text === "" ? emptyCount : keptCount<ProductId>(JSON.parse(device.text))),
          save: (draft) => {
            device.text = JSON.stringify(draft);
            return true;
          },
        },
        now: () => instant("2026-11-20T13:00:00Z"),
        newKey: () => id<"idempotency-key">(`key-${(ids += 1)}`),
        read: (text) => readWholeEntry(text, 1_000, 0),
        review: (things) => meet((isRefused) => (isRefused ? refusedRow : accepted(`${things.length} rows`))),
        book: (attempt) => {
          sent.push(attempt);
          return meet((isRefused) => {
            const known = answers.get(attempt.key);
            if (known !== undefined) return known;
            const answer = isRefused ? refusedRow : accepted(`booked ${attempt.key}`);
            answers.set(attempt.key, answer);
            if (answer.ok) booked.push(attempt.things.map(({ quantity }) => quantity).join());
            return answer;
          });
        },
        faultsOf: ({ wrong = [] }) => new Map<ProductId, CountFault>(wrong.map((one) => [one, "WITHOUT_STOCK"])),
      },
    });
    actor.start();
    return {
      view: () => countView<Shelf>(actor.getSnapshot()),
      stop: () => actor.stop(),
      pass: async (milliseconds: number) => {
        clock.increment(milliseconds);
        await settle();
      },
      tell: async (...events: readonly Event[]) => {
        for (const event of events) {
          actor.send(event);
          await settle();
        }
      },
    };
  }
  return { openTab, sent, booked, device, settle, fates: (...given: readonly Fate[]) => void waiting.push(...given) };
}

describe("a count on its way", () => {
  test("[COUNT-08] is looked at before it is booked, and one of nothing or of no amount is not looked at", async () => {
    const tab = openShop().openTab();
    await tab.tell(review);
    expect(tab.view()).toMatchObject({ step: "counting", isNothing: true });
    await tab.tell(type(coffee, "12"), type(tea, "1,5"), review);
    expect([tab.view().step, [...tab.view().unreadable]]).toEqual(["counting", [tea]]);
    await tab.tell(type(tea, "3"), review);
    expect(tab.view()).toMatchObject({ step: "reviewed", told: "2 rows" });
    await tab.tell(type(tea, "4"), back);
    expect(tab.view()).toMatchObject({ step: "counting", told: null });
    expect(tab.view().entries.get(tea)?.text).toBe("3");
  });

  test("[COUNT-08] waits for a server that is not there, and goes back to its fields whenever it is told", async () => {
    const shop = openShop();
    const tab = shop.openTab();
    shop.fates("lostThere", "lostThere");
    await tab.tell(type(coffee, "12"), review);
    expect(tab.view().step).toBe("waiting");
    await tab.pass(1_000);
    expect(tab.view().step).toBe("waiting");
    await tab.pass(2_000);
    expect(tab.view().step).toBe("reviewed");
  });

  test("[COUNT-09] refused, is back in its fields with the fault of each row, and goes under a new key then", async () => {
    const shop = openShop();
    const tab = shop.openTab();
    shop.fates("answered", "refused");
    await tab.tell(type(coffee, "12"), type(tea, "3"), review, confirm);
    expect(tab.view()).toMatchObject({ step: "counting", failure: { code: "COUNT_REFUSED" } });
    expect([...tab.view().entries.values()].map(({ fault }) => fault)).toEqual([null, "WITHOUT_STOCK"]);
    await tab.tell(type(tea, ""), review, confirm);
    expect(tab.view()).toMatchObject({ step: "booked", told: "booked key-2" });
    expect(shop.booked).toEqual(["12"]);
    await tab.tell(begin);
    expect([tab.view().step, tab.view().entries.size]).toEqual(["counting", 0]);
  });

  test("[COUNT-09] of a person with two tabs is one, and no answer of it throws away the next one", async () => {
    const shop = openShop();
    const [one, other] = [shop.openTab(), shop.openTab()];
    await one.tell(type(coffee, "12"));
    await other.tell(rekept, type(tea, "3"));
    shop.fates("answered", "lostBack");
    await one.tell(rekept, review, confirm);
    expect(one.view().step).toBe("uncertain");
    await other.tell(rekept);
    expect(other.view().step).toBe("booked");
    await other.tell(begin, type(coffee, "40"));
    await one.pass(1_000);
    expect(one.view().step).toBe("booked");
    await one.tell(begin);
    expect(one.view().entries.get(coffee)?.text).toBe("40");
    expect(shop.booked).toEqual(["12,3"]);
  });

  test("[COUNT-09] is booked once for each time it is confirmed, whatever gets lost, and as it was sent", async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.tuple(fc.constantFrom(coffee, tea), fc.constantFrom("1", "2", "x", "")) },
      { weight: 6, arbitrary: fc.constantFrom(review, confirm, back, retry, begin, rekept) },
      { weight: 2, arbitrary: fc.constantFrom("pass" as const, "reload" as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fc.constantFrom(...fates)), async (steps, luck) => {
        const shop = openShop();
        shop.fates(...luck);
        let tab = shop.openTab();
        const underWay: readonly CountStep[] = ["sending", "uncertain"];
        for (const next of steps) {
          const before = tab.view();
          const lastKey = shop.sent.at(-1)?.key;
          if (next === "pass") await tab.pass(16_000);
          else if (next === "reload") {
            tab.stop();
            tab = shop.openTab();
            await shop.settle();
            if (before.step === "counting") expect([...tab.view().entries]).toEqual([...before.entries]);
            if (underWay.includes(before.step)) expect(shop.sent.at(-1)?.key).toBe(lastKey);
          } else await tab.tell(Array.isArray(next) ? type(...next) : next);
          if (underWay.includes(before.step) && underWay.includes(tab.view().step))
            expect([...tab.view().entries]).toEqual([...before.entries]);
        }
        const keys = new Set(shop.sent.map(({ key }) => key));
        const bodies = new Set(shop.sent.map((attempt) => JSON.stringify(attempt)));
        expect(bodies.size).toBe(keys.size);
        expect(shop.booked.length).toBeLessThanOrEqual(keys.size);
      }),
      { numRuns: 150 },
    );
  });
});

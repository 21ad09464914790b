import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Instant, type ProductId, id, instantAfter, loadTemporal, readWholeEntry } from "../kernel/index.ts";
import {
  type CountDraft,
  acceptCount,
  checkCount,
  checkCountRow,
  countInstant,
  countedThings,
  emptyCount,
  keptCount,
  oldestCountDays,
  refuseCount,
  sendCount,
  takeBack,
  typeCount,
} from "./index.ts";

beforeAll(loadTemporal);

const [coffee, tea] = ["cafe", "te"].map((name) => id<"product">(name)) as [ProductId, ProductId];
const now = "2026-11-20T13:00:00.000Z" as Instant;
const later = "2026-11-20T13:05:00.000Z" as Instant;
const readUnits = (text: string): number | null => readWholeEntry(text, 1_000_000_000, 0);
/** Hundredths of a unit, as a consumable's is typed. */
const readHundredths = (text: string): number | null =>
  /^\d+(,\d{1,2})?$/u.test(text) ? Math.round(Number(text.replace(",", ".")) * 100) : null;
const key = (name: string) => () => id<"idempotency-key">(name);
const type = (draft: CountDraft<ProductId>, product: ProductId, text: string, at = now) =>
  typeCount(draft, { id: product, text, at });
const both = type(type(emptyCount, coffee, "12"), tea, "0", later);

describe("a count on its device", () => {
  test("[COUNT-09] holds each thing once, as it was typed last and when", () => {
    const draft = type(both, coffee, "13", later);
    expect(checkCount(draft, readUnits)).toEqual({
      ok: true,
      value: [
        { id: coffee, countedAt: later, quantity: 13 },
        { id: tea, countedAt: later, quantity: 0 },
      ],
    });
    expect(type(both, coffee, "12", later)).toBe(both);
    expect(type(both, coffee, " ").entries.map((entry) => entry.id)).toEqual([tea]);
    expect(takeBack(both, tea).entries.map((entry) => entry.id)).toEqual([coffee]);
  });

  test("[COUNT-09] of what is no amount is not sent, nor one of nothing", () => {
    expect(checkCount(type(both, tea, "1,5"), readUnits)).toEqual({ ok: false, failure: [tea] });
    expect(checkCount(type(both, tea, "1,5"), readHundredths)).toMatchObject({
      value: [{ quantity: 1_200 }, { quantity: 150 }],
    });
    expect(checkCount(emptyCount, readUnits)).toEqual({ ok: false, failure: [] });
  });

  test("[COUNT-09] goes under one key until an answer is certain, also after a reload, and stays as it was sent", () => {
    const sent = sendCount(both, key("uno"));
    const reloaded = keptCount<ProductId>(JSON.parse(JSON.stringify(sent)));
    expect(reloaded).toEqual(sent);
    const typed = takeBack(type(reloaded, coffee, "99", later), tea);
    const again = sendCount(typed, key("otro"));
    expect([again.key, countedThings(again, readUnits)]).toEqual(["uno", countedThings(both, readUnits)]);
    expect(acceptCount()).toEqual(emptyCount);
    expect(sendCount(refuseCount(again), key("otro")).key).toBe("otro");
  });

  test("[COUNT-09] is led back by a refusal to the rows that it is about, until they are changed", () => {
    const refused = refuseCount(sendCount(both, key("uno")), new Map([[tea, "WITHOUT_STOCK"]]));
    expect(refused.entries.map(({ fault }) => fault)).toEqual([null, "WITHOUT_STOCK"]);
    expect(keptCount<ProductId>(JSON.parse(JSON.stringify(refused)))).toEqual(refused);
    expect(type(refused, tea, "1", later).entries.map(({ fault }) => fault)).toEqual([null, null]);
    expect(takeBack(refused, tea).entries).toHaveLength(1);
  });

  test("[COUNT-09] that can't be read is an empty one", () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const draft = keptCount<ProductId>(kept);
        expect(draft.key === null || typeof draft.key === "string").toBe(true);
        expect(checkCount(draft, readUnits)).toBeDefined();
      }),
    );
    const [entry] = both.entries;
    for (const kept of [{ entries: [{ ...entry, fault: "NONE" }], key: null }, { entries: [], key: 1 }, "text", null])
      expect(keptCount(kept)).toEqual(emptyCount);
  });
});

describe("a row", () => {
  const thing = { isDeleted: false, keptSince: "2026-11-01T00:00:00.000Z" as Instant };
  const week = oldestCountDays * 24 * 3_600_000;

  test.each([
    ["counted now", 0, thing, null],
    ["of a clock that is a minute ahead", -60_000, thing, null],
    ["of a clock that is farther ahead", -120_001, thing, "IN_FUTURE"],
    ["of a week ago", week, thing, null],
    ["of more than a week ago", week + 1, thing, "TOO_OLD"],
    ["from before its stock began", 1_000, { ...thing, keptSince: now }, "TOO_OLD"],
    ["counted twice", "twice", thing, "REPEATED"],
    ["of what is unknown", 0, undefined, "UNKNOWN"],
    ["of what is deleted", 0, { ...thing, isDeleted: true }, "DELETED"],
    ["of what has no stock", 0, { ...thing, keptSince: null }, "WITHOUT_STOCK"],
  ] as const)("[COUNT-07] %s", (_name, before, known, fault) => {
    const isRepeated = before === "twice";
    const counted = { countedAt: instantAfter(now, isRepeated ? 0 : -before), isRepeated };
    expect(checkCountRow(counted, known, now)).toBe(fault);
  });

  test("[COUNT-07] of a clock that is ahead is of now", () => {
    expect([countInstant(later, now), countInstant(now, later)]).toEqual([now, now]);
  });
});

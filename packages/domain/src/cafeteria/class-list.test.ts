import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { id } from "../kernel/index.ts";
import { type ClassList, checkClassOrder, isClassNameTaken, movedEntry } from "./index.ts";

const ids = [id<"class">("a"), id<"class">("b"), id<"class">("c")] as const;
const [a, b, c] = ids;
const list: ClassList = {
  version: 4,
  classes: [
    { id: a, name: "1º A", position: 1 },
    { id: b, name: "Sala Celeste", position: 2 },
    { id: c, name: "Salón Ñandú", position: 3 },
  ],
};
const refusal = { ok: false, failure: { code: "INVALID_CLASS_POSITIONS" } };

describe("a new order of the classes", () => {
  test("[CLASS-01] names each of them once", () => {
    expect(checkClassOrder(list, { newOrderIds: [c, a, b], version: 4 })).toEqual({ ok: true, value: [c, a, b] });
    for (const newOrderIds of [[], [a, b], [a, b, b], [a, b, c, a], [a, b, id<"class">("x")]])
      expect(checkClassOrder(list, { newOrderIds, version: 4 }), newOrderIds.join()).toEqual(refusal);
  });

  test("[CLASS-02] is made of the list as it is now", () => {
    expect(checkClassOrder(list, { newOrderIds: [c, a, b], version: 3 })).toEqual(refusal);
  });
});

test("[CLASS-03] a name is taken whatever its accents and capitals, but not by the class itself", () => {
  expect(isClassNameTaken(list.classes, " salon ÑANDÚ ", null)).toBe(true);
  expect(isClassNameTaken(list.classes, "Salón Ñandú", c)).toBe(false);
  expect(isClassNameTaken(list.classes, "Salón", null)).toBe(false);
});

test("moving an entry loses none, and puts it where it was asked to", () => {
  const place = fc.integer({ min: -2, max: 8 });
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 7 }), place, place, (entries, from, to) => {
      const moved = movedEntry(entries, from, to);
      expect(moved.toSorted()).toEqual(entries.toSorted());
      const isInside = from >= 0 && to >= 0 && from < entries.length && to < entries.length;
      if (isInside) expect(moved[to]).toBe(entries[from]);
      else expect(moved).toEqual(entries);
    }),
  );
});

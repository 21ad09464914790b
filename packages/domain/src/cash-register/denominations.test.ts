import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import {
  checkDenominations,
  countedAmount,
  countedBy,
  denominationsOf,
  largestDenomination,
  mostDenominations,
  usualDenominations,
} from "./index.ts";

const amounts = fc.uniqueArray(fc.integer({ min: 1, max: largestDenomination }).map(cents), { maxLength: 40 });

describe("a count by denominations", () => {
  test("[CASH-14] is the sum of each times how many there are", () => {
    const counts = fc.array(fc.nat({ max: 1000 }), { maxLength: usualDenominations.length });
    fc.assert(
      fc.property(counts, (list) => {
        const named = new Map(list.map((count, index) => [usualDenominations[index] ?? cents(0), count]));
        const expected = [...named].reduce((sum, [denomination, count]) => sum + denomination * count, 0);
        expect(countedAmount(named)).toBe(expected);
      }),
    );
    expect(countedAmount(new Map())).toBe(0);
    expect(denominationsOf()).toEqual(usualDenominations.toSorted((a, b) => b - a));
  });

  test("[CAFETERIA-26] is by what the cafeteria has chosen, and by what is counted already, the largest first", () => {
    fc.assert(
      fc.property(amounts, amounts, fc.nat({ max: 2 }), (chosen, counted, count) => {
        const shown = countedBy(chosen, new Map(counted.map((one) => [one, count])));
        const own = chosen.length === 0 ? usualDenominations : chosen;
        expect(new Set(shown)).toEqual(new Set(count > 0 ? [...own, ...counted] : own));
        expect(shown.toSorted((a, b) => b - a)).toEqual(shown);
      }),
    );
  });
});

describe("the denominations of a cafeteria", () => {
  test("[CAFETERIA-26] are each once, at least one, at most thirty, and what is typed counts among them", () => {
    fc.assert(
      fc.property(amounts, fc.option(fc.integer({ min: 1, max: largestDenomination }).map(cents)), (chosen, added) => {
        const all = new Set(added === null ? chosen : [...chosen, added]);
        const checked = checkDenominations({ chosen: [...chosen, ...chosen], added });
        expect(checked.ok).toBe(all.size > 0 && all.size <= mostDenominations);
        if (checked.ok) expect(new Set(checked.value.cashDenominations)).toEqual(all);
      }),
    );
    const faultOf = (added: number) => checkDenominations({ chosen: [cents(100)], added: cents(added) });
    expect(faultOf(0)).toEqual({ ok: false, failure: { added: "NOT_POSITIVE" } });
    expect(faultOf(largestDenomination + 1)).toEqual({ ok: false, failure: { added: "TOO_HIGH" } });
    expect(faultOf(largestDenomination).ok).toBe(true);
    expect(checkDenominations({ chosen: [], added: null })).toEqual({ ok: false, failure: { chosen: "NONE" } });
  });
});

test("[FORM-13] [CAFETERIA-26] a value that can't be read is a fault, whatever is chosen, and none is no fault", () => {
  fc.assert(
    fc.property(amounts, (chosen) => {
      const unread = checkDenominations({ chosen, added: "UNREADABLE" });
      expect(unread).toEqual({ ok: false, failure: { added: "UNREADABLE" } });
      const without = checkDenominations({ chosen, added: null });
      expect(without.ok).toBe(chosen.length > 0 && chosen.length <= mostDenominations);
    }),
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkResolution, decideResolution, mostUnits } from "./index.ts";

const units = (least: number) => fc.integer({ min: least, max: 40 });

describe("a shortage", () => {
  it("[STOCK-10] is put right by what came and by what was missing: what is available less what is missing only moves by what came", () => {
    fc.assert(
      fc.property(units(0), units(1), units(0), (stock, missing, received) => {
        const decided = decideResolution(stock, { missing, received });
        if (stock + received < missing) {
          expect(decided).toEqual({
            ok: false,
            failure: { code: "STOCK_EXCEEDED", data: { available: stock + received } },
          });
          return;
        }
        if (!decided.ok) throw new Error(decided.failure.code);
        const last = decided.value.at(-1);
        expect(last?.stock).toBe(stock - missing + received);
        expect(decided.value.reduce((sum, record) => sum + record.units, stock)).toBe(last?.stock);
        expect(decided.value.map(({ units: moved }) => Math.sign(moved))).toEqual(received === 0 ? [-1] : [1, -1]);
      }),
    );
  });

  it("[STOCK-10] of a product without stock, or beyond what can be counted, is refused", () => {
    expect(decideResolution(null, { missing: 1, received: 1 })).toMatchObject({
      failure: { code: "STOCK_NOT_ACTIVE" },
    });
    expect(decideResolution(mostUnits, { missing: 1, received: 1 })).toMatchObject({
      failure: { code: "STOCK_TOO_HIGH" },
    });
  });

  it("[STOCK-10] needs whole units from 0 on that make it up, and a description", () => {
    const kept = { missing: 3, currentStock: 1 };
    expect(checkResolution({ received: "2", description: " Reparto " }, kept)).toEqual({
      ok: true,
      value: { received: 2, description: "Reparto" },
    });
    expect(checkResolution({ received: "1", description: "" }, kept)).toEqual({
      ok: false,
      failure: { received: "TOO_FEW", description: "MISSING" },
    });
    expect(checkResolution({ received: "0", description: "x" }, { missing: 3, currentStock: 3 })).toMatchObject({
      ok: true,
    });
    expect(checkResolution({ received: "1,5", description: "x" }, kept)).toEqual({
      ok: false,
      failure: { received: "NOT_WHOLE" },
    });
  });
});

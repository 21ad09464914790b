import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Feature,
  checkFeatures,
  featureBlock,
  features,
  featuresInCountry,
  providerFeatures,
  switchFeature,
} from "./index.ts";

const anyFeature = fc.constantFrom(...features);
const someFeatures = fc.uniqueArray(anyFeature);
const someProviders = fc.uniqueArray(fc.constantFrom(...providerFeatures));
const switches = fc.array(fc.record({ feature: anyFeature, isOn: fc.boolean() }), { maxLength: 30 });

const isWhole = (chosen: readonly Feature[]): boolean =>
  (!chosen.includes("premiumMetrics") || chosen.includes("metrics")) &&
  (!chosen.includes("walletConnect") || chosen.includes("mercadoPago"));

describe("switching a flag", () => {
  test("[CAFETERIA-04] turning metrics off clears premium, and turning Mercado Pago off clears Wallet Connect", () => {
    expect(switchFeature(["metrics", "premiumMetrics", "coupons"], "metrics", false)).toEqual(["coupons"]);
    expect(switchFeature(["mercadoPago", "walletConnect"], "mercadoPago", false)).toEqual([]);
    expect(switchFeature(["metrics", "premiumMetrics"], "premiumMetrics", false)).toEqual(["metrics"]);
  });

  test("[CAFETERIA-04] is disabled for premium without metrics and for Wallet Connect without Mercado Pago", () => {
    expect(featureBlock("premiumMetrics", [], [])).toEqual({
      code: "FEATURE_NEEDED",
      feature: "premiumMetrics",
      needs: "metrics",
    });
    expect(featureBlock("premiumMetrics", ["metrics"], [])).toBeNull();
    expect(featureBlock("walletConnect", [], ["walletConnect"])).toMatchObject({ needs: "mercadoPago" });
    expect(featureBlock("walletConnect", ["mercadoPago"], ["walletConnect"])).toBeNull();
  });

  test("[CAFETERIA-05] is disabled for a provider that the country doesn't enable", () => {
    expect(featureBlock("plexo", [], ["mercadoPago"])).toEqual({ code: "NOT_IN_COUNTRY", feature: "plexo" });
    expect(featureBlock("plexo", [], ["plexo"])).toBeNull();
    expect(featureBlock("coupons", [], [])).toBeNull();
  });

  test("[CAFETERIA-04] whatever is switched in whatever order, the server takes what the switches allow", () => {
    fc.assert(
      fc.property(someFeatures, someProviders, switches, (start, providers, steps) => {
        const current = featuresInCountry(start, providerFeatures);
        let chosen = current;
        for (const { feature, isOn } of steps) {
          const isAllowed = !isOn || featureBlock(feature, chosen, providers) === null;
          if (isAllowed) chosen = switchFeature(chosen, feature, isOn);
          expect(isWhole(chosen)).toBe(true);
        }
        const known = [...current, ...providers, ...features.filter((one) => featureBlock(one, features, []) === null)];
        expect(chosen.every((one) => known.includes(one))).toBe(true);
        const wanted = chosen.filter((one) => current.includes(one) || featureBlock(one, chosen, providers) === null);
        expect(checkFeatures(wanted, { current, providers })).toEqual({ ok: true, value: wanted });
      }),
    );
  });
});

describe("flags that a client asks for", () => {
  test("[CAFETERIA-04] are refused when one lacks what it needs", () => {
    fc.assert(
      fc.property(someFeatures, someFeatures, someProviders, (wanted, current, providers) => {
        const checked = checkFeatures(wanted, { current, providers });
        if (checked.ok) expect(isWhole(checked.value)).toBe(true);
        if (!isWhole(wanted)) expect(checked.ok).toBe(false);
      }),
    );
  });

  test("[CAFETERIA-05] are refused with a provider that is new here and not enabled in the country", () => {
    expect(checkFeatures(["plexo"], { current: [], providers: [] })).toEqual({
      ok: false,
      failure: { code: "NOT_IN_COUNTRY", feature: "plexo" },
    });
    expect(checkFeatures(["plexo"], { current: ["plexo"], providers: [] })).toEqual({ ok: true, value: ["plexo"] });
  });

  test("come out once each, in the order of the table", () => {
    expect(checkFeatures(["coupons", "inventory", "coupons"], { current: [], providers: [] })).toEqual({
      ok: true,
      value: ["inventory", "coupons"],
    });
  });
});

test("[CAFETERIA-06] another country keeps the providers that it enables, and all that is no provider", () => {
  const current = ["metrics", "premiumMetrics", "mercadoPago", "walletConnect", "plexo"] as const;
  expect(featuresInCountry(current, ["walletConnect", "plexo"])).toEqual(["metrics", "premiumMetrics", "plexo"]);
});

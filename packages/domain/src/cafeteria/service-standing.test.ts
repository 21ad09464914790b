import * as fc from "fast-check";
import { expect, test } from "vitest";
import { features, outsideServices, providerFeatures, serviceStanding } from "./index.ts";

test("[CAFETERIA-27] an outside service is first a matter of the country, then of the flag, then of who runs the server", () => {
  const place = fc.record({
    configured: fc.subarray([...outsideServices]),
    features: fc.subarray([...features]),
    countryProviders: fc.subarray([...providerFeatures]),
    countryId: fc.constantFrom("AR", "UY"),
  });
  fc.assert(
    fc.property(fc.constantFrom(...outsideServices), place, (service, here) => {
      const inCountry =
        service === "arca" ? here.countryId === "AR" : here.countryProviders.some((one) => one === service);
      const isOn = here.features.includes(service);
      const usable = here.configured.includes(service) ? "CONFIGURED" : "NOT_CONFIGURED";
      const expected = inCountry ? (isOn ? usable : "SWITCHED_OFF") : "NOT_IN_COUNTRY";
      expect(serviceStanding(service, here)).toBe(expected);
    }),
  );
  expect(serviceStanding("plexo", { features: ["plexo"] })).toBe("NOT_CONFIGURED");
  expect(serviceStanding("arca", { features: [] })).toBe("SWITCHED_OFF");
});

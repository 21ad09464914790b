import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type LocalDate, id } from "../kernel/index.ts";
import { sealPolicies, seals, sealsOf } from "../school-rules/index.ts";
import { checkProduct, newProductEntry, sealsFault } from "./index.ts";

const some = fc.subarray([...seals]);
const countryId = fc.constantFrom("AR", "CL", "ES", "MX", "UY", "BR");

test("[SCHOOL-01] [SCHOOL-02] a product takes what its country has beside what it carries, and a promotion nothing", () => {
  fc.assert(
    fc.property(some, some, countryId, (known, wanted, country) => {
      const news = wanted.filter((one) => !known.includes(one));
      const isForeign = news.some((one) => !sealsOf(country).includes(one));
      const rules = { countryId: country };
      expect(sealsFault({ type: "PRODUCT", seals: wanted, known }, rules)).toBe(isForeign ? "FOREIGN" : null);
      expect(sealsFault({ type: "PROMOTION", seals: wanted, known }, rules)).toBe(
        news.length === 0 ? null : "OF_PROMOTION",
      );
    }),
  );
});

test("[SCHOOL-04] the form of what is new stops what is barred there, and of what is known nothing", () => {
  const days = { today: "2026-11-20" as LocalDate, closed: {}, knownDates: [] };
  fc.assert(
    fc.property(some, countryId, fc.constantFrom(...sealPolicies), (own, country, sealPolicy) => {
      const entry = { ...newProductEntry(id<"category">("c")), seals: own };
      const checked = checkProduct(entry, days, { countryId: country, sealPolicy });
      const isBarred = sealPolicy === "BLOCK" && own.some((one) => sealsOf(country).includes(one));
      expect(checked.ok ? undefined : checked.failure.seals).toBe(isBarred ? "BARRED" : undefined);
      const known = checkProduct(entry, days);
      expect(known.ok ? undefined : known.failure.seals).toBeUndefined();
    }),
  );
});

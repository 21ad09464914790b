import { seals, sealsOf } from "@cantina/domain/school-rules";
import { expect, test } from "vitest";
import { sealWords } from "./seal-words.ts";

test.each(["AR", "CL", "ES", "MX", "UY", "BR"])(
  "[SCHOOL-01] %s has words for its own seals, and for no other",
  (country) => {
    const worded = seals.filter((seal) => sealWords(seal, country) !== "");
    expect(new Set(worded)).toEqual(new Set(sealsOf(country)));
  },
);

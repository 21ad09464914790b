import { expect, test } from "vitest";
import { zoneOptions } from "./zone-options.ts";

const valuesOf = (options: readonly { readonly value: string }[]): readonly string[] =>
  options.map(({ value }) => value);

test("[CAFETERIA-09] a country's own zones come first, all others after them, each once", () => {
  const { options, others } = zoneOptions("AR", "");
  expect(valuesOf(options)).toHaveLength(13);
  expect(valuesOf(options)[1]).toMatch(/Buenos_Aires$/u);
  expect(
    valuesOf(options)
      .slice(1)
      .every((zone) => zone.startsWith("America/")),
  ).toBe(true);
  expect(valuesOf(others)).toContain("America/Montevideo");
  const both = [...valuesOf(options), ...valuesOf(others)];
  expect(new Set(both).size).toBe(both.length);
  expect(both).toHaveLength(Intl.supportedValuesOf("timeZone").length + 1);
});

test("[CAFETERIA-09] the current zone stays to be chosen, by whatever name it was stored and in whatever country", () => {
  const stored = "America/Argentina/Buenos_Aires";
  const here = zoneOptions("AR", stored);
  expect(valuesOf(here.options)).toContain(stored);
  const abroad = zoneOptions("UY", stored);
  expect(valuesOf(abroad.options)).toEqual(["", "America/Montevideo"]);
  expect(valuesOf(abroad.others)).toContain(stored);
});

test("[CAFETERIA-09] without a country every zone is offered as it was", () => {
  const { options, others } = zoneOptions("", "");
  expect([valuesOf(options).length, others.length]).toEqual([Intl.supportedValuesOf("timeZone").length + 1, 0]);
});

import { build } from "vite";
import { expect, test } from "vitest";
import { icuMessages } from "../../../../icu-messages.config.ts";
import { missing } from "./late-sales.ts";
import { orderCount } from "./orders-board.ts";

/** What the build makes of a file of the catalogue that says this. */
async function built(saying: string): Promise<string> {
  const entry = "/packages/web/src/texts/planted.ts";
  const planted = {
    name: "planted",
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? `export const planted = (count, say) => ${saying};` : undefined),
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [planted, icuMessages],
    build: { write: false, lib: { entry, formats: ["es"] }, minify: false },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  return bundle !== undefined && "output" in bundle ? bundle.output[0].code : "";
}

test("words follow the number, which is written as one reads it", () => {
  expect([0, 1, 2, 1500].map((count) => orderCount(count))).toEqual([
    "0 comandas",
    "1 comanda",
    "2 comandas",
    "1.500 comandas",
  ]);
});

test("what a sentence is given is said as it is, whatever it holds", () => {
  expect(missing("Leche $& {quantity} #", 1)).toBe("Leche $& {quantity} #: falta 1");
  expect(missing("'Pan' <b>", 3)).toBe("'Pan' <b>: faltan 3");
});

test("the browser loads the compiled message and no source of it", async () => {
  const code = await built('say("{count, plural, one {# uso} other {# usos}}", { count })');

  expect(code).toContain('" usos"');
  expect(code).not.toContain("plural,");
});

test.each([
  {
    saying: 'say("{count, plural, one {# uso} other {# usos}}", { uses: count })',
    fault: "asks for count and is given uses",
  },
  {
    saying: 'say("{count, plural, one {un uso} other {{total} usos}}", { count })',
    fault: "asks for count, total and is given count",
  },
  { saying: 'say("Un uso", { count })', fault: "asks for  and is given count" },
  { saying: "say(count, { count })", fault: "A message is one string" },
  { saying: 'say("{count, plural, one {# uso}", { count })', fault: "MISSING_OTHER_CLAUSE" },
])("$saying doesn't build: $fault", async ({ saying, fault }) => {
  await expect(built(saying)).rejects.toThrow(fault);
});

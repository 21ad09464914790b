import { readFileSync, readdirSync } from "node:fs";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { askedBy, icuMessages } from "../../../../icu-messages.config.ts";
import { type Lines, holesOf, keysOf, languages, linesFile, spoken, translate } from "../../../../languages.config.ts";

const folder = import.meta.dirname;
const catalogue = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const nameOf = (file: string): string => file.replace(".ts", "");
const keysIn = (file: string): readonly string[] => keysOf(readFileSync(`${folder}/${file}`, "utf8"), file);
const spanish = new Map(catalogue.map((file) => [nameOf(file), keysIn(file)]));

const folderOf = (language: string): string => linesFile(language, "").replace(/[^/\\]*$/u, "");
const linesOf = (language: string): ReadonlyMap<string, Lines> =>
  new Map(
    readdirSync(folderOf(language)).map((file) => {
      const name = file.replace(".json", "");
      return [name, JSON.parse(readFileSync(linesFile(language, name), "utf8")) as Lines];
    }),
  );

const isMessage = (text: string): boolean => /\{\w+, \w+,/u.test(text);
const opensOf = (text: string): string => (isMessage(text) ? askedBy(text) : holesOf(text).join(", "));

describe.each(languages)("%s", (language) => {
  const lines = linesOf(language);
  const all = [...lines].flatMap(([name, ofName]) =>
    Object.entries(ofName).map(([key, line]) => ({ name, key, line })),
  );

  test("[LANG-01] has a line for each sentence, and none left over", () => {
    const named = (pairs: ReadonlyMap<string, readonly string[]>): readonly string[] =>
      [...pairs].flatMap(([name, keys]) => keys.map((key) => `${name}: ${key}`)).toSorted();
    const had = named(new Map([...lines].map(([name, ofName]) => [name, Object.keys(ofName)])));
    const wanted = named(spanish);
    expect(wanted.length).toBeGreaterThan(2000);
    expect({ missing: wanted.filter((line) => !had.includes(line)) }).toEqual({ missing: [] });
    expect({ leftOver: had.filter((line) => !wanted.includes(line)) }).toEqual({ leftOver: [] });
  });

  test("[LANG-02] puts in what the Spanish sentence puts in", () => {
    const other = all.filter(({ key, line }) => line !== null && opensOf(line) !== opensOf(key));
    expect(other).toEqual([]);
  });

  test("[LANG-02] says no sentence in Spanish that has words of Spanish alone", () => {
    expect(
      all.filter(({ line }) => line !== null && (line.trim() === "" || /¿|¡|ñ|«/u.test(line.replace("Español", "")))),
    ).toEqual([]);
  });

  test("[LANG-07] writes numbers as the place does, and names months itself", () => {
    const locale = lines.get("locale")?.["es-AR"] ?? "es-AR";
    expect(new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1_234_567.5)).toBe("1.234.567,50");
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone: "UTC" }).format(new Date("2026-11-02"));
    expect(day).toBe("02/11/2026");
    const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(new Date("2026-11-02"));
    expect(month).toBe({ en: "November", "pt-BR": "novembro" }[language]);
  });
  test("[LANG-08] a fault names its field as its label does", () => {
    const spokenOf = (key: string): readonly string[] =>
      all.filter((line) => line.key === key).map(({ key: said, line }) => (line ?? said).toLowerCase());
    const named = all.flatMap(({ key, line }) => {
      const field = /^(?:El|La) (?<field>.+) es obligatori[oa]$/u.exec(key)?.groups?.["field"] ?? "";
      const labels = spokenOf(`${field.charAt(0).toUpperCase()}${field.slice(1)}`);
      return labels.length === 0 ? [] : [{ line: line?.toLowerCase() ?? "", labels }];
    });
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ line, labels }) => !labels.some((label) => line.includes(label)))).toEqual([]);
  });

  test("[LANG-08] what is said of a thing agrees with its word", () => {
    const ofCoupon = lines.get("offers")?.["Inactiva"];
    const ofSubscription = lines.get("subscription-words")?.["Inactiva"];
    expect([ofCoupon, ofSubscription]).toEqual(
      { en: ["Inactive", "Inactive"], "pt-BR": ["Inativo", "Inativa"] }[language],
    );
  });
});

const said = (code: string, lines: Lines): string => translate(code, "planted.ts", (key) => lines[key]);

test("[LANG-02] a template puts in the same, in another order, and what is said within it too", () => {
  const code = 'export const text = (a, b) => `Queda ${a} de ${b.name}, ${f(a === \'x\' ? "poco" : "mucho")}`;';
  const lines = { "Queda {a} de {b.name}, {2}": "Of {b.name}, {2}: {a} `left`", poco: "little" };
  expect(said(code, lines)).toBe(
    'export const text = (a, b) => `Of ${b.name}, ${f(a === \'x\' ? "little" : "mucho")}: ${a} \\`left\\``;',
  );
});

test("[LANG-03] a sentence without a line stays Spanish, and so does what is for the program", () => {
  const code =
    'import { a } from "Pan";\nexport const names = { "Pan": "Pan", kind: a === "Pan" ? "Leche" : CODE }; switch (a) { case "Pan": }';
  expect(said(code, { Pan: "Bread" })).toBe(
    'import { a } from "Pan";\nexport const names = { "Pan": "Bread", kind: a === "Pan" ? "Leche" : CODE }; switch (a) { case "Pan": }',
  );
});

test("[LANG-03] a line with a hole that the Spanish sentence has not isn't built", () => {
  const lines = { "Venta de {name}": "Sale of {nom}" };
  expect(() => said("export const of = (name) => `Venta de ${name}`;", lines)).toThrow('"Sale of {nom}" has a hole');
});

test("[LANG-02] a build in a language has its messages, compiled", async () => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [spoken("en"), icuMessages],
    build: { write: false, lib: { entry: `${folder}/orders-text.ts`, formats: ["es"] }, minify: false },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const code = bundle !== undefined && "output" in bundle ? bundle.output[0].code : "";
  expect(code).toContain('" orders"');
  expect(code).not.toContain("pedido");
  expect(code).toContain('"en-DE"');
});

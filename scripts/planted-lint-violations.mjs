const lines = (count) => Array.from({ length: count }, (_, at) => `// line ${at + 1}`).join("\n") + "\n";

/** Violations that oxlint must find, in a file named after what is wrong with it. */
export const lintViolations = [
  lint("any", /no-explicit-any/, "adapters", `export const size = (value: any): number => Number(value);\n`),
  lint(
    "a promise nobody waits for",
    /no-floating-promises/,
    "adapters",
    `const work = async (): Promise<void> => {};\nexport const start = (): void => {\n  work();\n};\n`,
  ),
  lint(
    "a switch that forgets a case",
    /switch-exhaustiveness-check/,
    "adapters",
    `export const size = (unit: "box" | "bag"): number => {\n  switch (unit) {\n    case "box":\n      return 1;\n  }\n  return 0;\n};\n`,
  ),
  lint(
    "a non-null assertion",
    /no-non-null-assertion/,
    "adapters",
    `export const first = (list: readonly string[]): string => list[0]!;\n`,
  ),
  lint("a default export", /no-default-export/, "adapters", `export default 1;\n`),
  lint("a silenced compiler", /ban-ts-comment/, "adapters", `// @ts-ignore\nexport const amount: number = "ten";\n`),
  lint("an import without its extension", /import\(extensions\)/, "adapters", `export { reach } from "./reach";\n`),
  lint("a file of 301 lines", /max-lines/, "adapters", lines(301)),
  lint("the console", /no-console/, "adapters", `export const say = (): void => console.log("hello");\n`),
  lint("react in the domain", /no-restricted-imports/, "domain", `export { useState } from "react";\n`),
  lint("a node module in the domain", /no-restricted-imports/, "domain", `export { readFileSync } from "node:fs";\n`),
  lint(
    "ky in the domain",
    /no-restricted-imports/,
    "domain",
    `import ky from "ky";\nexport const get = (): unknown => ky.get("/");\n`,
  ),
  lint("the clock in the domain", /Clock port/, "domain", `export const now = (): number => Date.now();\n`),
  lint("a new date in the domain", /Clock port/, "domain", `export const today = (): unknown => new Date();\n`),
  lint(
    "the type Date in the domain",
    /no-restricted-types/,
    "domain",
    `export const year = (day: Date): number => day.getFullYear();\n`,
  ),
  lint(
    "the clock behind globalThis",
    /no-restricted-globals/,
    "domain",
    `export const now = (): number => globalThis.Date.now();\n`,
  ),
  lint(
    "the clock of Temporal",
    /Clock port/,
    "domain",
    `import { Temporal } from "temporal-polyfill";\nexport const now = (): unknown => Temporal.Now.instant();\n`,
  ),
  lint("the clock in the kernel", /Clock port/, "domain", `export const now = (): number => Date.now();\n`, "kernel"),
  lint(
    "the clock behind globalThis in the kernel",
    /Clock port/,
    "domain",
    `export const now = (): number => globalThis.Date.now();\n`,
    "kernel",
  ),
  lint("chance in the domain", /NewId port/, "domain", `export const dice = (): number => Math.random();\n`),
  lint("crypto in the domain", /NewId port/, "domain", `export const id = (): string => crypto.randomUUID();\n`),
  lint(
    "a timer in the domain",
    /delay of the machine/,
    "domain",
    `export const later = (work: () => void): void => void setTimeout(work, 1);\n`,
  ),
  lint("a stopwatch in the domain", /Clock port/, "domain", `export const since = (): number => performance.now();\n`),
  sentence("a sentence between tags", `export const Planted = () => <p>Cerrar</p>;\n`),
  sentence("a sentence in an attribute", `export const Planted = () => <input aria-label="precio" />;\n`),
  sentence("a sentence in a string", `export const planted = (): string => "Vuelva a intentar";\n`),
  sentence("a sentence around a value", `export const planted = (count: number): string => \`${"${count}"} usos\`;\n`),
  lint(
    "a test that is switched off",
    /no-disabled-tests/,
    "domain",
    `import { it } from "vitest";\nit.skip("adds", () => {});\n`,
    "planted",
    ".test.ts",
  ),
];

function lint(title, says, name, text, folder = "planted", ending = ".ts") {
  const file = `packages/${name}/src/${folder}/${title.replaceAll(/[^a-zA-Z0-9]+/g, "-").toLowerCase()}${ending}`;
  return { title, step: "lint", file, says, files: { [file]: text } };
}

/** In the web, outside the catalogue. */
function sentence(title, text) {
  return lint(title, /name its key/, "web", text, "routes", ".tsx");
}

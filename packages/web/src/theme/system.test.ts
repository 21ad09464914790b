import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { recipes } from "./recipes.ts";
import { system } from "./system.ts";

const source = new URL("../", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test)\.tsx?$/u.test(file),
);

// Chakra components that bring no recipe of their own.
const withoutRecipe = new Set(["box", "portal", "collection", "styled-system", "preset-base", "theme"]);

const usedKeys = new Set(
  files.flatMap((file) =>
    [...readFileSync(new URL(file, source), "utf8").matchAll(/from "@chakra-ui\/react\/([\w-]+)"/gu)].map(
      (match) => match[1] ?? "",
    ),
  ),
);

test("Chakra is imported by subpath only: the whole package would be on the first load", () => {
  const whole = files.filter((file) => /from "@chakra-ui\/react"/u.test(readFileSync(new URL(file, source), "utf8")));
  expect(whole).toEqual([]);
});

test("every Chakra component in use has its recipe in the system: without it the part shows unstyled", () => {
  const known = new Set([
    ...Object.keys(system._config.theme?.recipes ?? {}),
    ...Object.keys(system._config.theme?.slotRecipes ?? {}),
  ]);
  const keys = [...usedKeys].filter((key) => !withoutRecipe.has(key));
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
  expect([...known].filter((key) => !usedKeys.has(key))).toEqual([]);
});

test("every variable that the CSS modules use is a token or local to its file", () => {
  const known = new Set([...system.tokens.cssVarMap.values()].flatMap((variables) => [...variables.keys()]));
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  expect(modules.length).toBeGreaterThan(8);
  const unknown = modules.flatMap((file) =>
    [...readFileSync(new URL(file, source), "utf8").matchAll(/var\((--chakra-[\w-]+)/gu)]
      .map((match) => match[1] ?? "")
      .filter((name) => !known.has(name)),
  );
  expect(unknown).toEqual([]);
});

test("login needs no variable that only Chakra defines: it is shown before Chakra loads", () => {
  const early = readFileSync(new URL("./variables.css", import.meta.url), "utf8");
  const login = ["theme/base.css", "screens/login/parts/login.module.css", "ui/PlainRefusal.module.css"]
    .map((file) => readFileSync(new URL(file, source), "utf8"))
    .join("");
  const missing = [...login.matchAll(/var\((--chakra-[\w-]+)/gu)]
    .map((match) => match[1] ?? "")
    .filter((name) => !early.includes(`${name}:`));
  expect(missing).toEqual([]);
});

test("nothing of login imports Chakra", () => {
  const parts = files.filter((file) => file.startsWith("screens/login/parts/"));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((file) => readFileSync(new URL(file, source), "utf8").includes("@chakra-ui"))).toEqual([]);
});

test("no rule of a part stands in a layer: with each new one the browser would lay out the whole page anew", () => {
  const button = JSON.stringify(system.cva(recipes.button)({ variant: "subtle" }));
  expect(button).toContain("color-palette-subtle");
  expect(button).not.toContain("@layer");
});

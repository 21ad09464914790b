import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { system } from "./system.ts";

const css = readFileSync(new URL("./variables.css", import.meta.url), "utf8");

function blockOf(selector: string): ReadonlyMap<string, string> {
  const body = css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name = "", value = ""]) => [name, value]));
}

function valueOf(variable: string, mode: "base" | "_light" | "_dark"): string | undefined {
  const own = system.tokens.cssVarMap.get(mode)?.get(variable) ?? system.tokens.cssVarMap.get("base")?.get(variable);
  const reference = /^var\((.+)\)$/u.exec(own ?? "")?.[1];
  return reference === undefined ? own : valueOf(reference, mode);
}

/** The formatter writes 0.14 and breaks long lines where the token has .14 and none. */
const plain = (value: string | undefined) =>
  value
    ?.toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(?<!\d)\./gu, "0.");

test.each([
  [":root", "_light"],
  [".dark", "_dark"],
] as const)("every variable of %s has the value of its token", (selector, mode) => {
  const block = blockOf(selector);
  expect(block.size).toBeGreaterThan(10);
  for (const [name, value] of block) expect(plain(value), name).toBe(plain(valueOf(name, mode)));
});

test("dark has a value for every colour of light", () => {
  const colours = [...blockOf(":root").keys()].filter((name) => name.includes("-colors-"));
  expect([...blockOf(".dark").keys()].filter((name) => name.includes("-colors-"))).toEqual(colours);
});

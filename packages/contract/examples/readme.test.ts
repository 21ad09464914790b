import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const blocks = (text: string): readonly string[] =>
  [...text.matchAll(/```ts\n([\s\S]*?)```/gu)].map(([, code = ""]) => code);

test.each(["domain", "contract"])("what the README of %s shows is what its examples run", (name) => {
  const folder = join(import.meta.dirname, "..", "..", name);
  const examples = readdirSync(join(folder, "examples")).map((file) =>
    readFileSync(join(folder, "examples", file), "utf8"),
  );
  const shown = blocks(readFileSync(join(folder, "README.md"), "utf8"));
  expect(shown.length).toBeGreaterThan(0);
  for (const code of shown)
    expect(
      examples.some((example) => example.includes(code)),
      code,
    ).toBe(true);
});

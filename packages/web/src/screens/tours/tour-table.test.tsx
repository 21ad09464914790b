import { expect, test } from "vitest";
import { tours } from "./tour-table.ts";

test("every tour has a name of its own, a screen and something to show", () => {
  expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length);
  for (const { id, path, steps, label } of tours) {
    expect(id).toMatch(/^[a-z-]+$/u);
    expect(path.startsWith("/")).toBe(true);
    expect(label).not.toBe("");
    expect(steps.length).toBeGreaterThan(2);
  }
});

test("every target is a selector that a browser understands", () => {
  for (const { target } of tours.flatMap(({ steps }) => steps)) {
    if (target !== null) expect(() => document.querySelector(target)).not.toThrow();
  }
});

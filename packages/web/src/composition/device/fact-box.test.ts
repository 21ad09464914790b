import { expect, test } from "vitest";
import { factBox } from "./fact-box.ts";

test("what happens before anybody reads is handed over once, in order", () => {
  const box = factBox<number>();
  box.put(1);
  box.put(2);
  const first: number[] = [];
  const stop = box.read((fact) => first.push(fact));
  box.put(3);
  stop();
  box.put(4);
  const second: number[] = [];
  box.read((fact) => second.push(fact));
  expect({ first, second }).toEqual({ first: [1, 2, 3], second: [4] });
});

import { expect, test } from "vitest";
import { eventWatch } from "./event-watch.ts";

const watching = () => {
  let time = 0;
  const took: number[] = [];
  const watch = eventWatch(() => time);
  const sold = () => watch.sold("order", { began: 100, by: 1, tills: [0, 1, 2], took });
  const heard = (till: number, at: number): void => {
    time = at;
    watch.heard("order", till);
  };
  return { watch, took, sold, heard };
};

test("counts the other tills' events only, before the sale's answer and after it", () => {
  const { watch, took, sold, heard } = watching();
  heard(0, 103);
  heard(1, 104);
  sold();
  expect(watch.unheard()).toBe(1);
  heard(2, 109);
  expect(took).toEqual([3, 9]);
  expect(watch.unheard()).toBe(0);
});

test("an event that comes twice to one till hides none that another till misses", () => {
  const { watch, took, sold, heard } = watching();
  sold();
  heard(0, 105);
  heard(0, 106);
  expect(took).toEqual([5]);
  expect(watch.unheard()).toBe(1);
});

import { describe, test } from "vitest";
import { memoryParkedCarts } from "./memory-parked-carts.ts";
import { parkedCases } from "./parked-cases.ts";

describe("the parked carts in memory", () => {
  test.each(parkedCases.map(({ title, run }) => [title, run] as const))("%s", async (_title, run) => {
    const places = { HERE: memoryParkedCarts(), ELSEWHERE: memoryParkedCarts() };
    await run((where) => places[where ?? "HERE"].open());
  });
});

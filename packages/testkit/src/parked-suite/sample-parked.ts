import { type Instant, id } from "@cantina/domain/kernel";
import type { ParkedCart } from "@cantina/domain/sale";
import * as fc from "fast-check";
import { anyCart } from "../arbitraries/index.ts";

/** Carts of every kind, a minute after one another. */
export const sampleParked = (count: number): readonly ParkedCart[] =>
  fc.sample(anyCart(), { numRuns: count, seed: 11 }).map((cart, number) => ({
    cartId: id<"cart">(`00000000-0000-4000-8003-${number.toString(16).padStart(12, "0")}`),
    cart,
    name: number % 2 === 0 ? "" : `Tomás ${number} ☕`,
    parkedAt: `2026-11-20T13:${String(number).padStart(2, "0")}:01.250Z` as Instant,
  }));

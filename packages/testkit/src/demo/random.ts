import { BrokenInvariant } from "@cantina/domain/kernel";

/** Chance that repeats: the same seed gives the same sequence. */
export type Random = {
  /** 0 ≤ x < 1. */
  readonly next: () => number;
  /** Both ends included. */
  readonly whole: (least: number, most: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(options: readonly T[]) => T;
  readonly pickWeighted: <T>(options: readonly T[], weightOf: (option: T) => number) => T;
  readonly uuid: () => string;
  /** UUID v7: sorts by its time, as the product's own order ids do. */
  readonly uuidAt: (milliseconds: number) => string;
};

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

/** mulberry32: small, fast, and good enough for a demo. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(options: readonly T[]): T => {
    const option = options[whole(0, options.length - 1)];
    if (option === undefined) throw new BrokenInvariant("nothing to pick from");
    return option;
  };
  // One draw has 32 bits, so that 48 take two.
  const node = (): string => hex(whole(0, 0xffffff), 6) + hex(whole(0, 0xffffff), 6);
  const variantDigit = (): string => hex(whole(8, 11), 1);
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick,
    pickWeighted: (options, weightOf) => {
      let left = next() * options.reduce((sum, option) => sum + weightOf(option), 0);
      for (const option of options) {
        left -= weightOf(option);
        if (left < 0) return option;
      }
      return pick(options.slice(-1));
    },
    uuid: () =>
      `${hex(whole(0, 0xffffffff), 8)}-${hex(whole(0, 0xffff), 4)}-4${hex(whole(0, 0xfff), 3)}-` +
      `${variantDigit()}${hex(whole(0, 0xfff), 3)}-${node()}`,
    uuidAt: (milliseconds) => {
      const time = hex(milliseconds, 12);
      return (
        `${time.slice(0, 8)}-${time.slice(8)}-7${hex(whole(0, 0xfff), 3)}-` +
        `${variantDigit()}${hex(whole(0, 0xfff), 3)}-${node()}`
      );
    },
  };
}

import fc from "fast-check";
import type { Fault } from "../stand-ins/index.ts";

export type Wanted = {
  readonly count: number;
  readonly seed: number | undefined;
  /** Calls that nobody answers too: each takes as long as we wait. */
  readonly withHangs?: boolean;
};

/** Whether what was asked for was done all the same. */
export const when = fc.constantFrom("before" as const, "after" as const);

/** What ends at once: the line is cut, a status, an answer that is none, or half of one. */
export const shortFaults = (statuses: readonly number[], texts: readonly string[]): fc.Arbitrary<Fault> =>
  fc.oneof(
    fc.record({ kind: fc.constant("reset" as const), when }),
    fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(...statuses), when }),
    fc.constantFrom(...texts.map((text): Fault => ({ kind: "garbage", text })), { kind: "half" } as const),
  );

const sayingNothing: fc.Arbitrary<Fault> = fc.record({ kind: fc.constant("hang" as const), when });

/** The same seed tells the same ones, of faults that end at once and, where it is wanted, of a few that don't. */
export const sampleStories = <S>(
  storyWith: (fault: fc.Arbitrary<Fault>) => fc.Arbitrary<S>,
  shortFault: fc.Arbitrary<Fault>,
  { count, seed, withHangs = false }: Wanted,
): readonly S[] =>
  fc.sample(
    storyWith(
      withHangs ? fc.oneof({ arbitrary: shortFault, weight: 15 }, { arbitrary: sayingNothing, weight: 1 }) : shortFault,
    ),
    { numRuns: count, ...(seed !== undefined && { seed }) },
  );

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

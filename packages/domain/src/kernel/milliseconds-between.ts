import type { Instant } from "./local-time.ts";
import { temporal } from "./temporal.ts";

/** Negative when `until` is the earlier one. */
export const millisecondsBetween = (from: Instant, until: Instant): number =>
  temporal().Instant.from(until).epochMilliseconds - temporal().Instant.from(from).epochMilliseconds;

/** Earlier where the number is negative. */
export const instantAfter = (from: Instant, milliseconds: number): Instant =>
  temporal().Instant.from(from).add({ milliseconds }).toString({ fractionalSecondDigits: 3 }) as Instant;

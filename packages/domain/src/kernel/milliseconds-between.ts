import type { Instant } from "./local-time.ts";
import { temporal } from "./temporal.ts";

/** Negative when `until` is the earlier one. */
export const millisecondsBetween = (from: Instant, until: Instant): number =>
  temporal().Instant.from(until).epochMilliseconds - temporal().Instant.from(from).epochMilliseconds;

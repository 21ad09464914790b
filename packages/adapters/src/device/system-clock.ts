import { type Clock, type Instant, instant } from "@cantina/domain/kernel";

/** The device's own clock. */
export const systemClock: Clock = { now: (): Instant => instant(new Date().toISOString()) };

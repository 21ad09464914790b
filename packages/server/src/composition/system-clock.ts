import type { Clock, Instant } from "@cantina/domain/kernel";

export const systemClock: Clock = { now: () => new Date().toISOString() as Instant };

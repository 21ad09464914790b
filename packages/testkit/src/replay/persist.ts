import { setTimeout as pause } from "node:timers/promises";

import type { ApiFailure } from "@cantina/contract/calls";
import type { Result } from "@cantina/domain/kernel";

export const mostRetries = 6;

/** In milliseconds: 100, 200, … 3,200. */
export const retryPause = (retry: number): number => 100 * 2 ** retry;

/** Calls again while no answer comes; whoever changes something gives each try the same key. */
export async function persist<T>(
  call: () => Promise<Result<T, ApiFailure>>,
  most = mostRetries,
): Promise<Result<T, ApiFailure>> {
  for (let retry = 0; ; retry += 1) {
    const result = await call();
    if (result.ok || result.failure.code !== "UNREACHABLE" || retry >= most) return result;
    await pause(retryPause(retry));
  }
}

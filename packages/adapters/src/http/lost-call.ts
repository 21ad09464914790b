import { isNetworkError, isTimeoutError } from "ky";

const abortNames: ReadonlySet<unknown> = new Set(["AbortError", "TimeoutError"]);

/** True when the request or its answer was lost on the way; anything else that is thrown is a bug. */
export function isLost(cause: unknown): boolean {
  if (isNetworkError(cause) || isTimeoutError(cause)) return true;
  // A body cut in the middle reaches us from fetch itself, as a TypeError.
  return cause instanceof TypeError || (cause instanceof Error && abortNames.has(cause.name));
}

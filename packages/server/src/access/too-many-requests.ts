import { type Result, refused } from "@cantina/domain/kernel";
import type { RouteFailure } from "../http/index.ts";

/** Says when to try again, and nothing of whom it was about. */
export const tooManyRequests = ({
  retryAfterSeconds,
}: {
  readonly retryAfterSeconds: number;
}): Result<never, RouteFailure> =>
  refused({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds }, retryAfterSeconds });

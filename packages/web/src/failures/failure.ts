import type { ApiFailure } from "@cantina/contract/calls";
import type { Result } from "@cantina/domain/kernel";

export type { ApiFailure } from "@cantina/contract/calls";

/** Carries a refused Result through the query library, which knows failures as rejections only. */
export class QueryRefusal extends Error {
  override readonly name = "QueryRefusal";
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(failure.code === "MALFORMED_ANSWER" ? `${failure.code}: ${failure.field}` : failure.code);
    this.failure = failure;
  }
}

export async function orReject<T>(answer: Promise<Result<T, ApiFailure>>): Promise<T> {
  const result = await answer;
  if (result.ok) return result.value;
  throw new QueryRefusal(result.failure);
}

/** Worth another try: the next one may well be answered. */
export const isPassing = (error: unknown): boolean =>
  error instanceof QueryRefusal &&
  (error.failure.code === "UNREACHABLE" ||
    error.failure.code === "SERVER_ERROR" ||
    error.failure.code === "STORAGE_FULL" ||
    error.failure.code === "TOO_MANY_REQUESTS");

/** What the server said no with; null: there was no answer, or one that only says to wait. */
export const refusalOf = (error: unknown): ApiFailure | null =>
  error instanceof QueryRefusal && (error.failure.code === "SERVER_ERROR" || !isPassing(error)) ? error.failure : null;

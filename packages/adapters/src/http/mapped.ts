import { type Result, accepted } from "@cantina/domain/kernel";
import type { ApiFailure } from "@cantina/contract/calls";

/** The same answer with its value in another shape. */
export const mapped = <T, U>(result: Result<T, ApiFailure>, change: (value: T) => U): Result<U, ApiFailure> =>
  result.ok ? accepted(change(result.value)) : result;

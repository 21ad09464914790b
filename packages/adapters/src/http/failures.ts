import { type ErrorCode, expiredSessionCode, failureBody } from "@cantina/contract/endpoint";
import { isNetworkError, isTimeoutError } from "ky";
import * as v from "valibot";
import { type ApiFailure, type FailureWithData, failureWithData } from "./api-failure.ts";

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

/** Names the first field that does not fit. */
export function malformedAnswer(issues: Issues): ApiFailure {
  const [issue] = issues;
  return { code: "MALFORMED_ANSWER", field: v.getDotPath(issue) ?? "(answer)" };
}

const dataCodes: ReadonlySet<string> = new Set(failureWithData.options.map((option) => option.entries.code.literal));

const carriesData = (code: ErrorCode): code is FailureWithData["code"] => dataCodes.has(code);

/** What a status outside 200–299 says. */
export function readFailure(status: number, body: unknown): ApiFailure {
  const read = v.safeParse(failureBody, body);
  // A gateway's own 502 page does not speak the contract; every other misfit is worth a name.
  if (!read.success) return status >= 500 ? { code: "SERVER_ERROR" } : malformedAnswer(read.issues);
  const { Code, Message } = read.output;
  if (Code === expiredSessionCode) return { code: "SESSION_EXPIRED" };
  const code = Message.Message;
  if (!carriesData(code)) return { code };
  const detailed = v.safeParse(failureWithData, { code, data: Message.ExtraData });
  return detailed.success ? detailed.output : malformedAnswer(detailed.issues);
}

const abortNames: ReadonlySet<unknown> = new Set(["AbortError", "TimeoutError"]);

/** True when the request or its answer was lost on the way; anything else that is thrown is a bug. */
export function isLost(cause: unknown): boolean {
  if (isNetworkError(cause) || isTimeoutError(cause)) return true;
  // A body cut in the middle reaches us from fetch itself, as a TypeError.
  return cause instanceof TypeError || (cause instanceof Error && abortNames.has(cause.name));
}

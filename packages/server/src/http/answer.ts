import type { Endpoint, FailureBody } from "@cantina/contract/endpoint";
import { expiredSessionCode } from "@cantina/contract/endpoint";
import { checkWireData } from "./check-wire-data.ts";
import type { RouteData, RouteFailure, StoredAnswer } from "./outcome.ts";
import { statusOf } from "./status-of.ts";

/** Serialises data once it is found to fit the endpoint; throws MisfitAnswer, naming the field, when it does not. */
export async function successAnswer<E extends Endpoint>(
  endpoint: E,
  { data, totalCount, deviceToken }: RouteData<E>,
): Promise<StoredAnswer> {
  await checkWireData(endpoint, data);
  return {
    status: 200,
    answer: JSON.stringify(totalCount === undefined ? { data } : { data, totalCount }),
    ...(deviceToken === undefined ? {} : { headers: { "x-device-token": deviceToken } }),
  };
}

const failureBodyOf = ({ code, data }: RouteFailure): FailureBody => ({
  ...(code === "SESSION_EXPIRED" ? { Code: expiredSessionCode } : {}),
  Message: { Message: code, ...(data === undefined ? {} : { ExtraData: data }) },
});

export const failureAnswer = (failure: RouteFailure): StoredAnswer => ({
  status: statusOf[failure.code],
  answer: JSON.stringify(failureBodyOf(failure)),
  ...(failure.retryAfterSeconds === undefined ? {} : { headers: { "retry-after": String(failure.retryAfterSeconds) } }),
});

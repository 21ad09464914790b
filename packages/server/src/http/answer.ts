import type { Endpoint, FailureBody } from "@cantina/contract/endpoint";
import { expiredSessionCode, failureDataOf, statusOf, totalNameOf } from "@cantina/contract/endpoint";
import { encode } from "@cantina/contract/wire";
import { wireDataOf } from "./wire-data.ts";
import type { RouteData, RouteFailure, StoredAnswer } from "./outcome.ts";

/** Writes data as the endpoint says it is written; throws MisfitAnswer, naming the field, when it does not fit. */
export async function successAnswer<E extends Endpoint>(
  endpoint: E,
  { data: made, totalCount, paged, deviceToken }: RouteData<E>,
): Promise<StoredAnswer> {
  const data = await wireDataOf(endpoint, made);
  return {
    status: 200,
    answer: JSON.stringify({
      data,
      ...(totalCount === undefined ? {} : { [totalNameOf(endpoint) ?? "totalCount"]: totalCount }),
      ...paged,
    }),
    ...(deviceToken === undefined ? {} : { headers: { "x-device-token": deviceToken } }),
  };
}

function failureBodyOf({ code, data }: RouteFailure): FailureBody {
  const schema = failureDataOf(code);
  return {
    ...(code === "SESSION_EXPIRED" ? { Code: expiredSessionCode } : {}),
    Message: {
      Message: code,
      ...(schema === undefined || data === undefined ? {} : { ExtraData: encode(schema, data) }),
    },
  };
}

export const failureAnswer = (failure: RouteFailure): StoredAnswer => ({
  status: statusOf(failure.code),
  answer: JSON.stringify(failureBodyOf(failure)),
  ...(failure.retryAfterSeconds === undefined ? {} : { headers: { "retry-after": String(failure.retryAfterSeconds) } }),
});

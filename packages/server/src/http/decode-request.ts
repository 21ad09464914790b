import type { Endpoint } from "@cantina/contract/endpoint";
import { paymentMethods } from "@cantina/domain/cafeteria";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import * as v from "valibot";
import { missingCodeOf } from "./missing-code.ts";
import type { RouteFailure } from "./outcome.ts";
import type { DecodedRequest } from "./route.ts";

type Part = "params" | "query" | "body";

const faultsOf = (
  issues: readonly v.BaseIssue<unknown>[],
): readonly { readonly path: string; readonly message: string }[] =>
  issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message }));

/** A method that there is, only not for this call. */
const isOtherMethod = (issue: v.BaseIssue<unknown>): boolean =>
  v.getDotPath(issue) === "paymentMethod" && paymentMethods.some((method) => method === issue.input);

/** What can be no id names nothing that is there, a path that nobody answers included. Else every fault of every part at once; fields that the schema does not know are dropped. */
export function decodeRequest(
  endpoint: Endpoint,
  raw: Readonly<Record<Part, unknown>>,
): Result<DecodedRequest, RouteFailure> {
  const read = (part: Part): v.SafeParseResult<v.GenericSchema> | undefined => {
    const schema = endpoint[part];
    return schema === undefined ? undefined : v.safeParse(schema, raw[part]);
  };
  const parts = { params: read("params"), query: read("query"), body: read("body") };
  if (parts.params?.success === false && parts.params.issues.some(({ type }) => type === "uuid"))
    return refused({ code: missingCodeOf(endpoint) });
  const faults = Object.values(parts).flatMap((part) => (part?.success === false ? faultsOf(part.issues) : []));
  if (parts.body?.success === false && parts.body.issues.every(isOtherMethod))
    return refused({ code: "WRONG_PAYMENT_METHOD" });
  if (faults.length > 0) return refused({ code: "VALIDATION", data: faults });
  return accepted({ params: parts.params?.output, query: parts.query?.output, body: parts.body?.output });
}

import type { ProviderFailureKind } from "@cantina/domain/payments";
import * as v from "valibot";
import { type Answered, callProvider } from "../provider-calls/index.ts";

export type Call = {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly key?: string;
  /** Of an application that was enabled for wallets. */
  readonly platformId?: string;
  readonly limitMs: number;
  readonly isCharge: boolean;
  /** What is not there is told so, whatever its code says. */
  readonly tellsMissing?: true;
};

export const missingCode = "NOT_FOUND";

const errorBody = v.object({
  error: v.optional(v.string()),
  cause: v.optional(v.array(v.object({ code: v.union([v.string(), v.number()]) }))),
});

/** Its own codes, where they say more than the status does. providers.md §1.3 */
const kindsByCode: ReadonlyMap<string, ProviderFailureKind> = new Map(
  Object.entries({
    UNAUTHORISED: ["3", "7", "2034"],
    REJECTED: ["2060", "2006", "2062", "3003"],
    INVALID: ["2002", "2004", "2007", "2009", "2059", "2067", "2131", "4292"],
  } satisfies Partial<Record<ProviderFailureKind, readonly string[]>>).flatMap(([kind, codes]) =>
    codes.map((code) => [code, kind as ProviderFailureKind] as const),
  ),
);

/** MP-01 MP-03 */
function kindOf(status: number, code: string | null): ProviderFailureKind {
  // The same key with another body, or still under way.
  if (status === 409 || status === 423) return "CONFLICT";
  if (status === 401 || status === 403) return "UNAUTHORISED";
  return (code === null ? undefined : kindsByCode.get(code)) ?? "INVALID";
}

function codeOf(json: unknown): string | null {
  const told = v.safeParse(errorBody, json);
  const code = told.success ? String(told.output.cause?.[0]?.code ?? told.output.error ?? "") : "";
  return code === "" ? null : code;
}

/** One call, never repeated here: who asks knows whether it may be. MP-01 */
export const callMercadoPago = (apiUrl: string, call: Call): Promise<Answered> => {
  const { method, path, token, body, key, platformId, limitMs, isCharge, tellsMissing = false } = call;
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { "x-idempotency-key": key }),
    ...(platformId === undefined ? {} : { "x-platform-id": platformId }),
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const reading = {
    codeOf: (json: unknown, status: number) => (tellsMissing && status === 404 ? missingCode : codeOf(json)),
    kindOf,
  };
  return callProvider({ url: `${apiUrl}${path}`, method, headers, body: text, limitMs, isCharge }, reading);
};

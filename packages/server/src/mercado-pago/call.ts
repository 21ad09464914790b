import type { ProviderFailure, ProviderFailureKind } from "@cantina/domain/payments";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import * as v from "valibot";

export type Call = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly key?: string;
  readonly limitMs: number;
  /** It may have been done although nobody heard so. */
  readonly isCharge: boolean;
};

export type Answered = Result<unknown, ProviderFailure>;

export const failed = (kind: ProviderFailureKind, providerCode: string | null = null): Result<never, ProviderFailure> =>
  refused({ code: "PROVIDER_FAILED", kind, providerCode });

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
function kindOf(status: number, code: string | null, isCharge: boolean): ProviderFailureKind {
  if (status >= 500) return isCharge ? "OUTCOME_UNKNOWN" : "UNREACHABLE";
  if (status === 429) return "THROTTLED";
  // The same key with another body, or still under way.
  if (status === 409 || status === 423) return "CONFLICT";
  if (status === 401 || status === 403) return "UNAUTHORISED";
  return (code === null ? undefined : kindsByCode.get(code)) ?? "INVALID";
}

/** Whether the request can't have arrived: nobody listens there, or the name leads nowhere. */
function neverLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "UND_ERR_CONNECT_TIMEOUT";
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

/** One call, never repeated here: who asks knows whether it may be. MP-01 */
export async function callMercadoPago(apiUrl: string, call: Call): Promise<Answered> {
  const { method, path, token, body, key, limitMs, isCharge } = call;
  const lost = isCharge ? "OUTCOME_UNKNOWN" : "UNREACHABLE";
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { "x-idempotency-key": key }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
    });
    const json = await readJson(response);
    if (response.ok) return json === undefined ? failed(lost) : accepted(json);
    const told = v.safeParse(errorBody, json);
    const code = told.success ? String(told.output.cause?.[0]?.code ?? told.output.error ?? "") : "";
    return failed(kindOf(response.status, code === "" ? null : code, isCharge), code === "" ? null : code);
  } catch (error) {
    return failed(neverLeft(error) ? "UNREACHABLE" : lost);
  }
}

import type { ProviderFailure, ProviderFailureKind } from "@cantina/domain/payments";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { readWithin } from "./read-within.ts";

export type ProviderCall = {
  readonly url: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly headers: Readonly<Record<string, string>>;
  /** The very text that is sent: some sign it. */
  readonly body?: string | undefined;
  readonly limitMs: number;
  /** It may have been done although nobody heard so. */
  readonly isCharge: boolean;
  /** How much is read of the answer; four mebibytes unless told. */
  readonly mostBytes?: number;
};

const usualBytes = 4_194_304;
const tooLarge = "TOO_LARGE";

export type Answered = Result<unknown, ProviderFailure>;

export const failed = (kind: ProviderFailureKind, providerCode: string | null = null): Result<never, ProviderFailure> =>
  refused({ code: "PROVIDER_FAILED", kind, providerCode });

/** Whether the request can't have arrived: nobody listens there, or the name leads nowhere. */
function neverLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "UND_ERR_CONNECT_TIMEOUT";
}

/** undefined: it is none. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** What a refusal's text says, and what is meant by it where the status doesn't say it all. */
export type Reading = {
  readonly codeOf: (json: unknown, status: number) => string | null;
  readonly kindOf: (status: number, code: string | null) => ProviderFailureKind;
};

/** The bytes of what was answered. CALL-01 CALL-02 */
export async function askProvider(
  { url, method, headers, body, limitMs, isCharge, mostBytes = usualBytes }: ProviderCall,
  { codeOf, kindOf }: Reading,
): Promise<Result<Buffer, ProviderFailure>> {
  const lost = isCharge ? "OUTCOME_UNKNOWN" : "UNREACHABLE";
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
    });
    const bytes = await readWithin(response, mostBytes);
    if (response.ok) return bytes === null ? failed(isCharge ? lost : "INVALID", tooLarge) : accepted(bytes);
    const code = codeOf(bytes === null ? undefined : jsonOf(bytes), response.status);
    if (response.status >= 500) return failed(lost, code);
    return failed(response.status === 429 ? "THROTTLED" : kindOf(response.status, code), code);
  } catch (error) {
    return failed(neverLeft(error) ? "UNREACHABLE" : lost);
  }
}

/** What was answered in JSON. CALL-01 */
export async function callProvider(call: ProviderCall, reading: Reading): Promise<Answered> {
  const answer = await askProvider({ ...call, headers: { accept: "application/json", ...call.headers } }, reading);
  if (!answer.ok) return answer;
  const json = jsonOf(answer.value);
  return json === undefined ? failed(call.isCharge ? "OUTCOME_UNKNOWN" : "UNREACHABLE") : accepted(json);
}

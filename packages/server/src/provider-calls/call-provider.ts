import type { ProviderFailure, ProviderFailureKind } from "@cantina/domain/payments";
import { type Result, accepted, refused } from "@cantina/domain/kernel";

export type ProviderCall = {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** The very text that is sent: some sign it. */
  readonly body?: string | undefined;
  readonly limitMs: number;
  /** It may have been done although nobody heard so. */
  readonly isCharge: boolean;
};

export type Answered = Result<unknown, ProviderFailure>;

export const failed = (kind: ProviderFailureKind, providerCode: string | null = null): Result<never, ProviderFailure> =>
  refused({ code: "PROVIDER_FAILED", kind, providerCode });

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

/** What a refusal's text says, and what is meant by it where the status doesn't say it all. */
export type Reading = {
  readonly codeOf: (json: unknown) => string | null;
  readonly kindOf: (status: number, code: string | null) => ProviderFailureKind;
};

/** CALL-01 */
export async function callProvider(
  { url, method, headers, body, limitMs, isCharge }: ProviderCall,
  { codeOf, kindOf }: Reading,
): Promise<Answered> {
  const lost = isCharge ? "OUTCOME_UNKNOWN" : "UNREACHABLE";
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
    });
    const json = await readJson(response);
    if (response.ok) return json === undefined ? failed(lost) : accepted(json);
    const code = codeOf(json);
    if (response.status >= 500) return failed(lost, code);
    return failed(response.status === 429 ? "THROTTLED" : kindOf(response.status, code), code);
  } catch (error) {
    return failed(neverLeft(error) ? "UNREACHABLE" : lost);
  }
}

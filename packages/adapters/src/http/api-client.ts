import type { DataOf, Endpoint, RequestOf } from "@cantina/contract/endpoint";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import ky from "ky";
import * as v from "valibot";
import type { ApiFailure } from "./api-failure.ts";
import { isLost, malformedAnswer, readFailure } from "./failures.ts";
import { fillPath, queryOf } from "./request-url.ts";

export type ApiClientInput = {
  /** "/api" or an address with a host; Node needs the latter. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** Names this tab, so that it can tell its own changes from those of others. */
  readonly tabId: string;
  /** The server ended the session of the current token. */
  readonly onSessionExpired: () => void;
};

export type CallOptions = {
  readonly idempotencyKey?: string;
  /** Speaks for another token than the current one. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** For the endpoint's file part. */
  readonly file?: Blob;
};

export type Counted<T> = { readonly data: T; readonly totalCount: number };

export type ApiClient = {
  /** A path that the server gave, as an address that works wherever the page comes from. */
  readonly addressOf: (path: string) => string;
  readonly call: <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ) => Promise<Result<DataOf<E>, ApiFailure>>;
  /** For endpoints whose answer is a page of something longer. */
  readonly callCounted: <E extends Endpoint & { readonly counted: true }>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ) => Promise<Result<Counted<DataOf<E>>, ApiFailure>>;
};

type Parts = { readonly [K in "params" | "query" | "body"]?: unknown };
type Answer = { readonly status: number; readonly body: unknown };

/** Longer than any honest answer takes; then the outcome counts as unknown. */
const patience = 20_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const fieldsOf = (part: unknown) => (isRecord(part) ? part : {});

function bodyOf({ filePart }: Endpoint, body: unknown, file: Blob | undefined) {
  if (filePart === undefined) return body === undefined ? {} : { json: body };
  if (body === undefined && file === undefined) return {};
  const form = new FormData();
  if (body !== undefined) form.set("payload", JSON.stringify(body));
  if (file !== undefined) form.set(filePart, file);
  return { body: form };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The one place where calls leave the device: every answer is decoded by the contract's own schema. */
export function createApiClient({ baseUrl, token, tabId, onSessionExpired }: ApiClientInput): ApiClient {
  // Who retries, and when, is the caller's rule.
  const http = ky.create({ prefix: baseUrl, retry: 0, timeout: false, throwHttpErrors: false, cache: "no-store" });

  async function send(endpoint: Endpoint, parts: Parts, options: CallOptions, jwt: string | null): Promise<Answer> {
    const deadline = AbortSignal.timeout(patience);
    const response = await http(fillPath(endpoint.path, fieldsOf(parts.params)), {
      method: endpoint.method,
      searchParams: queryOf(fieldsOf(parts.query)),
      signal: options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]),
      headers: {
        "x-tab-id": tabId,
        ...(jwt !== null && { authorization: `Bearer ${jwt}` }),
        ...(options.idempotencyKey !== undefined && { "idempotency-key": options.idempotencyKey }),
      },
      ...bodyOf(endpoint, parts.body, options.file),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  }

  async function answerTo(
    endpoint: Endpoint,
    parts: Parts,
    options: CallOptions,
  ): Promise<Result<unknown, ApiFailure>> {
    const jwt = endpoint.access === "anonymous" ? null : (options.token ?? token());
    try {
      const { status, body } = await send(endpoint, parts, options, jwt);
      if (status >= 200 && status < 300) return accepted(body);
      const failure = readFailure(status, body);
      // A late answer to a token that is no longer in use ends nothing.
      if (failure.code === "SESSION_EXPIRED" && jwt === token()) onSessionExpired();
      return refused(failure);
    } catch (cause) {
      if (isLost(cause)) return refused({ code: "UNREACHABLE" });
      throw cause;
    }
  }

  return {
    addressOf: (path) => (/^https?:/u.test(baseUrl) ? new URL(path, baseUrl).href : path),
    call: async (endpoint, request, options = {}) => {
      const answer = await answerTo(endpoint, request, options);
      if (!answer.ok) return answer;
      const read = v.safeParse(v.object({ data: endpoint.data }), answer.value);
      return read.success ? accepted(read.output.data) : refused(malformedAnswer(read.issues));
    },
    callCounted: async (endpoint, request, options = {}) => {
      const answer = await answerTo(endpoint, request, options);
      if (!answer.ok) return answer;
      const read = v.safeParse(v.object({ data: endpoint.data, totalCount: v.number() }), answer.value);
      return read.success ? accepted(read.output) : refused(malformedAnswer(read.issues));
    },
  };
}

import {
  type AnswerOf,
  type ApiFailure,
  type WireAnswer,
  type WireRequest,
  readAnswer,
  serverTimeHeader,
  wireRequest,
} from "@cantina/contract/calls";
import type { Endpoint, RequestOf } from "@cantina/contract/endpoint";
import { type Result, refused } from "@cantina/domain/kernel";
import ky from "ky";
import { isLost } from "./lost-call.ts";

export type ApiClientInput = {
  /** "/api" or an address with a host; Node needs the latter. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** Names this tab, so that it can tell its own changes from those of others. */
  readonly tabId: string;
  /** Shows the server where an account signed in before; kept across sign-ins. */
  readonly device?: DeviceToken;
  /** Names each call, from here to the database's log; a server elsewhere would have to let the header in. */
  readonly newRequestId?: () => string;
  /** Each answer tells the server's time; `took` milliseconds after the call began. */
  readonly onServerTime?: (serverTime: string, took: number) => void;
  /** The server ended the session of the current token. */
  readonly onSessionExpired: () => void;
  /** A call of the current token was refused as one is for somebody who has lost their access. SESSION-12 */
  readonly onAccessRefused?: () => void;
};

export type DeviceToken = { readonly load: () => string | null; readonly save: (token: string) => void };

export type CallOptions = {
  readonly idempotencyKey?: string;
  /** Speaks for another token than the current one. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** For an endpoint with a file part; null and undefined send none. */
  readonly file?: Blob | null | undefined;
  /** By the name of their part, for an endpoint with many. */
  readonly files?: ReadonlyMap<string, Blob>;
  /** Milliseconds after which the outcome counts as unknown, for a call that honestly takes longer than others. */
  readonly patience?: number;
  /** Goes out although the page is closed meanwhile; up to 64 kB. */
  readonly keepalive?: boolean;
};

export type ApiClient = {
  readonly call: <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ) => Promise<Result<AnswerOf<E>, ApiFailure>>;
};

type Parts = { readonly [K in "params" | "query" | "body"]?: unknown };

/** Longer than any honest answer takes; then the outcome counts as unknown. */
const patience = 20_000;

/** The server's words for a profile that is gone and for a cafeteria that is disabled. */
const lostAccessCodes: ReadonlySet<string> = new Set(["WRONG_PERMISSIONS", "DELETED_CAFETERIA"]);

const jsonType = { "content-type": "application/json" };

function bodyOf({ payload, filePart }: WireRequest, { file, files }: CallOptions): { body?: string | FormData } {
  if (filePart === undefined || (payload === undefined && !file)) return payload === undefined ? {} : { body: payload };
  const form = new FormData();
  if (payload !== undefined) form.set("payload", payload);
  if (file) form.set(filePart, file);
  for (const [name, one] of files ?? []) form.set(name, one);
  return { body: form };
}

type Revive = (key: string, value: unknown) => unknown;

const namedByPath: ReadonlySet<string> = new Set(["imageUrl", "arcaInvoiceUrl"]);

/** The server names pictures and invoices by their path; a page from elsewhere needs their address. */
const reviveAddresses = (baseUrl: string): Revive | undefined =>
  /^https?:/u.test(baseUrl)
    ? (key, value) => (namedByPath.has(key) && typeof value === "string" ? new URL(value, baseUrl).href : value)
    : undefined;

function parseJson(text: string, revive: Revive | undefined): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

/** The one place where calls leave the device: every answer is decoded by the contract's own schema. */
export function createApiClient(input: ApiClientInput): ApiClient {
  const { baseUrl, token, tabId, device, newRequestId, onSessionExpired, onAccessRefused, onServerTime } = input;
  // Who retries, and when, is the caller's rule.
  const http = ky.create({ prefix: baseUrl, retry: 0, timeout: false, throwHttpErrors: false, cache: "no-store" });

  const revive = reviveAddresses(baseUrl);

  async function send(endpoint: Endpoint, parts: Parts, options: CallOptions, jwt: string | null): Promise<WireAnswer> {
    const deadline = AbortSignal.timeout(options.patience ?? patience);
    const request = wireRequest(endpoint, parts);
    const content = bodyOf(request, options);
    // Of no use to a call that has a session, nor to one that only reads.
    const shown = endpoint.access === "anonymous" && endpoint.method !== "GET" ? (device?.load() ?? null) : null;
    const begun = performance.now();
    const response = await http(request.path, {
      method: request.method,
      signal: options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]),
      headers: {
        "x-tab-id": tabId,
        ...(newRequestId !== undefined && { "x-request-id": newRequestId() }),
        ...(jwt !== null && { authorization: `Bearer ${jwt}` }),
        ...(shown !== null && { "x-device-token": shown }),
        ...(options.idempotencyKey !== undefined && { "idempotency-key": options.idempotencyKey }),
        ...(typeof content.body === "string" && jsonType),
      },
      ...(options.keepalive === true && { keepalive: true }),
      ...content,
    });
    const given = response.headers.get("x-device-token");
    if (given !== null) device?.save(given);
    const serverTime = response.headers.get(serverTimeHeader);
    if (serverTime !== null) onServerTime?.(serverTime, performance.now() - begun);
    return { status: response.status, body: parseJson(await response.text(), revive) };
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<Result<AnswerOf<E>, ApiFailure>> {
    const jwt = endpoint.access === "anonymous" ? null : (options.token ?? token());
    try {
      const answer = readAnswer(endpoint, await send(endpoint, request, options, jwt));
      // A late answer to a token that is no longer in use ends nothing.
      if (!answer.ok && jwt === token()) {
        if (answer.failure.code === "SESSION_EXPIRED") onSessionExpired();
        if (lostAccessCodes.has(answer.failure.code)) onAccessRefused?.();
      }
      return answer;
    } catch (cause) {
      if (isLost(cause)) return refused({ code: "UNREACHABLE" });
      throw cause;
    }
  }

  return { call };
}

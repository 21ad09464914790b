import type { Endpoint, ErrorCode, WireDataOf } from "@cantina/contract/endpoint";

/** `data` becomes ExtraData. */
export type RouteFailure = {
  readonly code: ErrorCode;
  readonly data?: unknown;
  /** Becomes the header Retry-After. */
  readonly retryAfterSeconds?: number;
};

export type RouteData<E extends Endpoint> = {
  readonly data: WireDataOf<E>;
  readonly totalCount?: number;
  /** For the device to keep and show again; header `X-Device-Token`. */
  readonly deviceToken?: string;
};

/** An answer as it goes out, and as the idempotency record keeps it. */
export type StoredAnswer = {
  readonly status: number;
  readonly answer: string;
  /** Of this one answer, never of a repeated one. */
  readonly headers?: Readonly<Record<string, string>>;
};

import type { Endpoint, Failure, GivenDataOf } from "@cantina/contract/endpoint";
import type { Result } from "@cantina/domain/kernel";

/** `data` becomes ExtraData. */
export type RouteFailure = Failure & {
  /** Becomes the header Retry-After. */
  readonly retryAfterSeconds?: number;
};

/** Of any endpoint. */
export type Made = {
  readonly data: unknown;
  readonly totalCount?: number;
  /** For the device to keep and show again; header `X-Device-Token`. */
  readonly deviceToken?: string;
};

export type RouteData<E extends Endpoint> = Made & { readonly data: GivenDataOf<E> };

/** An answer as it goes out, and as the idempotency record keeps it. */
export type StoredAnswer = {
  readonly status: number;
  readonly answer: string;
  /** Of this one answer, never of a repeated one. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Of a call that may come with a key: its own answer, or the first one of that key. */
export type KeyedAnswer<E extends Endpoint> = Promise<Result<RouteData<E> | StoredAnswer, RouteFailure>>;

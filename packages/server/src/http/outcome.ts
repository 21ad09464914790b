import type { Endpoint, ErrorCode, Failure, FailureOf, GivenDataOf } from "@cantina/contract/endpoint";
import type { Result } from "@cantina/domain/kernel";

/** `data` becomes ExtraData. */
export type RouteFailure = Failure & {
  /** Becomes the header Retry-After. */
  readonly retryAfterSeconds?: number;
};

/** With one of these codes: of what several endpoints share. */
export type FailureWith<Code extends ErrorCode> = Failure & { readonly code: Code };

/** What is wrong with one field of a request; "": with all of it. */
export const invalid = (path: string, message: string): FailureWith<"VALIDATION"> => ({
  code: "VALIDATION",
  data: [{ path, message }],
});

/** Of any endpoint. */
export type Made = {
  readonly data: unknown;
  readonly totalCount?: number;
  /** Of a page by its number: which, and of how many. */
  readonly paged?: { readonly page: number; readonly totalPages: number };
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

/** What a handler answers: data and failures as its endpoint says them. */
export type AnswerOf<E extends Endpoint> = Result<RouteData<E>, FailureOf<E> & Pick<RouteFailure, "retryAfterSeconds">>;

/** What the call's key already has: an answer, byte for byte, or another request. */
export type Replay = Result<StoredAnswer, FailureWith<"IDEMPOTENCY_CONFLICT">>;

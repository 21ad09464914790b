import type { Endpoint, ErrorCode, WireDataOf } from "@cantina/contract/endpoint";

/** `data` becomes ExtraData. */
export type RouteFailure = { readonly code: ErrorCode; readonly data?: unknown };

export type RouteData<E extends Endpoint> = { readonly data: WireDataOf<E>; readonly totalCount?: number };

/** An answer as it goes out, and as the idempotency record keeps it. */
export type StoredAnswer = { readonly status: number; readonly answer: string };

import type { Endpoint, ErrorCode, WireDataOf } from "@cantina/contract/endpoint";
import { refused } from "@cantina/domain/kernel";

/** `data` becomes ExtraData. */
export type RouteFailure = { readonly code: ErrorCode; readonly data?: unknown };

/** The refusal of an edit that was made from another version than this one, which would undo somebody's work unseen. */
export const staleEntry = (id: string, version: number) =>
  refused({ code: "STALE_ENTRY", data: { id, version } } as const);

export type RouteData<E extends Endpoint> = { readonly data: WireDataOf<E>; readonly totalCount?: number };

/** An answer as it goes out, and as the idempotency record keeps it. */
export type StoredAnswer = { readonly status: number; readonly answer: string };

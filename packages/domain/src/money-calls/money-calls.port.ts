import type { IdempotencyKey, Result } from "../kernel/index.ts";
import type { SubmitFailure } from "../sale/index.ts";
import type { BookedMoneyCall, PendingMoneyCall } from "./money-call.ts";

/** Books a call. The same key with the same request gives the first answer again. */
export type MoneyCallsPort = {
  readonly send: (pending: PendingMoneyCall) => Promise<Result<BookedMoneyCall, SubmitFailure>>;
};

/**
 * Keeps a call on the device from before it is sent until its answer is certain.
 * Belongs to one profile in one cafeteria.
 */
export type PendingMoneyCallsPort = {
  /** Resolves once it would survive a reload; rejects when it can't be stored. */
  readonly save: (pending: PendingMoneyCall) => Promise<void>;
  /** The oldest without a certain answer. */
  readonly load: () => Promise<PendingMoneyCall | null>;
  /** Forgets that one and no other. */
  readonly clear: (key: IdempotencyKey) => Promise<void>;
};

import type { CartId, IdempotencyKey, Instant } from "../kernel/index.ts";
import type { Cart } from "./cart.ts";
import type { SaleRequest } from "./sale-request.ts";

/** One attempt to sell a cart, as it was sent. */
export type PendingSale = {
  readonly key: IdempotencyKey;
  readonly cartId: CartId;
  readonly cart: Cart;
  readonly request: SaleRequest;
  /** When the seller pressed the button, where the till keeps time. */
  readonly pressedAt?: Instant;
  /** What the device's own clock showed then. */
  readonly deviceTime?: Instant;
};

/**
 * Keeps the attempt on the device from before it is sent until its answer is
 * certain. Belongs to one profile in one cafeteria: another seller's attempt
 * is not resent in this one's name.
 */
export type PendingSalePort = {
  /** Resolves once the attempt would survive a reload; rejects when it can't be stored. */
  readonly save: (pending: PendingSale) => Promise<void>;
  /** The oldest attempt without a certain answer. */
  readonly load: () => Promise<PendingSale | null>;
  /** Forgets that attempt and no other. */
  readonly clear: (key: IdempotencyKey) => Promise<void>;
};

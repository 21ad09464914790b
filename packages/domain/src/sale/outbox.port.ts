import type { CartId, IdempotencyKey } from "../kernel/index.ts";
import type { LateSendRefusal, QueuedSale } from "./late-sale.ts";

/** Keeps sales on the device, over reloads and restarts, until the server has them or somebody resolved them. */
export type OutboxPort = {
  /** Resolves once the sale would survive a power cut. A cart that is kept already stays as it is. */
  readonly put: (queued: QueuedSale) => Promise<void>;
  /** In the order in which they were put. */
  readonly list: () => Promise<readonly QueuedSale[]>;
  readonly refuse: (cartId: CartId, refusal: LateSendRefusal) => Promise<void>;
  /** A refused one waits again, under a new key: the old one would only repeat the refusal. */
  readonly retry: (cartId: CartId, key: IdempotencyKey) => Promise<void>;
  readonly remove: (cartId: CartId) => Promise<void>;
  /** Calls after every change, that of another tab included; gives what stops it. */
  readonly watch: (onChange: () => void) => () => void;
};

/** Lets one tab of the device at a time send. */
export type SendingTurnPort = {
  /** false: another tab is at it, and nothing was done. */
  readonly take: (work: () => Promise<void>) => Promise<boolean>;
};

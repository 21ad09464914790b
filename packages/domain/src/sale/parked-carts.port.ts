import type { CartId, Instant } from "../kernel/index.ts";
import type { OpenCart } from "./open-cart.port.ts";

/** A cart that was put aside until its buyer is back. */
export type ParkedCart = OpenCart & {
  /** As it was typed; empty: it goes by its diner or its hour. */
  readonly name: string;
  readonly parkedAt: Instant;
};

/** Keeps carts on the device, of one cafeteria and for all who sell on it, over reloads and restarts. */
export type ParkedCartsPort = {
  /**
   * Resolves once the cart would survive a power cut. Where one of the same id is kept, both become one
   * (`joinedCart`), which goes by the new one's name. false: so many others are kept already, and nothing was done.
   */
  readonly put: (parked: ParkedCart, most: number) => Promise<boolean>;
  readonly list: () => Promise<readonly ParkedCart[]>;
  /**
   * Takes it out, for one tab alone. `hold` is called before it is gone for good, so that a cut leaves it in two places
   * rather than in none; where it gives false, the cart stays. null: it is not there, or stayed.
   */
  readonly take: (cartId: CartId, hold: (parked: ParkedCart) => boolean) => Promise<ParkedCart | null>;
  /** Calls after every change, that of another tab included; gives what stops it. */
  readonly watch: (onChange: () => void) => () => void;
};

import type { CartId } from "../kernel/index.ts";
import type { Cart } from "./cart.ts";

/** A cart that nobody has sent yet. */
export type OpenCart = { readonly cartId: CartId; readonly cart: Cart };

/** Keeps one for a reload. Belongs to one tab, one profile and one cafeteria. */
export type OpenCartPort = {
  /** null: none, or one that can't be read any more. */
  readonly load: () => OpenCart | null;
  /** null: there is nothing to keep. */
  readonly save: (open: OpenCart | null) => void;
};

import type { CategoryId, ProductId, Result } from "../kernel/index.ts";
import type { movedIn } from "./moved-lists.ts";

/** Saves what was moved, and reads what stands then. */
export type CatalogOrderPort<Failure> = {
  readonly sortProducts: (moves: ReturnType<typeof movedIn<ProductId>>) => Promise<Result<null, Failure>>;
  readonly sortCategories: (moves: ReturnType<typeof movedIn<CategoryId>>) => Promise<Result<null, Failure>>;
  /** The lists are read again before the moves are forgotten. */
  readonly reread: () => Promise<unknown>;
  /** Nothing was saved and nothing is wrong with it: the same may be sent later. */
  readonly isPassing: (failure: Failure) => boolean;
};

import type { CategoryId, ProductId } from "../kernel/index.ts";
import { type Placed, changedPositions, orderVersion } from "./list-order.ts";

/** A list that was moved in: as it was seen first, and as it shall be. */
export type MovedList<Id extends string> = { readonly seen: readonly Placed<Id>[]; readonly ids: readonly Id[] };

/** What was moved and is not yet known to be saved; it is shown in place of what the server said last. */
export type Moves = {
  readonly products: ReadonlyMap<CategoryId, MovedList<ProductId>>;
  readonly categories: MovedList<CategoryId> | null;
};

export const noMoves: Moves = { products: new Map(), categories: null };

export const hasMoves = ({ products, categories }: Moves): boolean => products.size > 0 || categories !== null;

/** Moved again, a list is still of what was seen first. */
export const withProducts = (moves: Moves, categoryId: CategoryId, list: MovedList<ProductId>): Moves => {
  const seen = moves.products.get(categoryId)?.seen ?? list.seen;
  return { ...moves, products: new Map(moves.products).set(categoryId, { ...list, seen }) };
};

export const withCategories = (moves: Moves, list: MovedList<CategoryId>): Moves => ({
  ...moves,
  categories: { ...list, seen: moves.categories?.seen ?? list.seen },
});

/** Of one list: what is at another place now, each with the version of the order that was seen. EDIT-06 */
export function movedIn<Id extends string>({ seen, ids }: MovedList<Id>) {
  const version = orderVersion(seen);
  return changedPositions(seen, ids).map((one) => ({ ...one, version }));
}

/** What was moved since it was sent is to be sent again, from where it stands now. */
function laterList<Id extends string>(
  now: MovedList<Id> | null,
  sent: MovedList<Id> | null | undefined,
): MovedList<Id> | null {
  if (now === null || now === sent) return null;
  return sent ? { ...now, seen: sent.ids.map((id, index) => ({ id, position: index + 1 })) } : now;
}

/** What is left once `sent` is saved. */
export function movedSince(now: Moves, sent: Moves): Moves {
  const later = [...now.products].flatMap(([categoryId, list]) => {
    const left = laterList(list, sent.products.get(categoryId));
    return left === null ? [] : [[categoryId, left] as const];
  });
  return { products: new Map(later), categories: laterList(now.categories, sent.categories) };
}

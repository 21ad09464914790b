import type { CategoryMoves, ProductMoves } from "@cantina/adapters/http";
import { type Placed, changedPositions, orderVersion } from "@cantina/domain/catalog-editing";
import type { CategoryId, ProductId, Result } from "@cantina/domain/kernel";
import { type ApiFailure, QueryRefusal, isPassing } from "./failure.ts";
import { type ValueStore, valueStore } from "./value-store.ts";

/** A list that was moved in: as it was seen first, and as it shall be. */
type MovedList<Id extends string> = { readonly seen: readonly Placed<Id>[]; readonly ids: readonly Id[] };

/** What was moved and is not yet known to be saved; it is shown in place of what the server said last. */
export type Moves = {
  readonly products: ReadonlyMap<CategoryId, MovedList<ProductId>>;
  readonly categories: MovedList<CategoryId> | null;
};

export type CatalogOrderInput = {
  readonly sendProducts: (moves: ProductMoves) => Promise<Result<null, ApiFailure>>;
  readonly sendCategories: (moves: CategoryMoves) => Promise<Result<null, ApiFailure>>;
  /** The lists are read again before the moves are forgotten. */
  readonly reread: () => Promise<unknown>;
  readonly onFailure: (failure: ApiFailure) => void;
};

export type CatalogOrder = {
  readonly moves: ValueStore<Moves>;
  readonly moveProducts: (categoryId: CategoryId, list: MovedList<ProductId>) => void;
  readonly moveCategories: (list: MovedList<CategoryId>) => void;
  /** Sends what waits, now. */
  readonly flush: () => Promise<void>;
};

/** Specification §9: one call for all that was moved, this long after the last move. EDIT-11 */
export const savePause = 5_000;

const noMoves: Moves = { products: new Map(), categories: null };

const hasMoves = ({ products, categories }: Moves): boolean => products.size > 0 || categories !== null;

function movedIn<Id extends string>({ seen, ids }: MovedList<Id>) {
  const version = orderVersion(seen);
  return changedPositions(seen, ids).map((one) => ({ ...one, version }));
}

const productMoves = ({ products }: Moves): ProductMoves => [...products.values()].flatMap(movedIn<ProductId>);

const placed = <Id extends string>(ids: readonly Id[]): readonly Placed<Id>[] =>
  ids.map((id, index) => ({ id, position: index + 1 }));

export function catalogOrder({ sendProducts, sendCategories, reread, onFailure }: CatalogOrderInput): CatalogOrder {
  const moves = valueStore<Moves>(noMoves);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  /** Of what is under way: whoever moves on meanwhile has seen it so. */
  let sent: Moves = noMoves;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), savePause);
  }

  async function deliver(now: Moves): Promise<Result<null, ApiFailure> | null> {
    const products = now.products.size === 0 ? null : await sendProducts(productMoves(now));
    if (products?.ok === false) return products;
    return now.categories === null ? products : sendCategories(movedIn(now.categories));
  }

  /** Moved again since, a list has to be sent again, from where it stands now. */
  function forgetSent(): void {
    const { products, categories } = moves.get();
    const later = [...products].filter(([categoryId, list]) => sent.products.get(categoryId) !== list);
    moves.set({
      products: new Map(
        later.map(([categoryId, list]) => {
          const before = sent.products.get(categoryId);
          return [categoryId, before === undefined ? list : { ...list, seen: placed(before.ids) }];
        }),
      ),
      categories: laterCategories(categories),
    });
  }

  function laterCategories(now: MovedList<CategoryId> | null): MovedList<CategoryId> | null {
    if (now === null || now === sent.categories) return null;
    return sent.categories === null ? now : { ...now, seen: placed(sent.categories.ids) };
  }

  async function send(): Promise<void> {
    sent = moves.get();
    const outcome = await deliver(sent);
    if (outcome?.ok === false) {
      onFailure(outcome.failure);
      if (isPassing(new QueryRefusal(outcome.failure))) return wait();
      await reread();
      moves.set(noMoves);
      return;
    }
    await reread();
    forgetSent();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (sending !== null) await sending;
    if (!hasMoves(moves.get())) return;
    sending = send().finally(() => {
      sending = null;
      sent = noMoves;
    });
    await sending;
  }

  return {
    moves,
    moveProducts: (categoryId, list) => {
      const { products, categories } = moves.get();
      const seen = products.get(categoryId)?.seen ?? list.seen;
      moves.set({ products: new Map(products).set(categoryId, { ids: list.ids, seen }), categories });
      wait();
    },
    moveCategories: (list) => {
      const { products, categories } = moves.get();
      moves.set({ products, categories: { ids: list.ids, seen: categories?.seen ?? list.seen } });
      wait();
    },
    flush,
  };
}

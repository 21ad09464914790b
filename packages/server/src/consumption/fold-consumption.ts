import {
  type ConsumableId,
  type ConsumptionEvent,
  type Quantity,
  type RecipeBook,
  type SettledMovement,
  recipeBook,
  settleConsumption,
  stockOf,
} from "@cantina/domain/inventory";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { Kysely, Transaction } from "kysely";
import { doEach, inTransaction } from "../db/index.ts";
import { type CausedMovements, appendMovements } from "./book-movements.queries.ts";
import { type KnownCount, readHoldingCounts } from "./holding-counts.queries.ts";
import {
  type ConsumptionFacts,
  type PendingConsumption,
  type SoldVersion,
  awaitPantry,
  hasPending,
  markFolded,
  pantriesToFold,
  pendingConsumption,
  readConsumptionFacts,
} from "./consumption.queries.ts";

/** In one transaction, so that whoever waits for the pantry doesn't wait long. */
const mostAtOnce = 200;

/** The recipes as they were at each revision that something was sold by. */
function booksOf({ sources }: ConsumptionFacts): ReadonlyMap<number | null, RecipeBook> {
  const revisions = new Set(sources.map(({ soldBy }) => soldBy));
  return new Map(
    [...revisions].map((revision) => {
      const book = recipeBook(sources.filter(({ soldBy }) => soldBy === revision));
      // They were checked when they were written, and name none that isn't kept.
      if (!book.ok) throw new BrokenInvariant(`kept recipes end: ${book.failure.code} ${book.failure.consumableId}`);
      return [revision, book.value] as const;
    }),
  );
}

function grouped<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

const versionOf = ({ productId, version }: SoldVersion): string => `${productId} ${version}`;

function eventsOf(pending: readonly PendingConsumption[], facts: ConsumptionFacts): readonly ConsumptionEvent[] {
  const books = booksOf(facts);
  const portions = grouped(facts.portions, ({ id }) => id);
  const recipes = new Map(facts.recipes.map((recipe) => [versionOf(recipe), recipe.ingredients]));
  return pending.map(({ id, reason, orderId, happenedAt }) => {
    if (reason === "ORDER_RETURN") return { orderId, happenedAt, served: null };
    const own = portions.get(id) ?? [];
    const book = books.get(own[0]?.revision ?? null) ?? new Map();
    return {
      orderId,
      happenedAt,
      served: {
        book,
        portions: own.map((one) => ({ units: one.units, ingredients: recipes.get(versionOf(one)) ?? [] })),
      },
    };
  });
}

const outOf = ({ out }: ConsumptionFacts): ReadonlyMap<string, ReadonlyMap<ConsumableId, Quantity>> =>
  new Map(
    [...grouped(out, ({ orderId }) => orderId)].map(([orderId, rows]) => [
      orderId,
      new Map(rows.map(({ consumableId, quantity }) => [consumableId, quantity])),
    ]),
  );

/** What it moved, and what each count that it came before makes up for. */
function causesOf(
  { id, reason, profileId, at }: PendingConsumption,
  settled: readonly SettledMovement<KnownCount>[],
): readonly CausedMovements[] {
  const moved = settled.filter(({ count }) => count === undefined);
  const own = { reason, consumptionId: id, profileId, at, moved };
  return [
    ...(moved.length > 0 ? [own] : []),
    ...settled.flatMap(({ count, ...one }) =>
      count === undefined
        ? []
        : [{ reason: "COUNT" as const, countId: count.id, compensates: id, profileId, at, moved: [one] }],
    ),
  ];
}

/** How many it made movements of, under the lock of the pantry. */
async function foldOnce(trx: Transaction<unknown>, cafeteriaId: string): Promise<number> {
  const pending = await pendingConsumption(trx, cafeteriaId, mostAtOnce);
  if (pending.length === 0) return 0;
  const ids = pending.map(({ id }) => id);
  const facts = await readConsumptionFacts(trx, cafeteriaId, ids);
  if (facts === undefined) throw new BrokenInvariant("facts are told");
  const since = pending.map(({ happenedAt }) => happenedAt).reduce((one, other) => (other < one ? other : one));
  const before = {
    stock: stockOf(facts.prepared),
    out: outOf(facts),
    holding: await readHoldingCounts(trx, cafeteriaId, since),
  };
  const settled = settleConsumption(eventsOf(pending, facts), before);
  const causes = pending.flatMap((one, index) => causesOf(one, settled[index] ?? []));
  await appendMovements(trx, { cafeteriaId, tabId: null }, causes);
  await markFolded(trx, ids);
  return pending.length;
}

/**
 * Nobody else books movements of this cafeteria until the transaction ends, and what was consumed until now is booked:
 * every available quantity is exact. Take it after the lock of the recipes and before any row. CONSUME-04
 */
export async function lockPantry(trx: Transaction<unknown>, cafeteriaId: string): Promise<void> {
  await awaitPantry(trx, cafeteriaId);
  while ((await foldOnce(trx, cafeteriaId)) > 0);
}

/** For who reads: books what was consumed until now; what comes in faster than that is left to the job. CONSUME-04 */
export async function foldPantry(db: Kysely<unknown>, cafeteriaId: string): Promise<number> {
  if (!(await hasPending(db, cafeteriaId))) return 0;
  return inTransaction(db, async (trx) => {
    await awaitPantry(trx, cafeteriaId);
    return foldOnce(trx, cafeteriaId);
  });
}

/** Books what was consumed, everywhere, for about so long; true: there was some. CONSUME-04 */
export async function foldConsumption(db: Kysely<unknown>, forMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const until = performance.now() + forMs;
  const pantries = await pantriesToFold(db);
  const fold = async (cafeteriaId: string): Promise<void> => {
    while (performance.now() < until && (await foldPantry(db, cafeteriaId)) === mostAtOnce);
  };
  await doEach(pantries, fold, "what was consumed could not be booked everywhere");
  return pantries.length > 0;
}

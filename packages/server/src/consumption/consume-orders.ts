import { type Served as ServedByBook, consumeInTurn, recipeBook, stockOf } from "@cantina/domain/inventory";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import {
  type Cause,
  type ConsumptionFacts,
  type Served,
  appendConsumption,
  causesOf,
  readConsumptionFacts,
} from "./consumption.queries.ts";

/** The recipes as they were at each revision that something was sold by. */
function booksOf({ sources }: ConsumptionFacts): ReadonlyMap<number | null, ServedByBook["book"]> {
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

type Caused = ServedByBook & { readonly causeId: string };

function servedOf(facts: ConsumptionFacts, causes: readonly string[]): readonly Caused[] {
  const books = booksOf(facts);
  return causes.flatMap((causeId) => {
    const own = facts.portions.filter((portion) => portion.causeId === causeId);
    const book = books.get(own[0]?.revision ?? null);
    if (book === undefined || own.length === 0) return [];
    return [{ causeId, book, portions: own.map(({ units, ...one }) => ({ units, ingredients: [one] })) }];
  });
}

/** It waits for nobody and refuses nothing. CONSUME-01 CONSUME-03 */
async function consume(trx: Transaction<unknown>, served: Served, cause: Cause): Promise<void> {
  const causes = causesOf(served);
  if (causes.length === 0) return;
  const facts = await readConsumptionFacts(trx, cause.cafeteriaId, served);
  if (facts === null) return;
  const caused = servedOf(facts, causes);
  const taken = consumeInTurn(caused, stockOf(facts.prepared)).flatMap((ingredients, index) => {
    const causeId = caused[index]?.causeId;
    return ingredients === null || ingredients.length === 0 || causeId === undefined ? [] : [{ causeId, ingredients }];
  });
  if (taken.length > 0) await appendConsumption(trx, served.kind, taken, cause);
}

/** Takes what orders that were completed just now need, by the recipes that they were sold by. CONSUME-01 */
export const consumeOrders = (trx: Transaction<unknown>, orderIds: readonly string[], cause: Cause): Promise<void> =>
  consume(trx, { kind: "ORDER", orderIds }, cause);

/** Takes what so many meals of each subscription need, where it tells what they are. CONSUME-07 */
export const consumeMeals = (
  trx: Transaction<unknown>,
  meals: ReadonlyMap<string, number>,
  cause: Cause,
): Promise<void> => consume(trx, { kind: "MEAL", meals }, cause);

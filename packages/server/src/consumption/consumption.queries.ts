import type { ConsumableId, Ingredient, Quantity, RecipeSource } from "@cantina/domain/inventory";
import type { Instant } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";
import { consumptionFactsFunction } from "./consumption-facts.sql.ts";
import { foldConsumptionFunction } from "./fold-consumption.sql.ts";

/** What consumes: orders by their ids, or so many meals of subscriptions. */
export type Served =
  | { readonly kind: "ORDER"; readonly orderIds: readonly string[] }
  | { readonly kind: "MEAL"; readonly meals: ReadonlyMap<string, number> };

/** As the SQL function `consumption_facts` writes it. */
export type ConsumptionFacts = {
  readonly portions: readonly (Ingredient & {
    /** An order's or a subscription's id. */
    readonly causeId: string;
    /** null: as recipes are now. */
    readonly revision: number | null;
    readonly units: number;
  })[];
  readonly sources: readonly (RecipeSource & { readonly soldBy: number | null })[];
  readonly prepared: readonly { readonly id: ConsumableId; readonly availableQuantity: Quantity }[];
};

const readFacts = sql.ref(consumptionFactsFunction.name);
const fold = sql.ref(foldConsumptionFunction.name);

export const causesOf = (served: Served): readonly string[] =>
  served.kind === "ORDER" ? served.orderIds : [...served.meals.keys()];

/** null: nothing to consume. */
export async function readConsumptionFacts(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  served: Served,
): Promise<ConsumptionFacts | null> {
  const orderIds = served.kind === "ORDER" ? served.orderIds : [];
  const meals = served.kind === "MEAL" ? [...served.meals] : [];
  const { rows } = await sql<{ readonly facts: ConsumptionFacts | null }>`
    select ${readFacts}(${cafeteriaId}, ${orderIds}::uuid[], ${meals.map(([id]) => id)}::uuid[],
      ${meals.map(([, units]) => units)}::int[]) as facts`.execute(trx);
  return rows[0]?.facts ?? null;
}

export type Cause = {
  readonly cafeteriaId: string;
  /** null: no person, the clock. */
  readonly profileId: string | null;
  readonly at: Instant;
};

export type Taken = { readonly causeId: string; readonly ingredients: readonly Ingredient[] };

/** Of orders that are locked or new, or of meals. */
export async function appendConsumption(
  trx: Transaction<unknown>,
  reason: Served["kind"],
  taken: readonly Taken[],
  { cafeteriaId, profileId, at }: Cause,
): Promise<void> {
  const isOrder = reason === "ORDER";
  const rows = JSON.stringify(
    taken.map(({ causeId, ingredients }) => ({
      transaction_id: isOrder ? causeId : null,
      subscription_id: isOrder ? null : causeId,
      moved: ingredients.map(({ consumableId, quantity }) => ({ consumableId, quantity: -quantity })),
    })),
  );
  await sql`
    insert into consumption (cafeteria_id, transaction_id, subscription_id, reason, moved, profile_id, at)
    select ${cafeteriaId}, t.transaction_id, t.subscription_id, ${reason}, t.moved, ${profileId}::uuid, ${at}::timestamptz
      from json_to_recordset(${rows}::json) as t(transaction_id uuid, subscription_id uuid, moved jsonb)`.execute(trx);
}

/** Gives back exactly what locked orders have out, also where the feature has been switched off since. CONSUME-02 */
export async function returnConsumption(
  trx: Transaction<unknown>,
  orderIds: readonly string[],
  { cafeteriaId, profileId, at }: Cause,
): Promise<void> {
  await sql`
    with taken as (
      select o.transaction_id, m."consumableId", -sum(m.quantity) as quantity
        from consumption o, jsonb_to_recordset(o.moved) as m("consumableId" uuid, quantity bigint)
       where o.transaction_id = any(${orderIds}::uuid[]) and o.cafeteria_id = ${cafeteriaId}
       group by o.transaction_id, m."consumableId" having sum(m.quantity) <> 0
    )
    insert into consumption (cafeteria_id, transaction_id, reason, moved, profile_id, at)
    select ${cafeteriaId}, transaction_id, 'ORDER_RETURN',
           jsonb_agg(jsonb_build_object('consumableId', "consumableId", 'quantity', quantity) order by "consumableId"),
           ${profileId}::uuid, ${at}::timestamptz
      from taken group by transaction_id order by transaction_id`.execute(trx);
}

const lockName = (cafeteriaId: string): string => `pantry ${cafeteriaId}`;

/**
 * Nobody else books movements of this cafeteria until the transaction ends, and what orders consumed until now is
 * booked: every available quantity is exact. Take it after the lock of the recipes and before any row.
 */
export async function lockPantry(trx: Transaction<unknown>, cafeteriaId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(cafeteriaId)}, 0))`.execute(trx);
  await sql`select ${fold}(${cafeteriaId})`.execute(trx);
}

/** Where something was consumed that no movement tells of yet. */
export async function pantriesToFold(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select distinct cafeteria_id as id from consumption where not is_folded`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows of `consumable_id` and `quantity`: what orders moved that the available quantity doesn't have yet. CONSUME-04 */
export const unfoldedOf = (cafeteriaId: string): RawBuilder<unknown> => sql`
  select m."consumableId" as consumable_id, sum(m.quantity)::bigint as quantity
    from consumption o, jsonb_to_recordset(o.moved) as m("consumableId" uuid, quantity bigint)
   where not o.is_folded and o.cafeteria_id = ${cafeteriaId}
   group by m."consumableId"`;

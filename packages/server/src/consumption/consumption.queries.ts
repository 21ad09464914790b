import type { ConsumableId, Ingredient, Quantity, RecipeSource } from "@cantina/domain/inventory";
import type { Instant, ProductId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { consumptionFactsFunction } from "./consumption-facts.sql.ts";

export type Cause = {
  readonly cafeteriaId: string;
  /** null: no person, the clock. */
  readonly profileId: string | null;
  readonly at: Instant;
};

/** Of orders that were completed in this transaction, where the feature is on. CONSUME-01 */
export async function consumeOrders(
  trx: Transaction<unknown>,
  orderIds: readonly string[],
  { cafeteriaId, profileId, at }: Cause,
): Promise<void> {
  await sql`
    insert into consumption (cafeteria_id, reason, transaction_id, profile_id, at)
    select c.id, 'ORDER', o.id, ${profileId}::uuid, ${at}::timestamptz
      from unnest(${orderIds}::uuid[]) with ordinality as o(id, place)
      join cafeteria c on c.id = ${cafeteriaId} and 'inventory' = any (c.features)
     order by o.place`.execute(trx);
}

/** Of orders that are completed no more: those that consumed, also where the feature is off by now. CONSUME-02 */
export async function returnConsumption(
  trx: Transaction<unknown>,
  orderIds: readonly string[],
  { cafeteriaId, profileId, at }: Cause,
): Promise<void> {
  await sql`
    insert into consumption (cafeteria_id, reason, transaction_id, profile_id, at)
    select ${cafeteriaId}, 'ORDER_RETURN', o.id, ${profileId}::uuid, ${at}::timestamptz
      from unnest(${orderIds}::uuid[]) with ordinality as o(id, place)
     where 'ORDER' = (select reason from consumption where transaction_id = o.id order by id desc limit 1)
     order by o.place`.execute(trx);
}

/**
 * Of an order that keeps only some of its units: all that it took comes back, and the rest is taken anew, by the recipes
 * that it was sold by. REFUND-05
 */
export async function consumeAnew(
  trx: Transaction<unknown>,
  orderId: string,
  { cafeteriaId, profileId, at }: Cause,
): Promise<void> {
  await sql`
    insert into consumption (cafeteria_id, reason, transaction_id, profile_id, at)
    select ${cafeteriaId}, step.reason, ${orderId}::uuid, ${profileId}::uuid, ${at}::timestamptz
      from unnest(array['ORDER_RETURN', 'ORDER']) with ordinality as step(reason, place)
     where 'ORDER' = (select reason from consumption where transaction_id = ${orderId} order by id desc limit 1)
     order by step.place`.execute(trx);
}

/** So many meals of each subscription, where it tells what they are and the feature is on. CONSUME-07 */
export async function consumeMeals(
  trx: Transaction<unknown>,
  meals: ReadonlyMap<string, number>,
  { cafeteriaId, profileId, at }: Cause,
): Promise<void> {
  await sql`
    insert into consumption (cafeteria_id, reason, subscription_id, product_id, product_version, units, recipe_revision,
      profile_id, at)
    select c.id, 'MEAL', s.id, p.id, p.current_version, m.units, current_recipe_revision(), ${profileId}::uuid,
           ${at}::timestamptz
      from unnest(${[...meals.keys()]}::uuid[], ${[...meals.values()]}::int[]) as m(id, units)
      join subscription s on s.id = m.id
      join product p on p.id = s.product_id
      join cafeteria c on c.id = s.cafeteria_id and c.id = ${cafeteriaId} and 'inventory' = any (c.features)`.execute(
    trx,
  );
}

export type PendingConsumption = {
  readonly id: number;
  readonly reason: "ORDER" | "ORDER_RETURN" | "MEAL";
  readonly orderId: string | null;
  readonly profileId: string | null;
  readonly at: Instant;
  /** When it left the shelf or came back to it. */
  readonly happenedAt: Instant;
};

/** What no movement tells of yet, oldest first. */
export async function pendingConsumption(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  most: number,
): Promise<readonly PendingConsumption[]> {
  const { rows } = await sql<PendingConsumption>`
    select id, reason, transaction_id as "orderId", profile_id as "profileId", iso_instant(at) as at,
           iso_instant(coalesce(happened_at, at)) as "happenedAt"
      from consumption where cafeteria_id = ${cafeteriaId} and not is_folded order by id limit ${most}`.execute(trx);
  return rows;
}

export type SoldVersion = { readonly productId: ProductId; readonly version: number };

/** As the SQL function `consumption_facts` writes it. */
export type ConsumptionFacts = {
  readonly portions: readonly (SoldVersion & {
    /** Of the consumption. */
    readonly id: number;
    /** null: as recipes are now. */
    readonly revision: number | null;
    readonly units: number;
  })[];
  readonly recipes: readonly (SoldVersion & { readonly ingredients: readonly Ingredient[] })[];
  readonly sources: readonly (RecipeSource & { readonly soldBy: number | null })[];
  readonly prepared: readonly { readonly id: ConsumableId; readonly availableQuantity: Quantity }[];
  readonly out: readonly (Ingredient & { readonly orderId: string })[];
};

const readFacts = sql.ref(consumptionFactsFunction.name);

export async function readConsumptionFacts(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  ids: readonly number[],
): Promise<ConsumptionFacts | undefined> {
  const { rows } = await sql<{ readonly facts: ConsumptionFacts }>`
    select ${readFacts}(${cafeteriaId}, ${ids}::bigint[]) as facts`.execute(trx);
  return rows[0]?.facts;
}

export async function markFolded(trx: Transaction<unknown>, ids: readonly number[]): Promise<void> {
  await sql`update consumption set is_folded = true where id = any (${ids}::bigint[])`.execute(trx);
}

/** Nobody else books movements of this cafeteria until the transaction ends; no sale waits for it. */
export async function awaitPantry(trx: Transaction<unknown>, cafeteriaId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pantry ${cafeteriaId}`}, 0))`.execute(trx);
}

export async function hasPending(db: Kysely<unknown>, cafeteriaId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from consumption where cafeteria_id = ${cafeteriaId} and not is_folded limit 1`.execute(db);
  return rows.length > 0;
}

/** Where something was consumed that no movement tells of yet. */
export async function pantriesToFold(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select c.id from cafeteria c
     where exists (select from consumption o where o.cafeteria_id = c.id and not o.is_folded)`.execute(db);
  return rows.map(({ id }) => id);
}

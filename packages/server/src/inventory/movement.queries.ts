import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { movementEndpoints } from "@cantina/contract/inventory";
import {
  type ConsumableId,
  type MovementReason,
  type MovementType,
  movementTypeOf,
  quantity,
} from "@cantina/domain/inventory";
import type { CafeteriaId, Instant } from "@cantina/domain/kernel";
import { type Flow, reasonsOf } from "@cantina/domain/variance";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import { type Reader, personOf } from "../transactions/index.ts";

type Movement = GivenDataOf<typeof movementEndpoints.moveConsumables>[number];
type Row = Omit<Movement, "profile" | "type"> & {
  readonly profileName: string | null;
  readonly profileStatus: string | null;
};

const movementsOf = (from: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select m.id, ${instantOf("m.at")} as date, m.consumable_id as "consumableId", c.name as "consumableName", c.unit, m.reason,
         m.profile_id as "profileId", p.username as "profileName", p.status as "profileStatus", m.quantity,
         m.resulting_available_quantity as "resultingAvailableQuantity", m.count_id as "countId",
         k.transaction_id as "transactionId",
         k.subscription_id as "subscriptionId", m.preparation_id as "preparationId", m.paid_total as "paidTotal",
         m.undoes_id as undoes
    from ${from} m
    join consumable c on c.id = m.consumable_id
    left join consumption k on k.id = coalesce(m.consumption_id, m.compensates)
    left join profile p on p.id = m.profile_id
   order by ${order}`;

const movementOf = ({ profileName, profileStatus, ...row }: Row, reader: Reader): Movement => ({
  ...row,
  profile: personOf(profileName, profileStatus, reader),
  type: movementTypeOf(row.quantity),
  quantity: quantity(Math.abs(row.quantity)),
});

/** Those that were just booked, in the order of booking. */
export async function readMovements(
  db: Kysely<unknown>,
  ids: readonly number[],
  reader: Reader,
): Promise<readonly Movement[]> {
  const booked = sql`(select * from consumable_movement where id = any(${ids}::bigint[]))`;
  const { rows } = await movementsOf(booked, sql`m.id`).execute(db);
  return rows.map((row) => movementOf(row, reader));
}

export type MovementFilter = {
  readonly cafeteriaId: CafeteriaId;
  readonly consumableId: ConsumableId | undefined;
  readonly type: MovementType | undefined;
  readonly reason: MovementReason | undefined;
  readonly flow: Flow | undefined;
  readonly range: { readonly from: Instant | null; readonly until: Instant | null };
};

function conditionOf({ cafeteriaId, consumableId, type, reason, flow, range }: MovementFilter): RawBuilder<unknown> {
  // Only what was asked for, so that each finds its index.
  const conditions = [
    sql`cafeteria_id = ${cafeteriaId}`,
    consumableId === undefined ? null : sql`consumable_id = ${consumableId}`,
    type === undefined ? null : type === "EGRESS" ? sql`quantity < 0` : sql`quantity >= 0`,
    reason === undefined ? null : sql`reason = ${reason}`,
    flow === undefined ? null : sql`reason = any (${reasonsOf(flow)}::text[])`,
    range.from === null ? null : sql`at >= ${range.from}::timestamptz`,
    range.until === null ? null : sql`at < ${range.until}::timestamptz`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );
}

/**
 * The latest booked first, with how many there are in all: so each stands on what the next one of its consumable left,
 * also where a sale was booked after what happened later.
 */
export async function listMovements(
  db: Kysely<unknown>,
  filter: MovementFilter,
  { offset, limit, reader }: { readonly offset: number; readonly limit: number; readonly reader: Reader },
): Promise<{ readonly data: readonly Movement[]; readonly totalCount: number }> {
  const condition = conditionOf(filter);
  // Of one consumable its positions are in the same order as the ids, and have an index.
  const latest = filter.consumableId === undefined ? sql`id desc` : sql`position desc`;
  const page = sql`(
    select * from consumable_movement where ${condition} order by ${latest} limit ${limit} offset ${offset})`;
  const { rows } = await movementsOf(page, sql`m.id desc`).execute(db);
  const counted = await sql<{ readonly total: number }>`
    select count(*) as total from consumable_movement where ${condition}`.execute(db);
  return { data: rows.map((row) => movementOf(row, reader)), totalCount: counted.rows[0]?.total ?? 0 };
}

type Alert = GivenDataOf<typeof movementEndpoints.listLowStockAlerts>[number];

/** The latest first. */
export async function listAlerts(
  db: Kysely<unknown>,
  { cafeteriaId, consumableId }: Pick<MovementFilter, "cafeteriaId" | "consumableId">,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly data: readonly Alert[]; readonly totalCount: number }> {
  const condition = sql`a.cafeteria_id = ${cafeteriaId} and
    ${consumableId === undefined ? sql`true` : sql`a.consumable_id = ${consumableId}`}`;
  const { rows } = await sql<Alert>`
    select a.id, ${instantOf("a.at")} as date, a.consumable_id as "consumableId", c.name as "consumableName", c.unit,
           a.available_quantity as "availableQuantity", a.alert_level as "alertLevel"
      from low_stock_alert a join consumable c on c.id = a.consumable_id
     where ${condition} order by a.at desc, a.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ readonly total: number }>`
    select count(*) as total from low_stock_alert a where ${condition}`.execute(db);
  return { data: rows, totalCount: counted.rows[0]?.total ?? 0 };
}

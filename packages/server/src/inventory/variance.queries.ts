import type { ConsumableId } from "@cantina/domain/inventory";
import type { CafeteriaId, Instant } from "@cantina/domain/kernel";
import { type CountFound, type Flow, type MovedAfter, reasonsOf } from "@cantina/domain/variance";
import { type Kysely, type RawBuilder, sql } from "kysely";

type Asked = {
  readonly cafeteriaId: CafeteriaId;
  /** When each week begins, and after them when the last one ends. */
  readonly edges: readonly Instant[];
};
type Of<Row> = Row & { readonly consumableId: ConsumableId };

/** With what makes up for what had happened before it and was booked after it. COUNT-10 */
const counted = (cafeteriaId: CafeteriaId): RawBuilder<unknown> => sql`
  select c.*, lag(at) over (partition by consumable_id order by at, position) as former
    from (select consumable_id, count_id, min(at) as at, min(position) as position, sum(quantity)::bigint as quantity
            from consumable_movement where cafeteria_id = ${cafeteriaId} and reason = 'COUNT'
           group by consumable_id, count_id) c`;

const weekAt = (at: RawBuilder<unknown>, edges: readonly Instant[]): RawBuilder<unknown> =>
  sql`width_bucket(${at}, ${edges}::timestamptz[])`;

/** All that ever were, in the order of their instants. */
export async function countsOf(db: Kysely<unknown>, { cafeteriaId, edges }: Asked): Promise<readonly Of<CountFound>[]> {
  const { rows } = await sql<Of<CountFound>>`
    select consumable_id as "consumableId", quantity as found, ${weekAt(sql`at`, edges)} as week
      from (${counted(cafeteriaId)}) c order by consumable_id, at, position`.execute(db);
  return rows;
}

const moved = (flow: Flow): RawBuilder<unknown> =>
  sql`coalesce(sum(${flow === "received" ? sql`quantity` : sql`-quantity`}) filter (
    where reason = any (${reasonsOf(flow)}::text[])), 0)::bigint`;

const told = sql`coalesce(l.at, m.at)`;

/**
 * What moved in each week and between two counts, read once: since the range began, and before it since the earliest
 * count that one in the range is compared with. What moved at the instant of a count was before it, and so was what the count
 * makes up for. VARIANCE-01
 */
export async function movedOf(db: Kysely<unknown>, { cafeteriaId, edges }: Asked): Promise<readonly Of<MovedAfter>[]> {
  const [from, until] = [edges[0], edges.at(-1)];
  const { rows } = await sql<Of<MovedAfter>>`
    with counted as materialized (${counted(cafeteriaId)}), counts as (
      select consumable_id, array_agg(at + interval '1 microsecond' order by at) as ends from counted group by consumable_id
    ), known_late as (
      select m.consumable_id, m.compensates, c.at
        from consumable_movement m join counted c on c.consumable_id = m.consumable_id and c.count_id = m.count_id
       where m.cafeteria_id = ${cafeteriaId} and m.reason = 'COUNT' and m.compensates is not null
    )
    select m.consumable_id as "consumableId", ${weekAt(told, edges)} as week,
           coalesce(width_bucket(${told}, c.ends), 0) as counts,
           ${moved("received")} as received, ${moved("used")} as used, ${moved("withdrawn")} as withdrawn
      from consumable_movement m
      left join counts c on c.consumable_id = m.consumable_id
      left join known_late l on l.consumable_id = m.consumable_id and l.compensates = m.consumption_id
     where m.cafeteria_id = ${cafeteriaId} and m.reason <> 'COUNT'
       and m.at >= (select least(min(former), ${from}::timestamptz) from counted
                     where at >= ${from}::timestamptz and at < ${until}::timestamptz)
     group by 1, 2, 3`.execute(db);
  return rows;
}

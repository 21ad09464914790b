import type { ConsumableId, Quantity, Unit } from "@cantina/domain/inventory";
import { type Kysely, sql } from "kysely";

export type LowLine = {
  readonly consumableId: ConsumableId;
  readonly name: string;
  readonly unit: Unit;
  /** When it fell, of the last time within these alerts. */
  readonly availableQuantity: Quantity;
  readonly alertLevel: Quantity;
  /** null: prepared. */
  readonly supplier: {
    readonly name: string;
    readonly phoneNumber: string | null;
    readonly email: string | null;
  } | null;
};

export type LowStockMail = {
  readonly email: string;
  readonly cafeteriaName: string;
  readonly lines: readonly LowLine[];
};

/** In one statement: no alert is taken by two servers, nor forgotten between them. LOWSTOCK-02 */
export async function oweMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    with taken as (
      update low_stock_alert set is_mailed = true
       where id in (select id from low_stock_alert where not is_mailed order by id for update skip locked)
      returning id, cafeteria_id
    )
    insert into low_stock_mail (cafeteria_id, profile_id, alert_ids)
    select t.cafeteria_id, p.id, t.ids
      from (select cafeteria_id, array_agg(id order by id) as ids from taken group by cafeteria_id) t
      join cafeteria c on c.id = t.cafeteria_id and c.status = 'ENABLED' and 'inventory' = any (c.features)
      join profile p on p.cafeteria_id = c.id and p.privilege_level = 'CAFETERIA_ADMINISTRATOR'
       and p.status = 'ENABLED' and not p.is_visit`.execute(db);
}

/** undefined: it is settled already. */
export async function readMail(db: Kysely<unknown>, id: number): Promise<LowStockMail | undefined> {
  const { rows } = await sql<LowStockMail>`
    select u.email, k.name as "cafeteriaName", (
        select coalesce(jsonb_agg(to_jsonb(l) order by l.name collate by_name, l."consumableId"), '[]') from (
          select distinct on (c.id) c.id as "consumableId", c.name, c.unit,
                 a.available_quantity as "availableQuantity", a.alert_level as "alertLevel",
                 case when s.id is not null then
                   jsonb_build_object('name', s.name, 'phoneNumber', s.phone_number, 'email', s.email) end as supplier
            from low_stock_alert a
            join consumable c on c.id = a.consumable_id and c.status = 'ENABLED'
            left join supplier s on s.id = c.supplier_id
           where a.id = any (m.alert_ids)
           order by c.id, a.id desc) l) as lines
      from low_stock_mail m
      join cafeteria k on k.id = m.cafeteria_id
      join profile p on p.id = m.profile_id
      join authentication_user u on u.id = p.authentication_user_id
     where m.id = ${id}`.execute(db);
  return rows[0];
}

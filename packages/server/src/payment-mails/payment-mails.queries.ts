import type { Cents } from "@cantina/domain/kernel";
import type { DifferenceKind, OnlineProvider } from "@cantina/domain/payments";
import { type Kysely, sql } from "kysely";

export type DifferenceLine = {
  readonly kind: DifferenceKind;
  readonly provider: OnlineProvider;
  readonly paymentId: string;
  /** null: it is not in our books. */
  readonly ours: Cents | null;
  /** null: it is not in the provider's, or they don't say. */
  readonly theirs: Cents | null;
};

export type DifferenceMail = {
  readonly email: string;
  readonly cafeteriaName: string;
  /** Those that nobody has resolved meanwhile. */
  readonly lines: readonly DifferenceLine[];
};

/** In one statement: no difference is taken by two servers, nor forgotten between them. DIFFMAIL-01 */
export async function oweMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    with taken as (
      update payment_difference set is_mailed = true
       where id in (select id from payment_difference where not is_mailed order by id for update skip locked)
      returning id, cafeteria_id, resolved_at
    )
    insert into payment_difference_mail (cafeteria_id, profile_id, difference_ids)
    select t.cafeteria_id, p.id, t.ids
      from (select cafeteria_id, array_agg(id order by id) as ids from taken where resolved_at is null group by cafeteria_id) t
      join cafeteria c on c.id = t.cafeteria_id and c.status = 'ENABLED'
      join profile p on p.cafeteria_id = c.id and p.privilege_level = 'CAFETERIA_ADMINISTRATOR'
       and p.status = 'ENABLED' and not p.is_visit`.execute(db);
}

/** undefined: it is settled already. */
export async function readMail(db: Kysely<unknown>, id: number): Promise<DifferenceMail | undefined> {
  const { rows } = await sql<DifferenceMail>`
    select u.email, k.name as "cafeteriaName", (
        select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'provider', d.provider, 'paymentId', d.payment_id,
                 'ours', d.ours, 'theirs', d.theirs) order by d.found_at, d.id), '[]')
          from payment_difference d where d.id = any (m.difference_ids) and d.resolved_at is null) as lines
      from payment_difference_mail m
      join cafeteria k on k.id = m.cafeteria_id
      join profile p on p.id = m.profile_id
      join authentication_user u on u.id = p.authentication_user_id
     where m.id = ${id}`.execute(db);
  return rows[0];
}

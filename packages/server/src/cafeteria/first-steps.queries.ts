import type { FirstStepFacts, FirstStepMarks } from "@cantina/domain/cafeteria";
import { BrokenInvariant, type CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type StoredSteps = FirstStepFacts & FirstStepMarks & { readonly hasSold: boolean };

export async function readStoredSteps(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<StoredSteps> {
  // A pass is sold, but not from the till's cards.
  const { rows } = await sql<StoredSteps>`
    select c.features,
           exists (select from cafeteria_class k where k.cafeteria_id = c.id and k.status = 'ENABLED') as "hasClasses",
           exists (select from product p
                    where p.cafeteria_id = c.id and p.status = 'ENABLED' and p.type <> 'CALENDAR') as "hasProducts",
           exists (select from commensal m join profile p on p.id = m.profile_id
                    where m.cafeteria_id = c.id and m.status = 'ENABLED' and p.status = 'ENABLED') as "hasClients",
           exists (select from register_session s where s.cafeteria_id = c.id) as "hasOpened",
           exists (select from transaction t where t.cafeteria_id = c.id) as "hasSold",
           array(select t.topic from cafeteria_topic t where t.cafeteria_id = c.id) as "changedTopics",
           coalesce(f.confirmed, '{}') as confirmed, coalesce(f.is_hidden, false) as "isHidden",
           coalesce(f.is_tour_answered, false) as "isTourAnswered"
      from cafeteria c left join first_steps f on f.cafeteria_id = c.id
     where c.id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("the cafeteria of a session is not there");
  return rows[0];
}

/** Alone with the marks, for whoever changes them. LOCK-01 */
export async function lockStoredSteps(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<StoredSteps> {
  await sql`select 1 from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
  return readStoredSteps(trx, cafeteriaId);
}

export async function writeMarks(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { confirmed, isHidden, isTourAnswered }: FirstStepMarks,
): Promise<void> {
  await sql`
    insert into first_steps (cafeteria_id, confirmed, is_hidden, is_tour_answered)
    values (${cafeteriaId}, ${confirmed}::text[], ${isHidden}, ${isTourAnswered})
        on conflict (cafeteria_id) do update
       set confirmed = excluded.confirmed, is_hidden = excluded.is_hidden,
           is_tour_answered = excluded.is_tour_answered`.execute(trx);
}

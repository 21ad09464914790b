import type { CafeteriaId, Cents, Instant, LocalDate } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type WatchedCafeteria = {
  readonly id: CafeteriaId;
  readonly name: string;
  readonly countryName: string;
  readonly salesToday: Cents;
  readonly ordersToday: number;
  readonly untoldSeconds: number;
};

/** Of those that are enabled; a day begins at its own midnight. CAFETERIA-30 */
export async function readWatchedCafeterias(db: Kysely<unknown>, at: Instant): Promise<readonly WatchedCafeteria[]> {
  const { rows } = await sql<WatchedCafeteria>`
    select c.id, c.name, country.name as "countryName", sold.amount as "salesToday", sold.orders as "ordersToday",
           coalesce(extract(epoch from clock_timestamp() - least(
             (select min(e.at) from change_event e where e.cafeteria_id = c.id and e.seq is null),
             (select min(u.at) from untold_change u where u.cafeteria_id = c.id))), 0)::float8 as "untoldSeconds"
      from cafeteria c join country on country.id = c.country_id
     cross join lateral (
       select coalesce(sum(t.total_price), 0)::bigint as amount, count(*)::int as orders
         from transaction t
        where t.cafeteria_id = c.id and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED')
          and t.date_time >= date_trunc('day', ${at}::timestamptz at time zone c.tz_name) at time zone c.tz_name
     ) sold
     where c.status = 'ENABLED' order by c.name collate by_name, c.id`.execute(db);
  return rows;
}

type ServerState = { readonly provenDay: LocalDate | null; readonly hasClockJump: boolean };

export async function readServerState(db: Kysely<unknown>): Promise<ServerState> {
  const { rows } = await sql<ServerState>`
    select (select max(local_date) from backup_run where state = 'PROVEN' and ended_at <= clock_timestamp()) as "provenDay",
           exists (select from clock_jump where confirmed_at is null) as "hasClockJump"`.execute(db);
  return rows[0] ?? { provenDay: null, hasClockJump: false };
}

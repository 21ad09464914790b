import { BrokenInvariant, type CafeteriaId, type Instant, type ProfileId, type TimeZone } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type ReportPlace = {
  readonly zone: TimeZone;
  readonly customName: string | null;
  readonly isBlindClose: boolean;
  /** Since when the asker's own register has been open; null: it is closed. */
  readonly openSince: Instant | null;
  /** Whether it took cash for sales that other methods paid a part of. */
  readonly tookParts: boolean;
};

type Asker = { readonly cafeteriaId: CafeteriaId; readonly profileId: ProfileId };

export async function readReportPlace(db: Kysely<unknown>, { cafeteriaId, profileId }: Asker): Promise<ReportPlace> {
  const { rows } = await sql<ReportPlace>`
    select tz_name as zone, custom_payment_method as "customName", blind_close as "isBlindClose",
           (select s.opened_at from register_session s
             where s.cafeteria_id = c.id and s.seller_id = ${profileId} and s.closed_at is null) as "openSince",
           exists (select from register_session s
                     join account a on a.kind = 'DRAWER' and a.register_session_id = s.id
                     join payment_part y on y.account_id = a.id
                    where s.cafeteria_id = c.id and s.seller_id = ${profileId} and s.closed_at is null) as "tookParts"
      from cafeteria c where c.id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("who is asked in a cafeteria is in one");
  return rows[0];
}

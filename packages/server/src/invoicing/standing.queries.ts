import type { Instant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

export type InvoicingStanding = {
  readonly due: number;
  readonly rejected: number;
  readonly authorised: number;
  readonly lastAt: Instant | null;
  /** What the authority said last, where it took none. */
  readonly detail: string | null;
};

export async function readStanding(db: Kysely<unknown>, cafeteriaId: string): Promise<InvoicingStanding> {
  const { rows } = await sql<InvoicingStanding>`
    select count(*) filter (where status in ('DUE', 'ASKED', 'UNKNOWN'))::integer as due,
           count(*) filter (where status = 'REJECTED')::integer as rejected,
           count(*) filter (where status = 'AUTHORISED')::integer as authorised,
           iso_instant(max(settled_at) filter (where status = 'AUTHORISED')) as "lastAt",
           (select x.detail from invoice_series x join invoicing_settings s
               on s.cafeteria_id = ${cafeteriaId} and x.cuit = s.cuit and x.point_of_sale = s.point_of_sale
             where x.failures > 0 order by x.next_at desc limit 1) as detail
      from invoice where cafeteria_id = ${cafeteriaId}`.execute(db);
  return rows[0] ?? { due: 0, rejected: 0, authorised: 0, lastAt: null, detail: null };
}

/** What was rejected is due again, and what waits after failures is tried at once. INVOICING-05 */
export async function askRejectedAgain(trx: Transaction<unknown>, cafeteriaId: string): Promise<number> {
  const { rows } = await sql`
    update invoice set status = 'DUE', detail = null, settled_at = null
     where cafeteria_id = ${cafeteriaId} and status = 'REJECTED' returning 1`.execute(trx);
  await sql`
    update invoice_series x set next_at = clock_timestamp() from invoicing_settings s
     where s.cafeteria_id = ${cafeteriaId} and x.cuit = s.cuit and x.point_of_sale = s.point_of_sale`.execute(trx);
  return rows.length;
}

import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { transactionEndpoints } from "@cantina/contract/transactions";
import { type Kysely, sql } from "kysely";
import type { Reader } from "./history-row.ts";

type SellerRow = GivenDataOf<typeof transactionEndpoints.listSellers>[number];

export async function listSellers(
  db: Kysely<unknown>,
  cafeteriaId: string,
  { seesDeleted }: Reader,
): Promise<readonly SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select id, username as name, status = 'DELETED' as "isDeleted" from profile
     where cafeteria_id = ${cafeteriaId} and type = 'CAFETERIA' and (${seesDeleted} or status = 'ENABLED')
     order by username collate by_name, id`.execute(db);
  return rows;
}

type DinerRow = GivenDataOf<typeof transactionEndpoints.listHistoryDiners>[number];

export async function listHistoryDiners(
  db: Kysely<unknown>,
  cafeteriaId: string,
  { seesDeleted }: Reader,
): Promise<readonly DinerRow[]> {
  const { rows } = await sql<DinerRow>`
    select c.id, c.first_name || ' ' || c.last_name as name, p.username as "clientName", c.class_id as "classId",
           (c.status = 'DELETED' or p.status = 'DELETED') as "isDeleted"
      from commensal c join profile p on p.id = c.profile_id
     where c.cafeteria_id = ${cafeteriaId} and (${seesDeleted} or (c.status = 'ENABLED' and p.status = 'ENABLED'))
     order by c.first_name collate by_name, c.last_name collate by_name, c.id`.execute(db);
  return rows;
}

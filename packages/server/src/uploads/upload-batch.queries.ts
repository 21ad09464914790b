import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

/** What a file was of. */
export type BatchKind = "PRODUCTS" | "STOCK" | "MOVEMENTS";

export type Batch = {
  readonly id: string;
  readonly cafeteriaId: string;
  readonly profileId: string;
  readonly at: string;
};

export async function insertBatch(trx: Transaction<unknown>, kind: BatchKind, batch: Batch): Promise<void> {
  await sql`
    insert into upload_batch (id, cafeteria_id, profile_id, created_at, kind)
    values (${batch.id}, ${batch.cafeteriaId}, ${batch.profileId}, ${batch.at}, ${kind})`.execute(trx);
}

/** Nobody else undoes it meanwhile; false: no such batch here. */
export async function lockBatch(
  trx: Transaction<unknown>,
  kind: BatchKind,
  cafeteriaId: CafeteriaId,
  batchId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from upload_batch where id = ${batchId} and cafeteria_id = ${cafeteriaId} and kind = ${kind}
       for no key update`.execute(trx);
  return rows.length > 0;
}

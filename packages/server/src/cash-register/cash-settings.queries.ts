import type { CashSettings } from "@cantina/domain/cash-register";
import { BrokenInvariant, type CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

/** Alone with the settings, for whoever changes them. LOCK-01 */
export async function lockCashSettings(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<CashSettings> {
  await sql`select 1 from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
  return readCashSettings(trx, cafeteriaId);
}

export async function readCashSettings(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<CashSettings> {
  const { rows } = await sql<CashSettings>`
    select blind_close as "isBlindClose", cash_cap as cap, cash_settings_version as version
      from cafeteria where id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("the cafeteria of a session is not there");
  return rows[0];
}

export async function updateCashSettings(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { isBlindClose, cap }: CashSettings,
): Promise<void> {
  await sql`
    update cafeteria set blind_close = ${isBlindClose}, cash_cap = ${cap}::bigint,
           cash_settings_version = cash_settings_version + 1
     where id = ${cafeteriaId}`.execute(trx);
}

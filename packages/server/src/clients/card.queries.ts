import type { CafeteriaId, CommensalId, ProfileId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

type Card = { readonly cafeteriaId: CafeteriaId; readonly commensalId: CommensalId; readonly cardCode: string };

/** The client of the commensal; undefined: no such enabled commensal. */
export async function setCardCode(
  trx: Transaction<unknown>,
  { cafeteriaId, commensalId, cardCode }: Card,
): Promise<ProfileId | undefined> {
  const { rows } = await sql<{ readonly profile_id: ProfileId }>`
    update commensal set card_code = ${cardCode}
     where id = ${commensalId} and cafeteria_id = ${cafeteriaId} and status = 'ENABLED'
    returning profile_id`.execute(trx);
  return rows[0]?.profile_id;
}

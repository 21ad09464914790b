import type { Allergen } from "@cantina/domain/allergens";
import type { CafeteriaId, Cents, CommensalId, ProfileId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

export type Care = {
  readonly allergies: string | null;
  readonly allergens: readonly Allergen[];
  readonly dailyLimit: Cents | null;
};

export type Whose = {
  readonly cafeteriaId: CafeteriaId;
  readonly commensalId: CommensalId;
  /** undefined: whoever pays for it. */
  readonly profileId?: ProfileId | undefined;
};

export const isIt = ({ cafeteriaId, commensalId, profileId }: Whose) => sql`
  id = ${commensalId} and cafeteria_id = ${cafeteriaId} and status = 'ENABLED'
  and profile_id = coalesce(${profileId ?? null}::uuid, profile_id)`;

export type CaredFor = Care & { readonly profileId: ProfileId };

/** Held until the change is committed; undefined: no such enabled commensal of that client. */
export async function lockCare(trx: Transaction<unknown>, whose: Whose): Promise<CaredFor | undefined> {
  const { rows } = await sql<CaredFor>`
    select allergies, allergens, daily_limit as "dailyLimit", profile_id as "profileId" from commensal
     where ${isIt(whose)} for no key update`.execute(trx);
  return rows[0];
}

export async function writeCare(trx: Transaction<unknown>, id: CommensalId, care: Care): Promise<void> {
  await sql`
    update commensal set allergies = ${care.allergies}, allergens = ${care.allergens}::text[], daily_limit = ${care.dailyLimit} where id = ${id}`.execute(
    trx,
  );
}

/** The client's form shows them, so that one who has it open is told. CLIENTS-15 */
export async function countChange(trx: Transaction<unknown>, profileId: ProfileId): Promise<void> {
  await sql`update profile set version = version + 1 where id = ${profileId}`.execute(trx);
}

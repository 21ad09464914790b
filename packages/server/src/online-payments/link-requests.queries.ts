import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

export type LinkRequest = {
  readonly stateHash: Buffer;
  readonly cafeteriaId: CafeteriaId;
  readonly profileId: ProfileId;
  readonly sessionId: string;
  readonly sealedVerifier: Buffer;
};

export async function insertLinkRequest(trx: Transaction<unknown>, request: LinkRequest): Promise<void> {
  await sql`
    insert into provider_link_request (state_hash, provider, cafeteria_id, profile_id, session_id, sealed_verifier, expires_at)
    values (${request.stateHash}, 'MERCADO_PAGO', ${request.cafeteriaId}, ${request.profileId}, ${request.sessionId},
      ${request.sealedVerifier}, clock_timestamp() + interval '10 minutes')`.execute(trx);
}

export type BurntRequest = Pick<LinkRequest, "cafeteriaId" | "sealedVerifier" | "stateHash"> & {
  readonly country: string;
};

/**
 * Uses up the request that this session began, before anything is exchanged for it. Without a state it has to be the only
 * one. undefined: there is none. ONLINE-06
 */
export async function burnLinkRequest(
  db: Kysely<unknown>,
  { sessionId, stateHash }: { readonly sessionId: string; readonly stateHash: Buffer | null },
): Promise<BurntRequest | undefined> {
  const { rows } = await sql<BurntRequest>`
    update provider_link_request r set used_at = clock_timestamp()
      from cafeteria c
     where c.id = r.cafeteria_id and r.session_id = ${sessionId} and r.used_at is null
       and r.expires_at > clock_timestamp()
       and case when ${stateHash}::bytea is null
                then 1 = (select count(*) from provider_link_request o where o.session_id = r.session_id
                             and o.used_at is null and o.expires_at > clock_timestamp())
                else r.state_hash = ${stateHash} end
    returning r.cafeteria_id as "cafeteriaId", r.sealed_verifier as "sealedVerifier", r.state_hash as "stateHash",
              c.country_id as country`.execute(db);
  return rows[0];
}

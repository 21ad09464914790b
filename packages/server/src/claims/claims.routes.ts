import { type ClaimData, claimEndpoints } from "@cantina/contract/claims";
import { mayClaimFor, seesPhoneNumbers } from "@cantina/domain/claims";
import { accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type Identity, type Route, change, recordChange, route } from "../http/index.ts";
import { changeStatus, claimsOf, findClaim, hidesPhones, insertClaim } from "./claim.queries.ts";

export type ClaimSettings = {
  /** Ids of the cafeterias whose employees don't see phone numbers. */
  readonly hiddenPhoneCafeterias: readonly string[];
};

export function claimRoutes({ hiddenPhoneCafeterias }: ClaimSettings): readonly Route[] {
  const hidden = new Set(hiddenPhoneCafeterias);
  /** The claims as this person may see them: the installation hides the numbers, or the cafeteria itself. */
  async function claimsAs(db: Kysely<unknown>, { level, cafeteriaId }: Identity, claims: readonly ClaimData[]) {
    const isHidden = hidden.has(cafeteriaId) || (await hidesPhones(db, cafeteriaId));
    const seesThem = level === null || seesPhoneNumbers(level, isHidden);
    return seesThem ? [...claims] : claims.map((claim): ClaimData => ({ ...claim, phoneNumber: null }));
  }
  async function claimAs(db: Kysely<unknown>, identity: Identity, claim: ClaimData): Promise<ClaimData> {
    const [shown = claim] = await claimsAs(db, identity, [claim]);
    return shown;
  }

  return [
    route(claimEndpoints.listClaims, async (_request, { db, identity }) => {
      const rows = await claimsOf(db.kysely, identity.cafeteriaId);
      return accepted({ data: await claimsAs(db.kysely, identity, rows) });
    }),

    route(claimEndpoints.readClaim, async ({ params }, { db, identity }) => {
      const row = await findClaim(db.kysely, identity.cafeteriaId, params.claimId);
      return row === undefined
        ? refused({ code: "NOT_FOUND" })
        : accepted({ data: await claimAs(db.kysely, identity, row) });
    }),

    change(claimEndpoints.createClaim, async (trx, { body }, context) => {
      const { identity, clock } = context;
      if (!mayClaimFor(identity, body.profileId)) return refused({ code: "WRONG_PROFILE" });
      const { cafeteriaId } = identity;
      const claimId = await insertClaim(trx, { ...body, cafeteriaId, at: clock.now() });
      const row = claimId === undefined ? undefined : await findClaim(trx, cafeteriaId, claimId);
      if (row === undefined) return refused({ code: "WRONG_PROFILE" });
      await recordChange(trx, context, { entityType: "claim", id: row.id });
      return accepted({ data: await claimAs(trx, identity, row) });
    }),

    change(claimEndpoints.changeClaim, async (trx, { params: { claimId }, body: { status } }, context) => {
      const { identity, clock } = context;
      const { cafeteriaId } = identity;
      const isChanged = await changeStatus(trx, { cafeteriaId, claimId, status, at: clock.now() });
      if (isChanged) await recordChange(trx, context, { entityType: "claim", id: claimId, after: status });
      const row = await findClaim(trx, cafeteriaId, claimId);
      return row === undefined
        ? refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" })
        : accepted({ data: await claimAs(trx, identity, row) });
    }),
  ];
}

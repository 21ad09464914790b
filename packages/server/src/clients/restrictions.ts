import { clientsEndpoints } from "@cantina/contract/clients";
import { type CommensalId, type ProfileId, accepted, checkVersion, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Identity, type Route, change, isOpenTo, recordChange, route } from "../http/index.ts";
import {
  countRestrictionChange,
  isCommensal,
  lockRestrictions,
  restrictionSettingsOf,
  restrictionsOf,
  writeRestrictions,
} from "./restrictions.queries.ts";

type Asked = { readonly profileId: ProfileId; readonly commensalId: CommensalId };

/** Staff ask after everybody's, a client after its own ones only: undefined. */
function whoseFor(identity: Identity, { profileId, commensalId }: Asked) {
  return isOpenTo(identity, profileId) ? { cafeteriaId: identity.cafeteriaId, commensalId, profileId } : undefined;
}

export const restrictionRoutes: readonly Route[] = [
  route(clientsEndpoints.readRestrictions, async ({ params }, { db: { kysely }, identity }) => {
    const whose = whoseFor(identity, params);
    if (whose === undefined || !(await isCommensal(kysely, whose))) return refused({ code: "NOT_FOUND" });
    return accepted({ data: await restrictionsOf(kysely, params.commensalId) });
  }),

  route(clientsEndpoints.readRestrictionSettings, async ({ params }, { db: { kysely }, identity }) => {
    const whose = whoseFor(identity, params);
    const settings = whose && (await restrictionSettingsOf(kysely, whose));
    return settings === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: settings });
  }),

  change(clientsEndpoints.setRestrictions, async (trx, { params, body }, context) => {
    const { profileId, commensalId } = params;
    const { identity } = context;
    const whose = whoseFor(identity, params);
    const held = whose && (await lockRestrictions(trx, whose));
    if (whose === undefined || held === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const checked = checkVersion(body.version, held);
    if (!checked.ok) return checked;
    const products = await writeRestrictions(trx, whose, { kind: "product", ids: body.productIds });
    const categories =
      body.categoryIds === undefined
        ? false
        : await writeRestrictions(trx, whose, { kind: "category", ids: body.categoryIds });
    if (products === undefined || categories === undefined) return refused({ code: "NOT_FOUND" });
    if (products || categories) {
      await countRestrictionChange(trx, commensalId, identity.profileId);
      noteChange({ entity: "commensal.restrictions", id: commensalId });
    }
    await recordChange(trx, context, { entityType: "client", id: profileId });
    return accepted({ data: await restrictionsOf(trx, commensalId) });
  }),
];

import type { managedClientEndpoints } from "@cantina/contract/clients";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { type ProfileId, type Result, accepted, checkVersion, refused, withChange } from "@cantina/domain/kernel";
import { type RequestContext, type RouteData, type RouteFailure, changeTogether, recordChange } from "../http/index.ts";
import {
  type ClientTerms,
  areClasses,
  holdCategory,
  lockClient,
  writeCommensal,
  writeTerms,
} from "./change-client.queries.ts";
import { identificationFault, photoAfter } from "./commensal-photos.ts";
import { readManaged } from "./managed-client.ts";

type Change = DecodedRequestOf<typeof managedClientEndpoints.updateClient>["body"];
type Answer = Result<RouteData<typeof managedClientEndpoints.updateClient>, RouteFailure>;

/** CLIENTS-15 CLIENTS-17 */
export async function changeClient(profileId: ProfileId, change: Change, context: RequestContext): Promise<Answer> {
  const { identity, files } = context;
  const { cafeteriaId } = identity;
  const fault = identificationFault(change, context);
  if (fault !== undefined) return refused(fault);
  return changeTogether(context, async (trx): Promise<Answer> => {
    const isKnown = await holdCategory(trx, cafeteriaId, change.discountCategoryId ?? null);
    const client = await lockClient(trx, cafeteriaId, profileId);
    const classIds = change.commensals.map(({ classId }) => classId);
    if (!isKnown || client === undefined || !(await areClasses(trx, cafeteriaId, classIds)))
      return refused({ code: "NOT_FOUND" });
    const checked = checkVersion(change.version, client);
    if (!checked.ok) return checked;
    const { username, discountCategoryId, minimumBalance, familyCode } = change;
    const terms = withChange<ClientTerms>(client, { username, discountCategoryId, minimumBalance, familyCode });
    await writeTerms(trx, profileId, terms);
    // By id, as sales lock them.
    for (const entry of change.commensals.toSorted((one, other) => ((one.id ?? "") < (other.id ?? "") ? -1 : 1))) {
      const imageUrl = await photoAfter(trx, entry.image, files);
      if (!(await writeCommensal(trx, { cafeteriaId, profileId }, { ...entry, imageUrl })))
        return refused({ code: "NOT_FOUND" });
    }
    await recordChange(trx, context, { entityType: "client", id: profileId });
    return accepted({ data: await readManaged(trx, cafeteriaId, profileId) });
  });
}

import { managedClientEndpoints } from "@cantina/contract/clients";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { type ProfileId, type Result, accepted, checkVersion, refused, withChange } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import {
  type RequestContext,
  type RouteData,
  type RouteFailure,
  type KeyedAnswer,
  editTogether,
  recordChange,
} from "../http/index.ts";
import {
  type ClientTerms,
  areClasses,
  emailHolder,
  holdCategory,
  lockClient,
  writeCommensal,
  writeTerms,
} from "./change-client.queries.ts";
import { identificationFault, photoAfter } from "./commensal-photos.ts";
import { readManaged } from "./managed-client.ts";

type Change = DecodedRequestOf<typeof managedClientEndpoints.updateClient>["body"];
type Answer = Result<RouteData<typeof managedClientEndpoints.updateClient>, RouteFailure>;

const fixedEmail = { path: "email", message: "El correo de una cuenta no se cambia" };

/** A person signs in everywhere by that address, so nobody else changes it. CLIENTS-20 */
async function emailFailure(
  trx: Transaction<unknown>,
  profileId: ProfileId,
  email: string,
): Promise<RouteFailure | null> {
  const holder = await emailHolder(trx, profileId, email);
  if (holder === "own") return null;
  return holder === "other" ? { code: "UNIQUE_EMAIL_CONFLICT" } : { code: "VALIDATION", data: [fixedEmail] };
}

/** CLIENTS-15 CLIENTS-17 */
export async function changeClient(
  profileId: ProfileId,
  change: Change,
  context: RequestContext,
): KeyedAnswer<typeof managedClientEndpoints.updateClient> {
  const { identity, files } = context;
  const { cafeteriaId } = identity;
  const fault = identificationFault(change, context);
  if (fault !== undefined) return refused(fault);
  return editTogether(managedClientEndpoints.updateClient, context, async (trx): Promise<Answer> => {
    const isKnown = await holdCategory(trx, cafeteriaId, change.discountCategoryId ?? null);
    const client = await lockClient(trx, cafeteriaId, profileId);
    const classIds = change.commensals.map(({ classId }) => classId);
    if (client === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (!isKnown || !(await areClasses(trx, cafeteriaId, classIds))) return refused({ code: "NOT_FOUND" });
    const fixed = change.email === undefined ? null : await emailFailure(trx, profileId, change.email);
    if (fixed !== null) return refused(fixed);
    const checked = checkVersion(change.version, client);
    if (!checked.ok) return checked;
    const { username, discountCategoryId, minimumBalance, familyCode } = change;
    const terms = withChange<ClientTerms>(client, { username, discountCategoryId, minimumBalance, familyCode });
    await writeTerms(trx, profileId, terms);
    // By id, as sales lock them.
    for (const entry of change.commensals.toSorted((one, other) => ((one.id ?? "") < (other.id ?? "") ? -1 : 1))) {
      const imageUrl = await photoAfter(trx, entry.image, files);
      if (!(await writeCommensal(trx, { cafeteriaId, profileId }, { ...entry, imageUrl })))
        return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    }
    await recordChange(trx, context, { entityType: "client", id: profileId });
    return accepted({ data: await readManaged(trx, cafeteriaId, profileId) });
  });
}

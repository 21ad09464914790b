import { clientsEndpoints } from "@cantina/contract/clients";
import { type CommensalId, accepted, refused, withChange } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { noteChange } from "../db/index.ts";
import { type ChangeContext, type Route, change, ownerOf, recordChange } from "../http/index.ts";
import { commensalsOf, findClient } from "./client.queries.ts";
import { type Care, countChange, lockCare, writeCare } from "./commensal-care.queries.ts";

type Wanted = { readonly [Part in keyof Care]?: Care[Part] | undefined };

const nothing: Care = { allergies: null, allergens: [], dailyLimit: null };

/** Writes what differs, and notes it for who asks who did it and when. CLIENTS-23 ALLERGEN-07 */
export async function changeCare(
  trx: Transaction<unknown>,
  id: CommensalId,
  { before = nothing, wanted }: { readonly before?: Care | undefined; readonly wanted: Wanted },
): Promise<boolean> {
  const allergies = wanted.allergies === "" ? null : wanted.allergies;
  const after = withChange<Care>(before, { allergies, allergens: wanted.allergens, dailyLimit: wanted.dailyLimit });
  const areOthers = after.allergens.join() !== before.allergens.join();
  const isChanged = areOthers || after.allergies !== before.allergies || after.dailyLimit !== before.dailyLimit;
  if (!isChanged) return false;
  await writeCare(trx, id, after);
  // What was typed of somebody's health stands in no log.
  if (after.allergies !== before.allergies) noteChange({ entity: "commensal.allergies", id });
  if (areOthers) noteChange({ entity: "commensal.allergens", id });
  if (after.dailyLimit !== before.dailyLimit)
    noteChange({ entity: "commensal.dailyLimit", id, before: before.dailyLimit, after: after.dailyLimit });
  return true;
}

async function setCare(
  trx: Transaction<unknown>,
  { commensalId, wanted }: { readonly commensalId: CommensalId; readonly wanted: Wanted },
  context: ChangeContext,
) {
  const { cafeteriaId } = context.identity;
  const before = await lockCare(trx, { cafeteriaId, commensalId, profileId: ownerOf(context.identity) });
  if (before === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" } as const);
  if (await changeCare(trx, commensalId, { before, wanted })) await countChange(trx, before.profileId);
  await recordChange(trx, context, { entityType: "client", id: before.profileId });
  const client = await findClient(trx, cafeteriaId, before.profileId);
  if (client === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" } as const);
  return accepted({ data: { ...client, commensals: await commensalsOf(trx, cafeteriaId, before.profileId) } });
}

export const commensalCareRoutes: readonly Route[] = [
  change(clientsEndpoints.setDailyLimit, (trx, { params: { commensalId }, body: wanted }, context) =>
    setCare(trx, { commensalId, wanted }, context),
  ),

  change(clientsEndpoints.setAllergies, (trx, { params: { commensalId }, body: wanted }, context) =>
    setCare(trx, { commensalId, wanted }, context),
  ),
];

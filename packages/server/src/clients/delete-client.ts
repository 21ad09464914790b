import { clientDeskEndpoints as endpoints } from "@cantina/contract/clients";
import { decideDeletion } from "@cantina/domain/clients";
import { accepted, refused } from "@cantina/domain/kernel";
import { change, recordChange } from "../http/index.ts";
import { endWalletOf, forgetCardsOf } from "../online-payments/index.ts";
import { lockClient } from "./change-client.queries.ts";
import { deleteCommensals, isSubscribed, lockBalance, markChanged } from "./delete-client.queries.ts";
import { readManaged } from "./managed-client.ts";

/** Softly: the account, its postings and all that refers to the client stay, and no card does. CLIENTS-13 CARD-11 */
export const deleteClient = change(endpoints.deleteClient, async (trx, { params: { profileId }, body }, context) => {
  const { cafeteriaId } = context.identity;
  const client = await lockClient(trx, cafeteriaId, profileId);
  const balance = client === undefined ? undefined : await lockBalance(trx, profileId);
  if (balance === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const decided = decideDeletion({
    balance,
    confirmedBalance: body.balance,
    isSubscribed: await isSubscribed(trx, profileId, null),
  });
  if (!decided.ok) return decided;
  await deleteCommensals(trx, { cafeteriaId, profileId }, null);
  await forgetCardsOf(trx, profileId);
  await endWalletOf(trx, profileId);
  await markChanged(trx, profileId, "DELETED");
  await recordChange(trx, context, { entityType: "client", id: profileId, kind: "deleted", after: "DELETED" });
  return accepted({ data: await readManaged(trx, cafeteriaId, profileId) });
});

export const deleteCommensal = change(
  endpoints.deleteCommensal,
  async (trx, { params: { profileId, commensalId } }, context) => {
    const { cafeteriaId } = context.identity;
    if ((await lockClient(trx, cafeteriaId, profileId)) === undefined)
      return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (await isSubscribed(trx, profileId, commensalId)) return refused({ code: "DELETE_SUBSCRIBED_COMMENSAL" });
    const gone = await deleteCommensals(trx, { cafeteriaId, profileId }, commensalId);
    if (gone === 0) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    await markChanged(trx, profileId, "ENABLED");
    await recordChange(trx, context, { entityType: "client", id: profileId });
    return accepted({ data: await readManaged(trx, cafeteriaId, profileId) });
  },
);

import { managedClientEndpoints } from "@cantina/contract/clients";
import { decideDeletion } from "@cantina/domain/clients";
import { type Cents, type CommensalId, type ProfileId, type Result, accepted, refused } from "@cantina/domain/kernel";
import {
  type RequestContext,
  type RouteData,
  type RouteFailure,
  type StoredAnswer,
  editTogether,
  recordChange,
} from "../http/index.ts";
import { lockClient } from "./change-client.queries.ts";
import { deleteCommensals, isSubscribed, lockBalance, markChanged } from "./delete-client.queries.ts";
import { readManaged } from "./managed-client.ts";

type Data = Pick<RouteData<typeof managedClientEndpoints.deleteClient>, "data">;
type Answer = Promise<Result<Data | StoredAnswer, RouteFailure>>;

/** Softly: the account, its postings and all that refers to the client stay. CLIENTS-13 */
export function deleteClient(profileId: ProfileId, confirmedBalance: Cents, context: RequestContext): Answer {
  const { cafeteriaId } = context.identity;
  return editTogether(
    managedClientEndpoints.deleteClient,
    context,
    async (trx): Promise<Result<Data, RouteFailure>> => {
      const client = await lockClient(trx, cafeteriaId, profileId);
      const balance = client === undefined ? undefined : await lockBalance(trx, profileId);
      if (balance === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
      const decided = decideDeletion({
        balance,
        confirmedBalance,
        isSubscribed: await isSubscribed(trx, profileId, null),
      });
      if (!decided.ok) return decided;
      await deleteCommensals(trx, { cafeteriaId, profileId }, null);
      await markChanged(trx, profileId, "DELETED");
      await recordChange(trx, context, { entityType: "client", id: profileId, kind: "deleted", after: "DELETED" });
      return accepted({ data: await readManaged(trx, cafeteriaId, profileId) });
    },
  );
}

type Leaving = { readonly profileId: ProfileId; readonly commensalId: CommensalId };

export function deleteCommensal({ profileId, commensalId }: Leaving, context: RequestContext): Answer {
  const { cafeteriaId } = context.identity;
  return editTogether(
    managedClientEndpoints.deleteCommensal,
    context,
    async (trx): Promise<Result<Data, RouteFailure>> => {
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
}

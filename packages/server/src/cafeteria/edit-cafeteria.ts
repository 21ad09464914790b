import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { type Feature, type FeatureBlock, checkFeatures, featuresInCountry } from "@cantina/domain/cafeteria";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import {
  type RequestContext,
  type RouteFailure,
  type StoredAnswer,
  editTogether,
  recordChange,
  recordProfilesChange,
} from "../http/index.ts";
import {
  type CafeteriaEdit,
  type LockedCafeteria,
  lockCafeteria,
  staffAccounts,
  updateCafeteria,
  updateFeatures,
  updateStatus,
} from "./cafeteria-edit.queries.ts";
import { providersIn, readSummary } from "./cafeteria.queries.ts";
import { summaryOf } from "./cafeteria-summary.ts";
import { placeFailure, placeFaults } from "./place-faults.ts";

const { editCafeteria: edit, changeFeatures: choose, disableCafeteria, enableCafeteria } = cafeteriaEndpoints;
type Edit = typeof edit | typeof choose | typeof disableCafeteria | typeof enableCafeteria;
type Summary = { readonly data: GivenDataOf<Edit> };
type Answer = Promise<Result<Summary | StoredAnswer, RouteFailure>>;
type Change = (trx: Kysely<unknown>, cafeteria: LockedCafeteria) => Promise<Result<null, RouteFailure>>;

/** One change of the cafeteria's own row, told to all who are signed in there. */
function changeCafeteria(endpoint: Edit, context: RequestContext, change: Change): Answer {
  const { cafeteriaId } = context.identity;
  return editTogether(endpoint, context, async (trx): Promise<Result<Summary, RouteFailure>> => {
    const cafeteria = await lockCafeteria(trx, cafeteriaId);
    if (cafeteria === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const changed = await change(trx, cafeteria);
    if (!changed.ok) return changed;
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId });
    return accepted({ data: summaryOf(await readSummary(trx, cafeteriaId)) });
  });
}

/** CAFETERIA-06, CAFETERIA-07, CAFETERIA-08 */
export async function editCafeteria(wanted: CafeteriaEdit, context: RequestContext): Answer {
  const faults = await placeFaults(context.db.kysely, wanted);
  if (faults.length > 0) return refused(placeFailure(faults));
  return changeCafeteria(edit, context, async (trx, { status, countryId, features }) => {
    if (status === "DELETED") return refused({ code: "DELETED_CAFETERIA" });
    const { cafeteriaId } = context.identity;
    await updateCafeteria(trx, cafeteriaId, wanted);
    if (wanted.countryId !== countryId)
      await updateFeatures(trx, cafeteriaId, featuresInCountry(features, await providersIn(trx, wanted.countryId)));
    return accepted(null);
  });
}

const blockSentence = (block: FeatureBlock): string =>
  block.code === "NOT_IN_COUNTRY" ? `El país no habilita ${block.feature}` : `${block.feature} necesita ${block.needs}`;

/** CAFETERIA-04, CAFETERIA-05 */
export const changeFeatures = (wanted: readonly Feature[], context: RequestContext): Answer =>
  changeCafeteria(choose, context, async (trx, { status, countryId, features: current }) => {
    if (status === "DELETED") return refused({ code: "DELETED_CAFETERIA" });
    const checked = checkFeatures(wanted, { current, providers: await providersIn(trx, countryId) });
    if (!checked.ok)
      return refused({ code: "VALIDATION", data: [{ path: "features", message: blockSentence(checked.failure) }] });
    await updateFeatures(trx, context.identity.cafeteriaId, checked.value);
    return accepted(null);
  });

/** Done already, it is a success all the same. CAFETERIA-08 */
export const switchCafeteria = (status: "ENABLED" | "DELETED", context: RequestContext): Answer =>
  changeCafeteria(status === "DELETED" ? disableCafeteria : enableCafeteria, context, async (trx) => {
    await updateStatus(trx, context.identity.cafeteriaId, status);
    // Its staff may work there no more, or again.
    await recordProfilesChange(trx, await staffAccounts(trx, context.identity.cafeteriaId));
    return accepted(null);
  });

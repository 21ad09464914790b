import { cafeteriaEndpoints as endpoints } from "@cantina/contract/cafeteria";
import { type FeatureBlock, checkFeatures, featuresInCountry } from "@cantina/domain/cafeteria";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ChangeContext, type FailureWith, change, recordChange, recordProfilesChange } from "../http/index.ts";
import {
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

type Change = (cafeteria: LockedCafeteria) => Promise<Result<null, FailureWith<"DELETED_CAFETERIA" | "VALIDATION">>>;

/** One change of the cafeteria's own row, told to all who are signed in there. */
async function changeCafeteria(trx: Kysely<unknown>, context: ChangeContext, work: Change) {
  const { cafeteriaId } = context.identity;
  const cafeteria = await lockCafeteria(trx, cafeteriaId);
  if (cafeteria === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const changed = await work(cafeteria);
  if (!changed.ok) return changed;
  await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId });
  return accepted({ data: summaryOf(await readSummary(trx, cafeteriaId)) });
}

/** CAFETERIA-06, CAFETERIA-07, CAFETERIA-08 */
export const editCafeteria = change(endpoints.editCafeteria, async (trx, { body: wanted }, context) => {
  const faults = await placeFaults(trx, wanted);
  if (faults.length > 0) return refused(placeFailure(faults));
  return changeCafeteria(trx, context, async ({ status, countryId, features }) => {
    if (status === "DELETED") return refused({ code: "DELETED_CAFETERIA" });
    const { cafeteriaId } = context.identity;
    await updateCafeteria(trx, cafeteriaId, wanted);
    if (wanted.countryId !== countryId)
      await updateFeatures(trx, cafeteriaId, featuresInCountry(features, await providersIn(trx, wanted.countryId)));
    return accepted(null);
  });
});

const blockSentence = (block: FeatureBlock): string =>
  block.code === "NOT_IN_COUNTRY" ? `El país no habilita ${block.feature}` : `${block.feature} necesita ${block.needs}`;

/** CAFETERIA-04, CAFETERIA-05 */
export const changeFeatures = change(endpoints.changeFeatures, (trx, { body: { features: wanted } }, context) =>
  changeCafeteria(trx, context, async ({ status, countryId, features: current }) => {
    if (status === "DELETED") return refused({ code: "DELETED_CAFETERIA" });
    const checked = checkFeatures(wanted, { current, providers: await providersIn(trx, countryId) });
    if (!checked.ok)
      return refused({ code: "VALIDATION", data: [{ path: "features", message: blockSentence(checked.failure) }] });
    await updateFeatures(trx, context.identity.cafeteriaId, checked.value);
    return accepted(null);
  }),
);

/** Done already, it is a success all the same. CAFETERIA-08 */
const switchTo = (trx: Kysely<unknown>, status: "ENABLED" | "DELETED", context: ChangeContext) =>
  changeCafeteria(trx, context, async () => {
    await updateStatus(trx, context.identity.cafeteriaId, status);
    // Its staff may work there no more, or again.
    await recordProfilesChange(trx, await staffAccounts(trx, context.identity.cafeteriaId));
    return accepted(null);
  });

export const disableCafeteria = change(endpoints.disableCafeteria, (trx, _request, context) =>
  switchTo(trx, "DELETED", context),
);
export const enableCafeteria = change(endpoints.enableCafeteria, (trx, _request, context) =>
  switchTo(trx, "ENABLED", context),
);

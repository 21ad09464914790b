import { cafeteriaEndpoints as endpoints } from "@cantina/contract/cafeteria";
import { type FeatureBlock, checkFeatures, featuresInCountry } from "@cantina/domain/cafeteria";
import { type Result, accepted, checkVersion, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import {
  type ChangeContext,
  type FailureWith,
  change,
  invalid,
  recordChange,
  recordProfilesChange,
} from "../http/index.ts";
import { breakLinkOf } from "../online-payments/index.ts";
import { clearPremiumRequest } from "../premium/index.ts";
import {
  type LockedCafeteria,
  lockCafeteria,
  staffAccounts,
  updateCafeteria,
  updateFeatures,
  updateStatus,
} from "./cafeteria-edit.queries.ts";
import { providersIn, readSummary } from "./cafeteria.queries.ts";
import { placeFailure, placeFaults } from "./place-faults.ts";

type ChangeRefusal = "DELETED_CAFETERIA" | "STALE_ENTRY" | "VALIDATION";

/** A disabled one stays as it is, and one that was edited meanwhile is not edited unseen. CAFETERIA-08, CAFETERIA-11 */
const checkOpen = (cafeteria: LockedCafeteria, seen: number | undefined) =>
  cafeteria.status === "DELETED" ? refused({ code: "DELETED_CAFETERIA" }) : checkVersion(seen, cafeteria);

/** One change of the cafeteria's own row, told to all who are signed in there. */
async function changeCafeteria<Code extends ChangeRefusal>(
  trx: Kysely<unknown>,
  context: ChangeContext,
  work: (cafeteria: LockedCafeteria) => Promise<Result<null, FailureWith<Code>>>,
) {
  const { cafeteriaId } = context.identity;
  const cafeteria = await lockCafeteria(trx, cafeteriaId);
  if (cafeteria === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const changed = await work(cafeteria);
  if (!changed.ok) return changed;
  await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId });
  return accepted({ data: await readSummary(trx, cafeteriaId) });
}

/** CAFETERIA-06, CAFETERIA-07, CAFETERIA-08, CAFETERIA-11, ONLINE-15 */
export const editCafeteria = change(endpoints.editCafeteria, async (trx, { body: wanted }, context) => {
  const faults = await placeFaults(trx, wanted);
  if (faults.length > 0) return refused(placeFailure(faults));
  return changeCafeteria(trx, context, async (cafeteria) => {
    const open = checkOpen(cafeteria, wanted.version);
    if (!open.ok) return refused(open.failure);
    const isMoved = wanted.countryId !== cafeteria.countryId;
    const features = isMoved
      ? featuresInCountry(cafeteria.features, await providersIn(trx, wanted.countryId))
      : cafeteria.features;
    await updateCafeteria(trx, cafeteria.id, { ...wanted, features });
    if (isMoved) await breakLinkOf(trx, cafeteria.id);
    return accepted(null);
  });
});

const blockSentence = (block: FeatureBlock): string =>
  block.code === "NOT_IN_COUNTRY" ? `El país no habilita ${block.feature}` : `${block.feature} necesita ${block.needs}`;

/** CAFETERIA-04, CAFETERIA-05, CAFETERIA-11 */
export const changeFeatures = change(
  endpoints.changeFeatures,
  (trx, { body: { features: wanted, version } }, context) =>
    changeCafeteria(trx, context, async (cafeteria) => {
      const open = checkOpen(cafeteria, version);
      if (!open.ok) return refused(open.failure);
      const { features: current, countryId } = cafeteria;
      const checked = checkFeatures(wanted, { current, providers: await providersIn(trx, countryId) });
      if (!checked.ok) return refused(invalid("features", blockSentence(checked.failure)));
      await updateFeatures(trx, cafeteria.id, checked.value);
      if (checked.value.includes("premiumMetrics")) await clearPremiumRequest(trx, cafeteria.id);
      return accepted(null);
    }),
);

/** Done already, it is a success all the same. CAFETERIA-08 */
const switchTo = (trx: Kysely<unknown>, status: "ENABLED" | "DELETED", context: ChangeContext) =>
  changeCafeteria<"DELETED_CAFETERIA">(trx, context, async () => {
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

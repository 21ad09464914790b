import { metricsEndpoints } from "@cantina/contract/metrics";
import { accepted, refused } from "@cantina/domain/kernel";
import { checkPremiumRequest } from "@cantina/domain/metrics";
import { v7 as newSortableId } from "uuid";
import { type Route, change, recordChange, route } from "../http/index.ts";
import { insertPremiumRequest, lockForPremium, readPremiumRequest } from "./premium.queries.ts";

/** `isAvailable`: somebody is told of it. METRICS-12 */
export const premiumRoutes = (isAvailable: boolean): readonly Route[] => [
  route(metricsEndpoints.readPremiumRequest, async ({ params: { cafeteriaId } }, { db }) =>
    accepted({ data: { isAvailable, request: await readPremiumRequest(db.kysely, cafeteriaId) } }),
  ),

  /** METRICS-11 */
  change(metricsEndpoints.requestPremium, async (trx, { params: { cafeteriaId } }, context) => {
    const cafeteria = await lockForPremium(trx, cafeteriaId);
    const wanted = checkPremiumRequest(cafeteria?.features ?? []);
    if (!wanted.ok) return wanted;
    const standing = await readPremiumRequest(trx, cafeteriaId);
    if (standing !== null) return accepted({ data: { isAvailable, request: standing } });
    if (!isAvailable) return refused({ code: "PREMIUM_NOT_AVAILABLE" });
    await insertPremiumRequest(trx, {
      id: newSortableId(),
      cafeteriaId,
      cafeteriaName: cafeteria?.name ?? "",
      requestedBy: context.identity.profileId,
      requestedAt: context.clock.now(),
    });
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "PREMIUM_REQUESTED" });
    return accepted({ data: { isAvailable, request: await readPremiumRequest(trx, cafeteriaId) } });
  }),
];

import { directa24Endpoints as endpoints } from "@cantina/contract/payments";
import { type PrivilegeLevel, isAllowedLevel } from "@cantina/domain/access";
import { accepted, basisPoints, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type Route, change, changeOnce, ownRoute, recordChange, route } from "../http/index.ts";
import { findAssignment, putAssignment } from "./assignments.queries.ts";
import { countryOf, isAccountTaken, isTakenNow, putFees, readFees, taken } from "./links.queries.ts";
import type { HostedPayments } from "./online-payments.ts";
import { unavailable } from "./unavailable.ts";

const provider = "DIRECTA24";

type Asker = { readonly cafeteriaId: string; readonly level: PrivilegeLevel | null };

async function describe(db: Kysely<unknown>, payments: HostedPayments | null, { cafeteriaId, level }: Asker) {
  const assigned = await findAssignment(db, { cafeteriaId, provider });
  const { userSurchargeFee } = await readFees(db, cafeteriaId, provider);
  return {
    isAvailable: payments?.provider.serves(await countryOf(db, cafeteriaId)) === true,
    isAssigned: assigned !== undefined,
    subMerchantId: isAllowedLevel("setDirecta24", level) ? (assigned?.accountId ?? null) : null,
    isLive: assigned?.isLive ?? null,
    assignedAt: assigned?.assignedAt ?? null,
    userSurchargeFee,
  };
}

/** ONLINE-13 */
const assign = (payments: HostedPayments | null): Route =>
  ownRoute(endpoints.setDirecta24Configuration, async ({ params: { cafeteriaId }, body }, context) => {
    const { subMerchantId: accountId } = body;
    try {
      return await changeOnce(endpoints.setDirecta24Configuration, context, async (trx) => {
        if (payments?.provider.serves(await countryOf(trx, cafeteriaId)) !== true)
          return refused(unavailable[provider]);
        if (await isAccountTaken(trx, { cafeteriaId, provider, accountId })) return taken;
        const { isLive } = payments.provider;
        const by = context.identity.profileId;
        await putAssignment(trx, { cafeteriaId, provider, accountId, isLive, by, assignedAt: payments.clock.now() });
        await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "DIRECTA24_ASSIGNED" });
        return accepted({ data: await describe(trx, payments, { cafeteriaId, level: context.identity.level }) });
      });
    } catch (error) {
      if (isTakenNow(error)) return taken;
      throw error;
    }
  });

/** Of the base: what the buyer pays on top. We take nothing of it. ONLINE-10 */
const setFee = (payments: HostedPayments | null): Route =>
  change(endpoints.setDirecta24Fee, async (trx, { params: { cafeteriaId }, body }, context) => {
    await putFees(trx, cafeteriaId, provider, { ...body, marketFee: basisPoints(0) });
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "DIRECTA24_FEE" });
    return accepted({ data: await describe(trx, payments, { cafeteriaId, level: context.identity.level }) });
  });

export const assignmentRoutes = (payments: HostedPayments | null): readonly Route[] => [
  route(endpoints.readDirecta24, async ({ params: { cafeteriaId } }, { db, identity: { level } }) =>
    accepted({ data: await describe(db.kysely, payments, { cafeteriaId, level }) }),
  ),
  assign(payments),
  setFee(payments),
];

import { paymentDifferenceEndpoints as endpoints } from "@cantina/contract/payments";
import { type CafeteriaId, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../db/index.ts";
import { type Route, change, ownRoute, recordChange, route } from "../http/index.ts";
import { comparePayments } from "./compare-payments.ts";
import { listDifferences, readComparedAt, resolveDifference } from "./differences.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";

const describe = async (db: Kysely<unknown>, cafeteriaId: CafeteriaId) => ({
  comparedAt: await readComparedAt(db, cafeteriaId),
  differences: [...(await listDifferences(db, cafeteriaId))],
});

/** ONLINE-11 */
export const differenceRoutes = (online: OnlinePayments | null): readonly Route[] => [
  route(endpoints.listPaymentDifferences, async ({ params: { cafeteriaId } }, { db }) =>
    accepted({ data: await describe(db.kysely, cafeteriaId) }),
  ),
  ownRoute(endpoints.comparePayments, async ({ params: { cafeteriaId } }, context) => {
    if (online === null) return refused({ code: "MP_NOT_AVAILABLE" });
    const { kysely } = context.db;
    const compared = await comparePayments(kysely, online, cafeteriaId);
    if (!compared.ok) return compared;
    await inTransaction(kysely, (trx) =>
      recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "PAYMENTS_COMPARED" }),
    );
    context.feed.poke();
    return accepted({ data: await describe(kysely, cafeteriaId) });
  }),
  change(
    endpoints.resolvePaymentDifference,
    async (trx, { params: { cafeteriaId, differenceId: id }, body }, context) => {
      const by = context.identity.profileId;
      if (!(await resolveDifference(trx, { cafeteriaId, id, by, comment: body.comment })))
        return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
      await recordChange(trx, context, {
        entityType: "cafeteria",
        id: cafeteriaId,
        after: "PAYMENT_DIFFERENCE_RESOLVED",
      });
      return accepted({ data: await describe(trx, cafeteriaId) });
    },
  ),
];

import { mattildaEndpoints as endpoints } from "@cantina/contract/payments";
import { type PrivilegeLevel, isAllowedLevel } from "@cantina/domain/access";
import { type CafeteriaId, type Result, accepted, basisPoints, refused } from "@cantina/domain/kernel";
import type { ProviderFailure } from "@cantina/domain/payments";
import type { PayoutSource } from "@cantina/domain/payouts";
import type { Kysely } from "kysely";
import { constraintOf } from "../db/index.ts";
import { type Route, change, changeOnce, ownRoute, recordChange, route } from "../http/index.ts";
import { putFees, readFees, taken } from "../online-payments/index.ts";
import { isMerchantTaken, putPayoutAccount, readPayoutPlace } from "./payout-accounts.queries.ts";
import type { Payouts } from "./payouts.ts";

const notAvailable = refused({ code: "MATTILDA_NOT_AVAILABLE" } as const);

type Asker = { readonly cafeteriaId: CafeteriaId; readonly level: PrivilegeLevel | null };

async function describe(db: Kysely<unknown>, payouts: Payouts | null, { cafeteriaId, level }: Asker) {
  const { isInCountry, account } = await readPayoutPlace(db, cafeteriaId);
  const { userSurchargeFee } = await readFees(db, cafeteriaId, "MATTILDA");
  return {
    isAvailable: payouts !== null && isInCountry,
    isAssigned: account !== null,
    merchantId: isAllowedLevel("setMattilda", level) ? (account?.merchantId ?? null) : null,
    assignedAt: account?.assignedAt ?? null,
    userSurchargeFee,
  };
}

/** ONLINE-13 PAYOUT-04 */
const assign = (payouts: Payouts | null): Route =>
  ownRoute(endpoints.setMattildaConfiguration, async ({ params: { cafeteriaId }, body }, context) => {
    const { merchantId } = body;
    try {
      return await changeOnce(endpoints.setMattildaConfiguration, context, async (trx) => {
        const { isInCountry } = await readPayoutPlace(trx, cafeteriaId);
        if (payouts === null || !isInCountry) return notAvailable;
        if (await isMerchantTaken(trx, cafeteriaId, merchantId)) return taken;
        const { profileId: by, level } = context.identity;
        await putPayoutAccount(trx, { cafeteriaId, merchantId, by, assignedAt: payouts.clock.now() });
        await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "MATTILDA_ASSIGNED" });
        return accepted({ data: await describe(trx, payouts, { cafeteriaId, level }) });
      });
    } catch (error) {
      // Another cafeteria was given it a moment ago.
      if (constraintOf(error)?.name === "payout_account_merchant") return taken;
      throw error;
    }
  });

/** Of the base: what the buyer pays on top. We take nothing of it. ONLINE-10 */
const setFee = (payouts: Payouts | null): Route =>
  change(endpoints.setMattildaFee, async (trx, { params: { cafeteriaId }, body }, context) => {
    await putFees(trx, cafeteriaId, "MATTILDA", { ...body, marketFee: basisPoints(0) });
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "MATTILDA_FEE" });
    return accepted({ data: await describe(trx, payouts, { cafeteriaId, level: context.identity.level }) });
  });

/** What could not be understood is told apart from who could not be asked. PAYOUT-05 */
const toldOf = ({ kind }: ProviderFailure) =>
  kind === "INVALID" ? refused({ code: "PAYOUTS_UNREADABLE" } as const) : notAvailable;

/** Asks for a canteen that may be asked for; no connection is held meanwhile. PAYOUT-04 */
async function askSource<T>(
  payouts: Payouts | null,
  { db, cafeteriaId }: { readonly db: Kysely<unknown>; readonly cafeteriaId: CafeteriaId },
  ask: (source: PayoutSource, merchantId: string) => Promise<Result<T, ProviderFailure>>,
) {
  const { isInCountry, account } = await readPayoutPlace(db, cafeteriaId);
  if (payouts === null || !isInCountry || account === null) return notAvailable;
  const answer = await ask(payouts.source, account.merchantId);
  return answer.ok ? answer : toldOf(answer.failure);
}

/** `payouts`: null where nobody configured who tells of them. */
export const payoutRoutes = (payouts: Payouts | null): readonly Route[] => [
  route(endpoints.readMattilda, async ({ params: { cafeteriaId } }, { db, identity: { level } }) =>
    accepted({ data: await describe(db.kysely, payouts, { cafeteriaId, level }) }),
  ),
  assign(payouts),
  setFee(payouts),
  route(endpoints.listPayouts, async ({ params: { cafeteriaId }, query: { page } }, { db }) => {
    const read = await askSource(payouts, { db: db.kysely, cafeteriaId }, (source, merchantId) =>
      source.list(merchantId, page),
    );
    if (!read.ok) return read;
    const { data, totalPages } = read.value;
    return accepted({ data, paged: { page, totalPages } });
  }),
  route(endpoints.readPayoutFile, async ({ params: { cafeteriaId, payoutId } }, { db }) => {
    const read = await askSource(payouts, { db: db.kysely, cafeteriaId }, (source, merchantId) =>
      source.file(merchantId, payoutId),
    );
    if (!read.ok) return read;
    if (read.value === null) return refused({ code: "NOT_FOUND" });
    return accepted({ data: Buffer.from(read.value).toString("base64") });
  }),
];

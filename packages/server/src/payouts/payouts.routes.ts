import { mattildaEndpoints as endpoints } from "@cantina/contract/payments";
import { type CafeteriaId, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { ProviderFailure } from "@cantina/domain/payments";
import type { PayoutSource } from "@cantina/domain/payouts";
import type { Kysely } from "kysely";
import { type Route, route } from "../http/index.ts";
import {
  type HostedPayments,
  assignedIdRoutes,
  findPayoutAccount,
  payoutAccounts,
  placeOf,
} from "../online-payments/index.ts";

const unavailable = { code: "MATTILDA_NOT_AVAILABLE" } as const;
const notAvailable = refused(unavailable);

/** What could not be understood is told apart from who could not be asked. PAYOUT-05 */
const toldOf = ({ kind }: ProviderFailure) =>
  kind === "INVALID" ? refused({ code: "PAYOUTS_UNREADABLE" } as const) : notAvailable;

/** Asks for a canteen that may be asked for; no connection is held meanwhile. PAYOUT-04 */
async function askSource<T>(
  payouts: PayoutSource | null,
  { db, cafeteriaId }: { readonly db: Kysely<unknown>; readonly cafeteriaId: CafeteriaId },
  ask: (source: PayoutSource, merchantId: string) => Promise<Result<T, ProviderFailure>>,
) {
  const { providers } = await placeOf(db, cafeteriaId);
  const account = await findPayoutAccount(db, cafeteriaId);
  if (payouts === null || !providers.includes("mattilda") || account === undefined) return notAvailable;
  const answer = await ask(payouts, account.accountId);
  return answer.ok ? answer : toldOf(answer.failure);
}

/** `payouts`, `payments`: null where nobody configured who tells of them, or by whom is paid. */
export const payoutRoutes = (payouts: PayoutSource | null, payments: HostedPayments | null): readonly Route[] => [
  ...assignedIdRoutes({
    name: "MATTILDA",
    feature: "mattilda",
    area: "setMattilda",
    word: "merchantId",
    unavailable,
    serves: (country) => payouts !== null || payments?.provider.serves(country) === true,
    more: ({ country, accountId }) => {
      const takesPayments = payments?.provider.serves(country) === true;
      return {
        takesPayments,
        tellsPayouts: payouts !== null,
        isLive: takesPayments ? payments.provider.isLive : null,
        noticeUrl: takesPayments && accountId !== null ? (payments.noticeUrl?.(accountId) ?? null) : null,
      };
    },
    ids: payoutAccounts,
    endpoints: {
      read: endpoints.readMattilda,
      assign: endpoints.setMattildaConfiguration,
      setFee: endpoints.setMattildaFee,
    },
  }),
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

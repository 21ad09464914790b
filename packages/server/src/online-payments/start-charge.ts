import { randomUUID } from "node:crypto";
import {
  type CafeteriaId,
  type Cents,
  type Instant,
  type ProfileId,
  type Result,
  accepted,
  id,
  instantAfter,
  noMoney,
  refused,
} from "@cantina/domain/kernel";
import {
  type HostedName,
  type OnlineProvider,
  type PaymentFees,
  type PaymentIntent,
  currencyOf,
  mayChargeWallet,
  mayPayWith,
  paymentFees,
  submitLimitMs,
} from "@cantina/domain/payments";
import type { Feature } from "@cantina/domain/cafeteria";
import { type Transaction, sql } from "kysely";
import { v7 as newSortableId } from "uuid";
import { findHostedAccount, hostedFeatures } from "./assignments.queries.ts";
import { beginComparing } from "./differences.queries.ts";
import { insertIntent } from "./intents.queries.ts";
import { findLink, readFees } from "./links.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { listOwnCards } from "./saved-cards.queries.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";
import { walletsOf } from "./wallet-access.ts";
import { isWalletOn } from "./wallet-gate.queries.ts";
import { findWallet } from "./wallets.queries.ts";

type Wanted = {
  readonly cafeteriaId: CafeteriaId;
  readonly buyerId: ProfileId;
  readonly base: Cents;
  readonly provider: OnlineProvider;
};
type Buyer = {
  readonly email: string;
  readonly name: string;
  readonly balance: Cents;
  readonly features: readonly Feature[];
  readonly country: string;
  /** Those that the country has. */
  readonly providers: readonly Feature[];
};

async function findBuyer(trx: Transaction<unknown>, { cafeteriaId, buyerId }: Wanted): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    select u.email, p.username as name, a.balance, c.features, c.country_id as country,
           array(select o.feature from country_provider o where o.country_id = c.country_id) as providers
      from profile p
      join authentication_user u on u.id = p.authentication_user_id
      join account a on a.kind = 'CLIENT' and a.profile_id = p.id
      join cafeteria c on c.id = p.cafeteria_id
     where p.id = ${buyerId} and p.cafeteria_id = ${cafeteriaId} and p.type = 'CLIENT' and p.status = 'ENABLED'`.execute(
    trx,
  );
  return rows[0];
}

/** Who gets the money, and where the buyer pays. */
type Way = Pick<PaymentIntent, "accountId" | "isLive" | "isDebitOnly"> & {
  readonly fees: PaymentFees;
  readonly goOn: (intentId: string, until: Instant) => Promise<Pick<StartedCharge, "token" | "url">>;
};

/** More than anybody has; the token stays as long as an address may be. */
const mostCards = 8;

/** By a card that is typed on our page, or was saved there. */
async function cardWay(
  trx: Transaction<unknown>,
  online: OnlinePayments | null,
  { cafeteriaId, buyerId, base }: Wanted,
  buyer: Buyer,
): Promise<Way | null> {
  const link = await findLink(trx, cafeteriaId);
  if (!online?.mercadoPago || !buyer.features.includes("mercadoPago") || link?.status !== "ACTIVE") return null;
  const all = paymentFees(base, await readFees(trx, cafeteriaId, "MERCADO_PAGO"));
  // In the name of a seller with credentials of their own nothing can be asked for us.
  const fees = link.kind === "OAUTH" ? all : { ...all, commission: noMoney };
  const [isDebitOnly, { tokens, clock }] = [buyer.features.includes("debitOnly"), online];
  const own = await listOwnCards(trx, { cafeteriaId, clientId: buyerId });
  const cards = own.filter((card) => mayPayWith(card, { isDebitOnly, now: clock.now() })).slice(0, mostCards);
  return {
    accountId: link.accountId,
    isLive: link.isLive,
    isDebitOnly,
    fees,
    goOn: async (intentId, until) => ({
      token: await tokens.sign({
        intentId,
        publicKey: link.publicKey,
        totalPrice: fees.total,
        buyerEmail: buyer.email,
        buyerName: buyer.name,
        debitOnly: isDebitOnly,
        cards,
        until,
      }),
      url: null,
    }),
  };
}

/** By a wallet that was linked before: nobody is led anywhere. With what it pays nobody tells, as on a provider's page. */
async function walletWay(
  trx: Transaction<unknown>,
  online: OnlinePayments | null,
  { cafeteriaId, buyerId, base }: Wanted,
): Promise<Way | "NOT_LINKED" | null> {
  const payments = walletsOf(online?.mercadoPago);
  const link = await findLink(trx, cafeteriaId);
  if (payments === null || link === undefined) return null;
  if (!(await isWalletOn(trx, payments, { cafeteriaId, clientId: buyerId }))) return null;
  const wallet = await findWallet(trx, buyerId);
  if (wallet === undefined || !mayChargeWallet(wallet.agreement, link.accountId)) return "NOT_LINKED";
  const all = paymentFees(base, await readFees(trx, cafeteriaId, "WALLET_CONNECT"));
  return {
    accountId: link.accountId,
    isLive: link.isLive,
    isDebitOnly: false,
    fees: link.kind === "OAUTH" ? all : { ...all, commission: noMoney },
    goOn: () => Promise.resolve({ token: null, url: null }),
  };
}

/** On the provider's page: of one that takes the money nobody tells with what card it is paid. PAY-11 */
const pageWay =
  (provider: HostedName) =>
  async (
    trx: Transaction<unknown>,
    online: OnlinePayments | null,
    { cafeteriaId, base }: Wanted,
    { features, providers, country }: Buyer,
  ): Promise<Way | null> => {
    const payments = online?.hosted[provider] ?? null;
    const feature = hostedFeatures[provider];
    const isOn = features.includes(feature) && providers.includes(feature);
    if (payments === null || !isOn || !payments.provider.serves(country)) return null;
    const assigned = await findHostedAccount(trx, { cafeteriaId, provider });
    if (assigned === undefined) return null;
    return {
      accountId: assigned.accountId,
      isLive: assigned.isLive ?? payments.provider.isLive,
      isDebitOnly: payments.provider.charge !== undefined && features.includes("debitOnly"),
      fees: paymentFees(base, await readFees(trx, cafeteriaId, provider)),
      goOn: async (intentId, until) => ({
        token: null,
        url: payments.pageUrl(await payments.tokens.signPage(intentId, until)),
      }),
    };
  };

const ways = {
  MERCADO_PAGO: cardWay,
  WALLET_CONNECT: walletWay,
  DIRECTA24: pageWay("DIRECTA24"),
  PLEXO: pageWay("PLEXO"),
  MATTILDA: pageWay("MATTILDA"),
} as const satisfies Readonly<Record<OnlineProvider, unknown>>;

export type StartedCharge = {
  readonly transactionId: string;
  readonly balance: Cents;
  /** For our page; null: it is paid on the provider's. */
  readonly token: string | null;
  /** Where the provider's page is opened; null: it is paid on ours, or on none. */
  readonly url: string | null;
};
type StartRefusal = Unavailable | { readonly code: "WRONG_PROFILE" | "WALLET_NOT_LINKED" };

/** The wish to pay, with all that is frozen in it, and what it is paid with. Nobody outside is called. ONLINE-01 ONLINE-04 ONLINE-10 */
export async function startCharge(
  trx: Transaction<unknown>,
  online: OnlinePayments | null,
  wanted: Wanted,
): Promise<Result<StartedCharge, StartRefusal>> {
  const buyer = await findBuyer(trx, wanted);
  if (buyer === undefined) return refused({ code: "WRONG_PROFILE" });
  const { cafeteriaId, buyerId, provider } = wanted;
  const [way, currency] = [await ways[provider](trx, online, wanted, buyer), currencyOf(buyer.country)];
  if (online === null || way === null || currency === null) return refused(unavailable[provider]);
  if (way === "NOT_LINKED") return refused({ code: "WALLET_NOT_LINKED" });
  const { fees, goOn, ...account } = way;
  const at = online.clock.now();
  const intent = { id: randomUUID(), total: fees.total, currency, ...account };
  const [transactionId, submitUntil] = [id<"order">(newSortableId()), instantAfter(at, submitLimitMs)];
  await insertIntent(trx, { intent, provider, cafeteriaId, transactionId, buyerId, fees, submitUntil, at });
  if (provider === "MATTILDA") await beginComparing(trx, { cafeteriaId, provider });
  return accepted({ transactionId, balance: buyer.balance, ...(await goOn(intent.id, submitUntil)) });
}

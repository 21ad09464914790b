import type { Instant, Result } from "@cantina/domain/kernel";
import { accepted } from "@cantina/domain/kernel";
import type { AskedPayment, OnlineProvider, ProviderFailure, ProviderPayment } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { failed } from "../provider-calls/index.ts";
import { findAccess } from "./links.queries.ts";
import type { HostedPayments, OnlinePayments, SellerPayments } from "./online-payments.ts";
import { openPage } from "./open-page.ts";
import { asSeller } from "./seller-access.ts";
import { type WalletPayments, walletsOf } from "./wallet-access.ts";

type Answer<T> = Promise<Result<T, ProviderFailure>>;
type Attempt = { readonly accountId: string; readonly intentId: string; readonly number: number };
type Begun = Attempt & { readonly asked: AskedPayment };

/** A provider's own books, whichever way they are reached. */
export type ProviderBooks = {
  readonly read: (accountId: string, paymentId: string, asked?: AskedPayment) => Answer<ProviderPayment>;
  /** What became of an attempt whose answer nobody heard. */
  readonly find: (attempt: Begun) => Answer<readonly ProviderPayment[]>;
  /** null: it lists nothing, and what we asked for is all that there is. */
  readonly list:
    | ((
        accountId: string,
        range: { readonly from: Instant; readonly until: Instant },
      ) => Answer<readonly ProviderPayment[]>)
    | null;
  readonly giveBack: (payment: Attempt & { readonly paymentId: string; readonly key: string }) => Answer<null>;
};

const asSellers =
  (db: Kysely<unknown>, payments: SellerPayments) =>
  async <T>(accountId: string, ask: (token: string) => Answer<T>): Answer<T> => {
    const access = await findAccess(db, accountId);
    return access === undefined ? failed("OFF") : asSeller(db, payments, access, ask);
  };

function sellerBooks(db: Kysely<unknown>, payments: SellerPayments): ProviderBooks {
  const as = asSellers(db, payments);
  const { provider } = payments;
  return {
    read: (accountId, paymentId) => as(accountId, (token) => provider.read(token, paymentId)),
    find: ({ accountId, intentId }) => as(accountId, (token) => provider.find(token, intentId)),
    list: (accountId, range) => as(accountId, (token) => provider.list(token, range)),
    giveBack: ({ accountId, paymentId, key }) => as(accountId, (token) => provider.giveBack(token, paymentId, key)),
  };
}

/** What a wallet paid is in the seller's books by a name of its own, which no list tells. */
function walletBooks(db: Kysely<unknown>, payments: WalletPayments): ProviderBooks {
  const [as, { wallets }] = [asSellers(db, payments), payments];
  return {
    read: (accountId, paymentId) => as(accountId, (token) => wallets.read(token, paymentId)),
    find: (attempt) => findByWallet(db, payments, attempt),
    list: null,
    giveBack: ({ accountId, paymentId, key }) => as(accountId, (token) => wallets.giveBack(token, paymentId, key)),
  };
}

/** By the name that it has there; where only the page says it, the page is asked for by the same key and is the same. */
function hostedBooks(db: Kysely<unknown>, payments: HostedPayments): ProviderBooks {
  const { provider } = payments;
  const nameOf = async ({ intentId, number }: Attempt): Answer<string> => {
    if (provider.paymentIdOf !== null) return accepted(provider.paymentIdOf({ reference: intentId, number }));
    const opened = await openPage(db, payments, { intentId, number });
    return opened.ok ? accepted(opened.value.payment.id) : opened;
  };
  return {
    read: (accountId, paymentId, asked) => provider.read(paymentId, asked, accountId),
    find: async (attempt) => {
      const name = await nameOf(attempt);
      if (!name.ok) return name;
      const read = await provider.read(name.value, attempt.asked, attempt.accountId);
      return read.ok ? accepted([read.value]) : read;
    },
    list: null,
    giveBack: ({ intentId, number, ...payment }) => provider.giveBack({ reference: intentId, number, ...payment }),
  };
}

/** What a wallet paid for an intent, whoever asks after it. */
export const findByWallet = (
  db: Kysely<unknown>,
  payments: WalletPayments,
  { accountId, intentId }: Pick<Attempt, "accountId" | "intentId">,
): Answer<readonly ProviderPayment[]> =>
  asSellers(db, payments)(accountId, (token) => payments.wallets.find(token, intentId));

/** null: nobody configured it. */
export function booksOf(db: Kysely<unknown>, online: OnlinePayments, provider: OnlineProvider): ProviderBooks | null {
  if (provider === "MERCADO_PAGO") return online.mercadoPago === null ? null : sellerBooks(db, online.mercadoPago);
  if (provider === "WALLET_CONNECT") {
    const wallets = walletsOf(online.mercadoPago);
    return wallets === null ? null : walletBooks(db, wallets);
  }
  const payments = online.hosted[provider];
  return payments === null ? null : hostedBooks(db, payments);
}

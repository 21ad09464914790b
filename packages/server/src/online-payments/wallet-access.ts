import { type Result, accepted } from "@cantina/domain/kernel";
import {
  type ProviderFailure,
  type WalletConnect,
  type WalletEnding,
  type WalletFact,
  type WalletSeller,
  walletAfter,
} from "@cantina/domain/payments";
import type { Kysely, Transaction } from "kysely";
import { inTransaction, noteChange, patienceMs, withPatience } from "../db/index.ts";
import { failed } from "../provider-calls/index.ts";
import type { SellerPayments } from "./online-payments.ts";
import { asSeller, sellerOf } from "./seller-access.ts";
import { type StoredWallet, type Written, lockWallet, writeWallet } from "./wallets.queries.ts";

/** Where wallets are linked at all. */
export type WalletPayments = SellerPayments & { readonly wallets: WalletConnect };

/** null: nobody said with which platform's id. ONLINE-04 */
export const walletsOf = (online: SellerPayments | null | undefined): WalletPayments | null => {
  if (online === null || online === undefined || online.wallets === null) return null;
  return { ...online, wallets: online.wallets };
};

/** What a wallet's token is about: no other row's opens in its place. SEAL-01 */
export const aboutWallet = (id: string): string => `${id}/WALLET_CONNECT/payer`;

/** Takes a fact into a wallet that is locked, and notes where it leads; the wallet as it is then. WALLET-01 */
export async function moveWallet(
  trx: Transaction<unknown>,
  stored: StoredWallet,
  fact: WalletFact,
  written: Written,
): Promise<StoredWallet> {
  const agreement = walletAfter(stored.agreement, fact);
  if (agreement === stored.agreement) return stored;
  // A token belongs to what is active alone.
  const { sealed, ...rest } = written;
  await writeWallet(trx, stored.id, agreement, {
    ...rest,
    ...(agreement.status === "ACTIVE" && sealed !== undefined && { sealed }),
  });
  if (agreement.status !== stored.agreement.status)
    noteChange({
      entity: "wallet",
      id: stored.id,
      before: stored.agreement.status,
      after: agreement.ending ?? agreement.status,
    });
  return { ...stored, agreement };
}

/** The same, of one that nobody has locked yet; a call that took its time has left the change a patience of its own. */
export const takeWalletFact = (
  db: Kysely<unknown>,
  id: string,
  fact: WalletFact,
  written: Written,
): Promise<StoredWallet | undefined> =>
  withPatience(patienceMs, () =>
    inTransaction(db, async (trx) => {
      const stored = await lockWallet(trx, id);
      return stored && moveWallet(trx, stored, fact, written);
    }),
  );

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** In the name of the seller who was linked when the wallet was; of one who left nothing is asked. */
export async function asWalletSeller<T>(
  db: Kysely<unknown>,
  online: WalletPayments,
  { cafeteriaId, agreement: { accountId } }: Pick<StoredWallet, "cafeteriaId" | "agreement">,
  ask: (seller: WalletSeller) => Answer<T>,
): Answer<T> {
  const link = await sellerOf(db, { cafeteriaId, accountId });
  if (!link.ok) return link;
  if (link.value.status === "REMOVED") return failed("OFF");
  const { country } = link.value;
  return asSeller(db, online, link.value, (token) => ask({ token, country }));
}

/** Looks at the provider's books, and takes what they say; false: nobody could look. WALLET-02 */
export async function lookAtWallet(
  db: Kysely<unknown>,
  online: WalletPayments,
  stored: StoredWallet,
): Promise<boolean> {
  const { agreementId } = stored.agreement;
  if (agreementId === null) return true;
  const state = await asWalletSeller(db, online, stored, (seller) => online.wallets.stateOf(seller, agreementId));
  if (!state.ok) return false;
  const at = online.clock.now();
  await takeWalletFact(
    db,
    stored.id,
    { kind: "READ", state: state.value },
    { at, isEndedThere: state.value === "ENDED" },
  );
  return true;
}

/** Ends it at the provider; what is not there has ended. */
export async function endThere(db: Kysely<unknown>, online: WalletPayments, stored: StoredWallet): Answer<null> {
  const { agreementId } = stored.agreement;
  if (agreementId === null) return accepted(null);
  return asWalletSeller(db, online, stored, (seller) => online.wallets.end(seller, agreementId));
}

export const endWallet = (
  db: Kysely<unknown>,
  { clock }: WalletPayments,
  id: string,
  ending: WalletEnding,
): Promise<StoredWallet | undefined> => takeWalletFact(db, id, { kind: "ENDED", ending }, { at: clock.now() });

import type { Kysely } from "kysely";
import { inTransaction } from "../db/index.ts";
import { type WalletPayments, lookAtWallet, takeWalletFact } from "./wallet-access.ts";
import { type DueWalletEvent, listWalletsOf, settleWalletEvent } from "./wallet-events.queries.ts";
import { listUnanswered, lockWallet } from "./wallets.queries.ts";

/** What was told of an agreement leads to a look at it. One that is none of ours is asked about for an hour. WALLET-02 */
export async function followWallet(
  db: Kysely<unknown>,
  online: WalletPayments,
  { id, agreementId, isOld, isHopeless }: DueWalletEvent,
): Promise<void> {
  const ids = await listWalletsOf(db, agreementId);
  let isDone = ids.length > 0 || isOld;
  for (const walletId of ids) {
    const stored = await inTransaction(db, (trx) => lockWallet(trx, walletId));
    if (stored === undefined || stored.agreement.status === "ENDED") continue;
    if (!(await lookAtWallet(db, online, stored))) isDone = false;
  }
  if (isDone || isHopeless) await settleWalletEvent(db, id);
}

/** Those that nobody consented to in time. WALLET-01 */
export async function endUnanswered(db: Kysely<unknown>, { clock }: WalletPayments): Promise<void> {
  const at = clock.now();
  for (const id of await listUnanswered(db, at)) await takeWalletFact(db, id, { kind: "CLOCK", at }, { at });
}

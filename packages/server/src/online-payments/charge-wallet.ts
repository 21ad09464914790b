import { randomUUID } from "node:crypto";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import {
  type PaymentStatus,
  type ProviderFailure,
  decideSubmit,
  intentStatusOf,
  mayChargeWallet,
  mayHaveCharged,
} from "@cantina/domain/payments";
import { type Kysely, sql } from "kysely";
import { inTransaction, patienceMs, withPatience } from "../db/index.ts";
import { showInHistory } from "./book-top-up.queries.ts";
import { takeFact, takeReadBack } from "./hear-payment.ts";
import { type StoredIntent, insertAttempt, lockIntent } from "./intents.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { unavailable } from "./unavailable.ts";
import {
  type WalletPayments,
  aboutWallet,
  asWalletSeller,
  endWallet,
  lookAtWallet,
  walletsOf,
} from "./wallet-access.ts";
import { type StoredWallet, findWallet } from "./wallets.queries.ts";

type Begun =
  | { readonly kind: "BEGUN"; readonly stored: StoredIntent; readonly wallet: StoredWallet; readonly key: string }
  /** Nothing is charged: this is how it stands. */
  | { readonly kind: "STANDS"; readonly status: PaymentStatus };

type Unpaid = { readonly code: "WALLET_CONNECT_NOT_AVAILABLE" | "WALLET_NOT_LINKED" };

const notLinked = refused({ code: "WALLET_NOT_LINKED" } as const);
const off = refused(unavailable.WALLET_CONNECT);

/** One attempt for each top-up, written and committed before anything is asked. ONLINE-01 WALLET-03 */
const begin = (db: Kysely<unknown>, { clock }: WalletPayments, transactionId: string): Promise<Result<Begun, Unpaid>> =>
  inTransaction(db, async (trx): Promise<Result<Begun, Unpaid>> => {
    const { rows } = await sql<{ id: string }>`
      select id from payment_intent where transaction_id = ${transactionId} and provider = 'WALLET_CONNECT'`.execute(
      trx,
    );
    const stored = rows[0] && (await lockIntent(trx, rows[0].id));
    if (stored === undefined) return off;
    const { intent, submitUntil } = stored;
    const decided = decideSubmit(intent, { now: clock.now(), until: submitUntil });
    if (intent.attempts.length > 0 || !decided.ok) return accepted({ kind: "STANDS", status: intentStatusOf(intent) });
    const wallet = await findWallet(trx, stored.buyerId);
    if (wallet === undefined || !mayChargeWallet(wallet.agreement, intent.accountId)) return notLinked;
    const [number, key] = [decided.value, randomUUID()];
    await insertAttempt(trx, stored, { number, key, returnKey: randomUUID() });
    const attempt = { number, status: "SUBMITTING", paymentId: null, seenAt: null, returnReason: null } as const;
    const now = { ...stored, intent: { ...intent, attempts: [attempt] } };
    await showInHistory(trx, now, clock.now());
    return accepted({ kind: "BEGUN", stored: now, wallet, key });
  });

/** A refusal may be of the token and not of the money: the agreement's own books say so, or the refusal itself. WALLET-04 */
async function isWalletGone(
  db: Kysely<unknown>,
  online: WalletPayments,
  wallet: StoredWallet,
  failure: ProviderFailure,
): Promise<boolean> {
  if (online.wallets.isTokenDead(failure)) await endWallet(db, online, wallet.id, "DEAD_TOKEN");
  else await lookAtWallet(db, online, wallet);
  const now = await findWallet(db, wallet.clientId);
  return now?.id !== wallet.id || now.agreement.status !== "ACTIVE";
}

/** For the buyer's statement; no child stands in it. */
const description = "Recarga de saldo";

async function chargeIt(
  db: Kysely<unknown>,
  online: WalletPayments,
  { stored, wallet, key }: Extract<Begun, { readonly kind: "BEGUN" }>,
): Promise<Result<PaymentStatus, Unpaid>> {
  const { intent, fees } = stored;
  const named = { intentId: intent.id, number: 1 };
  // The call took its time; what is written after it has a patience of its own.
  const hear = <T>(work: () => Promise<T>): Promise<T> => withPatience(patienceMs, work);
  const token = wallet.sealedToken && online.sealer.open(wallet.sealedToken, aboutWallet(wallet.id));
  if (token === null) {
    await hear(() => takeFact(db, online, named, { kind: "NOT_CHARGED" }));
    online.report({ code: "WALLET_NOT_OPENED", intentId: intent.id });
    return off;
  }
  const charged = await asWalletSeller(db, online, wallet, (seller) =>
    online.wallets.charge(seller, {
      payerToken: token,
      reference: intent.id,
      key,
      total: fees.total,
      commission: fees.commission,
      description,
    }),
  );
  if (!charged.ok) {
    const { kind, providerCode } = charged.failure;
    online.report({ code: "CHARGE_FAILED", intentId: intent.id, kind, providerCode });
    const isLost = mayHaveCharged(kind);
    const status = await hear(() => takeFact(db, online, named, { kind: isLost ? "LOST" : "NOT_CHARGED" }));
    if (isLost) return accepted(status ?? "UNKNOWN");
    if (kind !== "REJECTED" && kind !== "INVALID") return off;
    return (await isWalletGone(db, online, wallet, charged.failure)) ? notLinked : accepted(status ?? "REJECTED");
  }
  const payment = charged.value;
  const answered = await hear(() => takeFact(db, online, named, { kind: "ANSWERED", payment }));
  if (payment.state === "REJECTED") return accepted(answered ?? "REJECTED");
  // Only a look at its books counts. Should it fail, the net looks again.
  const read = await asWalletSeller(db, online, wallet, (seller) => online.wallets.read(seller.token, payment.id));
  const status = read.ok
    ? await hear(() => takeReadBack(db, online, { intentId: intent.id, provider: "WALLET_CONNECT" }, read.value))
    : answered;
  return accepted(status ?? "UNKNOWN");
}

/** Charges once what the intent froze, or says how it stands: whoever asks again, and at the same time. WALLET-03 ONLINE-05 */
export async function payByWallet(
  db: Kysely<unknown>,
  online: OnlinePayments | null,
  transactionId: string,
): Promise<Result<PaymentStatus, Unpaid>> {
  const payments = walletsOf(online?.mercadoPago);
  if (payments === null) return off;
  const begun = await begin(db, payments, transactionId);
  if (!begun.ok) return begun;
  return begun.value.kind === "BEGUN" ? chargeIt(db, payments, begun.value) : accepted(begun.value.status);
}

import { type CafeteriaId, type Result, accepted, instantAfter, refused } from "@cantina/domain/kernel";
import { type OnlineProvider, type ProviderPayment, compareBooks, intentIdOf } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { asAuthor, jobAuthor } from "../db/index.ts";
import {
  insertDifference,
  noteCompared,
  readAskedIds,
  readBookedIds,
  readOwnPayments,
  readWalletIntents,
  takeDueComparison,
} from "./differences.queries.ts";
import { takeReadBack } from "./hear-payment.ts";
import { findAccount, listAccounts } from "./known-accounts.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { booksOf } from "./provider-books.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";

const day = 86_400_000;
/** So that a night in which the provider was away is made up for. */
const backMs = 4 * day;
/** What is still on its way through its own books. */
const freshMs = 600_000;
/** Their clock may be ahead of ours, and what happened just now is not left to the next night. */
const aheadMs = 600_000;

type Compared = Promise<Result<null, Unavailable>>;

type Which = { readonly cafeteriaId: CafeteriaId; readonly provider: OnlineProvider };

/** What a wallet paid is compared by the name that it has among those. ONLINE-11 */
async function withoutWallets(
  db: Kysely<unknown>,
  place: { readonly accountId: string },
  theirs: readonly ProviderPayment[],
): Promise<readonly ProviderPayment[]> {
  const intents = theirs.map(({ reference }) => intentIdOf(reference));
  const wallets = await readWalletIntents(
    db,
    place,
    intents.filter((one) => one !== null),
  );
  return theirs.filter((_, index) => !wallets.has(intents[index] ?? ""));
}

/**
 * Looks at every payment of the seller's once more, as if each had been told of, and writes down what differs then: a
 * payment that nobody booked is booked. PAY-09 ONLINE-11
 */
async function compareWith(db: Kysely<unknown>, online: OnlinePayments, which: Which): Compared {
  const { cafeteriaId, provider } = which;
  const off = refused(unavailable[provider]);
  const [accountId, books] = [await findAccount(db, which), booksOf(db, online, provider)];
  if (accountId === undefined || books === null) return off;
  const now = online.clock.now();
  const from = instantAfter(now, -backMs);
  const listed =
    books.list === null ? accepted([]) : await books.list(accountId, { from, until: instantAfter(now, aheadMs) });
  if (!listed.ok) return off;
  const theirs: ProviderPayment[] = [...listed.value];
  const place = { cafeteriaId, provider, accountId };
  const known = new Set(theirs.map(({ id }) => id));
  const missing = new Set<string>();
  const asked = books.list === null ? await readAskedIds(db, place, { from, until: now }) : [];
  const booked = await readBookedIds(db, place, { from, until: instantAfter(now, -freshMs) });
  let isReached = asked.length === 0;
  for (const paymentId of new Set([...asked, ...booked])) {
    if (known.has(paymentId)) continue;
    const read = await books.read(accountId, paymentId);
    isReached ||= read.ok || read.failure.kind === "INVALID";
    if (read.ok) theirs.push(read.value);
    else if (read.failure.kind === "INVALID") missing.add(paymentId);
    // Of one that answers to nothing the others would say no more.
    else if (!isReached) return off;
  }
  for (const payment of theirs) {
    const intentId = intentIdOf(payment.reference);
    if (intentId !== null) await takeReadBack(db, online, { intentId, provider }, payment);
  }
  const own = provider === "MERCADO_PAGO" ? await withoutWallets(db, place, theirs) : theirs;
  const ours = await readOwnPayments(db, place, [...own.map(({ id }) => id), ...missing]);
  for (const difference of compareBooks(own, ours, missing)) await insertDifference(db, place, difference);
  await noteCompared(db, which, now);
  online.poke();
  return accepted(null);
}

/** With each that the cafeteria is linked to: of one that is away the others are compared all the same. */
export async function comparePayments(db: Kysely<unknown>, online: OnlinePayments, cafeteriaId: CafeteriaId): Compared {
  const providers = await listAccounts(db, cafeteriaId);
  let told: Awaited<Compared> = providers.length === 0 ? refused(unavailable.MERCADO_PAGO) : accepted(null);
  for (const provider of providers) {
    const compared = await compareWith(db, online, { cafeteriaId, provider });
    if (told.ok) told = compared;
  }
  return told;
}

/** Those whose night it is. */
export async function compareDue(db: Kysely<unknown>, online: OnlinePayments): Promise<void> {
  for (let due = await takeDueComparison(db); due !== undefined; due = await takeDueComparison(db)) {
    const which = due;
    await asAuthor(jobAuthor("compare-payments", which.cafeteriaId), async () => {
      const compared = await compareWith(db, online, which);
      if (!compared.ok) online.report({ code: "PAYMENTS_NOT_COMPARED", ...which });
    });
  }
}

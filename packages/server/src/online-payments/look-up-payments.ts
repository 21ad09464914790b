import type { Result } from "@cantina/domain/kernel";
import { type ProviderFailure, type ProviderPayment, intentIdOf } from "@cantina/domain/payments";
import { accepted } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { asAuthor, inTransaction, jobAuthor, noteChange } from "../db/index.ts";
import {
  type DueAttempt,
  type DueEvent,
  expireIntents,
  findAsked,
  settleEvent,
  takeDueAttempt,
  takeDueEvent,
} from "./due.queries.ts";
import { chargeChoice } from "./charge-choice.ts";
import { forgetInstruments } from "./choices.queries.ts";
import { takeFact, takeReadBack } from "./hear-payment.ts";
import { noteAttention } from "./intents.queries.ts";
import { failed } from "../provider-calls/index.ts";
import { forgetLeftLinks } from "./links.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { readWalletIntents } from "./differences.queries.ts";
import { endUnanswered, followWallet } from "./look-up-wallets.ts";
import { booksOf, findByWallet } from "./provider-books.ts";
import { walletsOf } from "./wallet-access.ts";
import { takeDueWalletEvent } from "./wallet-events.queries.ts";

/** A provider that says nothing holds each look for 10 s; the others go on. */
const looksAtOnce = 4;
/** Of one run, after which no further look begins. */
const runMs = 4_000;

const jobName = "look-up-payments";

async function paymentsOf(
  db: Kysely<unknown>,
  online: OnlinePayments,
  due: DueAttempt,
): Promise<Result<readonly ProviderPayment[], ProviderFailure>> {
  const books = booksOf(db, online, due.provider);
  if (books === null) return failed("OFF");
  const { paymentId, intentId, accountId, asked, returnKey: key, isToReturn } = due;
  if (paymentId === null) return books.find(due);
  if (isToReturn) {
    const given = await books.giveBack({ ...due, paymentId, key });
    if (!given.ok) online.report({ code: "PAYMENT_NOT_GIVEN_BACK", intentId, paymentId, kind: given.failure.kind });
  }
  const read = await books.read(accountId, paymentId, asked);
  return read.ok ? accepted([read.value]) : read;
}

async function lookUp(db: Kysely<unknown>, online: OnlinePayments, due: DueAttempt): Promise<void> {
  const { intentId, provider, number, status } = due;
  // Whoever asked is gone: nobody will hear the answer any more.
  if (status === "SUBMITTING") await takeFact(db, online, { intentId, number }, { kind: "LOST" });
  await chargeChoice(db, online, { intentId, provider, number });
  const payments = await paymentsOf(db, online, due);
  if (payments.ok)
    for (const payment of payments.value) await takeReadBack(db, online, { intentId, provider }, payment);
  if (!due.isLast) return;
  await noteAttention(db, intentId, "STILL_OPEN");
  online.report({ code: "PAYMENT_STILL_OPEN", intentId });
}

/** A part of what a wallet paid: the whole is looked at. False: it is none, or nobody could look. */
async function takeWalletNews(
  db: Kysely<unknown>,
  online: OnlinePayments,
  { accountId, intentId }: Pick<DueAttempt, "accountId" | "intentId">,
): Promise<boolean> {
  if (!(await readWalletIntents(db, { accountId }, [intentId])).has(intentId)) return false;
  const wallets = walletsOf(online.mercadoPago);
  const found = wallets === null ? undefined : await findByWallet(db, wallets, { accountId, intentId });
  if (found?.ok !== true) return false;
  for (const payment of found.value) await takeReadBack(db, online, { intentId, provider: "WALLET_CONNECT" }, payment);
  return found.value.length > 0;
}

/** ONLINE-07 */
async function follow(db: Kysely<unknown>, online: OnlinePayments, event: DueEvent): Promise<void> {
  const { id, provider, accountId, paymentId, isOld, isHopeless } = event;
  // Who comes back need not have paid.
  const asked = await findAsked(db, event);
  const read = await booksOf(db, online, provider)?.read(accountId, paymentId, asked);
  const isRead = read?.ok === true;
  const intentId = isRead ? intentIdOf(read.value.reference) : null;
  if (provider === "MERCADO_PAGO" && intentId !== null && (await takeWalletNews(db, online, { accountId, intentId })))
    return settleEvent(db, id);
  const status =
    isRead && intentId !== null ? await takeReadBack(db, online, { intentId, provider }, read.value) : undefined;
  // Whose it is, only who could look at it knows.
  if (status === undefined && !(isRead ? isOld : isHopeless)) return;
  if (status === undefined) online.report({ code: "PAYMENT_OF_NOBODY", accountId, paymentId });
  await settleEvent(db, id);
}

async function expire(db: Kysely<unknown>): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const id of await expireIntents(trx)) noteChange({ entity: "order", id, after: "REJECTED" });
  });
}

const asJob = (cafeteriaId: string | null, work: () => Promise<void>) =>
  asAuthor(jobAuthor(jobName, cafeteriaId), work);

/** One event or attempt that is due; false: there is none. */
async function lookAtOne(db: Kysely<unknown>, online: OnlinePayments): Promise<boolean> {
  const event = await takeDueEvent(db);
  if (event !== undefined) await asJob(null, () => follow(db, online, event));
  const due = await takeDueAttempt(db);
  if (due !== undefined) await asJob(due.cafeteriaId, () => lookUp(db, online, due));
  const wallets = walletsOf(online.mercadoPago);
  const told = wallets === null ? undefined : await takeDueWalletEvent(db);
  if (wallets !== null && told !== undefined) await asJob(null, () => followWallet(db, wallets, told));
  return event !== undefined || due !== undefined || told !== undefined;
}

/** What is open, what was told, and what nobody submitted in time. PAY-08 ONLINE-01 */
export async function lookUpPayments(db: Kysely<unknown>, online: OnlinePayments): Promise<void> {
  const endsAt = performance.now() + runMs;
  const lookOn = async (): Promise<void> => {
    let isMore = true;
    while (isMore && performance.now() < endsAt) isMore = await lookAtOne(db, online);
  };
  await Promise.all(Array.from({ length: looksAtOnce }, lookOn));
  await asJob(null, () => expire(db));
  const wallets = walletsOf(online.mercadoPago);
  if (wallets !== null) await asJob(null, () => endUnanswered(db, wallets));
  await forgetLeftLinks(db);
  await forgetInstruments(db);
}

import type { Result } from "@cantina/domain/kernel";
import type { ProviderFailure, ProviderPayment } from "@cantina/domain/payments";
import { accepted } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { asAuthor, inTransaction, jobAuthor, noteChange } from "../db/index.ts";
import {
  type DueAttempt,
  type DueEvent,
  expireIntents,
  settleEvent,
  takeDueAttempt,
  takeDueEvent,
} from "./due.queries.ts";
import { takeFact, takeReadBack } from "./hear-payment.ts";
import { noteAttention } from "./intents.queries.ts";
import { findLinkOfAccount, forgetRemovedLinks } from "./links.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { asSeller, sellerOf } from "./seller-access.ts";

/** Of one look: a provider that says nothing holds each for 10 s. */
const mostAtOnce = 20;

const jobName = "look-up-payments";

async function paymentsOf(
  db: Kysely<unknown>,
  online: OnlinePayments,
  due: DueAttempt,
): Promise<Result<readonly ProviderPayment[], ProviderFailure>> {
  const link = await sellerOf(db, due);
  if (!link.ok) return link;
  const { paymentId, intentId, returnKey, isToReturn } = due;
  if (paymentId === null) return asSeller(db, online, link.value, (token) => online.provider.find(token, intentId));
  if (isToReturn) {
    const given = await asSeller(db, online, link.value, (token) =>
      online.provider.giveBack(token, paymentId, returnKey),
    );
    if (!given.ok) online.report({ code: "PAYMENT_NOT_GIVEN_BACK", intentId, paymentId, kind: given.failure.kind });
  }
  const read = await asSeller(db, online, link.value, (token) => online.provider.read(token, paymentId));
  return read.ok ? accepted([read.value]) : read;
}

async function lookUp(db: Kysely<unknown>, online: OnlinePayments, due: DueAttempt): Promise<void> {
  const { intentId, number, status } = due;
  // Whoever asked is gone: nobody will hear the answer any more.
  if (status === "SUBMITTING") await takeFact(db, online, { intentId, number }, { kind: "LOST" });
  const payments = await paymentsOf(db, online, due);
  if (payments.ok) for (const payment of payments.value) await takeReadBack(db, online, intentId, payment);
  if (!due.isLast) return;
  await noteAttention(db, intentId, "STILL_OPEN");
  online.report({ code: "PAYMENT_STILL_OPEN", intentId });
}

/** ONLINE-07 */
async function follow(db: Kysely<unknown>, online: OnlinePayments, event: DueEvent): Promise<void> {
  const { id, accountId, paymentId, isOld } = event;
  const link = await findLinkOfAccount(db, accountId);
  const read =
    link === undefined
      ? undefined
      : await asSeller(db, online, link, (token) => online.provider.read(token, paymentId));
  const reference = read?.ok === true ? read.value.reference : null;
  const isIntent = reference !== null && /^[0-9a-f-]{36}$/u.test(reference);
  const status = read?.ok === true && isIntent ? await takeReadBack(db, online, reference, read.value) : undefined;
  if (status === undefined && !isOld) return;
  if (status === undefined) online.report({ code: "PAYMENT_OF_NOBODY", accountId, paymentId });
  await settleEvent(db, id);
}

async function expire(db: Kysely<unknown>): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const id of await expireIntents(trx)) noteChange({ entity: "order", id, after: "REJECTED" });
  });
}

/** What is open, what was told, and what nobody submitted in time. PAY-08 ONLINE-01 */
export async function lookUpPayments(db: Kysely<unknown>, online: OnlinePayments): Promise<void> {
  const asJob = (cafeteriaId: string | null, work: () => Promise<void>) =>
    asAuthor(jobAuthor(jobName, cafeteriaId), work);
  for (let count = 0; count < mostAtOnce; count += 1) {
    const event = await takeDueEvent(db);
    if (event === undefined) break;
    await asJob(null, () => follow(db, online, event));
  }
  for (let count = 0; count < mostAtOnce; count += 1) {
    const due = await takeDueAttempt(db);
    if (due === undefined) break;
    await asJob(due.cafeteriaId, () => lookUp(db, online, due));
  }
  await asJob(null, () => expire(db));
  await forgetRemovedLinks(db);
}

import { type CafeteriaId, type Result, accepted, instantAfter, refused } from "@cantina/domain/kernel";
import { type ProviderPayment, compareBooks, intentIdOf } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { asAuthor, jobAuthor } from "../db/index.ts";
import {
  insertDifference,
  noteCompared,
  readBookedIds,
  readOwnPayments,
  takeDueComparison,
} from "./differences.queries.ts";
import { takeReadBack } from "./hear-payment.ts";
import { findLink } from "./links.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";
import { asSeller } from "./seller-access.ts";

const day = 86_400_000;
/** So that a night in which the provider was away is made up for. */
const backMs = 4 * day;
/** What is still on its way through its own books. */
const freshMs = 600_000;
/** Their clock may be ahead of ours, and what happened just now is not left to the next night. */
const aheadMs = 600_000;

/**
 * Looks at every payment of the seller's once more, as if each had been told of, and writes down what differs then: a
 * payment that nobody booked is booked. PAY-09 ONLINE-11
 */
export async function comparePayments(
  db: Kysely<unknown>,
  online: OnlinePayments,
  cafeteriaId: CafeteriaId,
): Promise<Result<null, { readonly code: "MP_NOT_AVAILABLE" }>> {
  const link = await findLink(db, cafeteriaId);
  if (link === undefined || link.status === "REMOVED") return refused({ code: "MP_NOT_AVAILABLE" });
  const now = online.clock.now();
  const from = instantAfter(now, -backMs);
  const until = instantAfter(now, aheadMs);
  const listed = await asSeller(db, online, link, (token) => online.provider.list(token, { from, until }));
  if (!listed.ok) return refused({ code: "MP_NOT_AVAILABLE" });
  const theirs: ProviderPayment[] = [...listed.value];
  const place = { cafeteriaId, accountId: link.accountId };
  const known = new Set(theirs.map(({ id }) => id));
  const missing = new Set<string>();
  for (const paymentId of await readBookedIds(db, place, { from, until: instantAfter(now, -freshMs) })) {
    if (known.has(paymentId)) continue;
    const read = await asSeller(db, online, link, (token) => online.provider.read(token, paymentId));
    if (read.ok) theirs.push(read.value);
    else if (read.failure.kind === "INVALID") missing.add(paymentId);
  }
  for (const payment of theirs) {
    const intentId = intentIdOf(payment.reference);
    if (intentId !== null) await takeReadBack(db, online, intentId, payment);
  }
  const ours = await readOwnPayments(db, place, [...theirs.map(({ id }) => id), ...missing]);
  for (const difference of compareBooks(theirs, ours, missing)) await insertDifference(db, place, difference);
  await noteCompared(db, cafeteriaId, now);
  online.poke();
  return accepted(null);
}

/** Those whose night it is. */
export async function compareDue(db: Kysely<unknown>, online: OnlinePayments): Promise<void> {
  for (let due = await takeDueComparison(db); due !== undefined; due = await takeDueComparison(db)) {
    const cafeteriaId = due;
    await asAuthor(jobAuthor("compare-payments", cafeteriaId), async () => {
      const compared = await comparePayments(db, online, cafeteriaId);
      if (!compared.ok) online.report({ code: "PAYMENTS_NOT_COMPARED", cafeteriaId });
    });
  }
}

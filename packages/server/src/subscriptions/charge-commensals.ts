import { BrokenInvariant, type Cents, type Instant, type ProfileId } from "@cantina/domain/kernel";
import { decideCharge, priceOn } from "@cantina/domain/subscriptions";
import type { Transaction } from "kysely";
import { type ChargeAuthor, bookCharge, noteRefusal } from "./book-charge.queries.ts";
import { type ChargeAsked, readChargeFacts } from "./charge-facts.queries.ts";

export type Charging = { readonly at: Instant; readonly by: ChargeAuthor };

/** Charges those of them who owe their month and can pay it; says how many. SUBS-09 SUBS-10 */
export async function chargeCommensals(
  trx: Transaction<unknown>,
  asked: ChargeAsked,
  { at, by }: Charging,
): Promise<number> {
  const facts = await readChargeFacts(trx, asked);
  if (facts === null) return 0;
  // Commensals of one family pay from one account, one after the other.
  const balances = new Map<ProfileId, Cents>();
  let charged = 0;
  for (const commensal of facts.commensals) {
    const balance = balances.get(commensal.clientId) ?? commensal.balance;
    const decision = decideCharge({
      ...commensal,
      subscription: facts.subscription,
      account: { balance, minimumBalance: commensal.minimumBalance, floor: commensal.floor },
      day: asked.day,
    });
    if (decision.ok) {
      await bookCharge(trx, { asked, commensal, price: decision.value.price, at, by });
      balances.set(commensal.clientId, decision.value.balanceAfter);
      charged += 1;
    } else if (decision.failure.code !== "NOT_DUE") {
      const price = priceOn(facts.subscription.payDayPrices, asked.day);
      if (price === null) throw new BrokenInvariant("what has no price is not due");
      await noteRefusal(trx, { asked, commensalId: commensal.commensalId, price, refusal: decision.failure, at });
    }
  }
  return charged;
}

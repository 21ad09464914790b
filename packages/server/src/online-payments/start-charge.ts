import { randomUUID } from "node:crypto";
import {
  type CafeteriaId,
  type Cents,
  type ProfileId,
  type Result,
  accepted,
  id,
  instantAfter,
  noMoney,
  refused,
} from "@cantina/domain/kernel";
import { currencyOf, paymentFees, submitLimitMs } from "@cantina/domain/payments";
import type { Feature } from "@cantina/domain/cafeteria";
import { type Transaction, sql } from "kysely";
import { v7 as newSortableId } from "uuid";
import { insertIntent } from "./intents.queries.ts";
import { findLink, readFees } from "./links.queries.ts";
import type { OnlinePayments } from "./online-payments.ts";

type Wanted = { readonly cafeteriaId: CafeteriaId; readonly buyerId: ProfileId; readonly base: Cents };
type Buyer = {
  readonly email: string;
  readonly name: string;
  readonly balance: Cents;
  readonly features: readonly Feature[];
  readonly country: string;
};

async function findBuyer(trx: Transaction<unknown>, { cafeteriaId, buyerId }: Wanted): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    select u.email, p.username as name, a.balance, c.features, c.country_id as country
      from profile p
      join authentication_user u on u.id = p.authentication_user_id
      join account a on a.kind = 'CLIENT' and a.profile_id = p.id
      join cafeteria c on c.id = p.cafeteria_id
     where p.id = ${buyerId} and p.cafeteria_id = ${cafeteriaId} and p.type = 'CLIENT' and p.status = 'ENABLED'`.execute(
    trx,
  );
  return rows[0];
}

export type StartedCharge = { readonly transactionId: string; readonly token: string; readonly balance: Cents };
type StartRefusal = { readonly code: "MP_NOT_AVAILABLE" | "WRONG_PROFILE" };

/** The wish to pay, with all that is frozen in it, and what the card page needs. Nobody outside is called. ONLINE-01 ONLINE-04 ONLINE-10 */
export async function startCharge(
  trx: Transaction<unknown>,
  online: OnlinePayments | null,
  wanted: Wanted,
): Promise<Result<StartedCharge, StartRefusal>> {
  const buyer = await findBuyer(trx, wanted);
  if (buyer === undefined) return refused({ code: "WRONG_PROFILE" });
  const { cafeteriaId, buyerId, base } = wanted;
  const link = await findLink(trx, cafeteriaId);
  const currency = currencyOf(buyer.country);
  const isOn = buyer.features.includes("mercadoPago") && link?.status === "ACTIVE";
  if (online === null || !isOn || currency === null) return refused({ code: "MP_NOT_AVAILABLE" });
  const shares = await readFees(trx, cafeteriaId, "MERCADO_PAGO");
  const all = paymentFees(base, shares);
  // In the name of a seller with credentials of their own nothing can be asked for us.
  const fees = link.kind === "OAUTH" ? all : { ...all, commission: noMoney };
  const at = online.clock.now();
  const intent = {
    id: randomUUID(),
    total: fees.total,
    currency,
    accountId: link.accountId,
    isLive: link.isLive,
    isDebitOnly: buyer.features.includes("debitOnly"),
  };
  const [transactionId, submitUntil] = [id<"order">(newSortableId()), instantAfter(at, submitLimitMs)];
  await insertIntent(trx, { intent, cafeteriaId, transactionId, buyerId, fees, submitUntil, at });
  const token = await online.tokens.sign({
    intentId: intent.id,
    publicKey: link.publicKey,
    totalPrice: fees.total,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    debitOnly: intent.isDebitOnly,
    until: submitUntil,
  });
  return accepted({ transactionId, token, balance: buyer.balance });
}

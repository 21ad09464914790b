import type { Feature } from "@cantina/domain/cafeteria";
import { BrokenInvariant, type Cents, type Instant, type LocalDate, type TimeZone } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

export type PaymentAsked = {
  readonly cafeteriaId: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly at: Instant;
};

export type PaymentFacts = {
  readonly cafeteria: {
    readonly features: readonly Feature[];
    readonly customPaymentMethod: string | null;
    readonly timeZone: TimeZone;
    /** The stricter of the cafeteria's and the account's own. */
    readonly balanceFloor: Cents;
  };
  readonly localDate: LocalDate;
  /** The seller's open register. */
  readonly registerSessionId: string | null;
  /** null: no such enabled client here. */
  readonly buyer: { readonly balance: Cents; readonly minimumBalance: Cents } | null;
};

type Row = Omit<PaymentFacts["cafeteria"], "balanceFloor"> & {
  readonly localDate: LocalDate;
  readonly balanceFloor: Cents;
  readonly balance: Cents | null;
  readonly minimumBalance: Cents | null;
};

/** Locks the buyer's account, then the seller's register, as a sale does, and reads what a payment is decided from. */
export async function readPaymentFacts(
  trx: Transaction<unknown>,
  { cafeteriaId, sellerId, buyerId, at }: PaymentAsked,
): Promise<PaymentFacts> {
  await sql`
    select 1 from account where cafeteria_id = ${cafeteriaId} and kind = 'CLIENT' and profile_id = ${buyerId}
       for no key update`.execute(trx);
  const register = await sql<{ id: string }>`
    select id from register_session
     where cafeteria_id = ${cafeteriaId} and seller_id = ${sellerId} and closed_at is null for share`.execute(trx);
  // By a statement of its own: one alone would still see the balance of before it waited.
  const { rows } = await sql<Row>`
    select c.features, c.custom_payment_method as "customPaymentMethod", c.tz_name as "timeZone",
           (${at}::timestamptz at time zone c.tz_name)::date as "localDate",
           greatest(c.balance_floor, a.floor) as "balanceFloor", a.balance,
           coalesce(p.minimum_balance, g.minimum_balance) as "minimumBalance"
      from cafeteria c
      left join profile p
        on p.cafeteria_id = c.id and p.id = ${buyerId} and p.type = 'CLIENT' and p.status = 'ENABLED'
      left join account a on a.kind = 'CLIENT' and a.profile_id = p.id
      left join discount_category own on own.id = p.discount_category_id and own.status = 'ENABLED'
      left join discount_category g on g.id = coalesce(own.id, c.default_discount_category_id)
     where c.id = ${cafeteriaId}`.execute(trx);
  const row = rows[0];
  if (row === undefined) throw new BrokenInvariant("a call is made in a cafeteria that exists");
  const { localDate, balance, minimumBalance, ...cafeteria } = row;
  return {
    cafeteria,
    localDate,
    registerSessionId: register.rows[0]?.id ?? null,
    buyer: balance === null || minimumBalance === null ? null : { balance, minimumBalance },
  };
}

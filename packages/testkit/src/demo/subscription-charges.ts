import type { ClientAccount } from "@cantina/domain/clients";
import {
  type Cents,
  type Instant,
  type LocalDate,
  type ProfileId,
  addMoney,
  cents,
  noMoney,
  subtractMoney,
} from "@cantina/domain/kernel";
import { type PayDayPrice, monthOf, priceOn } from "@cantina/domain/subscriptions";

import { transactionRow } from "./coupon-rows.ts";
import { type DemoPosting, clientAccountName } from "./ledger.ts";
import type { Random } from "./random.ts";
import { type Day, instantAt } from "./school-days.ts";
import type { DemoRows } from "./tables.ts";

/** One commensal in an active subscription. */
export type Membership = {
  readonly subscriptionId: string;
  readonly payDayPrices: readonly PayDayPrice[];
  readonly commensalId: string;
  readonly classId: string | null;
  readonly client: ClientAccount;
  readonly minimumBalance: Cents;
};

export type ChargedMonth = {
  readonly rows: DemoRows;
  readonly postings: readonly DemoPosting[];
  /** What the accounts had to have for it. */
  readonly spent: ReadonlyMap<ProfileId, Cents>;
};

type Paid = {
  readonly member: Membership;
  readonly id: string;
  readonly price: Cents;
  readonly at: Instant;
  readonly day: LocalDate;
};

const fiveMinutes = 5 * 60_000;
/** Of those who could not pay today: who had the money when the month began. */
const paidInTime = 0.6;

const owes = ({ client, minimumBalance }: Membership, price: Cents): Cents =>
  subtractMoney(minimumBalance, subtractMoney(client.balance, price));

function payOn(random: Random, member: Membership, { date, start }: Day): readonly Paid[] {
  const price = priceOn(member.payDayPrices, date);
  const at = start + fiveMinutes;
  return price === null ? [] : [{ member, id: random.uuidAt(at), price, at: instantAt(at), day: date }];
}

/**
 * The month so far as the job has charged it: who had the money has paid, the others are tried again each day. The last
 * day is the latest whose charging hour has come.
 */
export function chargeMembers(
  random: Random,
  members: readonly Membership[],
  { cafeteriaId, days }: { readonly cafeteriaId: string; readonly days: readonly Day[] },
): ChargedMonth {
  const today = days.at(-1);
  if (today === undefined) return { rows: {}, postings: [], spent: new Map() };
  const [first = today] = days.filter(({ date }) => date >= monthOf(today.date));
  const dueToday = members.map((member) => ({ member, price: priceOn(member.payDayPrices, today.date) ?? noMoney }));
  const isPoor = ({ member, price }: (typeof dueToday)[number]): boolean => owes(member, price) > 0;
  // Who could pay now would have paid by now.
  const [paying, unpaid] = dueToday.reduce<[Membership[], typeof dueToday]>(
    ([inTime, late], one) =>
      !isPoor(one) || random.happens(paidInTime) ? [[...inTime, one.member], late] : [inTime, [...late, one]],
    [[], []],
  );
  const paid = paying.flatMap((member) => payOn(random, member, first));
  const spent = new Map<ProfileId, Cents>();
  for (const { member, price } of paid)
    spent.set(member.client.id, addMoney(spent.get(member.client.id) ?? noMoney, price));
  return {
    spent,
    postings: paid.map(({ member, id, price, at }) => ({
      debit: clientAccountName(member.client.id),
      credit: "SUBSCRIPTION_INCOME",
      amount: price,
      causeKind: "TRANSACTION",
      causeId: id,
      at,
    })),
    rows: {
      transaction: paid.map(({ member, id, price, at, day }) =>
        transactionRow(
          cafeteriaId,
          { localDate: day, at },
          {
            id,
            order_type: "SUBSCRIPTION_CHARGE",
            commensal_id: member.commensalId,
            commensal_class_id: member.classId,
            buyer_id: member.client.id,
            seller_id: null,
            payment_method: "ACCOUNT_BALANCE",
            subtotal: price,
            total_price: price,
            origin_medium: "SUBSCRIPTION",
          },
        ),
      ),
      subscription_charge: paid.map(({ member, id, day }) => ({
        subscription_id: member.subscriptionId,
        commensal_id: member.commensalId,
        month: monthOf(day),
        transaction_id: id,
      })),
      subscription_refusal: unpaid.map(({ member, price }) => ({
        subscription_id: member.subscriptionId,
        commensal_id: member.commensalId,
        local_date: today.date,
        at: instantAt(today.start + fiveMinutes),
        code: "INSUFFICIENT_BALANCE",
        price,
        missing: cents(owes(member, price)),
      })),
      // The day has been tried, so that the job begins tomorrow.
      local_day_job: [
        {
          cafeteria_id: cafeteriaId,
          job: "CHARGE_SUBSCRIPTIONS",
          local_date: today.date,
          done_at: instantAt(today.start + fiveMinutes),
        },
      ],
    },
  };
}

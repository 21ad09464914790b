import type { Diner } from "../clients/index.ts";
import { type CommensalId, compareNames, matchesSearch, searchText } from "../kernel/index.ts";
import { type PaidCount, type PaymentState, paidCount } from "./payment-state.ts";
import type { Subscription } from "./subscription.ts";

export type Member = { readonly diner: Diner; readonly payment: PaymentState };

/** A subscription with those of its commensals that are looked for, and how many of all have paid. */
export type MemberGroup = {
  readonly subscription: Subscription;
  readonly count: PaidCount;
  readonly members: readonly Member[];
};

export type MembersInput = {
  readonly subscriptions: readonly Subscription[];
  readonly payments: readonly PaymentState[];
  /** In the order in which they are shown. */
  readonly diners: readonly Diner[];
  readonly text: string;
  readonly isUnpaidOnly: boolean;
};

const searchableText = ({ commensal, client, className }: Diner): string =>
  searchText([commensal.firstName, commensal.lastName, className ?? "", client.username].join(" "));

/** Active subscriptions first, each by name; searched, only those in which somebody is found. SUBS-14 */
export function memberGroups(input: MembersInput): readonly MemberGroup[] {
  const { subscriptions, payments, diners, text, isUnpaidOnly } = input;
  const isNarrowed = text.trim() !== "" || isUnpaidOnly;
  return subscriptions
    .toSorted((a, b) => Number(b.status === "ENABLED") - Number(a.status === "ENABLED") || compareNames(a.name, b.name))
    .map((subscription) => {
      const own = payments.filter(({ subscriptionId }) => subscriptionId === subscription.id);
      const byCommensal = new Map<CommensalId, PaymentState>(own.map((state) => [state.commensalId, state]));
      const members = diners.flatMap((diner): readonly Member[] => {
        const payment = byCommensal.get(diner.commensal.id);
        if (payment === undefined || (isUnpaidOnly && (payment.isPaid || payment.price === null))) return [];
        return matchesSearch(searchableText(diner), text) ? [{ diner, payment }] : [];
      });
      return { subscription, count: paidCount(own), members };
    })
    .filter(({ members }) => !isNarrowed || members.length > 0);
}

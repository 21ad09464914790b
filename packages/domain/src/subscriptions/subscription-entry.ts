import {
  accepted,
  readWholeEntry,
  refused,
  textFault,
  type Cents,
  type ProductId,
  type Result,
  type TextFault,
  type Weekday,
} from "../kernel/index.ts";
import { type PayDayFault, payDayFaults } from "./billing.ts";
import { type SubscriptionDraft, isEverDelivered } from "./subscription-draft.ts";
import type { Subscription } from "./subscription.ts";

/** One line of the bill as it is typed; `key` names it while others come and go. */
export type BillingRow = { readonly key: number; readonly day: string; readonly price: Cents | null };

export type SubscriptionEntry = {
  readonly name: string;
  readonly rows: readonly BillingRow[];
  readonly days: readonly Weekday[];
  /** null: it isn't told. */
  readonly productId: ProductId | null;
};

export type BillingFaults = { readonly day?: "MISSING" | PayDayFault["code"]; readonly price?: "MISSING" };
export type SubscriptionFaults = {
  readonly name?: TextFault;
  /** By the row's place. */
  readonly rows: readonly BillingFaults[];
  readonly days?: "MISSING";
};

export const emptySubscription: SubscriptionEntry = {
  name: "",
  rows: [{ key: 0, day: "1", price: null }],
  days: [],
  productId: null,
};

export const subscriptionEntryOf = ({
  name,
  payDayPrices,
  availableWeekDates,
  productId,
}: Subscription): SubscriptionEntry => ({
  name,
  productId,
  rows: payDayPrices.map(({ day, price }, key) => ({ key, day: String(day), price })),
  days: availableWeekDates,
});

const dayFault = (row: BillingRow, fault: PayDayFault | undefined): BillingFaults["day"] =>
  row.day.trim() === "" ? "MISSING" : fault?.code;

/** What the form would send, or what keeps it from being sent; specification §5, Subscription. SUBS-07 */
export function checkSubscriptionEntry(entry: SubscriptionEntry): Result<SubscriptionDraft, SubscriptionFaults> {
  const name = entry.name.trim();
  // What is no whole number is no day of any month.
  const days = entry.rows.map(({ day }) => readWholeEntry(day, 31) ?? 0);
  const wrong = new Map(payDayFaults(days).map((fault) => [fault.row, fault]));
  const rows = entry.rows.map((row, index): BillingFaults => {
    const day = dayFault(row, wrong.get(index));
    return {
      ...(day !== undefined && { day }),
      ...(row.price === null && { price: "MISSING" }),
    };
  });
  const wrongName = textFault(name);
  const payDayPrices = entry.rows.flatMap(({ price }, index) =>
    price === null ? [] : { day: days[index] ?? 0, price },
  );
  const isDelivered = isEverDelivered(entry.days);
  if (wrongName !== null || !isDelivered || rows.some((row) => Object.keys(row).length > 0))
    return refused({
      ...(wrongName !== null && { name: wrongName }),
      rows,
      ...(!isDelivered && { days: "MISSING" }),
    });
  return accepted({
    name,
    payDayPrices: payDayPrices.toSorted((a, b) => a.day - b.day),
    availableWeekDates: entry.days,
    productId: entry.productId,
  });
}

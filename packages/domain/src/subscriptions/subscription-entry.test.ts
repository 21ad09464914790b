import { cents, id } from "../kernel/index.ts";
import { expect, test } from "vitest";
import { type BillingRow, checkSubscriptionEntry, emptySubscription } from "./subscription-entry.ts";

const row = (key: number, day: string, price: number | null = 1_000): BillingRow => ({
  key,
  day,
  price: price === null ? null : cents(price),
});
const faultsOf = (rows: readonly BillingRow[], name = "Almuerzo") => {
  const checked = checkSubscriptionEntry({ name, rows, days: ["MONDAY"], productId: null });
  return checked.ok ? null : checked.failure;
};

test("[SUBS-07] an empty form asks for a name, for the price of the first day and for a day of delivery", () => {
  expect(checkSubscriptionEntry(emptySubscription)).toEqual({
    ok: false,
    failure: {
      name: "MISSING",
      rows: [{ price: "MISSING" }],
      days: "MISSING",
    },
  });
});

test("[SUBS-07] each later row needs a day of its own from 2 to 31, and a price", () => {
  const rows = [row(0, "1"), row(1, "", null), row(2, "1"), row(3, "32"), row(4, "9"), row(5, "9"), row(6, "1,5")];
  expect(faultsOf(rows)?.rows).toEqual([
    {},
    { day: "MISSING", price: "MISSING" },
    { day: "OUT_OF_RANGE" },
    { day: "OUT_OF_RANGE" },
    {},
    { day: "REPEATED" },
    { day: "OUT_OF_RANGE" },
  ]);
});

test("[SUBS-07] [SUBS-18] what is sent is trimmed, goes by day and names what is delivered", () => {
  const entry = {
    name: " Almuerzo ",
    rows: [row(0, "1"), row(1, "20", 300), row(2, "11", 700)],
    days: ["FRIDAY"] as const,
    productId: id<"product">("menú"),
  };
  expect(checkSubscriptionEntry(entry)).toEqual({
    ok: true,
    value: {
      name: "Almuerzo",
      payDayPrices: [
        { day: 1, price: 1_000 },
        { day: 11, price: 700 },
        { day: 20, price: 300 },
      ],
      availableWeekDates: ["FRIDAY"],
      productId: "menú",
    },
  });
});

import { anyDiner } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, id } from "../kernel/index.ts";
import { type PaymentState, type Subscription, memberGroups } from "./index.ts";

const [one] = fc.sample(anyDiner(), { numRuns: 1, seed: 1 });
if (one === undefined) throw new Error("no sample");
const diner = (name: string) => ({
  ...one,
  className: null,
  client: { ...one.client, username: "Familia" },
  commensal: { ...one.commensal, id: id<"commensal">(name), firstName: name, lastName: "" },
});
const plan = (name: string, status: Subscription["status"] = "ENABLED"): Subscription => ({
  id: id<"subscription">(name),
  name,
  availableWeekDates: [],
  payDayPrices: [],
  status,
  commensalIds: [],
  lastUses: [],
  productId: null,
  version: 1,
});
const state = (subscription: string, commensal: string, part: Partial<PaymentState> = {}): PaymentState => ({
  subscriptionId: id<"subscription">(subscription),
  commensalId: id<"commensal">(commensal),
  isPaid: false,
  price: cents(100),
  lastRefusal: null,
  ...part,
});

const input = {
  subscriptions: [plan("Vianda"), plan("Desayuno", "DISABLED"), plan("Almuerzo")],
  payments: [
    state("Vianda", "ana", { isPaid: true }),
    state("Vianda", "beto"),
    state("Desayuno", "ana", { price: null }),
    state("Vianda", "gone", { isPaid: true }),
  ],
  diners: [diner("beto"), diner("ana"), diner("zoe")],
  text: "",
  isUnpaidOnly: false,
};
const shown = (part: Partial<typeof input> = {}) =>
  memberGroups({ ...input, ...part }).map(({ subscription, count, members }) => [
    subscription.name,
    `${count.paid}/${count.total}`,
    members.map((member) => member.diner.commensal.id),
  ]);

test("[SUBS-14] active subscriptions come first, with their commensals and how many of all have paid", () => {
  expect(shown()).toEqual([
    ["Almuerzo", "0/0", []],
    ["Vianda", "2/3", ["beto", "ana"]],
    ["Desayuno", "0/1", ["ana"]],
  ]);
});

test("[SUBS-14] a search and the filter leave only whom they find; the count is of all", () => {
  expect(shown({ text: "ÁNA" })).toEqual([
    ["Vianda", "2/3", ["ana"]],
    ["Desayuno", "0/1", ["ana"]],
  ]);
  expect(shown({ isUnpaidOnly: true })).toEqual([["Vianda", "2/3", ["beto"]]]);
  expect(shown({ text: "zoe" })).toEqual([]);
});

import type { Feature } from "@cantina/domain/cafeteria";
import { type ClientAccount, minimumBalanceFor } from "@cantina/domain/clients";
import { cents, type TimeZone, type Weekday, weekdayOf } from "@cantina/domain/kernel";
import { type SubscriptionStatus, latestDayToCharge } from "@cantina/domain/subscriptions";

import type { DemoProduct } from "./catalog.ts";
import type { DemoDiner } from "./diners.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Day, instantAt } from "./school-days.ts";
import { type ChargedMonth, chargeMembers } from "./subscription-charges.ts";
import type { DemoRows, Row } from "./tables.ts";

type Plan = {
  readonly name: string;
  readonly days: readonly Weekday[];
  readonly status: SubscriptionStatus;
  /** Day of the month and price in minor units. */
  readonly prices: readonly (readonly [number, number])[];
  readonly members: number;
  /** What each of its meals is; none: nobody has told. */
  readonly product?: string;
};

const schoolWeek = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"] as const;

const plans: readonly Plan[] = [
  {
    name: "Almuerzo mensual",
    days: schoolWeek,
    status: "ENABLED",
    prices: [
      [1, 6_800_000],
      [16, 3_600_000],
    ],
    members: 18,
    product: "Fideos con tuco",
  },
  {
    name: "Merienda",
    days: [...schoolWeek, "SATURDAY"],
    status: "ENABLED",
    prices: [[1, 2_450_000]],
    members: 11,
    product: "Café con leche",
  },
  { name: "Desayuno (2025)", days: schoolWeek, status: "DISABLED", prices: [[1, 1_500_000]], members: 6 },
];

type Canteen = {
  readonly seed: number;
  readonly features: readonly Feature[];
  readonly cafeteriaId: string;
  readonly products: readonly DemoProduct[];
  readonly clients: readonly ClientAccount[];
  readonly diners: readonly DemoDiner[];
  readonly sellerId: string;
  readonly zone: TimeZone;
  readonly days: readonly Day[];
  readonly now: number;
};

const hour = 3_600_000;
/** Days of meals that are kept. */
const pastDays = 20;

function membersOf(random: Random, clients: readonly ClientAccount[], count: number): readonly string[] {
  // The first is the family that a look around begins with.
  const first = clients[0]?.commensals[0]?.id;
  const members = new Set<string>(first === undefined ? [] : [first]);
  const commensals = clients.flatMap((client) => client.commensals);
  while (members.size < Math.min(count, commensals.length)) members.add(random.pick(commensals).id);
  return [...members];
}

function usesOf(random: Random, plan: Plan, { days, now }: Canteen): readonly { day: Day; at: number }[] {
  const served = days
    .slice(-pastDays)
    .filter(({ date, isSchoolDay }) => isSchoolDay && plan.days.includes(weekdayOf(date)));
  return served
    .map((day) => ({ day, at: day.start + 12 * hour + random.whole(0, 90) * 60_000 }))
    .filter(({ at }) => at < now && random.happens(0.92));
}

type Made = { readonly id: string; readonly plan: Plan; readonly members: readonly string[] };

/** Of those that are active, and what the job made of them this month. */
function chargesOf(made: readonly Made[], canteen: Canteen): ChargedMonth {
  const diners = new Map<string, DemoDiner>(canteen.diners.map((diner) => [diner.commensal.id, diner]));
  const members = made
    .filter(({ plan }) => plan.status === "ENABLED")
    .flatMap(({ id, plan, members: commensalIds }) =>
      commensalIds.flatMap((commensalId) => {
        const diner = diners.get(commensalId);
        if (diner === undefined) return [];
        const { client, category, commensal } = diner;
        return {
          subscriptionId: id,
          payDayPrices: plan.prices.map(([day, price]) => ({ day, price: cents(price) })),
          commensalId,
          classId: commensal.classId,
          client,
          minimumBalance: minimumBalanceFor(client, category),
        };
      }),
    );
  const latest = latestDayToCharge(instantAt(canteen.now), canteen.zone);
  return chargeMembers(seededRandom(canteen.seed + 1), members, {
    cafeteriaId: canteen.cafeteriaId,
    days: canteen.days.filter(({ date }) => date <= latest),
  });
}

/** Subscriptions with who is linked, what they have eaten and who has paid this month. */
export function subscriptionDemo(canteen: Canteen): ChargedMonth {
  if (!canteen.features.includes("subscriptions")) return { rows: {}, postings: [], spent: new Map() };
  const random = seededRandom(canteen.seed);
  const made = plans.map((plan) => ({
    id: random.uuid(),
    plan,
    members: membersOf(random, canteen.clients, plan.members),
  }));
  const rows = subscriptionRows(random, made, canteen);
  const charged = chargesOf(made, canteen);
  return { ...charged, rows: { ...rows, ...charged.rows } };
}

function subscriptionRows(random: Random, made: readonly Made[], canteen: Canteen): DemoRows {
  const each = (rowsOf: (one: Made) => readonly Row[]): readonly Row[] => made.flatMap(rowsOf);
  return {
    subscription: made.map(({ id, plan }) => ({
      id,
      cafeteria_id: canteen.cafeteriaId,
      name: plan.name,
      available_week_dates: plan.days,
      status: plan.status,
      product_id: canteen.products.find(({ product }) => product.name === plan.product)?.product.id ?? null,
    })),
    subscription_price: each(({ id, plan }) =>
      plan.prices.map(([day, price]) => ({ subscription_id: id, day, price })),
    ),
    subscription_commensal: each(({ id, members }) =>
      members.map((commensalId) => ({
        cafeteria_id: canteen.cafeteriaId,
        subscription_id: id,
        commensal_id: commensalId,
      })),
    ),
    subscription_use: each(({ id, plan, members }) =>
      members.flatMap((commensalId) =>
        usesOf(random, plan, canteen).map(({ day, at }) => ({
          subscription_id: id,
          commensal_id: commensalId,
          local_date: day.date,
          seller_id: canteen.sellerId,
          at: instantAt(at),
        })),
      ),
    ),
  };
}

import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Diner } from "../clients/index.ts";
import {
  accepted,
  addDays,
  basisPoints,
  cents,
  id,
  loadTemporal,
  localDate,
  refused,
  type LocalDate,
  weekdayOf,
  weekdays,
} from "../kernel/index.ts";
import {
  type MealFacts,
  type MealFilter,
  type Subscription,
  decideChargeRevert,
  decideMealUse,
  dinerMeals,
  filterMeals,
  mealStatuses,
  mealsOf,
} from "./index.ts";

beforeAll(loadTemporal);

const friday = "2026-11-20" as LocalDate;
const ana = id<"commensal">("ana");
const beto = id<"commensal">("beto");

const lunch = (part: Partial<Subscription> = {}): Subscription => ({
  id: id<"subscription">("lunch"),
  name: "Almuerzo",
  availableWeekDates: ["MONDAY", "FRIDAY"],
  payDayPrices: [{ day: 1, price: cents(4_500_000) }],
  status: "ENABLED",
  commensalIds: [ana, beto],
  lastUses: [],
  productId: null,
  version: 1,
  ...part,
});

test("[SUBS-01] weekdays go by the calendar", () => {
  const monday = localDate("2026-11-16");
  expect(weekdays.map((_, index) => weekdayOf(addDays(monday, index)))).toEqual(weekdays);
});

describe("meals of the day", () => {
  test("[SUBS-01] are shown on their weekdays and while enabled, and never else", () => {
    expect(mealsOf([lunch()], friday)).toHaveLength(2);
    expect(mealsOf([lunch()], addDays(friday, 1))).toEqual([]);
    expect(mealsOf([lunch({ status: "DISABLED" }), lunch({ status: "DELETED" })], friday)).toEqual([]);
  });

  test("[SUBS-02] are pending until used today, each on its own", () => {
    const statuses = (date: LocalDate) =>
      mealsOf([lunch({ lastUses: [{ commensalId: ana, date }] })], friday).map(({ status }) => status);
    expect(statuses(addDays(friday, -1))).toEqual(["PENDING", "PENDING"]);
    expect(statuses(friday)).toEqual(["COMPLETED", "PENDING"]);
  });
});

const dinerOf = (commensalId: typeof ana, firstName: string): Diner => ({
  commensal: {
    id: commensalId,
    profileId: id<"profile">("gomez"),
    firstName,
    lastName: "Gómez",
    classId: null,
    status: "ENABLED",
    discountCategoryId: null,
    cardCode: null,
    imageUrl: null,
    allergies: null,
    allergens: [],
    dailyLimit: null,
  },
  client: {
    id: id<"profile">("gomez"),
    username: "Familia Gómez",
    email: "gomez@correo.test",
    balance: cents(0),
    minimumBalance: null,
    discountCategoryId: null,
    familyCode: null,
    commensals: [],
  },
  className: firstName === "Ana" ? "3° B" : null,
  category: {
    id: id<"discount-category">("general"),
    name: "General",
    rate: basisPoints(0),
    maxDiscount: null,
    minimumBalance: cents(0),
  },
  minimumBalance: cents(0),
});

describe("meals as they are shown", () => {
  const snack = lunch({
    id: id<"subscription">("snack"),
    name: "Ágape",
    commensalIds: [beto, id<"commensal">("gone")],
  });
  const meals = () =>
    dinerMeals({
      subscriptions: [lunch(), snack],
      diners: [dinerOf(beto, "Beto"), dinerOf(ana, "Ana")],
      today: friday,
    });

  test("[SUBS-05] go by diner and then by subscription, without those who can't be served", () => {
    expect(meals().map(({ diner, name }) => `${diner.commensal.firstName} ${name}`)).toEqual([
      "Beto Ágape",
      "Beto Almuerzo",
      "Ana Almuerzo",
    ]);
  });

  test("[SUBS-05] are searched by diner, class, client and subscription", () => {
    const whole = { text: "", classIds: [], statuses: mealStatuses };
    const found = (text: string) => filterMeals(meals(), { ...whole, text }).map(({ name }) => name);
    expect(found("ana gomez")).toEqual(["Almuerzo"]);
    expect(found("3° b")).toEqual(["Almuerzo"]);
    expect(found("agape")).toEqual(["Ágape"]);
    expect(found("nadie")).toEqual([]);
  });

  test("[SUBS-05] are narrowed by class and status together", () => {
    const [classId, other] = [id<"class">("3b"), id<"class">("4a")];
    const all = meals().map((meal, index) => ({
      ...meal,
      status: index === 0 ? ("COMPLETED" as const) : ("PENDING" as const),
      diner: {
        ...meal.diner,
        commensal: { ...meal.diner.commensal, classId: meal.commensalId === beto ? classId : null },
      },
    }));
    const names = (filter: Partial<MealFilter>) =>
      filterMeals(all, { text: "", classIds: [], statuses: mealStatuses, ...filter }).map(({ name }) => name);
    expect(names({})).toEqual(["Ágape", "Almuerzo", "Almuerzo"]);
    expect(names({ classIds: [classId] })).toEqual(["Ágape", "Almuerzo"]);
    expect(names({ classIds: [classId], statuses: ["PENDING"] })).toEqual(["Almuerzo"]);
    expect(names({ classIds: [other] })).toEqual([]);
    expect(names({ statuses: ["COMPLETED"] })).toEqual(["Ágape"]);
    expect(names({ statuses: [] })).toEqual([]);
  });
});

describe("applying a meal", () => {
  const facts = (part: Partial<MealFacts> = {}): MealFacts => ({
    subscription: lunch(),
    isLinked: true,
    lastUse: null,
    today: friday,
    ...part,
  });
  const codeOf = (part: Partial<MealFacts>) => {
    const decision = decideMealUse(facts(part));
    return decision.ok ? null : decision.failure.code;
  };

  test("[SUBS-03] refuses what is not there, who is not linked, another day, a second use, in this order", () => {
    const wrongDay = { today: addDays(friday, 1), lastUse: addDays(friday, 1) };
    expect(codeOf({ ...wrongDay, subscription: null, isLinked: false })).toBe("NOT_FOUND");
    expect(codeOf({ ...wrongDay, subscription: lunch({ status: "DISABLED" }), isLinked: false })).toBe("NOT_FOUND");
    expect(codeOf({ ...wrongDay, isLinked: false })).toBe("WRONG_COMMENSAL");
    expect(codeOf(wrongDay)).toBe("WRONG_DAY_SUBSCRIPTION");
    expect(codeOf({ lastUse: friday })).toBe("USED_SUBSCRIPTION");
    expect(codeOf({ lastUse: addDays(friday, -1) })).toBeNull();
  });

  test("[SUBS-03] takes exactly what is shown as pending", () => {
    const days = fc.integer({ min: -8, max: 0 }).map((back) => addDays(friday, back));
    fc.assert(
      fc.property(
        fc.subarray([...weekdays]),
        fc.constantFrom("ENABLED" as const, "DISABLED" as const, "DELETED" as const),
        fc.option(days),
        days,
        (availableWeekDates, status, lastUse, today) => {
          const lastUses = lastUse === null ? [] : [{ commensalId: ana, date: lastUse }];
          const subscription = lunch({ availableWeekDates, status, commensalIds: [ana], lastUses });
          const isPending = mealsOf([subscription], today).some((meal) => meal.status === "PENDING");
          expect(decideMealUse({ subscription, isLinked: true, lastUse, today }).ok).toBe(isPending);
        },
      ),
    );
  });
});

test("[SUBS-06] a charge is taken back only from who is no longer linked", () => {
  expect(decideChargeRevert({ isLinked: true })).toEqual(refused({ code: "INVALID_REVERT_TRANSACTION" }));
  expect(decideChargeRevert({ isLinked: false })).toEqual(accepted(null));
});

import { randomUUID } from "node:crypto";
import { handClock } from "@cantina/testkit/orders-suite";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, test } from "vitest";

// 23:30 of Thursday 19 November in Buenos Aires, Friday in UTC.
const clock = handClock("2026-11-20T02:30:00Z");
const server = withTestServer({ clock });
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["subscriptions"] });
  token = await server().signIn(place.employee.email);
});

type Meal = { readonly subscriptionId: string; readonly commensalId: string };

async function makeMeals(
  count: number,
  { days = ["THURSDAY"], status = "ENABLED" }: { readonly days?: readonly string[]; readonly status?: string } = {},
): Promise<readonly Meal[]> {
  const { query } = server().database;
  const subscriptionId = randomUUID();
  await query(
    `insert into subscription (id, cafeteria_id, name, available_week_dates, status) values ($1, $2, 'Almuerzo', $3::text[], $4)`,
    [subscriptionId, place.id, days, status],
  );
  await query(
    `insert into subscription_price (subscription_id, day, price) values ($1, 1, 4500050), ($1, 15, 2500000)`,
    [subscriptionId],
  );
  const rows = await query(
    `with seated as (
       insert into commensal (cafeteria_id, profile_id, first_name, last_name)
       select $2, $3, 'Ana', 'Gómez' from generate_series(1, $4::integer) returning id)
     insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id)
     select $2, $1, id from seated returning commensal_id`,
    [subscriptionId, place.id, place.client.profileId, count],
  );
  return rows.map((row) => ({ subscriptionId, commensalId: String(row["commensal_id"]) }));
}

const path = () => `/api/cafeterias/${place.id}/subscriptions`;

async function apply(
  meals: readonly Meal[],
  by: { readonly token?: string; readonly url?: string; readonly key?: string } = {},
) {
  const response = await fetch(`${by.url ?? server().url}${path()}/apply`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${by.token ?? token}`,
      "idempotency-key": by.key ?? randomUUID(),
    },
    body: JSON.stringify(meals),
  });
  const json = (await response.json()) as { readonly data?: unknown; readonly Message?: { readonly Message: string } };
  return { code: json.Message?.Message ?? "APPLIED", data: json.data };
}

const usesOf = async ({ subscriptionId }: Meal) =>
  server().database.query(
    "select commensal_id, local_date from subscription_use where subscription_id = $1 order by commensal_id",
    [subscriptionId],
  );
const one = (meals: readonly Meal[]): Meal => {
  const [meal] = meals;
  if (meal === undefined) throw new Error("no meal");
  return meal;
};

describe("the list", () => {
  test("[SUBS-02] tells prices, days, who is linked and when each used it last", async () => {
    const meals = await makeMeals(2);
    const meal = one(meals);
    await apply([meal]);
    const { json } = await server().ask("GET", path(), { token });
    const { data } = json as { data: readonly { readonly id: string; readonly commensalIds: readonly string[] }[] };
    const found = data.find(({ id }) => id === meal.subscriptionId);
    expect(found).toMatchObject({
      name: "Almuerzo",
      availableWeekDates: ["THURSDAY"],
      payDayPrices: [
        { day: 1, price: 45_000.5 },
        { day: 15, price: 25_000 },
      ],
      status: "ENABLED",
      lastUses: [{ commensalId: meal.commensalId, date: "2026-11-19" }],
    });
    expect(found?.commensalIds.toSorted()).toEqual(meals.map(({ commensalId }) => commensalId).toSorted());
  });

  test("leaves out what is deleted and what is another cafeteria's", async () => {
    const deleted = one(await makeMeals(1, { status: "DELETED" }));
    const { text } = await server().ask("GET", path(), { token });
    expect(text).not.toContain(deleted.subscriptionId);
    const elsewhere = await makeCafeteria(server().database, { features: ["subscriptions"] });
    const stranger = await server().signIn(elsewhere.employee.email);
    const theirs = await server().ask("GET", `/api/cafeterias/${elsewhere.id}/subscriptions`, { token: stranger });
    expect(theirs.json).toEqual({ data: [] });
  });
});

describe("applying", () => {
  test("[SUBS-03] is once a day of the cafeteria's own calendar", async () => {
    clock.set("2026-11-20T02:30:00Z");
    const meals = await makeMeals(1, { days: ["THURSDAY", "FRIDAY"] });
    expect((await apply(meals)).code).toBe("APPLIED");
    expect((await apply(meals)).code).toBe("USED_SUBSCRIPTION");
    clock.set("2026-11-20T03:00:00Z");
    expect((await apply(meals)).code).toBe("APPLIED");
    expect((await usesOf(one(meals))).map((row) => row["local_date"]).toSorted()).toEqual(["2026-11-19", "2026-11-20"]);
    clock.set("2026-11-20T02:30:00Z");
  });

  test("[SUBS-03] is refused on another weekday, when disabled, for the unlinked, the deleted and the unknown", async () => {
    expect((await apply(await makeMeals(1, { days: ["FRIDAY"] }))).code).toBe("WRONG_DAY_SUBSCRIPTION");
    expect((await apply(await makeMeals(1, { status: "DISABLED" }))).code).toBe("NOT_FOUND");
    const meal = one(await makeMeals(1));
    expect((await apply([{ ...meal, commensalId: randomUUID() }])).code).toBe("WRONG_COMMENSAL");
    expect((await apply([{ ...meal, subscriptionId: randomUUID() }])).code).toBe("NOT_FOUND");
    await server().database.query("update commensal set status = 'DELETED' where id = $1", [meal.commensalId]);
    expect((await apply([meal])).code).toBe("WRONG_COMMENSAL");
    expect((await apply([])).code).toBe("VALIDATION");
    expect(await usesOf(meal)).toEqual([]);
  });

  test("[SUBS-03] in another cafeteria is refused as unknown", async () => {
    const meal = one(await makeMeals(1));
    const elsewhere = await makeCafeteria(server().database, { features: ["subscriptions"] });
    const stranger = await server().signIn(elsewhere.employee.email);
    const answer = await server().ask("POST", `/api/cafeterias/${elsewhere.id}/subscriptions/apply`, {
      token: stranger,
      headers: { "idempotency-key": randomUUID() },
      body: [meal],
    });
    expect(answer.text).toContain("NOT_FOUND");
    expect(await usesOf(meal)).toEqual([]);
  });

  test("[SUBS-04] takes all meals or none", async () => {
    const meals = await makeMeals(3);
    await apply([one(meals)]);
    expect((await apply(meals)).code).toBe("USED_SUBSCRIPTION");
    expect(await usesOf(one(meals))).toHaveLength(1);
    expect((await apply(meals.slice(1))).code).toBe("APPLIED");
    expect(await usesOf(one(meals))).toHaveLength(3);
  });

  test("[SUBS-04] the same meal twice in one call is its second use", async () => {
    const meal = one(await makeMeals(1));
    expect((await apply([meal, meal])).code).toBe("USED_SUBSCRIPTION");
    expect(await usesOf(meal)).toEqual([]);
  });

  test("[SUBS-04] repeated with its key gives the first answer again", async () => {
    const meals = await makeMeals(1);
    const key = randomUUID();
    const first = await apply(meals, { key });
    expect(first.code).toBe("APPLIED");
    expect(await apply(meals, { key })).toEqual(first);
  });
});

describe("tills that race", () => {
  test("[SUBS-04] for one meal: exactly one hands it over", async () => {
    const other = await server().startAnother();
    const tills = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => ({
        url: index % 2 === 0 ? server().url : other.url,
        token: await server().signIn(index < 4 ? place.employee.email : place.administrator.email),
      })),
    );
    for (let round = 0; round < 5; round += 1) {
      const meals = await makeMeals(1);
      const answers = await Promise.all(tills.map((till) => apply(meals, till)));
      expect(answers.map(({ code }) => code).toSorted()).toEqual([
        "APPLIED",
        ...Array.from({ length: 7 }, () => "USED_SUBSCRIPTION"),
      ]);
      expect(await usesOf(one(meals))).toHaveLength(1);
    }
  });

  test("[SUBS-04] for overlapping lists, in whatever order: nothing hangs, no meal is taken twice, no list by half", async () => {
    const meals = await makeMeals(12);
    const lists = [meals, meals.toReversed(), meals.slice(0, 6), meals.slice(4, 9).toReversed(), meals.slice(9)];
    const answers = await Promise.all(lists.map((list) => apply(list)));
    const taken = answers.flatMap(({ code }, index) => (code === "APPLIED" ? (lists[index] ?? []) : []));
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken).size).toBe(taken.length);
    const used = (await usesOf(one(meals))).map((row) => row["commensal_id"]).toSorted();
    expect(used).toEqual(taken.map(({ commensalId }) => commensalId).toSorted());
  });
});

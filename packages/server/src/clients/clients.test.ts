import { randomUUID } from "node:crypto";
import { instant, loadTemporal } from "@cantina/domain/kernel";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, it } from "vitest";

await loadTemporal();
// 23:30 of 19 November in Buenos Aires, 20 November in UTC.
const server = withTestServer({ clock: { now: () => instant("2026-11-20T02:30:00Z") } });
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
const commensalId = randomUUID();

beforeAll(async () => {
  const { database } = server();
  place = await makeCafeteria(database);
  token = await server().signIn(place.employee.email);
  await database.query(
    `insert into commensal (id, cafeteria_id, profile_id, first_name, last_name, daily_limit, status)
     values ($1, $2, $3, 'Ana', 'Gómez', 300000, 'ENABLED'), (gen_random_uuid(), $2, $3, 'Beto', 'Gómez', null, 'DELETED')`,
    [commensalId, place.id, place.client.profileId],
  );
});

const get = (path: string) => server().ask("GET", `/api/cafeterias/${place.id}${path}`, { token });

describe("client accounts", () => {
  it("come with their balance and all their commensals, deleted ones marked", async () => {
    const expected = {
      id: place.client.profileId,
      username: "client",
      email: place.client.email,
      balance: 0,
      minimumBalance: null,
      discountCategoryId: null,
      familyCode: null,
      commensals: [
        expect.objectContaining({ id: commensalId, firstName: "Ana", dailyLimit: 3000, status: "ENABLED" }),
        expect.objectContaining({ firstName: "Beto", dailyLimit: null, status: "DELETED" }),
      ],
    };
    const alone = {
      ...expected,
      type: "CLIENT",
      privilegeLevel: null,
      cafeteriaId: place.id,
      status: "ENABLED",
      commensalSubscriptions: [],
    };
    expect((await get(`/profiles/${place.client.profileId}`)).json).toEqual({ data: alone });
    expect((await get("/profiles?type=CLIENT")).json).toEqual({ data: [alone] });
  });

  it("[CLIENTS-19] are listed with the staff of the cafeteria, deleted ones to administrators only, visitors to nobody", async () => {
    const { database } = server();
    const there = await makeCafeteria(database);
    const visitor = await makeCafeteria(database);
    const visiting = await server().signIn(visitor.system.email);
    const path = `/api/cafeterias/${there.id}/profiles`;
    expect((await server().ask("GET", path, { token: visiting })).status).toBe(200);
    await database.query("update profile set status = 'DELETED' where id = $1", [there.client.profileId]);
    const seen = async (email: string, query = "") => {
      const { json } = await server().ask("GET", path + query, { token: await server().signIn(email) });
      const rows = (json as { readonly data: readonly Record<string, unknown>[] }).data;
      return rows
        .map((row) => [row["type"], row["privilegeLevel"], row["status"], row["cafeteriaId"]].join(" "))
        .sort();
    };
    const staff = [
      `CAFETERIA CAFETERIA_ADMINISTRATOR ENABLED ${there.id}`,
      `CAFETERIA CAFETERIA_EMPLOYEE ENABLED ${there.id}`,
      `CAFETERIA SYSTEM_ADMINISTRATOR ENABLED ${there.id}`,
    ];
    const deleted = `CLIENT  DELETED ${there.id}`;
    expect(await seen(there.employee.email)).toEqual(staff);
    expect(await seen(there.employee.email, "?status=DELETED")).toEqual([]);
    expect(await seen(there.administrator.email)).toEqual([...staff, deleted]);
    expect(await seen(there.administrator.email, "?status=DELETED")).toEqual([deleted]);
    expect(await seen(there.administrator.email, "?type=CAFETERIA&status=ENABLED")).toEqual(staff);
    expect(await seen(there.administrator.email, "?type=CLIENT&status=ENABLED")).toEqual([]);
  });

  it("are those of the cafeteria", async () => {
    const other = await makeCafeteria(server().database);
    expect((await get(`/profiles/${other.client.profileId}`)).status).toBe(404);
    expect((await get(`/profiles/${place.employee.profileId}`)).json).toMatchObject({
      data: { type: "CAFETERIA", privilegeLevel: "CAFETERIA_EMPLOYEE", balance: 0, commensals: [] },
    });
  });
});

describe("a commensal's daily limit", () => {
  const spend = (amount: number, day: string, status: string) =>
    server().database.query(
      `insert into transaction (id, cafeteria_id, order_type, status, commensal_id, payment_method, subtotal, total_price, local_date,
         date_time, last_status_update, origin_medium, seller_id)
       values (gen_random_uuid(), $1, 'ORDER', $2, $3, 'CASH', $4, $4, $5, clock_timestamp(), clock_timestamp(), 'WEB',
         (select id from profile where cafeteria_id = $1 limit 1))`,
      [place.id, status, commensalId, amount, day],
    );

  it("has left what the not-cancelled orders of the cafeteria's own day leave, and never less than nothing", async () => {
    const left = async () => (await get(`/commensals/${commensalId}/daily-limit`)).json;
    await spend(100_000, "2026-11-19", "COMPLETED");
    await spend(50_050, "2026-11-19", "STARTED");
    await spend(70_000, "2026-11-19", "CANCELLED");
    await spend(90_000, "2026-11-20", "COMPLETED");
    expect(await left()).toEqual({ data: { dailyLimit: 3000, left: 1499.5 } });
    await spend(900_000, "2026-11-19", "COMPLETED");
    expect(await left()).toEqual({ data: { dailyLimit: 3000, left: 0 } });
  });

  it("of an unknown commensal is NOT_FOUND", async () => {
    expect((await get(`/commensals/${randomUUID()}/daily-limit`)).status).toBe(404);
  });
});

it("discount categories carry their rate as a fraction and their cap as money", async () => {
  await server().database.query(
    "insert into discount_category (cafeteria_id, name, rate_basis_points, max_discount, minimum_balance) values ($1, 'Docentes', 1250, 50000, -100000)",
    [place.id],
  );
  expect((await get("/discount_categories")).json).toMatchObject({
    data: [
      { name: "Docentes", rate: 0.125, maxDiscount: 500, minimumBalance: -1000 },
      { id: place.categoryId, name: "General", rate: 0, maxDiscount: null, minimumBalance: 0 },
    ],
  });
});

import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, expect, test } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let [boss, parent, cashier] = ["", "", ""];
let ana: string;

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

async function seat(profileId: string, cafeteriaId: string = place.id): Promise<string> {
  const commensalId = randomUUID();
  await query(
    "insert into commensal (id, cafeteria_id, profile_id, first_name, last_name) values ($1, $2, $3, 'Ana', 'Gómez')",
    commensalId,
    cafeteriaId,
    profileId,
  );
  return commensalId;
}

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["commensalDailyLimit", "commensalRestrictions"] });
  boss = await server().signIn(place.administrator.email);
  parent = await server().signIn(place.client.email);
  cashier = await server().signIn(place.employee.email);
  ana = await seat(place.client.profileId);
});

const ask = (method: "GET" | "PUT", path: string, token: string, body?: unknown) =>
  server().ask(method, `/api/cafeterias${path}`, { token, ...(body !== undefined && { body }) });
/** Another client of the cafeteria. */
async function neighbour(): Promise<string> {
  const [userId, profileId] = [randomUUID(), randomUUID()];
  await query("insert into authentication_user (id, email) values ($1, $2)", userId, `${userId}@prueba.test`);
  await query(
    `insert into profile (id, authentication_user_id, cafeteria_id, username, type) values ($1, $2, $3, 'Vecinos', 'CLIENT')`,
    profileId,
    userId,
    place.id,
  );
  return profileId;
}

const send = (method: "GET" | "PUT", path: string, token: string, body?: unknown) =>
  ask(method, `/${place.id}${path}`, token, body);
const limit = (token: string, dailyLimit: number | null, commensalId = ana) =>
  send("PUT", `/commensals/${commensalId}/daily-limit`, token, { dailyLimit });
const allergic = (token: string, allergies: string | null, commensalId = ana) =>
  send("PUT", `/commensals/${commensalId}/allergies`, token, { allergies });
const codeOf = ({ text }: { readonly text: string }): string => /"Message":"(\w+)"/u.exec(text)?.[1] ?? "";

test("[CLIENTS-23] a client and an administrator set limit and allergies, and who did it and when is kept", async () => {
  expect((await limit(parent, 1_500.5)).status).toBe(200);
  expect((await allergic(parent, "  maní  ")).text).toContain('"allergies":"maní"');
  expect((await limit(boss, null)).status).toBe(200);
  expect((await allergic(boss, "")).text).toContain('"allergies":null');
  const rows = await query(
    `select profile_id, c->>'entity' as entity, c->>'before' as before, c->>'after' as after
       from audit_log, jsonb_array_elements(changes) c where c->>'id' = $1 order by audit_log.id`,
    ana,
  );
  const [client, administrator] = [place.client.profileId, place.administrator.profileId];
  expect(rows).toEqual([
    { profile_id: client, entity: "commensal.dailyLimit", before: null, after: "150050" },
    { profile_id: client, entity: "commensal.allergies", before: null, after: null },
    { profile_id: administrator, entity: "commensal.dailyLimit", before: "150050", after: null },
    { profile_id: administrator, entity: "commensal.allergies", before: null, after: null },
  ]);
});

test("[CLIENTS-23] of somebody else's commensal a client changes nothing, and a cashier of none", async () => {
  const other = await seat(await neighbour());
  expect(codeOf(await limit(parent, 10, other))).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  expect(codeOf(await allergic(parent, "maní", other))).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  expect(codeOf(await limit(cashier, 10))).toBe("WRONG_PERMISSIONS");
  expect(codeOf(await limit(boss, -1))).toBe("VALIDATION");
  expect(codeOf(await limit(boss, 1.005))).toBe("VALIDATION");
  expect(codeOf(await allergic(boss, "x".repeat(251)))).toBe("VALIDATION");
  expect(await query("select daily_limit, allergies from commensal where id = $1", other)).toEqual([
    { daily_limit: null, allergies: null },
  ]);
});

test("[CLIENTS-23] without its feature a limit is set neither by its call nor in the client's form", async () => {
  const plain = await makeCafeteria(server().database);
  const plainBoss = await server().signIn(plain.administrator.email);
  const bare = await seat(plain.client.profileId, plain.id);
  expect(codeOf(await ask("PUT", `/${plain.id}/commensals/${bare}/daily-limit`, plainBoss, { dailyLimit: 10 }))).toBe(
    "FEATURE_DISABLED",
  );
  const classOf = async (cafeteriaId: string) =>
    (
      await query(
        "insert into cafeteria_class (cafeteria_id, name, position) values ($1, '1° A', 99) returning id",
        cafeteriaId,
      )
    )[0]?.["id"];
  const row = { id: bare, firstName: "Ana", lastName: "Gómez", classId: await classOf(plain.id), dailyLimit: 10 };
  const inForm = await ask("PUT", `/${plain.id}/profiles/clients/${plain.client.profileId}`, plainBoss, {
    commensals: [row],
  });
  expect(codeOf(inForm)).toBe("FEATURE_DISABLED");

  const classId = await classOf(place.id);
  const change = (more: object) =>
    send("PUT", `/profiles/clients/${place.client.profileId}`, boss, {
      commensals: [{ ...row, id: ana, classId, dailyLimit: undefined, ...more }],
    });
  expect((await change({ allergies: "gluten" })).text).toContain('"allergies":"gluten"');
  expect((await change({ dailyLimit: 10 })).text).toContain('"dailyLimit":10');
  // What is left out stays.
  expect((await change({})).text).toMatch(
    /"allergies":"gluten".*"dailyLimit":10|"dailyLimit":10.*"allergies":"gluten"/u,
  );
});

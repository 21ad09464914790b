import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, it } from "vitest";

const server = withTestServer();
const refusal = (code: string) => ({ Message: { Message: code } });
let home: Awaited<ReturnType<typeof makeCafeteria>>;
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;

beforeAll(async () => {
  home = await makeCafeteria(server().database, { name: "Casa" });
  place = await makeCafeteria(server().database, { name: "Comedor" });
  token = await server().signIn(home.system.email);
});

const path = (cafeteriaId: string) => `/api/cafeterias/${cafeteriaId}/profiles/employees`;
const staffOf = async (cafeteriaId: string, by = token) =>
  (await server().ask("GET", path(cafeteriaId), { token: by })).json;
const remove = (cafeteriaId: string, profileId: string, by = token) =>
  server().ask("DELETE", `${path(cafeteriaId)}/${profileId}`, {
    token: by,
    headers: { "idempotency-key": randomUUID() },
  });
const gone = { status: 404, json: refusal("DELETE_OR_UPDATE_NOT_FOUND") };

describe("whoever works in a cafeteria", () => {
  it("[ACCESS-18] is listed for a system administrator, without clients and without those of the system", async () => {
    expect(await staffOf(place.id)).toEqual({
      data: (["administrator", "employee"] as const).map((name) => ({
        id: place[name].profileId,
        email: place[name].email,
        username: name,
        privilegeLevel: name === "administrator" ? "CAFETERIA_ADMINISTRATOR" : "CAFETERIA_EMPLOYEE",
        openRegister: null,
      })),
    });
    for (const name of ["administrator", "employee", "client"] as const) {
      const by = await server().signIn(place[name].email);
      expect(await staffOf(place.id, by)).toEqual(refusal("WRONG_PERMISSIONS"));
      expect((await remove(place.id, place.employee.profileId, by)).json).toEqual(refusal("WRONG_PERMISSIONS"));
    }
  });

  it("[ACCESS-18] is removed by the cafeteria where they work, and nobody else is", async () => {
    expect(await remove(home.id, place.employee.profileId)).toMatchObject(gone);
    for (const profileId of [place.client.profileId, place.system.profileId, randomUUID()])
      expect(await remove(place.id, profileId)).toMatchObject(gone);
    // Whoever asks visits the cafeteria by a profile of it.
    const [visit] = await server().database.query(
      "select id from profile where cafeteria_id = $1 and authentication_user_id = $2",
      [place.id, home.system.userId],
    );
    expect(await remove(place.id, String(visit?.["id"]))).toMatchObject(gone);
    expect(await staffOf(place.id)).toMatchObject({ data: [{}, {}] });
  });

  it("[ACCESS-18] [ACCESS-07] loses that cafeteria alone when removed, keeps the name, and comes back when associated", async () => {
    const { email, profileId } = place.employee;
    const associate = (cafeteriaId: string) =>
      server().ask("POST", path(cafeteriaId), {
        token,
        body: { cafeteriaId, email, isAdministrator: false, isNewAccount: false },
      });
    expect((await associate(home.id)).status).toBe(200);
    const own = await server().signIn(email);
    const answer = await remove(place.id, profileId);
    expect(answer).toMatchObject({ status: 200, json: { data: { id: profileId, email } } });
    expect(await staffOf(place.id)).toMatchObject({ data: [{ id: place.administrator.profileId }] });
    expect(await remove(place.id, profileId)).toMatchObject(gone);

    const signedIn = () =>
      server().ask("POST", "/api/authentication/authenticate", { body: { email, password: "Prueba2026" } });
    expect((await signedIn()).json).toMatchObject({ data: [{ profile: { cafeteriaId: home.id } }] });
    const move = (cafeteriaId: string) =>
      server().ask("POST", "/api/authentication/move-profiles", { token: own, body: { cafeteriaId } });
    expect(await move(place.id)).toMatchObject({ status: 403, json: refusal("WRONG_CAFETERIA") });

    const by = await server().signIn(place.administrator.email);
    const sellers = await server().ask("GET", `/api/cafeterias/${place.id}/profiles/sellers`, { token: by });
    const { data } = sellers.json as { readonly data: readonly object[] };
    expect(data).toContainEqual({ id: profileId, name: "employee", isDeleted: true });

    expect((await associate(place.id)).status).toBe(200);
    expect(await staffOf(place.id)).toMatchObject({ data: [{}, { id: profileId }] });
    expect((await signedIn()).json).toMatchObject({ data: [{}, {}] });
  });

  it("[ACCESS-19] is listed with the number of the register that they have open, where there is cash control", async () => {
    const other = await makeCafeteria(server().database, { features: ["flowControl"] });
    const till = await server().signIn(other.employee.email);
    const move = (type: "OPEN" | "CLOSE") =>
      server().ask("POST", `/api/cafeterias/${other.id}/cashflow`, {
        token: till,
        body: { type, amount: 0 },
        headers: { "idempotency-key": randomUUID() },
      });
    const listed = (openRegister: number | null) => ({
      data: [{ openRegister: null }, { id: other.employee.profileId, openRegister }],
    });
    expect(await staffOf(other.id)).toMatchObject(listed(null));
    await move("OPEN");
    expect(await staffOf(other.id)).toMatchObject(listed(1));
    await server().database.query("update cafeteria set features = '{}' where id = $1", [other.id]);
    expect(await staffOf(other.id)).toMatchObject(listed(null));
    await server().database.query("update cafeteria set features = '{flowControl}' where id = $1", [other.id]);
    await move("CLOSE");
    expect(await staffOf(other.id)).toMatchObject(listed(null));
  });

  it("[ACCESS-18] who removed whom stands in the audit log", async () => {
    const other = await makeCafeteria(server().database);
    await remove(other.id, other.employee.profileId);
    const [row] = await server().database.query(
      "select user_id, changes from audit_log where action like 'DELETE %/profiles/employees/%' order by id desc limit 1",
      [],
    );
    expect(row).toMatchObject({
      user_id: home.system.userId,
      changes: [{ entity: "profile", id: other.employee.profileId, before: "CAFETERIA_EMPLOYEE", after: "DELETED" }],
    });
  });
});

import { makeCafeteria, testPassword, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, it } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["flowControl"] });
});

const authenticate = (email: string, password: string) =>
  server().ask("POST", "/api/authentication/authenticate", { body: { email, password } });
const failure = (code: string, data?: unknown) => ({
  Message: { Message: code, ...(data === undefined ? {} : { ExtraData: data }) },
});
const profiles = (token: string) => server().ask("GET", "/api/authentication/profiles", { token });
const sessionOf = (token: string): string => {
  const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return (claims as { sessionId: string }).sessionId;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("signing in", () => {
  it("gives a token per profile, with the claims of the specification", async () => {
    const { status, json } = await authenticate(` ${place.employee.email.toUpperCase()} `, testPassword);
    expect(status).toBe(200);
    const [pair] = (json as { data: { jwt: string; profile: object }[] }).data;
    expect(pair?.profile).toMatchObject({
      id: place.employee.profileId,
      userId: place.employee.userId,
      type: "CAFETERIA",
      privilegeLevel: "CAFETERIA_EMPLOYEE",
      cafeteriaId: place.id,
      cafeteriaName: "Comedor de prueba",
    });
    expect(JSON.parse(Buffer.from(pair?.jwt.split(".")[1] ?? "", "base64url").toString())).toMatchObject({
      cafeteriaId: place.id,
      profileId: place.employee.profileId,
      profileType: "CAFETERIA",
      cafeteriaUserPrivilegeLevel: "CAFETERIA_EMPLOYEE",
      sessionId: expect.any(String) as unknown,
    });
  });

  it("lets a client in too", async () => {
    const { json } = await authenticate(place.client.email, testPassword);
    expect(json).toMatchObject({ data: [{ profile: { type: "CLIENT", privilegeLevel: null } }] });
  });

  it("says the same of a wrong password and of an unknown account", async () => {
    const wrong = await authenticate(place.administrator.email, "Otra2026");
    const unknown = await authenticate("nadie@prueba.test", "Otra2026");
    expect([wrong.status, wrong.json]).toEqual([401, failure("WRONG_CREDENTIALS")]);
    expect([unknown.status, unknown.text]).toEqual([401, wrong.text]);
  });

  it("names each missing field in Spanish", async () => {
    const { status, json } = await server().ask("POST", "/api/authentication/authenticate", { body: { email: "" } });
    expect(status).toBe(400);
    expect(json).toEqual(
      failure("VALIDATION", [
        { path: "email", message: "Por favor ingrese su email" },
        { path: "password", message: "Es obligatorio" },
      ]),
    );
  });

  it("refuses a person whose profiles are all gone", async () => {
    const other = await makeCafeteria(server().database, { name: "Cerrada" });
    await server().database.query("update profile set status = 'DELETED' where id = $1", [other.employee.profileId]);
    const { status, json } = await authenticate(other.employee.email, testPassword);
    expect([status, json]).toEqual([403, failure("WRONG_PERMISSIONS")]);
  });

  it("[ACCESS-36] tells staff whose cafeteria is disabled that it is, by a right password only, and a client nothing of it", async () => {
    const other = await makeCafeteria(server().database, { name: "Deshabilitada" });
    await server().database.query("update cafeteria set status = 'DELETED' where id = $1", [other.id]);
    for (const { email } of [other.employee, other.administrator]) {
      const { status, json } = await authenticate(email, testPassword);
      expect([status, json]).toEqual([403, failure("DELETED_CAFETERIA")]);
      expect((await authenticate(email, "Otra2026")).json).toEqual(failure("WRONG_CREDENTIALS"));
    }
    expect((await authenticate(other.client.email, testPassword)).json).toEqual(failure("WRONG_PERMISSIONS"));
    await server().database.query("update profile set status = 'DELETED' where id = $1", [other.employee.profileId]);
    expect((await authenticate(other.employee.email, testPassword)).json).toEqual(failure("WRONG_PERMISSIONS"));
  });
});

describe("throttling", () => {
  it("stops guessing at one account from here after 10 tries, and for that account only", async () => {
    const other = await makeCafeteria(server().database);
    const answers = [];
    for (let guess = 1; guess <= 11; guess += 1)
      answers.push((await authenticate(other.employee.email, `Mal${guess}`)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const right = await authenticate(other.employee.email, testPassword);
    expect(right.status).toBe(429);
    expect(right.json).toMatchObject(failure("TOO_MANY_REQUESTS"));
    expect((await authenticate(other.administrator.email, testPassword)).status).toBe(200);
  });

  it("stops guesses that are sent all at once", async () => {
    const other = await makeCafeteria(server().database);
    const answers = await Promise.all(Array.from({ length: 16 }, () => authenticate(other.employee.email, "Mal")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    await server().database.query("delete from throttle", []);
  });

  it("stops one address that tries many accounts", { tags: ["long"] }, async () => {
    const answers = [];
    for (let guess = 1; guess <= 61; guess += 1)
      answers.push((await authenticate(`cuenta${guess}@prueba.test`, "Mal")).status);
    expect(answers.indexOf(429)).toBe(60);
    await server().database.query("delete from throttle", []);
  });

  it("forgets the tries of an account once its password was right", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 6; guess += 1) await authenticate(place.system.email, "Mal");
      expect((await authenticate(place.system.email, testPassword)).status).toBe(200);
    }
  });
});

describe("a session", () => {
  it("answers code -1 once it was idle for 12 hours, and lives on when used within them", async () => {
    const { database } = server();
    const token = await server().signIn(place.employee.email);
    const idle = (interval: string) =>
      database.query("update login_session set last_seen_at = clock_timestamp() - $2::interval where id = $1", [
        sessionOf(token),
        interval,
      ]);
    await idle("11 hours 59 minutes");
    expect((await profiles(token)).status).toBe(200);
    const [seen] = await database.query(
      "select last_seen_at > clock_timestamp() - interval '1 minute' as fresh from login_session where id = $1",
      [sessionOf(token)],
    );
    expect(seen).toEqual({ fresh: true });
    await idle("12 hours 1 minute");
    // What a server read of a session it believes for a moment.
    await expect.poll(async () => (await profiles(token)).status).toBe(401);
    expect((await profiles(token)).json).toEqual({ Code: -1, ...failure("SESSION_EXPIRED") });
  });

  it("[ACCESS-11] ends after 7 days, however busy it was", async () => {
    const { database } = server();
    const token = await server().signIn(place.employee.email);
    const begun = (interval: string) =>
      database.query("update login_session set created_at = clock_timestamp() - $2::interval where id = $1", [
        sessionOf(token),
        interval,
      ]);
    await begun("6 days 23 hours");
    expect((await profiles(token)).status).toBe(200);
    await begun("7 days 1 second");
    await expect.poll(async () => (await profiles(token)).json).toEqual({ Code: -1, ...failure("SESSION_EXPIRED") });
  });

  it("is noted as in use at most once a minute", async () => {
    const token = await server().signIn(place.employee.email);
    await server().database.query(
      "update login_session set last_seen_at = clock_timestamp() - interval '30 seconds' where id = $1",
      [sessionOf(token)],
    );
    const [before] = await server().database.query("select last_seen_at from login_session where id = $1", [
      sessionOf(token),
    ]);
    await profiles(token);
    const [after] = await server().database.query("select last_seen_at from login_session where id = $1", [
      sessionOf(token),
    ]);
    expect(after).toEqual(before);
  });

  it("ends at log-out, at once here and within 2 s on every other server of the database", async () => {
    const other = await server().startAnother();
    const token = await server().signIn(place.employee.email);
    const there = () =>
      fetch(`${other.url}/api/authentication/profiles`, { headers: { authorization: `Bearer ${token}` } });
    expect((await there()).status).toBe(200);
    expect((await server().ask("POST", "/api/authentication/logout", { token })).json).toEqual({ data: null });
    expect((await profiles(token)).json).toEqual({ Code: -1, ...failure("SESSION_EXPIRED") });
    await pause(2_000);
    expect((await there()).status).toBe(401);
  });

  it("needs a token that this server signed", async () => {
    const token = await server().signIn(place.employee.email);
    const [head, , signature] = token.split(".");
    const forged = Buffer.from(
      JSON.stringify({ sub: place.system.userId, profileId: place.system.profileId }),
    ).toString("base64url");
    for (const bad of [undefined, "nada", `${head}.${forged}.${signature}`, `${token}x`]) {
      const { status, json } = await server().ask(
        "GET",
        "/api/authentication/profiles",
        bad === undefined ? {} : { token: bad },
      );
      expect([status, json]).toEqual([401, failure("UNAUTHORIZED_ANONYMOUS")]);
    }
  });
});

describe("moving to another cafeteria", () => {
  const move = (token: string, cafeteriaId: string) =>
    server().ask("POST", "/api/authentication/move-profiles", { token, body: { cafeteriaId } });

  it("is for one's own profiles", async () => {
    const other = await makeCafeteria(server().database);
    const token = await server().signIn(place.employee.email);
    expect((await move(token, other.id)).json).toEqual(failure("WRONG_CAFETERIA"));
    await server().database.query(
      "insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level) values ($1, $2, 'yo', 'CAFETERIA', 'CAFETERIA_EMPLOYEE')",
      [place.employee.userId, other.id],
    );
    expect((await move(token, other.id)).json).toMatchObject({ data: { profile: { cafeteriaId: other.id } } });
    expect((await profiles(token)).json).toMatchObject({ data: [{}, {}] });
  });

  it("lets a system administrator into any, as a profile of it that is not offered at sign-in", async () => {
    const other = await makeCafeteria(server().database);
    const token = await server().signIn(place.system.email);
    const { json } = await move(token, other.id);
    expect(json).toMatchObject({
      data: { profile: { cafeteriaId: other.id, privilegeLevel: "SYSTEM_ADMINISTRATOR" } },
    });
    expect((await profiles(token)).json).toMatchObject({ data: [{ profile: { cafeteriaId: place.id } }] });
    const { jwt } = (json as { data: { jwt: string } }).data;
    expect((await server().ask("GET", `/api/cafeterias/${other.id}`, { token: jwt })).status).toBe(200);
    await server().database.query("update profile set privilege_level = 'CAFETERIA_EMPLOYEE' where id = $1", [
      place.system.profileId,
    ]);
    await expect
      .poll(async () => (await server().ask("GET", `/api/cafeterias/${other.id}`, { token: jwt })).json)
      .toEqual(failure("WRONG_PERMISSIONS"));
    await server().database.query("update profile set privilege_level = 'SYSTEM_ADMINISTRATOR' where id = $1", [
      place.system.profileId,
    ]);
  });

  it("knows no cafeteria that does not exist", async () => {
    const token = await server().signIn(place.system.email);
    const lost = () => move(token, "00000000-0000-4000-8000-000000000000");
    await expect.poll(async () => (await lost()).json).toEqual(failure("NOT_FOUND"));
  });
});

import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailPort, folderMail } from "../mail/index.ts";
import { sendUnsent } from "./index.ts";
import { takeUnsent } from "./mailed-link.queries.ts";

const folder = await mkdtemp(join(tmpdir(), "cantina-mail-"));
await mkdir(join(folder, "mail"));
const toFolder = folderMail(join(folder, "mail"), "Cantina <no-responder@cantina.local>");
let isMailDown = false;
let isKilled = false;
let whileSending = (_text: string): Promise<void> => Promise.resolve();
const mail: MailPort = {
  send: async (letter) => {
    await whileSending(letter.text);
    if (isKilled) throw new Error("killed before the mail");
    return isMailDown ? { ok: false, failure: { code: "MAIL_NOT_SENT", reason: "down" } } : toFolder.send(letter);
  },
};
const server = withTestServer({ mail });
let home: Awaited<ReturnType<typeof makeCafeteria>>;
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  home = await makeCafeteria(server().database, { name: "Casa" });
  place = await makeCafeteria(server().database, { name: "Comedor Ñandú" });
  token = await server().signIn(home.system.email);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const register = (email: string, more: object = {}, by = token) =>
  server().ask("POST", `/api/cafeterias/${place.id}/profiles/employees`, {
    token: by,
    body: { cafeteriaId: place.id, email, isAdministrator: false, isNewAccount: true, ...more },
  });
const associate = { isNewAccount: false };
const refusal = (code: string) => ({ Message: { Message: code } });

async function mailsTo(email: string): Promise<readonly string[]> {
  const names = (await readdir(join(folder, "mail"))).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, "mail", name), "utf8")));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

const linkIn = (text: string): Record<string, string> =>
  Object.fromEntries(new URL(/http:\/\/\S+\/change-password\?\S+/u.exec(text)?.[0] ?? "").searchParams);
const linkTo = async (email: string) => linkIn((await mailsTo(email)).at(-1) ?? "");

const setPassword = async (link: Record<string, string>, newPassword: string) =>
  (await server().ask("POST", "/api/authentication/confirm-reset-password", { body: { ...link, newPassword } })).json;

const staffOf = (email: string) =>
  query(
    `select p.privilege_level as level, p.username, p.is_visit, u.confirmed_at is not null as confirmed
       from profile p join authentication_user u on u.id = p.authentication_user_id
      where lower(u.email) = lower($1) and p.cafeteria_id = $2`,
    email,
    place.id,
  );

describe("a new account", () => {
  it("[ACCESS-08] sets its password by the mailed link, once, and works as what it was registered for", async () => {
    const email = "ana.perez@prueba.test";
    const { json } = await register(email, { isAdministrator: true });
    expect(json).toMatchObject({ data: { email, privilegeLevel: "CAFETERIA_ADMINISTRATOR" } });
    expect(await staffOf(email)).toEqual([
      { level: "CAFETERIA_ADMINISTRATOR", username: "ana.perez", is_visit: false, confirmed: false },
    ]);
    const link = await linkTo(email);
    expect(await setPassword(link, "Nueva2026")).toEqual({ data: true });
    expect(await setPassword(link, "Otra2026x")).toEqual(refusal("INVALID_TOKEN"));
    expect(await staffOf(email)).toMatchObject([{ confirmed: true }]);
    const own = await server().signIn(email, "Nueva2026");
    const made = await server().ask("POST", `/api/cafeterias/${place.id}/classes`, {
      token: own,
      body: { name: "1º A" },
    });
    expect(made.status).toBe(200);
  });

  it("[ACCESS-08] has 7 days for it", async () => {
    const email = "tarde@prueba.test";
    await register(email);
    const left = (await query(
      `select round(extract(epoch from expires_at - clock_timestamp()) / 3600)::int as hours from single_use_token t
         join authentication_user u on u.id = t.authentication_user_id where u.email = $1 and purpose = 'INVITATION'`,
      email,
    )) as readonly object[];
    expect(left).toEqual([{ hours: 168 }]);
    await query(
      "update single_use_token set expires_at = clock_timestamp() - interval '1 second' where purpose = 'INVITATION'",
    );
    expect(await setPassword(await linkTo(email), "Nueva2026")).toEqual(refusal("INVALID_TOKEN"));
  });

  it("[ACCESS-07] asked for many times at once is one account with one profile", async () => {
    const email = "doble@prueba.test";
    const answers = await Promise.all([register(email), register(email), register("DOBLE@prueba.test")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await staffOf(email)).toHaveLength(1);
    expect(await query("select 1 from authentication_user where lower(email) = $1", email)).toHaveLength(1);
    expect((await register(email, { isAdministrator: true })).json).toEqual(refusal("USER_EXISTS_REGISTER"));
  });

  it("[ACCESS-08] whose mail could not be sent is invited by the same call again, and every link ends with the first used", async () => {
    const email = "sin.correo@prueba.test";
    isMailDown = true;
    expect((await register(email)).status).toBe(500);
    isMailDown = false;
    await register(email);
    const first = await linkTo(email);
    await register(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await setPassword(await linkTo(email), "Nueva2026")).toEqual({ data: true });
    expect(await setPassword(first, "Otra2026x")).toEqual(refusal("INVALID_TOKEN"));
    expect((await register(email)).json).toEqual(refusal("USER_EXISTS_REGISTER"));
  });

  it("[ACCESS-16] whose server ended before it mailed the link gets it some minutes later, once, and the same call says the same", async () => {
    const email = "cortada@prueba.test";
    const key = randomUUID();
    const ask = () =>
      server().ask("POST", `/api/cafeterias/${place.id}/profiles/employees`, {
        token,
        headers: { "idempotency-key": key },
        body: { cafeteriaId: place.id, email, isAdministrator: false, isNewAccount: true },
      });
    const unsentOf = () =>
      query(
        `select 1 from single_use_token t join authentication_user u on u.id = t.authentication_user_id
          where u.email = $1 and t.unsent_for is not null`,
        email,
      );
    isKilled = true;
    expect((await ask()).status).toBe(500);
    isKilled = false;
    expect(await ask()).toMatchObject({ status: 200, json: { data: { email } } });
    const failures: unknown[] = [];
    const look = () =>
      sendUnsent(server().database.kysely, { mail, publicUrl: () => server().url }, (failure) =>
        failures.push(failure),
      );
    // The server that made it may still be sending it.
    await look();
    expect([await mailsTo(email), await unsentOf()]).toMatchObject([[], [{}]]);
    const makeDue = () =>
      query("update single_use_token set send_after = clock_timestamp() where unsent_for is not null");
    await makeDue();
    isMailDown = true;
    // The server looks by itself too, each minute; one that it has just taken is left to it.
    await expect.poll(() => look().then(() => failures[0])).toMatchObject({ code: "MAIL_NOT_SENT" });
    await expect.poll(unsentOf).toHaveLength(1);
    // Of two servers that have found it one takes it, unless the server that looks by itself was faster than both.
    await makeDue();
    const [found] = (await query("select token_hash as hash from single_use_token where unsent_for is not null")) as [
      { hash: Buffer },
    ];
    const take = () => takeUnsent(server().database.kysely, found.hash);
    expect([await take(), await take()]).toContain(undefined);
    isMailDown = false;
    // Its turn comes again later.
    await look();
    expect(await mailsTo(email)).toEqual([]);
    await makeDue();
    let isGood: unknown;
    whileSending = async (text) => {
      whileSending = () => Promise.resolve();
      isGood = await setPassword(linkIn(text), "Nueva2026");
    };
    await Promise.all([look(), look()]);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    await look();
    expect([await mailsTo(email), await unsentOf()]).toMatchObject([[expect.any(String)], []]);
    // However slow the mail server is.
    expect(isGood).toEqual({ data: true });
  });

  it("[ACCESS-07] is refused for an address that has one", async () => {
    expect((await register(home.employee.email)).json).toEqual(refusal("USER_EXISTS_REGISTER"));
    expect(await staffOf(home.employee.email)).toEqual([]);
  });
});

describe("an account that exists", () => {
  it("[ACCESS-07] gets one profile more, and no second one", async () => {
    const { email } = home.employee;
    expect((await register(email, associate)).status).toBe(200);
    expect(await staffOf(email)).toMatchObject([{ level: "CAFETERIA_EMPLOYEE", username: "employee" }]);
    expect((await register(email, associate)).json).toEqual(refusal("UNIQUE_CAFETERIA_PROFILE_CONFLICT"));
    expect((await register("nadie@prueba.test", associate)).json).toEqual(refusal("USER_DOES_NOT_EXIST_ASSOCIATE"));
    expect(await mailsTo(email)).toEqual([]);
  });

  it("[ACCESS-07] of a system administrator is joined to no cafeteria, and goes on visiting it", async () => {
    const { email } = home.system;
    for (const more of [{}, { isAdministrator: true }])
      expect(await register(email, { ...associate, ...more })).toMatchObject({
        status: 409,
        json: refusal("INVALID_CAFETERIA_ASSOCIATION"),
      });
    expect(await staffOf(email)).toMatchObject([{ level: "SYSTEM_ADMINISTRATOR", is_visit: true }]);
  });

  it("[ACCESS-07] comes back with the new role after having left", async () => {
    const { email, userId } = home.administrator;
    await register(email, associate);
    await query(
      "update profile set status = 'DELETED' where authentication_user_id = $1 and cafeteria_id = $2",
      userId,
      place.id,
    );
    expect((await register(email, { ...associate, isAdministrator: true })).status).toBe(200);
    expect(await staffOf(email)).toMatchObject([{ level: "CAFETERIA_ADMINISTRATOR" }]);
  });
});

describe("registering staff", () => {
  it("[ACCESS-07] is for a system administrator only", async () => {
    const administrator = await server().signIn(place.administrator.email);
    expect((await register("x@prueba.test", {}, administrator)).json).toEqual(refusal("WRONG_PERMISSIONS"));
    expect(await staffOf("x@prueba.test")).toEqual([]);
  });

  it("names one cafeteria, in path and body", async () => {
    expect((await register("x@prueba.test", { cafeteriaId: home.id })).json).toEqual(refusal("WRONG_CAFETERIA"));
  });

  it("needs a valid address and a cafeteria that is enabled", async () => {
    expect((await register("sin arroba")).json).toMatchObject({
      Message: { Message: "VALIDATION", ExtraData: [{ message: "El correo electrónico no es válido" }] },
    });
    await query("update cafeteria set status = 'DELETED' where id = $1", place.id);
    expect((await register("y@prueba.test")).json).toEqual(refusal("DELETED_CAFETERIA"));
    await query("update cafeteria set status = 'ENABLED' where id = $1", place.id);
  });
});

import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCafeteria, testPassword, withTestServer } from "@cantina/testkit/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderMail } from "../mail/index.ts";

const folder = await mkdtemp(join(tmpdir(), "cantina-mail-"));
const server = withTestServer({ mail: folderMail(join(folder, "mail"), "Cantina <no-responder@cantina.local>") });
let place: Awaited<ReturnType<typeof makeCafeteria>>;

beforeAll(async () => {
  place = await makeCafeteria(server().database);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const post = (path: string, body: unknown) => server().ask("POST", `/api/authentication/${path}`, { body });
const confirm = (link: Record<string, string>, newPassword: string) =>
  post("confirm-reset-password", { ...link, newPassword });

/** The newest mail's text with its line folding undone. */
async function lastMail(): Promise<string> {
  const names = (await readdir(join(folder, "mail"))).sort();
  const raw = await readFile(join(folder, "mail", names.at(-1) ?? ""), "utf8");
  return raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

async function linkFor(email: string): Promise<Record<string, string>> {
  expect((await post("start-reset-password", { email })).json).toEqual({ data: null });
  const url = /http:\/\/\S+\/change-password\?\S+/u.exec(await lastMail())?.[0] ?? "";
  return Object.fromEntries(new URL(url).searchParams);
}

describe("a forgotten password", () => {
  it("is reset by the link of the mail: once, and every old session ends with it", async () => {
    const { email } = place.employee;
    const old = await server().signIn(email);
    const link = await linkFor(email);
    expect(await lastMail()).toContain(`To: ${email}`);
    expect(link).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/u) as unknown,
      authenticationUserId: place.employee.userId,
    });
    expect((await confirm(link, "Nueva2026")).json).toEqual({ data: true });
    expect((await server().ask("GET", "/api/authentication/profiles", { token: old })).status).toBe(401);
    await expect(server().signIn(email, testPassword)).rejects.toThrow("WRONG_CREDENTIALS");
    expect(await server().signIn(email, "Nueva2026")).toBeTruthy();
    const again = await confirm(link, "Otra2026x");
    expect([again.status, again.json]).toEqual([400, { Message: { Message: "INVALID_TOKEN" } }]);
  });

  it("offers no web login to a client", async () => {
    expect((await confirm(await linkFor(place.client.email), "Nueva2026")).json).toEqual({ data: false });
  });

  it("needs a password by the rules, and a refused one leaves the link usable", async () => {
    const link = await linkFor(place.administrator.email);
    const weak = await confirm(link, "corta");
    expect([weak.status, weak.json]).toEqual([
      400,
      {
        Message: {
          Message: "VALIDATION",
          ExtraData: [{ path: "newPassword", message: "La contraseña debe tener al menos 8 caracteres" }],
        },
      },
    ]);
    expect((await confirm(link, "Nueva2026")).status).toBe(200);
  });

  it("has links that end after an hour, and work for their own account only", async () => {
    const link = await linkFor(place.system.email);
    expect((await confirm({ ...link, authenticationUserId: place.client.userId }, "Nueva2026")).status).toBe(400);
    await server().database.query(
      "update single_use_token set expires_at = clock_timestamp() - interval '1 second' where authentication_user_id = $1",
      [place.system.userId],
    );
    expect((await confirm(link, "Nueva2026")).status).toBe(400);
  });

  it("keeps only the hash of a link", async () => {
    const { token = "" } = await linkFor(place.system.email);
    const rows = await server().database.query("select token_hash from single_use_token", []);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map((row) => String(row["token_hash"]))).not.toContain(token);
  });

  it("of an unknown account answers UNKNOWN_EMAIL, and asking is throttled", async () => {
    const unknown = await post("start-reset-password", { email: "nadie@prueba.test" });
    expect([unknown.status, unknown.json]).toEqual([404, { Message: { Message: "UNKNOWN_EMAIL" } }]);
    const answers = [];
    for (let time = 0; time < 5; time += 1)
      answers.push((await post("start-reset-password", { email: "nadie@prueba.test" })).status);
    expect(answers).toEqual([404, 404, 404, 404, 429]);
  });
});

describe("a new account", () => {
  /** Of somebody who has not confirmed the address yet; what its link says. */
  async function confirmationOf(authenticationUserId: string) {
    const { database } = server();
    const token = randomUUID().padEnd(43, "x");
    await database.query("update authentication_user set confirmed_at = null where id = $1", [authenticationUserId]);
    await database.query(
      "insert into single_use_token (token_hash, authentication_user_id, purpose, expires_at) values (sha256($1::bytea), $2, 'CONFIRM_ACCOUNT', clock_timestamp() + interval '7 days')",
      [token, authenticationUserId],
    );
    return { token, authenticationUserId };
  }

  it("[ACCESS-35] is confirmed by its link, which says so again within its time, and a client is told of the app", async () => {
    const { database } = server();
    const link = await confirmationOf(place.client.userId);
    expect((await confirm(link, "Nueva2026")).status).toBe(400);
    expect((await post("confirm-account", link)).json).toEqual({ data: true });
    expect(
      await database.query("select confirmed_at is not null as done from authentication_user where id = $1", [
        place.client.userId,
      ]),
    ).toEqual([{ done: true }]);
    const stands = () =>
      database.query("select confirmed_at from authentication_user where id = $1", [place.client.userId]);
    const before = await stands();
    expect((await post("confirm-account", link)).json).toEqual({ data: true });
    expect(await stands()).toEqual(before);
    const others = { ...link, authenticationUserId: place.employee.userId };
    expect((await post("confirm-account", others)).status).toBe(400);
    await database.query(
      "update single_use_token set expires_at = clock_timestamp() - interval '1 second' where token_hash = sha256($1::bytea)",
      [link.token],
    );
    expect((await post("confirm-account", link)).json).toEqual({ Message: { Message: "INVALID_TOKEN" } });
  });

  it("[ACCESS-35] pressed twice at the same moment, its link confirms it both times", async () => {
    const link = await confirmationOf(place.employee.userId);
    const answers = await Promise.all([post("confirm-account", link), post("confirm-account", link)]);
    expect(answers.map(({ json }) => json)).toEqual([{ data: false }, { data: false }]);
  });
});

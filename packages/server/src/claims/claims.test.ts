import { randomUUID } from "node:crypto";
import { instant } from "@cantina/domain/kernel";
import { addProfile, handClock } from "@cantina/testkit/orders-suite";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

type Wire = { readonly id: string; readonly status: string; readonly phoneNumber: string | null };

const clock = handClock("2026-11-20T13:00:00Z");
// Known before the database is there, because the server takes the list when it starts.
const hidden: string[] = [];
const server = withTestServer({ clock, hiddenPhoneCafeterias: hidden });
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let tokens: { readonly administrator: string; readonly employee: string; readonly client: string };

beforeAll(async () => {
  place = await makeCafeteria(server().database);
  const [administrator, employee, client] = await Promise.all([
    server().signIn(place.administrator.email),
    server().signIn(place.employee.email),
    server().signIn(place.client.email),
  ]);
  tokens = { administrator, employee, client };
  await server().database.query(
    `insert into commensal (cafeteria_id, profile_id, first_name, last_name, status)
     values ($1, $2, 'Ana', 'Gómez', 'ENABLED'), ($1, $2, 'Beto', 'Gómez', 'DELETED')`,
    [place.id, place.client.profileId],
  );
});
beforeEach(async () => {
  await server().database.query("delete from claim", []);
});

const url = (path = "") => `/api/cafeterias/${place.id}/claims${path}`;
const codeOf = ({ json }: { readonly json: unknown }) =>
  (json as { Message?: { Message: string } }).Message?.Message ?? null;
const dataOf = <T>({ json }: { readonly json: unknown }) => (json as { data: T }).data;

const write = (token: string, part: Readonly<Record<string, unknown>> = {}, key: string = randomUUID()) =>
  server().ask("POST", url(), {
    token,
    headers: { "idempotency-key": key },
    body: {
      profileId: place.client.profileId,
      phoneNumber: " 11 5555-0101 ",
      comments: "No acreditó la recarga",
      issue: "BALANCE_ISSUE",
      ...part,
    },
  });

const events = async () =>
  server().database.query("select entity_id from change_event where cafeteria_id = $1 and entity_type = 'claim'", [
    place.id,
  ]);

describe("a claim", () => {
  test("[CLAIMS-10] is kept with its client, its reason, its comment and its phone", async () => {
    const answer = await write(tokens.client);
    expect(dataOf(answer)).toMatchObject({
      profileId: place.client.profileId,
      username: "client",
      email: place.client.email,
      commensalNames: ["Ana Gómez"],
      phoneNumber: "11 5555-0101",
      comments: "No acreditó la recarga",
      issue: "BALANCE_ISSUE",
      status: "UNSOLVED",
      dateTime: instant("2026-11-20T13:00:00Z"),
    });
    for (const lack of [{ issue: "OTHER" }, { comments: "  " }, { phoneNumber: "" }, { profileId: null }])
      expect(codeOf(await write(tokens.client, lack))).toBe("VALIDATION");
  });

  test("[CLAIMS-11] names its cafeteria and its client, and is refused in the specification's words where it doesn't", async () => {
    const faultOf = (answer: Awaited<ReturnType<typeof write>>) =>
      (answer.json as { Message: { ExtraData: unknown } }).Message.ExtraData;
    for (const profileId of [null, undefined])
      expect(faultOf(await write(tokens.administrator, { profileId }))).toEqual([
        { path: "profileId", message: "No profileId provided" },
      ]);
    const body = { phoneNumber: "1", comments: "x", issue: "APP_INQUIRY", profileId: place.client.profileId };
    for (const token of [tokens.administrator, tokens.client, await server().signIn(place.system.email)]) {
      const nowhere = await server().ask("POST", "/api/cafeterias//claims", { token, body });
      expect(codeOf(nowhere)).toBe("VALIDATION");
      expect(faultOf(nowhere)).toEqual([{ path: "cafeteriaId", message: "No cafeteriaId found" }]);
    }
    expect(codeOf(await server().ask("POST", "/api/cafeterias//claims", { body }))).toBe("UNAUTHORIZED_ANONYMOUS");
  });

  test("sent twice with one key is one claim", async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([write(tokens.client, {}, key), write(tokens.client, {}, key)]);
    expect(first.text).toBe(second.text);
    expect(dataOf<Wire[]>(await server().ask("GET", url(), { token: tokens.employee }))).toHaveLength(1);
  });

  test("[CLAIMS-07] is written by its client or an administrator, for a client of this cafeteria", async () => {
    expect((await write(tokens.administrator)).status).toBe(200);
    expect(codeOf(await write(tokens.employee))).toBe("WRONG_PERMISSIONS");
    const elsewhere = await makeCafeteria(server().database, { name: "Otra" });
    expect(codeOf(await write(tokens.administrator, { profileId: elsewhere.client.profileId }))).toBe("WRONG_PROFILE");
    expect(codeOf(await write(tokens.administrator, { profileId: place.employee.profileId }))).toBe("WRONG_PROFILE");
    const neighbour = await addProfile(server().database.query, place.id, null);
    expect(codeOf(await write(tokens.client, { profileId: neighbour }))).toBe("WRONG_PROFILE");
    expect((await write(tokens.administrator, { profileId: neighbour })).status).toBe(200);
  });

  test("is seen by its own cafeteria only", async () => {
    const { id } = dataOf<Wire>(await write(tokens.client));
    const elsewhere = await makeCafeteria(server().database, { name: "Otra" });
    const stranger = await server().signIn(elsewhere.employee.email);
    const there = `/api/cafeterias/${elsewhere.id}/claims`;
    expect(dataOf(await server().ask("GET", there, { token: stranger }))).toEqual([]);
    expect(codeOf(await server().ask("GET", `${there}/${id}`, { token: stranger }))).toBe("NOT_FOUND");
    const solve = { token: stranger, body: { status: "SOLVED" } };
    expect(codeOf(await server().ask("PUT", `${there}/${id}`, solve))).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect(dataOf<Wire>(await server().ask("GET", url(`/${id}`), { token: tokens.employee })).status).toBe("UNSOLVED");
  });
});

describe("resolving", () => {
  test("[CLAIMS-01] an employee resolves a claim and opens it again, and others hear of both", async () => {
    const { id } = dataOf<Wire>(await write(tokens.client));
    const before = (await events()).length;
    const set = (status: string) => server().ask("PUT", url(`/${id}`), { token: tokens.employee, body: { status } });
    expect(dataOf(await set("SOLVED"))).toMatchObject({ id, status: "SOLVED" });
    expect(dataOf(await set("UNSOLVED"))).toMatchObject({ id, status: "UNSOLVED" });
    expect((await events()).length).toBe(before + 2);
  });

  test("[CLAIMS-09] what is resolved already stays so, and nobody is told anything", async () => {
    const { id } = dataOf<Wire>(await write(tokens.client));
    const solve = () => server().ask("PUT", url(`/${id}`), { token: tokens.employee, body: { status: "SOLVED" } });
    const before = (await events()).length;
    const answers = await Promise.all(Array.from({ length: 6 }, solve));
    expect(answers.map((answer) => dataOf<Wire>(answer).status)).toEqual(Array.from({ length: 6 }, () => "SOLVED"));
    expect((await events()).length).toBe(before + 1);
  });
});

test("the list has all that is unresolved, however old, and the latest 500 that are resolved", async () => {
  await server().database.query(
    `insert into claim (cafeteria_id, profile_id, phone_number, comments, issue, status, date_time, last_status_update)
     select $1, $2, '1', 'n' || n, 'APP_INQUIRY', case when n % 300 = 0 then 'UNSOLVED' else 'SOLVED' end,
            timestamptz '2026-01-01' + n * interval '1 minute', now() from generate_series(1, 900) n`,
    [place.id, place.client.profileId],
  );
  const list = dataOf<readonly (Wire & { readonly comments: string })[]>(
    await server().ask("GET", url(), { token: tokens.employee }),
  );
  expect(
    list
      .filter(({ status }) => status === "UNSOLVED")
      .map(({ comments }) => comments)
      .toSorted(),
  ).toEqual(["n300", "n600", "n900"]);
  const solved = list.filter(({ status }) => status === "SOLVED");
  expect(solved).toHaveLength(500);
  expect(solved.some(({ comments }) => comments === "n398")).toBe(false);
  expect(solved.some(({ comments }) => comments === "n399")).toBe(true);
});

test("[CLAIMS-06] where the cafeteria or the installation hides phones, an employee gets none and an administrator does", async () => {
  const { id } = dataOf<Wire>(await write(tokens.client));
  const phones = async (base: string) => {
    const read = async (token: string, path: string): Promise<unknown> =>
      (await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
    const seen = async (token: string) => [
      dataOf<Wire[]>({ json: await read(token, url()) })[0]?.phoneNumber ?? null,
      dataOf<Wire>({ json: await read(token, url(`/${id}`)) }).phoneNumber,
    ];
    return { employee: await seen(tokens.employee), administrator: await seen(tokens.administrator) };
  };
  const shown = ["11 5555-0101", "11 5555-0101"];
  expect(await phones(server().url)).toEqual({ employee: shown, administrator: shown });
  const switchTo = (hiddenPhoneForEmployees: boolean) =>
    server().ask("PUT", `/api/cafeterias/${place.id}/edit_admin`, {
      token: tokens.administrator,
      body: { hiddenPhoneForEmployees },
    });
  await switchTo(true);
  expect(await phones(server().url)).toEqual({ employee: [null, null], administrator: shown });
  await switchTo(false);
  hidden.push(place.id);
  const { url: strict } = await server().startAnother();
  expect(await phones(strict)).toEqual({ employee: [null, null], administrator: shown });
});

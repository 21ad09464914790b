import { randomUUID } from "node:crypto";
import { makeCafeteria, testPassword, withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, it } from "vitest";

const server = withTestServer({ trustProxy: 1 });
type Place = Awaited<ReturnType<typeof makeCafeteria>>;
let place: Place;
let nextAddress = 1;

/** Far from every other test's. */
const address = (): string => `10.1.${nextAddress >> 8}.${nextAddress++ & 255}`;

beforeEach(async () => {
  await server().database.query("delete from throttle", []);
  place ??= await makeCafeteria(server().database);
});

type From = { readonly at?: string; readonly device?: string | undefined; readonly url?: string };

async function enter(email: string, password: string, { at = address(), device, url = server().url }: From = {}) {
  const response = await fetch(`${url}/api/authentication/authenticate`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": at,
      ...(device === undefined ? {} : { "x-device-token": device }),
    },
    body: JSON.stringify({ email, password }),
  });
  return {
    status: response.status,
    json: (await response.json()) as unknown,
    retryAfter: response.headers.get("retry-after"),
    device: response.headers.get("x-device-token") ?? undefined,
  };
}

const times = <T>(count: number, act: (at: number) => Promise<T>): Promise<readonly T[]> =>
  Array.from({ length: count }, (_, at) => at).reduce<Promise<readonly T[]>>(
    async (before, at) => [...(await before), await act(at)],
    Promise.resolve([]),
  );

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

const knownDevice = async (email: string): Promise<string> => {
  const { device, status } = await enter(email, testPassword);
  expect(status).toBe(200);
  if (device === undefined) throw new Error("the sign-in gave no device token");
  return device;
};

/** 100 wrong ones of as many networks. */
const guessFromEverywhere = async (email: string, count = 100): Promise<void> => {
  const answers = await times(count / 10, (row) =>
    Promise.all(Array.from({ length: 10 }, (_, at) => enter(email, `Mal${row}${at}`))),
  );
  expect(new Set(statuses(answers.flat()))).toEqual(new Set([401]));
};

describe("who guesses is slowed, and not the account's owner", () => {
  it("[ACCESS-09] ten wrong passwords of anybody: the owner gets in from another address, and from a known device at the same one", async () => {
    const { email } = place.employee;
    const device = await knownDevice(email);
    const at = address();
    expect(statuses(await times(11, () => enter(email, "Mal", { at })))).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
    ]);
    expect((await enter(email, testPassword, { at })).status).toBe(429);
    expect((await enter(email, testPassword)).status).toBe(200);
    expect((await enter(email, testPassword, { at, device })).status).toBe(200);
  });

  it(
    "[ACCESS-09] sixty tries of one address: others there are told when to try again, a known device gets in",
    { tags: ["long"] },
    async () => {
      const at = address();
      const device = await knownDevice(place.employee.email);
      const answers = await times(61, (guess) => enter(`cuenta${guess}@prueba.test`, "Mal", { at }));
      expect(statuses(answers).indexOf(429)).toBe(60);
      const refused = await enter(place.employee.email, testPassword, { at });
      expect(refused.json).toEqual({
        Message: { Message: "TOO_MANY_REQUESTS", ExtraData: { retryAfterSeconds: Number(refused.retryAfter) } },
      });
      expect(Number(refused.retryAfter)).toBeGreaterThan(800);
      expect(Number(refused.retryAfter)).toBeLessThanOrEqual(900);
      expect((await enter(place.employee.email, testPassword, { at, device })).status).toBe(200);
      expect((await enter(place.employee.email, testPassword)).status).toBe(200);
    },
  );

  it("[ACCESS-09] after a hundred a day from unknown devices only a known one or a mailed link gets in", async () => {
    const { email, userId } = (await makeCafeteria(server().database)).employee;
    const device = await knownDevice(email);
    await guessFromEverywhere(email);
    const refused = await enter(email, testPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(86_000);
    expect((await enter(email, testPassword, { device })).status).toBe(200);

    expect((await server().ask("POST", "/api/authentication/start-reset-password", { body: { email } })).status).toBe(
      200,
    );
    const link = /https?:\S+/u.exec(server().mails.at(-1)?.text ?? "")?.[0] ?? "";
    const token = new URL(link).searchParams.get("token");
    const changed = await server().ask("POST", "/api/authentication/confirm-reset-password", {
      body: { token, authenticationUserId: userId, newPassword: "Nueva2026" },
    });
    expect(changed.status).toBe(200);
    const mailed = changed.headers.get("x-device-token") ?? undefined;
    expect((await enter(email, "Nueva2026", { device: mailed })).status).toBe(200);
    expect((await enter(email, "Nueva2026")).status).toBe(429);
  });

  it("[ACCESS-09] a right password from an unknown device is no guess", async () => {
    const { email } = (await makeCafeteria(server().database)).employee;
    const at = address();
    expect(new Set(statuses(await times(70, () => enter(email, testPassword, { at }))))).toEqual(new Set([200]));
  });

  it("[ACCESS-09] no answer tells whether there is such an account", async () => {
    const at = address();
    const answers = await times(11, () => enter("nadie@prueba.test", "Mal", { at }));
    const own = address();
    const real = await times(11, () => enter(place.client.email, "Mal", { at: own }));
    const shown = (list: typeof answers) =>
      list.map(({ status, json, device }) => [status, JSON.stringify(json).replaceAll(/\d+/gu, "n"), device]);
    expect(shown(answers)).toEqual(shown(real));
  });

  it("[ACCESS-09] two servers of one database count together", async () => {
    const { email } = (await makeCafeteria(server().database)).employee;
    const { url } = await server().startAnother();
    const at = address();
    const answers = await times(11, (guess) => enter(email, "Mal", guess % 2 === 0 ? { at } : { at, url }));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
    // And a device that one of them knows, the other one knows.
    const device = await knownDevice(email);
    expect((await enter(email, testPassword, { at, device, url })).status).toBe(200);
  });

  it("[ACCESS-09] the count starts anew when its time is over, by the database's clock", async () => {
    const { email } = (await makeCafeteria(server().database)).employee;
    const at = address();
    await times(11, () => enter(email, "Mal", { at }));
    expect((await enter(email, testPassword, { at })).status).toBe(429);
    await server().database.query("update throttle set window_start = window_start - interval '901 seconds'", []);
    expect((await enter(email, testPassword, { at })).status).toBe(200);
  });
});

describe("a device is known", () => {
  const throttled = async (email: string): Promise<string> => {
    const at = address();
    await times(10, () => enter(email, "Mal", { at }));
    return at;
  };

  it("[ACCESS-10] to the accounts that signed in on it, and to no other", async () => {
    const [one, other] = [await makeCafeteria(server().database), await makeCafeteria(server().database)];
    const first = await knownDevice(one.employee.email);
    const at = await throttled(other.employee.email);
    expect((await enter(other.employee.email, testPassword, { at, device: first })).status).toBe(429);
    // A till that both use.
    const { device } = await enter(other.employee.email, testPassword, { device: first });
    for (const { email } of [one.employee, other.employee])
      expect((await enter(email, testPassword, { at: await throttled(email), device })).status).toBe(200);
  });

  it("[ACCESS-10] by this server's own signature, and for 180 days", async () => {
    const { email } = (await makeCafeteria(server().database)).employee;
    const device = await knownDevice(email);
    const at = await throttled(email);
    const [head = "", body = "", signature = ""] = device.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...claims, device: randomUUID() })).toString("base64url");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const jwt = await server().signIn(place.administrator.email);
    for (const bad of [`${head}.${forged}.${signature}`, `${unsigned}.${body}.`, jwt, "x", "%"])
      expect((await enter(email, testPassword, { at, device: bad })).status, bad).toBe(429);
    expect((await enter(email, testPassword, { at, device })).status).toBe(200);
    // A device token opens nothing by itself.
    expect((await server().ask("GET", "/api/authentication/profiles", { token: device })).status).toBe(401);
  });

  it(
    "[ACCESS-10] and slows whoever guesses on it, one at a time, while the right password gets in",
    { tags: ["long"] },
    async () => {
      const { email } = (await makeCafeteria(server().database)).employee;
      const device = await knownDevice(email);
      expect(new Set(statuses(await times(10, () => enter(email, "Mal", { device }))))).toEqual(new Set([401]));
      const together = statuses(await Promise.all(Array.from({ length: 6 }, () => enter(email, "Mal", { device }))));
      expect(together.toSorted()).toEqual([401, 429, 429, 429, 429, 429]);
      expect((await enter(email, testPassword, { device })).status).toBe(200);
    },
  );
});

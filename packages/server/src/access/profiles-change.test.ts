import { randomUUID } from "node:crypto";
import type { ChangeEvent } from "@cantina/contract/realtime";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { describe, expect, it } from "vitest";

const server = withTestServer();
const failure = (code: string) => ({ Message: { Message: code } });

/** Who is signed in hears of its account wherever it works. */
async function heardBy(email: string) {
  const token = await server().signIn(email);
  const connection = new HubConnectionBuilder()
    .withUrl(`${server().url}/api/hubs/cafeteria?tab=${randomUUID()}`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const heard: string[] = [];
  connection.on("changed", ({ entityType, id }: ChangeEvent) => void heard.push(`${entityType} ${id}`));
  await connection.start();
  return { heard, token, stop: () => connection.stop() };
}

const move = (token: string, cafeteriaId: string) =>
  server().ask("POST", "/api/authentication/move-profiles", { token, body: { cafeteriaId } });
const change = (token: string, method: string, path: string, body?: object) =>
  server().ask(method, path, { token, headers: { "idempotency-key": randomUUID() }, ...(body && { body }) });

describe("a profile given or taken meanwhile", () => {
  it("[SESSION-12] is told to its account in the cafeteria where it works", async () => {
    const [home, other] = [await makeCafeteria(server().database), await makeCafeteria(server().database)];
    const { heard, token, stop } = await heardBy(home.employee.email);
    const system = await server().signIn(other.system.email);
    const told = `profileTokens ${home.employee.userId}`;

    const given = await change(system, "POST", `/api/cafeterias/${other.id}/profiles/employees`, {
      cafeteriaId: other.id,
      email: home.employee.email,
      isAdministrator: false,
      isNewAccount: false,
    });
    expect(given.status, given.text).toBe(200);
    await expect.poll(() => heard.filter((one) => one === told)).toHaveLength(1);
    const profiles = await server().ask("GET", "/api/authentication/profiles", { token });
    expect(profiles.json).toMatchObject({ data: [{}, {}] });

    const closed = await change(system, "DELETE", `/api/cafeterias/${other.id}`);
    expect(closed.status, closed.text).toBe(200);
    await expect.poll(() => heard.filter((one) => one === told)).toHaveLength(2);
    const left = await server().ask("GET", "/api/authentication/profiles", { token });
    expect(left.json).toMatchObject({ data: [{ profile: { cafeteriaId: home.id } }] });
    await stop();
  });
});

describe("a disabled cafeteria", () => {
  it("[CAFETERIA-08] [SESSION-12] is told to who asks for their profiles at once, however lately they were let in", async () => {
    const [home, closed] = [await makeCafeteria(server().database), await makeCafeteria(server().database)];
    const system = await server().signIn(home.system.email);
    const staff = await server().signIn(closed.employee.email);
    const profiles = () => server().ask("GET", "/api/authentication/profiles", { token: staff });
    const disabling = change(system, "DELETE", `/api/cafeterias/${closed.id}`);
    // Let in all the while, so that the server has just looked.
    let isDone = false;
    const done = disabling.then(() => (isDone = true));
    while (!isDone) await server().ask("GET", `/api/cafeterias/${closed.id}/products`, { token: staff });
    await done;
    const [told, after] = [
      await profiles(),
      await server().ask("GET", `/api/cafeterias/${closed.id}/products`, { token: staff }),
    ];
    expect([told.status, told.json, after.status]).toEqual([403, failure("DELETED_CAFETERIA"), 403]);
  });

  it("[ACCESS-14] can't be entered by anybody, and its administrator of the system enables it from elsewhere", async () => {
    const [home, closed] = [await makeCafeteria(server().database), await makeCafeteria(server().database)];
    const system = await server().signIn(home.system.email);
    expect((await change(system, "DELETE", `/api/cafeterias/${closed.id}`)).status).toBe(200);
    const refused = await move(system, closed.id);
    expect([refused.status, refused.json]).toEqual([403, failure("DELETED_CAFETERIA")]);
    const staff = await server().ask("POST", "/api/authentication/authenticate", {
      body: { email: closed.employee.email, password: "Prueba2026" },
    });
    expect([staff.status, staff.json]).toEqual([403, failure("DELETED_CAFETERIA")]);
    const enabled = await change(system, "PUT", `/api/cafeteria/enable-cafeteria/${closed.id}`);
    expect(enabled.status, enabled.text).toBe(200);
    expect((await move(system, closed.id)).status).toBe(200);
  });
});

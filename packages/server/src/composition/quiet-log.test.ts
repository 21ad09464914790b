import { withTestServer } from "@cantina/testkit/database";
import { type World, exampleOf, makeWorld, sendRequest } from "@cantina/testkit/fuzz";
import { hashPassword } from "@cantina/server/access";
import { beforeAll, expect, it } from "vitest";

const server = withTestServer({ logLevel: "trace" });
let world: World;

beforeAll(async () => {
  world = await makeWorld({ database: server().database, url: server().url }, "ZORZALES");
  await server().database.query("update authentication_user set password_hash = $1 where id = $2", [
    await hashPassword("Clave2026"),
    world.userId,
  ]);
});

it("the log tells of calls, and holds no password, token, link, name or address of a person", async () => {
  const call = async (name: Parameters<typeof exampleOf>[0], token?: string) =>
    sendRequest(server().url, name, exampleOf(name, world), token);
  const signedIn = await call("authenticate");
  const jwt = /"jwt":"([^"]+)"/u.exec(signedIn.text)?.[1];
  expect(signedIn.status).toBe(200);
  expect((await call("createOrder", jwt)).status).toBe(200);
  expect((await call("createOrder", `${jwt}x`)).status).toBe(401);
  expect((await call("createClaim", world.tokens.administrator)).status).toBe(200);
  expect((await call("startResetPassword")).status).toBe(200);
  await server().ask("GET", `/api/hubs/cafeteria?id=secreto&access_token=${jwt}`);
  await server().ask("GET", "/change-password?token=LLAVE&authenticationUserId=x");
  const link = /token=([\w-]+)/u.exec(server().mails.at(-1)?.text ?? "")?.[1];
  const log = server().logLines.join("\n");
  expect(log).toContain("/transactions/orders");
  expect(log.length).toBeGreaterThan(1_000);
  for (const secret of [jwt, link, "Clave2026", world.email, "ZORZALES", "LLAVE", "secreto", "11 5555"]) {
    expect(secret).toBeDefined();
    expect(log).not.toContain(secret);
  }
});

import { createHmac } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, expect, test } from "vitest";
import { verificationHash } from "./intercom.ts";

const secret = "clave-de-identidad-del-centro";
const known = withTestServer({ intercom: { appId: "abc12345", secret } });
const none = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;

type Pair = {
  readonly profile: { readonly id: string };
  readonly intercomAppId: string | null;
  readonly intercomVerificationHash: string | null;
};

beforeAll(async () => {
  place = await makeCafeteria(known().database, { features: ["intercomWeb"] });
});

const pairsOf = async ({ ask }: ReturnType<typeof known>, token: string): Promise<readonly Pair[]> =>
  ((await ask("GET", "/api/authentication/profiles", { token })).json as { readonly data: readonly Pair[] }).data;
const policyOf = async ({ ask }: ReturnType<typeof known>): Promise<string> =>
  (await ask("GET", "/api/health")).headers.get("content-security-policy") ?? "";

test("[HELP-02] the proof of who asks is the one that openssl makes", () => {
  expect(verificationHash({ secret: "test-secret" }, "user-1")).toBe(
    "ccf8a00adca01386e1715f69853f22dc297c8785baa0b98b56f411cdb68ffe65",
  );
});

test("[HELP-02] a sign-in of the staff has the proof of each of its own profiles, and a client's has none", async () => {
  const server = known();
  const token = await server.signIn(place.employee.email);
  const expected = createHmac("sha256", secret).update(place.employee.profileId).digest("hex");
  expect(await pairsOf(server, token)).toMatchObject([
    { profile: { id: place.employee.profileId }, intercomAppId: "abc12345", intercomVerificationHash: expected },
  ]);
  const moved = await server.ask("POST", "/api/authentication/move-profiles", {
    token,
    body: { cafeteriaId: place.id },
  });
  expect(moved.json).toMatchObject({ data: { intercomVerificationHash: expected } });
  expect(await pairsOf(server, await server.signIn(place.client.email))).toMatchObject([
    { intercomAppId: null, intercomVerificationHash: null },
  ]);
  expect(server.logLines.join("")).not.toContain(secret);
});

test("[HELP-01] a server that knows no Intercom tells of none, and its pages let nothing of it in", async () => {
  const server = none();
  const own = await makeCafeteria(server.database, { features: ["intercomWeb"] });
  expect(await pairsOf(server, await server.signIn(own.employee.email))).toMatchObject([
    { intercomAppId: null, intercomVerificationHash: null },
  ]);
  expect(await policyOf(server)).not.toContain("intercom");
});

test("[HELP-01] the pages of one that knows it let in Intercom's scripts, calls, pictures and fonts, and no more of them than that", async () => {
  const policy = await policyOf(known());
  const of = (name: string) => policy.split(";").find((one) => one.startsWith(`${name} `)) ?? "";
  expect(of("script-src")).toBe(
    "script-src 'self' https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com",
  );
  for (const host of [
    "https://api-iam.intercom.io",
    "https://api-iam.eu.intercom.io",
    "https://api-iam.au.intercom.io",
    "https://api-ping.intercom.io",
    "https://via.intercom.io",
    "https://nexus-websocket-a.intercom.io",
    "wss://nexus-websocket-a.intercom.io",
    "wss://nexus-websocket-b.intercom.io",
  ])
    expect(of("connect-src").split(" ")).toContain(host);
  for (const name of ["img-src", "font-src", "media-src"])
    expect(of(name).split(" ")).toContain("https://js.intercomcdn.com");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(of("default-src")).toBe("default-src 'self'");
});

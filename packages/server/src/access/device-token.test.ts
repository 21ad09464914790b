import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deviceTokens } from "./device-token.ts";

const day = 24 * 3_600_000;
const [ana, beto] = [randomUUID(), randomUUID()];

test("[ACCESS-10] a device is known for 180 days after its last proof, each account for its own", async () => {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const tokens = deviceTokens(randomBytes(32), () => now);
  const first = await tokens.read(await tokens.signFor(null, ana));
  now += 100 * day;
  const both = await tokens.read(await tokens.signFor(first, beto));
  expect(both?.id).toBe(first?.id);
  now += 79 * day;
  expect([tokens.isKnownTo(both, ana), tokens.isKnownTo(both, beto)]).toEqual([true, true]);
  now += 2 * day;
  expect([tokens.isKnownTo(both, ana), tokens.isKnownTo(both, beto)]).toEqual([false, true]);
  expect([tokens.isKnownTo(null, ana), tokens.isKnownTo(first, randomUUID())]).toEqual([false, false]);
});

test("[ACCESS-10] of more than 20 accounts the longest absent is forgotten", async () => {
  const tokens = deviceTokens(randomBytes(32));
  let token: string | null = await tokens.signFor(null, ana);
  for (let at = 0; at < 20; at += 1) token = await tokens.signFor(await tokens.read(token), randomUUID());
  const device = await tokens.read(token);
  expect([device?.accounts.length, tokens.isKnownTo(device, ana)]).toEqual([20, false]);
  expect(token.length).toBeLessThan(2_500);
});

test("[ACCESS-10] another installation's token is none", async () => {
  const token = await deviceTokens(randomBytes(32)).signFor(null, ana);
  expect(await deviceTokens(randomBytes(32)).read(token)).toBeNull();
});

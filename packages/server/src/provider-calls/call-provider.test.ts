import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askProvider, callProvider } from "./index.ts";

let sent = 0;
/** Answers as many blanks as the path says, and then a JSON. */
const server = createServer(({ url = "" }, response) => {
  const length = Number(url.slice(1));
  response.writeHead(200);
  const more = (): void => {
    if (response.destroyed) return;
    if (sent >= length) return void response.end("{}");
    sent += 65_536;
    response.write(Buffer.alloc(65_536, " "), more);
  };
  sent = 0;
  more();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const callOf = (length: number, isCharge: boolean) => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${length}`,
  method: "GET" as const,
  headers: {},
  limitMs: 10_000,
  isCharge,
});
const reading = { codeOf: () => null, kindOf: () => "INVALID" as const };

test("[CALL-02] an answer that is longer than it may be is not read to its end", async () => {
  const endless = 1_000_000_000;
  expect(await callProvider(callOf(endless, false), reading)).toMatchObject({
    failure: { kind: "INVALID", providerCode: "TOO_LARGE" },
  });
  expect(sent).toBeLessThan(50_000_000);
  expect(await callProvider(callOf(endless, true), reading)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
  expect(await askProvider({ ...callOf(200_000, false), mostBytes: 100_000 }, reading)).toMatchObject({ ok: false });
});

test("[CALL-02] one that is as long as it may be is read", async () => {
  expect(await callProvider(callOf(1_000_000, false), reading)).toEqual({ ok: true, value: {} });
});

import { listen } from "@cantina/testkit/listening";
import { afterAll, expect, test } from "vitest";
import { askProvider, callProvider } from "./index.ts";

let sent = 0;
/** Answers as many blanks as the path says, and then a JSON. */
const { origin, close } = await listen(({ url = "" }, response) => {
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
afterAll(close);

const callOf = (length: number, isCharge: boolean) => ({
  url: `${origin}/${length}`,
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

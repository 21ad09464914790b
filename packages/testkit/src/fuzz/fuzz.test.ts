// @module-tag long
import { endpoints } from "@cantina/contract/table";
import { expect, it } from "vitest";
import { withTestServer } from "../database/index.ts";
import { runFuzz } from "./run-fuzz.ts";
import { endpointNames } from "./valid-requests.ts";

const server = withTestServer();

it("finds no fault, no hang, no leak and no wrong ledger among 900 hostile requests", async () => {
  const place = { database: server().database, url: server().url };
  const { findings, ledger, granted, statuses } = await runFuzz(place, { requests: 900, seed: 20261120 });
  expect(
    findings.map(({ what, fuzz, answer }) => [what, fuzz.name, JSON.stringify(fuzz.twist).slice(0, 200), answer]),
  ).toEqual([]);
  expect(ledger).toEqual([]);
  // A fuzzer that is turned away at every door has tried nothing.
  expect(granted.size).toBeGreaterThan(
    endpointNames.filter((name) => endpoints[name].access !== "anonymous").length / 2,
  );
  expect(statuses.get("200")).toBeGreaterThan(60);
});

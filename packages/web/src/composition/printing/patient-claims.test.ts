import { accepted, id, refused } from "@cantina/domain/kernel";
import type { ClaimEnd, PrintClaimsPort } from "@cantina/domain/printing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientClaims } from "./patient-claims.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const claimId = id<"print-claim">("7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4b");

/** Answers with these codes, one after the other, and then with a yes. */
function serverWith(codes: readonly string[]) {
  const waiting = [...codes];
  const told: [string, ClaimEnd][] = [];
  const claims: PrintClaimsPort = {
    claim: async () => accepted([]),
    end: async (claim, end) => {
      told.push([claim, end]);
      const code = waiting.shift();
      return code === undefined ? accepted(null) : refused({ code });
    },
  };
  return { told, claims: patientClaims(claims) };
}

test("[PRINT-10] goes on telling an unreachable or troubled server what became of a claim, until it knows", async () => {
  const { told, claims } = serverWith(["UNREACHABLE", "SERVER_ERROR"]);
  expect(await claims.end(claimId, "PRINTED")).toEqual(refused({ code: "UNREACHABLE" }));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(Array.from({ length: 3 }, () => [claimId, "PRINTED"]));
});

test("[PRINT-10] an answer that will not change is not asked for again", async () => {
  const { told, claims } = serverWith(["DELETE_OR_UPDATE_NOT_FOUND"]);
  await claims.end(claimId, "DISCARDED");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([[claimId, "DISCARDED"]]);
});

test("[PRINT-10] says no more once its page is left", async () => {
  const { told, claims } = serverWith(["UNREACHABLE"]);
  await claims.end(claimId, "PRINTED");
  claims.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(1);
});

test("[PRINT-10] a call that is under way when its seller leaves is the last one, so that none goes out in another's name", async () => {
  const { told, claims } = serverWith(["UNREACHABLE", "UNREACHABLE"]);
  const ending = claims.end(claimId, "PRINTED");
  claims.close();
  await ending;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(1);
});

import { expect, test } from "vitest";
import { checkRevertEntry, emptyRevert } from "./index.ts";

test("[REVERT-02] a revert is asked for its reason, and a comment is sent without the spaces around it", () => {
  expect(checkRevertEntry(emptyRevert)).toEqual({ ok: false, failure: { reason: "MISSING" } });
  expect(checkRevertEntry({ reason: "OUT_OF_STOCK", comment: " frío " })).toEqual({
    ok: true,
    value: { reason: "OUT_OF_STOCK", comment: "frío" },
  });
});

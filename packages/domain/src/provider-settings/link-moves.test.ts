import { expect, test } from "vitest";
import { type LinkMove, canMoveLink } from "./index.ts";

test("[PROVIDER-04] a link is switched off and on again, and removed from wherever it is", () => {
  const statuses = ["ACTIVE", "DISABLED", "BROKEN", "REMOVED"] as const;
  const from = (move: LinkMove) => statuses.filter((status) => canMoveLink(move, status));
  expect([from("enable"), from("disable"), from("remove")]).toEqual([
    ["DISABLED"],
    ["ACTIVE"],
    ["ACTIVE", "DISABLED", "BROKEN"],
  ]);
});

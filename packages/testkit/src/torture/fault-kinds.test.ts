import { expect, test } from "vitest";

import { allKinds, kindsOf } from "./fault-kinds.ts";

test("kinds of faults are named in a list, or all at once", () => {
  expect(kindsOf("all")).toEqual(allKinds);
  expect(kindsOf("freeze, kill")).toEqual(["kill", "freeze"]);
  for (const wrong of ["", "kil", "kill,thirst"]) expect(kindsOf(wrong)).toBeUndefined();
});

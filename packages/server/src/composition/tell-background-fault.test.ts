import { fakeFaults } from "@cantina/testkit/fakes";
import { expect, test } from "vitest";
import { tellBackgroundFault } from "./tell-background-fault.ts";

const failing = (code: string): Error => Object.assign(new Error("failed"), { code });

test("[FAULTS-01] work in the background tells of what nobody expected, and not of a database that is away, busy or full", () => {
  const faults = fakeFaults();
  for (const code of ["57P01", "08006", "ECONNREFUSED", "53300", "55P03", "40001", "53100"])
    tellBackgroundFault(failing(code), faults);
  expect(faults.told).toEqual([]);
  tellBackgroundFault(failing("42P01"), faults);
  expect(faults.told).toMatchObject([{ part: "server", place: "background", code: "42P01" }]);
  expect(() => tellBackgroundFault(failing("42P01"), null)).not.toThrow();
});

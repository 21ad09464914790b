import { expect, test } from "vitest";

import { demoAccounts, demoPassword } from "../demo/index.ts";
import { accountLines } from "./account-lines.ts";

test("the start prints every demo account in one column, with the password", () => {
  const lines = accountLines();
  expect(lines.join("\n")).toContain(demoPassword);
  const columns = Object.values(demoAccounts).map(({ email, role }) => {
    const line = lines.find((text) => text.includes(email)) ?? "";
    return line.endsWith(`  ${role}`) ? line.indexOf(role) : -1;
  });
  expect(new Set(columns).size).toBe(1);
  expect(columns[0]).toBeGreaterThan(0);
});

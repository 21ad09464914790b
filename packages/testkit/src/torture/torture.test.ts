// @module-tag long
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..", "..");

test("a server, a database and tills that are killed lose no sale, make none twice and leave clean books", async () => {
  const command = [
    join(root, "scripts", "run.mjs"),
    "packages/testkit/src/torture/main.ts",
    "--rounds",
    "3",
    "--seed",
    "19",
    "--kinds",
    "kill",
  ];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    out += chunk;
  });
  const code = await new Promise((resolve) => void child.on("close", resolve));
  expect(out).toMatch(
    /^3 rounds \(server 1, till 1, database 1\), [1-9]\d* sales acknowledged, .* duplicates = 0, lost = 0, history faults = 0, other faults = 0, \d+ s$/mu,
  );
  expect(out).toMatch(/^done: .*\brefund [1-9]/mu);
  expect(code, out).toBe(0);
});

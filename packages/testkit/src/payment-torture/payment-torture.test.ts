// @module-tag long
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";

/** It starts four servers one after the other: alone it takes a minute, and three where four others are at work. */
const hangsAfterMs = 420_000;

const root = join(import.meta.dirname, "..", "..", "..", "..");

test(
  "[ONLINE-08] a server and a database that are killed amid payments lose, double and invent none",
  async () => {
    const options = ["--payments", "30", "--strikes", "3", "--seed", "19", "--quick"];
    const command = [join(root, "scripts", "run.mjs"), "packages/testkit/src/payment-torture/main.ts", ...options];
    const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      out += chunk;
    });
    const code = await new Promise((resolve) => void child.on("close", resolve));
    expect(out.match(/payments; killed: /gu)).toHaveLength(3);
    expect(out).toMatch(/^seed 19: 30 payments, [1-9]\d* charges at the providers .*; differences = 0, \d+ s$/mu);
    expect(code, out).toBe(0);
  },
  hangsAfterMs,
);

// `npm run test:busy` tells what failed, and ends its loops however it ends itself.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { describe, it } from "node:test";
import { runNode } from "./child.mjs";
import { stageLimits } from "./stage-limits.mjs";
import { root } from "./tools.mjs";

const script = join(root, "scripts", "busy.mjs");
const isRunning = (id) => {
  const state = execFileSync("sh", ["-c", `ps -o stat= -p ${id} || true`], { encoding: "utf8" });
  return state !== "" && !state.startsWith("Z");
};
const childrenOf = (id) =>
  execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === id)
    .map(([child]) => child);

describe("tests on a busy machine", () => {
  it("run as often as asked, and the last lines have the sum of each", async () => {
    const { code, output } = await runNode([script, "--loops", "1", "--times", "2", "--only=nothing"]);
    assert.equal(code, 1);
    assert.match(
      output,
      /\n1 of 2, beside 1 busy loops, [\d.]+ minutes:\nFailed:\n {2}No such stage: nothing.*\n0 passed, 1 failed\n2 of 2, /,
    );
  });
  for (const signal of ["SIGTERM", "SIGKILL"]) {
    it(`leave no loop behind when ${signal} ends them`, async () => {
      const child = spawn(process.execPath, [script, "--loops", "2", "--only=check"], { stdio: "ignore" });
      // The loops and the tests.
      while (childrenOf(child.pid).length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
      const family = childrenOf(child.pid);
      child.kill(signal);
      await once(child, "exit");
      for (const id of family.slice(0, 2))
        while (isRunning(id)) await new Promise((resolve) => setTimeout(resolve, 50));
      // It ends by itself only when it is told.
      if (signal === "SIGKILL") process.kill(family[2], "SIGTERM");
      while (isRunning(family[2])) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  }
  it("may take less in all than a build server gives them", () => {
    const seconds = Object.values(stageLimits).reduce((sum, limit) => sum + limit, 0);
    assert.ok(seconds <= 88 * 60, `${seconds} s`);
  });
});

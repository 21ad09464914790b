// Whoever compiles what is stale does not get in the way of another who found the same.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { runNode } from "./child.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { root } from "./tools.mjs";

const folder = mkdtempSync(join(tmpdir(), "cantina-lock-"));
const lock = join(folder, "lock");
const diary = join(folder, "diary");
const worker = join(folder, "worker.mjs");
after(() => rmSync(folder, { force: true, recursive: true }));

describe("one at a time", () => {
  it("lets processes work one after the other", async () => {
    writeFileSync(diary, "");
    writeFileSync(
      worker,
      `import { appendFileSync, readFileSync } from "node:fs";
       import { setImmediate } from "node:timers/promises";
       import { oneAtATime } from ${JSON.stringify(pathToFileURL(join(root, "scripts", "one-at-a-time.mjs")).href)};
       const [lock, diary] = ${JSON.stringify([lock, diary])};
       for (let round = 0; round < 3; round += 1)
         await oneAtATime(lock, async () => {
           appendFileSync(diary, "in ");
           for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
           appendFileSync(diary, "out ");
         });`,
    );
    const ends = await Promise.all([1, 2, 3].map(() => runNode([worker])));
    assert.deepEqual(
      ends.map(({ code }) => code),
      [0, 0, 0],
    );
    assert.equal(readFileSync(diary, "utf8"), "in out ".repeat(9));
  });
  it("takes over from one that was killed", async () => {
    const { output } = await runNode(["-e", "console.log(process.pid)"]);
    writeFileSync(lock, output.trim());
    assert.equal(await oneAtATime(lock, async () => "done"), "done");
  });
  it("lets go when the work fails", async () => {
    await assert.rejects(
      oneAtATime(lock, async () => {
        throw new Error("broken");
      }),
    );
    assert.equal(await oneAtATime(lock, async () => "done"), "done");
  });
});

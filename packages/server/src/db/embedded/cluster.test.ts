import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { sweepDrafts } from "./cluster.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "cantina-drafts-"));
});
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));

test("a draft that another start still writes into is swept once that one stops, and nothing else is touched", async () => {
  const draft = join(home, "cluster.new-0a");
  await mkdir(join(home, "cluster"));
  await mkdir(draft);
  const until = Date.now() + 300;
  const write = async (count: number): Promise<void> => {
    await writeFile(join(draft, String(count)), "");
    if (Date.now() < until) await write(count + 1);
  };
  // As a program that makes a cluster: it ends when its folder is gone.
  const writing = write(0).catch(() => undefined);
  await sweepDrafts(home);
  await writing;
  expect(await readdir(home)).toEqual(["cluster"]);
});

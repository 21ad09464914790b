import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProcess } from "./start-process.ts";

const program = new URL("./dawdling-process.ts", import.meta.url);
let file: string;

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), "process-")), "written");
  await writeFile(file, "");
});

afterEach(() => rm(dirname(file), { recursive: true }));

const written = (): Promise<string> => readFile(file, "utf8");
const pidOf = (text: string): number => Number(/^began (\d+)$/mu.exec(text)?.[1] ?? 0);

async function begun(): Promise<number> {
  await expect.poll(written).toMatch(/^began/u);
  return pidOf(await written());
}

test("a process that is told to stop clears up first, and is gone when its end is told", async () => {
  const running = startProcess(program, file);
  const pid = await begun();
  running.stop();
  expect(await running.ended).toEqual({ type: "done", outcome: "stopped" });
  expect(await written()).toBe(`began ${pid}\ncleared up\n`);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("what a terminal tells a whole group is not for it", async () => {
  const running = startProcess(program, file);
  const pid = await begun();
  process.kill(pid, "SIGINT");
  process.kill(pid, "SIGTERM");
  running.stop();
  await running.ended;
  expect(await written()).toContain("cleared up");
});

test("one whose server is gone stops by itself", async () => {
  const server = `require("node:child_process").fork(process.argv[1]).send(process.argv[2])`;
  const parent = spawn(process.execPath, ["-e", server, fileURLToPath(program), file], { stdio: "ignore" });
  await begun();
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await expect.poll(written).toContain("cleared up");
});

test.runIf(process.platform === "linux")("every thread of it stands behind the others", async () => {
  const running = startProcess(program, file);
  const pid = await begun();
  const behind = readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)) - getPriority());
  running.kill();
  await running.ended;
  expect(behind.length).toBeGreaterThan(1);
  expect(behind.every((steps) => steps > 0)).toBe(true);
});

test("one that can't be started, or that throws, tells its last words", async () => {
  const nowhere = new URL("./nowhere-process.mjs", import.meta.url);
  for (const [named, order, words] of [
    [nowhere, "", "nowhere-process"],
    [program, { no: "file" }, "TypeError"],
  ] as const) {
    const end = await startProcess(named, order).ended;
    expect(end.type === "died" ? end.words : end.type).toContain(words);
  }
});

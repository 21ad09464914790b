import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type FaultCollector, startFaultCollector } from "@cantina/testkit/fault-collector";
import { afterEach, beforeEach, expect, test } from "vitest";

const program = fileURLToPath(new URL("./crashing-process.ts", import.meta.url));
let collector: FaultCollector;
let child: ChildProcess;
let said: string;

beforeEach(async () => {
  collector = await startFaultCollector();
});
afterEach(async () => {
  child.kill("SIGKILL");
  await collector.close();
});

async function start(): Promise<void> {
  said = "";
  child = fork(program, {
    // As a test's own file it is read as the product has it, or as it stands.
    execArgv: program.endsWith(".ts") ? ["--import", import.meta.resolve("tsx/esm")] : [],
    env: { PATH: process.env["PATH"], CANTINA_ERROR_DSN: collector.dsn },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  await once(child, "message");
}

const closePipes = (): void => {
  child.stdout?.destroy();
  child.stderr?.destroy();
};

/** Milliseconds of a processor that it has used by then. */
async function tell(order: "write"): Promise<number> {
  const answer = once(child, "message") as Promise<[number]>;
  child.send(order);
  const [used] = await answer;
  return used;
}

const ended = async (): Promise<unknown> => {
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
};

test.each(["throw", "reject"] as const)(
  "[FAULTS-05] [LOG-02] what nobody caught (%s) is one line, is told, and ends it with 1",
  async (order) => {
    await start();
    const gone = ended();
    child.send(order);
    expect(await gone).toBe(1);
    const line = said.split("\n").find((one) => one.includes("crashed")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({ level: 60, msg: "crashed", err: { type: "BrokenInvariant" } });
    expect(said).not.toContain("ana@");
    expect(collector.taken).toMatchObject([{ type: "BrokenInvariant", level: "fatal", place: "process" }]);
    expect(collector.posts.join("")).not.toMatch(/ana@|debe/u);
  },
);

test("[FAULTS-05] a log that nobody reads any more neither ends it nor costs a processor", async () => {
  await start();
  await tell("write");
  closePipes();
  const before = await tell("write");
  for (let count = 0; count < 20; count += 1) await tell("write");
  // 20 rounds of 50 ms: a pipe that is told of in itself would take all of them, or end it.
  expect((await tell("write")) - before).toBeLessThan(500);
  expect(child.exitCode).toBeNull();
  expect(collector.posts).toEqual([]);
});

test("[FAULTS-05] what nobody caught ends it soon, though neither its log nor who is told answers", async () => {
  await start();
  closePipes();
  collector.answerNext("hang");
  const gone = ended();
  const began = performance.now();
  child.send("throw");
  expect(await gone).toBe(1);
  expect(performance.now() - began).toBeLessThan(20_000);
});

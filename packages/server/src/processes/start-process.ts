import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { usedUp } from "./limit-processor-time.ts";
import { behind } from "./slow-down.ts";

export type ProcessLimits = {
  /** Of JavaScript's objects; without it, what Node allows. */
  readonly megabytes?: number;
  /** Of a processor: what it waits for one behind everything else does not count. */
  readonly processorMilliseconds?: number;
};

export type ProcessEnd<Outcome> =
  | { readonly type: "done"; readonly outcome: Outcome }
  | { readonly type: "outOfMemory" }
  | { readonly type: "outOfTime" }
  /** It was ended, or it threw: then these are its last words. */
  | { readonly type: "died"; readonly words: string };

export type RunningProcess<Outcome> = {
  /** Never rejects; the process is gone by then. */
  readonly ended: Promise<ProcessEnd<Outcome>>;
  /** Asks it to stop and clear up. */
  readonly stop: () => void;
  /** Ends it where it stands. */
  readonly kill: () => void;
};

const mostWords = 2_000;
/** Node takes a tenth of a second to begin: where it can be, that is behind the others, too. */
const nice = ["/usr/bin/nice", "/bin/nice"].find((path) => existsSync(path));
// What Node's own abort makes of a full heap, where there are signals and where there are none.
const isAbort = (code: number | null, signal: NodeJS.Signals | null): boolean => signal === "SIGABRT" || code === 134;

function endOf<Outcome>(child: ChildProcess): Promise<ProcessEnd<Outcome>> {
  let words = "";
  let answer: { readonly outcome: Outcome } | undefined;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    words = (words + text).slice(-mostWords);
  });
  child.once("message", (outcome: Outcome) => {
    answer = { outcome };
  });
  return new Promise((resolve) => {
    const die = (text: string): void => resolve({ type: "died", words: text });
    child.once("error", (error) => die(error.message));
    // After all that it told was heard.
    child.once("close", (code, signal) => {
      if (answer !== undefined) resolve({ type: "done", ...answer });
      else if (isAbort(code, signal)) resolve({ type: "outOfMemory" });
      else if (words.endsWith(usedUp)) resolve({ type: "outOfTime" });
      else die(words.trim() === "" ? `ended with ${code ?? signal}` : words.trim());
    });
  });
}

/**
 * Runs a program of ours, one that calls `carryOut`, in a process of its own: its memory, its garbage and its end are
 * not the server's. It is named as `new URL("./…-process.ts", import.meta.url)`, which a bundle turns into the name of
 * the file that it has beside its own. `order` is what can be cloned.
 */
export function startProcess<Outcome>(
  program: URL,
  order: unknown,
  { megabytes, processorMilliseconds }: ProcessLimits = {},
): RunningProcess<Outcome> {
  // A process doesn't inherit what reads TypeScript in its parent.
  const options = [
    ...(program.pathname.endsWith(".ts") ? ["--import", import.meta.resolve("tsx/esm")] : []),
    ...(megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`]),
  ];
  const args = processorMilliseconds === undefined ? [] : [String(processorMilliseconds)];
  const child = fork(fileURLToPath(program), args, {
    ...(nice === undefined
      ? { execArgv: options }
      : { execPath: nice, execArgv: ["-n", String(behind), process.execPath, ...options] }),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const ended = endOf<Outcome>(child);
  // What keeps the order from arriving ends the process, and that is heard.
  child.send(order as object, () => {});
  return {
    ended,
    // A word, since a channel that this side closes never tells that the process is gone.
    stop: () => {
      if (child.connected) child.send("stop", () => {});
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

import { writeSync } from "node:fs";
import { type FaultPort, describeFault } from "@cantina/domain/faults";
import { errorForLog } from "../http/index.ts";

export type CrashWatch = {
  /** Who is told from now on. */
  readonly reportTo: (faults: FaultPort) => void;
};

/** Of a collector that does not answer. FAULTS-04 */
const lastWordsMs = 2_000;

/** Past the streams, which may be what is broken. */
function writeLine(line: object): void {
  try {
    writeSync(2, `${JSON.stringify(line)}\n`);
  } catch {
    // Nobody reads it.
  }
}

/**
 * Ends the process after what nobody caught, having told of it. A pipe of the log that was closed is none of that: told
 * in the log it would be the next error of the same pipe, and so on without end. FAULTS-05
 */
export function watchCrashes(): CrashWatch {
  let faults: FaultPort | undefined;
  let isEnding = false;
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  process.on("uncaughtException", (error: unknown) => {
    // One that is ending is in no state to tell more.
    if (isEnding) return;
    isEnding = true;
    writeLine({ level: 60, time: Date.now(), pid: process.pid, err: errorForLog(error), msg: "crashed" });
    const leave = (): void => process.exit(1);
    if (faults === undefined) leave();
    faults?.report(describeFault(error, { level: "fatal", part: "server", place: "process" }));
    void faults?.settle(lastWordsMs).then(leave, leave);
  });
  return {
    reportTo: (port) => {
      faults = port;
    },
  };
}

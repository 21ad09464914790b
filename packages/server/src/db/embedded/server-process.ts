import { open, rename, stat } from "node:fs/promises";
import { basename } from "node:path";

import type { Binaries } from "./binaries.ts";
import { writeSettings } from "./cluster.ts";
import type { Placement } from "./placement.ts";
import { type ProgramOutcome, runProgram } from "./run-program.ts";
import type { ServerSettings } from "./settings.ts";

/** `blocked`: a dead server's remains still hold the cluster; PostgreSQL itself judges when they are gone. */
export type StartOutcome = { readonly kind: "started" | "blocked" | "failed"; readonly log: string };

const longestLog = 5_000_000;
const tailBytes = 4_000;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const readFrom = async (file: string, from: number): Promise<string> => {
  const size = await sizeOf(file);
  const start = Math.max(from, size - tailBytes);
  if (size <= start) return "";
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString("utf8", 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
};

/** What a killed server leaves for a moment: its lock file while pid 1 hasn't reaped it, its memory while a child lives. */
export const isBlocked = (log: string): boolean =>
  /lock file "[^"]+" already exists|pre-existing shared memory block/.test(log);

// pg_ctl pastes the cluster's path into a shell command, so it gets a relative one that no quote or dollar can spoil.
const control = (
  { pgCtl }: Binaries,
  { home, cluster, user }: Placement,
  [command, ...flags]: readonly [string, ...string[]],
): Promise<ProgramOutcome> =>
  runProgram(pgCtl, [command, "--silent", "--wait", "--timeout=60", `--pgdata=${basename(cluster)}`, ...flags], {
    user,
    folder: home,
  });

/** Starts the server detached from us: it outlives a process that dies, and the next one adopts it. */
export const startServer = async (
  binaries: Binaries,
  placement: Placement,
  settings: ServerSettings,
): Promise<StartOutcome> => {
  const { log } = placement;
  await writeSettings(placement, settings);
  if ((await sizeOf(log)) > longestLog) await rename(log, `${log}.1`);
  const before = await sizeOf(log);
  const outcome = await control(binaries, placement, ["start", `--log=${basename(log)}`]);
  // Recovery after a power cut may take longer than pg_ctl waits; the server answers 'starting up' meanwhile.
  const started = outcome.succeeded || outcome.output.includes("did not start in time");
  if (started) return { kind: "started", log: "" };
  const said = (await readFrom(log, before)) || outcome.output;
  return { kind: isBlocked(said) ? "blocked" : "failed", log: said };
};

/** `fast` breaks open sessions off and rolls their work back; what was acknowledged is on disk already. */
export const stopServer = async (binaries: Binaries, placement: Placement): Promise<void> => {
  await control(binaries, placement, ["stop", "--mode=fast"]);
};

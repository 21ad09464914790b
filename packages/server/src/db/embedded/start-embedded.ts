import { rm, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type Result, accepted, refused } from "@cantina/domain/kernel";

import { findBinaries, findEngine } from "./binaries.ts";
import { createCluster, majorOf, sweepDrafts } from "./cluster.ts";
import type { EmbeddedFailure } from "./embedded-failure.ts";
import { type Endpoint, planEndpoint } from "./endpoint.ts";
import { type EmbeddedConnection, type Ground, type Owned, connectionInUse, takeOwnership } from "./ownership.ts";
import { type Placement, findPlacement, placeCluster, prepareDataFolder } from "./placement.ts";
import type { ServerUser } from "./run-program.ts";
import { serverUser } from "./server-user.ts";
import { stopServer } from "./server-process.ts";

export type EmbeddedStep = "copying" | "creating" | "starting" | "adopting" | "recovering";

export type EmbeddedOptions = {
  readonly dataFolder: string;
  /** Connections that this process will open; the server keeps a few more for itself. */
  readonly maxConnections: number;
  readonly onProgress?: (step: EmbeddedStep) => void;
  /** The server died under us, and another process has it now: it can't be brought back. */
  readonly onLost?: (failure: EmbeddedFailure) => void;
  /** Where root keeps what the server's account can't reach in the data folder. */
  readonly stateFolder?: string;
  /** Another PostgreSQL than the product's own, as npm brought it. */
  readonly packageRoot?: string;
  /** Whose a new cluster is to be, where root makes it. */
  readonly user?: ServerUser | undefined;
};

export type EmbeddedPostgres = {
  readonly connection: EmbeddedConnection;
  /** Whether its disk has room for a little more. */
  readonly hasRoom: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

// PostgreSQL writes its journal in files of that size.
const leastRoom = 16 * 1024 * 1024;

const longestPauseMs = 2_000;

export const usualStateFolder = "/var/lib/cantina";

// Ours (the lock), the listener for events, PostgreSQL's three for the superuser, and a margin for its own tools.
const spareConnections = 10;

const readyPlacement = async (
  options: EmbeddedOptions,
  stateFolder: string,
): Promise<Result<Omit<Ground, "planEndpoint" | "onStep" | "maxConnections">, EmbeddedFailure>> => {
  const dataFolder = resolve(options.dataFolder);
  const prepared = await prepareDataFolder(dataFolder);
  if (!prepared.ok) return prepared;
  const engine = await findEngine(options.packageRoot);
  if (!engine.ok) return engine;
  const { major } = engine.value;
  for (;;) {
    const placed = await placeCluster(dataFolder, options.user ?? (await serverUser()), stateFolder);
    if (!placed.ok) return placed;
    const placement: Placement = placed.value;
    const data = placement.isNew ? major : await majorOf(placement.cluster);
    if (data !== major) return refused({ code: "DATABASE_OF_OTHER_MAJOR", folder: dataFolder, data, program: major });
    const binaries = await findBinaries(engine.value, {
      user: placement.user,
      stateFolder,
      onCopy: () => options.onProgress?.("copying"),
    });
    if (!binaries.ok) return binaries;
    if (placement.isNew) {
      options.onProgress?.("creating");
      const created = await createCluster(binaries.value, placement);
      if (!created.ok) return created;
    }
    if (!placement.isNew || (await placement.remember())) {
      return accepted({ binaries: binaries.value, placement, dataFolder });
    }
    await rm(placement.home, { recursive: true, force: true });
  }
};

/** The product's own PostgreSQL in a data folder: made at the first start, adopted when a dead process left it running. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Result<EmbeddedPostgres, EmbeddedFailure>> => {
  const found = await readyPlacement(options, options.stateFolder ?? usualStateFolder);
  if (!found.ok) return found;
  const { binaries, placement } = found.value;

  let planned: Endpoint | undefined;
  const ground: Ground = {
    ...found.value,
    maxConnections: options.maxConnections + spareConnections,
    planEndpoint: async () => (planned ??= await planEndpoint(placement)),
    onStep: (step) => options.onProgress?.(step),
  };

  // Only a folder of our own making in the temp folder goes; the one beside the cluster stays for the next start.
  const removeSocketFolder = async (endpoint: Endpoint | undefined): Promise<void> => {
    if (endpoint?.kind !== "socket" || endpoint.folder.startsWith(placement.home)) return;
    await rm(endpoint.folder, { recursive: true, force: true });
  };

  const taken = await takeOwnership(ground);
  if (!taken.ok) {
    await removeSocketFolder(planned);
    return taken;
  }
  let owned = taken.value;
  // A server brought back later must listen where the pool already looks for it.
  planned = owned.endpoint;
  await sweepDrafts(placement.home);

  const hasRoom = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(placement.home);
    return bavail * bsize >= leastRoom;
  };

  let stopping = false;
  const stopped = new AbortController();
  let reviving = Promise.resolve();
  const revive = async (): Promise<void> => {
    if (stopping) return;
    options.onProgress?.("recovering");
    // A disk may be full for as long as it takes somebody to make room.
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, longestPauseMs)) {
      const again = await takeOwnership(ground).catch((error: unknown) =>
        refused<EmbeddedFailure>({ code: "DATABASE_DID_NOT_START", log: String(error) }),
      );
      if (again.ok) {
        owned = again.value;
        watch(owned);
        return;
      }
      if (again.failure.code === "DATA_FOLDER_IN_USE") {
        options.onLost?.(again.failure);
        return;
      }
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const watch = ({ lock }: Owned): void => {
    lock.once("end", () => {
      reviving = revive();
    });
  };
  watch(owned);

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    stopped.abort();
    await reviving;
    // The lock is held to the end, or another start could take the server that we are about to stop.
    await stopServer(binaries, placement);
    await owned.lock.end().catch(() => undefined);
    await removeSocketFolder(owned.endpoint);
  };
  return accepted({ connection: taken.value.connection, hasRoom, stop });
};

/**
 * For a command beside the server; never makes a new database. `shared`: the one that a running Cantina has open,
 * which stays open afterwards, else the folder's own for as long as it takes. `alone`: only where none runs.
 */
export const attachEmbedded = async (
  options: EmbeddedOptions,
  use: "shared" | "alone",
): Promise<Result<EmbeddedPostgres, EmbeddedFailure>> => {
  const found = await findPlacement(resolve(options.dataFolder), options.stateFolder ?? usualStateFolder);
  if (!found.ok) return found;
  const connection = use === "shared" ? await connectionInUse(found.value) : undefined;
  return connection === undefined
    ? startEmbedded(options)
    : accepted({ connection, hasRoom: async () => true, stop: async () => undefined });
};

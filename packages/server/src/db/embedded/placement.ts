import { randomUUID } from "node:crypto";
import { access, chmod, chown, constants, mkdir, open, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Result, accepted, refused } from "@cantina/domain/kernel";

import type { EmbeddedFailure } from "./embedded-failure.ts";
import type { ServerUser } from "./run-program.ts";
import { canEnter, isRoot } from "./server-user.ts";
import { systemReason } from "./system-reason.ts";

/** Where one database lives and whose it is. */
export type Placement = {
  readonly home: string;
  readonly cluster: string;
  readonly log: string;
  readonly user: ServerUser | undefined;
  readonly isNew: boolean;
  /** Makes later starts find a home outside the data folder; false when another start was quicker. */
  readonly remember: () => Promise<boolean>;
};

const locationName = "database.location";
const idShape = /^[0-9a-f-]{36}$/;

/** Says which cluster of the home is the one, after an upgrade has put another beside the first. */
const currentName = "current";
const successorShape = /^cluster-\d+$/;

const successorOf = async (home: string): Promise<string | undefined> => {
  const name = (await readFile(join(home, currentName), "utf8").catch(() => "")).trim();
  return successorShape.test(name) ? name : undefined;
};

const clusterIn = async (home: string): Promise<string> => join(home, (await successorOf(home)) ?? "cluster");

/** From this moment on the cluster of this name is the one: one rename, so that a kill leaves the former or the new. */
export const makeCurrent = async ({ home, user }: Placement, name: string): Promise<void> => {
  const draft = join(home, `${currentName}.new`);
  const handle = await open(draft, "w", 0o600);
  await handle.writeFile(`${name}\n`);
  await handle.sync();
  await handle.close();
  if (user !== undefined) await chown(draft, user.uid, user.gid);
  await rename(draft, join(home, currentName));
};

/** Makes the data folder if it is missing, and tells whether we may write in it. */
export const prepareDataFolder = async (folder: string): Promise<Result<string, EmbeddedFailure>> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return accepted(folder);
  } catch (error) {
    return refused({ code: "DATA_FOLDER_NOT_WRITABLE", folder, reason: systemReason(error) });
  }
};

type ClusterOwner = { readonly state: "absent" } | { readonly state: "present"; readonly owner: ServerUser };

const inspect = async (home: string): Promise<Result<ClusterOwner, EmbeddedFailure>> => {
  try {
    const version = join(await clusterIn(home), "PG_VERSION");
    const { uid, gid } = await stat(version);
    await access(version, constants.R_OK);
    return accepted({ state: "present", owner: { uid, gid } });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return accepted({ state: "absent" });
    return refused({ code: "DATA_FOLDER_NOT_WRITABLE", folder: home, reason: systemReason(error) });
  }
};

const placementAt = async (
  home: string,
  user: ServerUser | undefined,
  isNew: boolean,
  remember = async () => true,
): Promise<Placement> => ({
  home,
  cluster: await clusterIn(home),
  log: join(home, "server.log"),
  user,
  isNew,
  remember,
});

const existingAt = async (home: string, owner: ServerUser): Promise<Result<Placement, EmbeddedFailure>> => {
  // PostgreSQL runs only as the owner of its files, whoever that was at the first start.
  const user = isRoot() ? owner : undefined;
  if (await canEnter(home, user)) return accepted(await placementAt(home, user, false));
  return refused({ code: "DATA_FOLDER_NOT_WRITABLE", folder: home, reason: `uid ${owner.uid} can't reach it` });
};

const makeHome = async (home: string, user: ServerUser | undefined): Promise<void> => {
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (user !== undefined) await chown(home, user.uid, user.gid);
};

type Found = { readonly home: string; readonly placement: Placement | undefined };

const findHome = async (dataFolder: string, stateFolder: string): Promise<Result<Found, EmbeddedFailure>> => {
  const locationFile = join(dataFolder, locationName);
  const id = (await readFile(locationFile, "utf8").catch(() => "")).trim();
  const home = idShape.test(id) ? join(stateFolder, id) : join(dataFolder, "postgres");
  const found = await inspect(home);
  if (!found.ok) return found;
  if (found.value.state === "present") {
    const placed = await existingAt(home, found.value.owner);
    return placed.ok ? accepted({ home, placement: placed.value }) : placed;
  }
  // A fresh database here would look like the loss of every sale, so it is said instead.
  const isLost = id !== "" || (await successorOf(home)) !== undefined;
  return isLost ? refused({ code: "DATABASE_MISSING", folder: home }) : accepted({ home, placement: undefined });
};

/** The database that a data folder has; nothing is made where it has none. */
export const findPlacement = async (
  dataFolder: string,
  stateFolder: string,
): Promise<Result<Placement, EmbeddedFailure>> => {
  const found = await findHome(dataFolder, stateFolder);
  if (!found.ok) return found;
  const { home, placement } = found.value;
  return placement === undefined ? refused({ code: "DATABASE_MISSING", folder: home }) : accepted(placement);
};

/** Finds the database of a data folder, or a place for a new one that the server's account can reach. */
export const placeCluster = async (
  dataFolder: string,
  user: ServerUser | undefined,
  stateFolder: string,
): Promise<Result<Placement, EmbeddedFailure>> => {
  const found = await findHome(dataFolder, stateFolder);
  if (!found.ok) return found;
  const { home, placement } = found.value;
  if (placement !== undefined) return accepted(placement);

  try {
    if (await canEnter(dataFolder, user)) {
      await makeHome(home, user);
      return accepted(await placementAt(home, user, true));
    }
    const newId = randomUUID();
    await mkdir(stateFolder, { recursive: true });
    await chmod(stateFolder, 0o755);
    if (!(await canEnter(stateFolder, user))) {
      return refused({
        code: "DATA_FOLDER_NOT_WRITABLE",
        folder: stateFolder,
        reason: "the server's account can't reach it",
      });
    }
    await makeHome(join(stateFolder, newId), user);
    const remember = () =>
      writeFile(join(dataFolder, locationName), `${newId}\n`, { flag: "wx" }).then(
        () => true,
        () => false,
      );
    return accepted(await placementAt(join(stateFolder, newId), user, true, remember));
  } catch (error) {
    return refused({ code: "DATA_FOLDER_NOT_WRITABLE", folder: home, reason: systemReason(error) });
  }
};

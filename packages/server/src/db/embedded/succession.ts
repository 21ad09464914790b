import { chown, copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { findEngine } from "./binaries.ts";
import { clusterPassword, majorOf, passwordFile } from "./cluster.ts";
import type { EmbeddedFailure } from "./embedded-failure.ts";
import { removeFormerEngines } from "./former-engine.ts";
import { type Placement, findPlacement, makeCurrent } from "./placement.ts";
import { attachEmbedded, startEmbedded, usualStateFolder } from "./start-embedded.ts";

/** A data folder's cluster of a former PostgreSQL, and what takes its place. */
export type Succession = {
  readonly from: number;
  readonly to: number;
  /** Where both lie, on one disk. */
  readonly home: string;
  /** What the former one's tables take, in bytes. */
  readonly bytes: number;
  /** A new cluster beside it, begun anew each time; nobody else finds it. */
  readonly openNext: (maxConnections: number) => ReturnType<typeof startEmbedded>;
  /** Puts it in place of the former one, both stopped. Answers with the folder that keeps the former. */
  readonly install: () => Promise<string>;
};

const nextName = "next";
const keptPrefix = "anterior-";
const clusterShape = /^cluster(-\d+)?$/u;

const bytesIn = async (folder: string): Promise<number> => {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A rename counts after a cut of power when its folder has been written. */
const settle = async (folder: string): Promise<void> => {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
};

/** What a killed upgrade left of the new cluster; it may still run. */
const discardNext = async (home: string): Promise<Result<null, EmbeddedFailure>> => {
  const dataFolder = join(home, nextName);
  const left = await attachEmbedded({ dataFolder, maxConnections: 3 }, "alone");
  if (left.ok) await left.value.stop();
  else if (left.failure.code === "DATA_FOLDER_IN_USE") return left;
  await rm(dataFolder, { recursive: true, force: true });
  return accepted(null);
};

const keep = async ({ home }: Placement, name: string): Promise<string> => {
  const former = join(home, name);
  const major = await majorOf(former);
  for (let copy = 1; ; copy += 1) {
    const kept = join(home, `${keptPrefix}${major}${copy === 1 ? "" : `-${copy}`}`);
    if (await isThere(kept)) continue;
    await rename(former, kept);
    return kept;
  }
};

/** Gives every cluster that is not the one its other name; a kill may have come before. */
const keepFormer = async (placement: Placement, current: string): Promise<string> => {
  let kept = "";
  for (const name of (await readdir(placement.home)).toSorted())
    if (clusterShape.test(name) && name !== current) kept = await keep(placement, name);
  return kept;
};

const takePlace = async (placement: Placement, to: number): Promise<string> => {
  const { home } = placement;
  const name = `cluster-${to}`;
  await rm(join(home, name), { recursive: true, force: true });
  await rename(join(home, nextName, "postgres", "cluster"), join(home, name));
  await settle(home);
  await makeCurrent(placement, name);
  await settle(home);
  const kept = await keepFormer(placement, name);
  await rm(join(home, nextName), { recursive: true, force: true });
  return kept;
};

/** undefined: the data are of the product's own PostgreSQL, and nothing of an upgrade is left to do. */
export const planSuccession = async (
  dataFolderGiven: string,
): Promise<Result<Succession | undefined, EmbeddedFailure>> => {
  const dataFolder = resolve(dataFolderGiven);
  const [found, engine] = [await findPlacement(dataFolder, usualStateFolder), await findEngine()];
  if (!found.ok) return found;
  if (!engine.ok) return engine;
  const placement = found.value;
  const { home, cluster, user } = placement;
  const [from, to] = [await majorOf(cluster), engine.value.major];
  if (from > to) return refused({ code: "DATABASE_OF_OTHER_MAJOR", folder: dataFolder, data: from, program: to });
  if (from === to) {
    // Only an upgrade leaves these, and only beside what it has put in place.
    if (basename(cluster) !== "cluster") await keepFormer(placement, basename(cluster));
    const discarded = await discardNext(home);
    if (!discarded.ok) return discarded;
    await removeFormerEngines(dataFolder);
    return accepted(undefined);
  }
  const openNext: Succession["openNext"] = async (maxConnections) => {
    const discarded = await discardNext(home);
    if (!discarded.ok) return discarded;
    const nextHome = join(home, nextName, "postgres");
    await mkdir(nextHome, { recursive: true, mode: 0o700 });
    if (user !== undefined)
      for (const folder of [join(home, nextName), nextHome]) await chown(folder, user.uid, user.gid);
    // Of both the home keeps one.
    if ((await clusterPassword(home)) !== undefined) await copyFile(passwordFile(home), passwordFile(nextHome));
    return startEmbedded({ dataFolder: join(home, nextName), maxConnections, user });
  };
  const install = async (): Promise<string> => {
    const kept = await takePlace(placement, to);
    await removeFormerEngines(dataFolder);
    return kept;
  };
  return accepted({ from, to, home, bytes: await bytesIn(join(cluster, "base")), openNext, install });
};

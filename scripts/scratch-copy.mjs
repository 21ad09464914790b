import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { root } from "./tools.mjs";

const leftOut = new Set([".git", ".cache", "data", "dist", "node_modules", "playwright-report", "test-results"]);

const isInside = (path) => /^(?:e2e|screens|packages\/[^/]+\/(?:src|public))$/u.test(path);

/**
 * The house without what is in its rooms, in a new temporary folder: every setting of the repository, its scripts and
 * its packages, and no source in them; whoever asks for it plants what it needs. Installed packages are linked, not
 * copied, but the workspace's own packages are those of the copy.
 */
export function makeEmptyHouse() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "cantina-house-")));
  const isTaken = (path) => !leftOut.has(basename(path)) && !isInside(relative(root, path).replaceAll("\\", "/"));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || isTaken(path) });
  linkEntries(join(root, "node_modules"), join(copy, "node_modules"), "@cantina");
  mkdirSync(join(copy, "node_modules", "@cantina"));
  for (const name of readdirSync(join(copy, "packages"))) {
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules", "@cantina", name), "junction");
    const own = join(root, "packages", name, "node_modules");
    if (existsSync(own)) linkEntries(own, join(copy, "packages", name, "node_modules"));
  }
  return copy;
}

function linkEntries(from, to, except) {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry !== except) symlinkSync(join(from, entry), join(to, entry), "junction");
  }
}

/** Writes files into a copy: paths from its top to their texts. */
export function plant(copy, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
}

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { runChild, runNode } from "./child.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { root } from "./tools.mjs";

const wanted = join(root, "package-lock.json");
const installed = join(root, "node_modules", ".package-lock.json");

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** A lock file that is newer may still say the same (a branch switched and back), so compare then. */
function needsInstall() {
  if (!existsSync(installed)) return true;
  if (statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return false;
  const have = packagesOf(installed);
  return Object.entries(packagesOf(wanted)).some(([path, entry]) => {
    if (path === "") return false;
    const found = have[path];
    // Packages for other platforms are in the lock file, never in node_modules.
    if (found === undefined) return entry.optional !== true;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
}

/** `--include=dev` because the build tools are needed whatever NODE_ENV says. */
async function install(message) {
  // Who had to wait for another finds it done.
  if (!needsInstall()) return true;
  console.log(message);
  const args = ["ci", "--include=dev", "--ignore-scripts", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith(".js")
    ? await runNode([npm, ...args], { show: true })
    : await runChild(process.platform === "win32" ? "npm.cmd" : "npm", args, { show: true });
  return result.code === 0;
}

/** Installs what the lock file says when it isn't there, once where two ask for it at once. Returns false when npm failed. */
export const installIfNeeded = async (message) =>
  !needsInstall() || oneAtATime(join(root, ".cache", "install.lock"), () => install(message));

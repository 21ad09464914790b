// Finds the browser of the end-to-end tests, or gets one. By itself: prints which one it took.
import { accessSync, constants, existsSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { runChild, runNode } from "./child.mjs";
import { tools } from "./tools.mjs";

/** The same engine without what a window needs, which is less work for two cores. */
const shell = "/usr/bin/chromium-headless-shell";
const systemPaths = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser"];
const advice =
  "No Chromium found and none could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.";

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

/** The path of a Chromium that can be started, or a sentence that says what to do. */
export async function findChromium(say = console.log) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return isProgram(named)
      ? { path: named }
      : { problem: `CHROMIUM_PATH names ${named}, which is no program that can be started.` };
  }
  if (!isProgram(shell)) await installForRoot("chromium-headless-shell", say);
  const present = systemPaths.find(isProgram) ?? (await playwrightsOwn());
  if (present !== undefined) return { path: present };

  say("Installing Chromium with Playwright…");
  const download = await runNode([tools.playwright, "install", "chromium"], { limitSeconds: 300 });
  const downloaded = download.code === 0 ? await playwrightsOwn() : undefined;
  if (downloaded !== undefined && (await canStart(downloaded))) return { path: downloaded };

  await installForRoot("chromium", say);
  const installed = systemPaths.find(isProgram);
  return installed === undefined ? { problem: advice } : { path: installed };
}

/** Debian has packages of both; whoever may not install them goes on with what there is. */
async function installForRoot(name, say) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  say(`Installing ${name} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runChild("apt-get", ["update"], { env, limitSeconds: 120 });
  // Without a network nothing can be installed, and what is there already will do.
  if (update.code !== 0) return;
  await runChild("apt-get", ["install", "-y", "--no-install-recommends", name], { env, limitSeconds: 600 });
}

/** Playwright's download lacks the system libraries it needs; only a start tells whether they are there. */
async function canStart(path) {
  const { code } = await runChild(path, ["--version"], { limitSeconds: 30 });
  return code === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { path, problem } = await findChromium();
  if (problem === undefined) console.log(`Chromium: ${path}`);
  else console.error(problem);
  process.exitCode = problem === undefined ? 0 : 1;
}

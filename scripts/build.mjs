// npm run build: compiles what is stale. `node scripts/build.mjs server` compiles that alone.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { runNode, stopChildrenOnSignal } from "./child.mjs";
import { filesBelow } from "./files.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { stageLimits } from "./stage-limits.mjs";
import { root } from "./tools.mjs";

const serverEntry = "packages/server/src/composition/main.ts";
const serverProgram = "packages/server/dist/main.mjs";
/** The server with the demo cafeteria; the server's own entry knows nothing of demo data. */
const startEntry = "packages/testkit/src/start/main.ts";

/** packages/testkit/src/replay/main.ts becomes packages/testkit/dist/replay.mjs. */
export function programOf(entry) {
  const [, packageFolder, name] = /^(packages\/[^/]+)\/src\/(.+?)(?:\/main)?\.ts$/.exec(entry) ?? [];
  if (name === undefined) throw new Error(`${entry} is no packages/<name>/src/….ts`);
  return entry === serverEntry ? serverProgram : `${packageFolder}/dist/${name.replaceAll("/", "-")}.mjs`;
}

export const startProgram = programOf(startEntry);

function nodeTarget(entry) {
  const output = programOf(entry);
  return {
    name: output.replaceAll(/[^a-z0-9]+/g, "-"),
    output,
    command: [join(root, "scripts", "bundle.mjs"), entry, output],
    packageFolder: entry.split("/").slice(0, 2).join("/"),
    configs: ["scripts/bundle.mjs"],
  };
}

const webTarget = {
  name: "web",
  output: "packages/web/dist/.vite/manifest.json",
  command: [join(root, "scripts", "build-web.mjs")],
  packageFolder: "packages/web",
  configs: [
    "scripts/build-web.mjs",
    "scripts/compress-web.mjs",
    "scripts/first-pages.mjs",
    "vite.config.ts",
    "first-pages.config.ts",
    "icu-messages.config.ts",
    "languages.config.ts",
    "first-icons.config.ts",
    "kept-offline.config.ts",
  ],
};

/** The package and those its compiler project refers to; the layers refuse an import of any other. */
function packagesBehind(folder, known = new Set()) {
  if (known.has(folder)) return known;
  known.add(folder);
  const { references } = JSON.parse(readFileSync(join(root, folder, "tsconfig.json"), "utf8"));
  for (const { path } of references) packagesBehind(path.replace("..", "packages"), known);
  return known;
}

/** By content, because a fresh clone or another branch gives files new times. */
function hashOfInputs({ packageFolder, configs }) {
  const sources = [...packagesBehind(packageFolder)].flatMap((folder) => filesBelow(folder));
  const inputs = [...sources.filter((path) => !/([.](test|contract)[.]tsx?|[.]md)$/.test(path)), ...configs];
  const hash = createHash("sha256");
  for (const path of [...inputs, "package-lock.json", "tsconfig.base.json"]) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

const stampOf = ({ name }) => join(root, ".cache", `build-${name}.json`);

function isFresh(target, inputs) {
  if (!existsSync(join(root, target.output)) || !existsSync(stampOf(target))) return false;
  return readFileSync(stampOf(target), "utf8") === JSON.stringify({ inputs });
}

const staleOf = (targets) =>
  targets
    .map((target) => ({ target, inputs: hashOfInputs(target) }))
    .filter(({ target, inputs }) => !isFresh(target, inputs));

async function compile({ target, inputs }) {
  // Gone while it compiles: a build that is cut off must not look finished.
  rmSync(stampOf(target), { force: true });
  const result = await runNode(target.command, { limitSeconds: stageLimits.build });
  const passed = result.code === 0 && existsSync(join(root, target.output));
  if (passed) {
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(stampOf(target), JSON.stringify({ inputs }));
  }
  return { name: target.name, passed, output: result.output };
}

/** Compiles the stale ones of `targets`. The answer tells what failed, with its output. */
async function buildStale(targets, onStale) {
  if (staleOf(targets).length === 0) return { passed: true, output: "" };
  onStale();
  // Who waited for another one's build finds it fresh.
  const results = await oneAtATime(join(root, ".cache", "build.lock"), () =>
    Promise.all(staleOf(targets).map(compile)),
  );
  const failed = results.filter(({ passed }) => !passed);
  return { passed: failed.length === 0, output: failed.map(({ name, output }) => `${name}:\n${output}`).join("\n") };
}

/**
 * The programs of a canteen: the server, what its technician runs beside it, what prints, and what `npm start` runs.
 * They are compiled ahead because the account that runs them may write nothing beside the program.
 */
export const deployedEntries = [
  serverEntry,
  "packages/server/src/operations/main.ts",
  "packages/print-agent/src/composition/main.ts",
  startEntry,
];

/** What a canteen deploys: the web app and those programs. */
export const buildProduct = (onStale) => buildStale([webTarget, ...deployedEntries.map(nodeTarget)], onStale);

/** Only what `npm start` needs. */
export const buildStart = (onStale) => buildStale([webTarget, nodeTarget(startEntry)], onStale);

const buildServer = (onStale) => buildStale([nodeTarget(serverEntry)], onStale);

/** Any program of a package, by its TypeScript entry. */
export const buildProgram = (entry, onStale) => buildStale([nodeTarget(entry)], onStale);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  stopChildrenOnSignal();
  const build = process.argv[2] === "server" ? buildServer : buildProduct;
  const { passed, output } = await build(() => console.log("Compilando…"));
  if (!passed) console.error(output);
  process.exitCode = passed ? 0 : 1;
}

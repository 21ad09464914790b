// npm run bench: as run.mjs, with the web app built and a browser found for the part that looks at the screen.
import process from "node:process";
import { buildStart } from "./build.mjs";
import { stopChildrenOnSignal } from "./child.mjs";
import { installIfNeeded } from "./install.mjs";

async function prepare() {
  if (!(await installIfNeeded("Instalando dependencias…"))) return "No se pudieron instalar las dependencias.";
  const { passed, output } = await buildStart(() => console.error("Compilando…"));
  if (!passed) return output;
  // Only now: it imports a package that a fresh clone doesn't have yet.
  const { findChromium } = await import("./chromium.mjs");
  const { path, problem } = await findChromium(console.error);
  if (path !== undefined) process.env.CHROMIUM_PATH = path;
  return problem;
}

const letGo = stopChildrenOnSignal();
const problem = await prepare();
letGo();
if (problem === undefined) {
  process.argv.splice(2, 0, "packages/testkit/src/bench/main.ts");
  await import("./run.mjs");
} else {
  console.error(problem);
  process.exitCode = 1;
}

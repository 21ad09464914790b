// npm start: installs and compiles when needed, then becomes the server.
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { buildStart, startProgram } from "./build.mjs";
import { stopChildrenOnSignal } from "./child.mjs";
import { installIfNeeded } from "./install.mjs";
import { isNodeTooOld } from "./node-version.mjs";
import { root } from "./tools.mjs";

async function prepare() {
  if (isNodeTooOld()) return `Cantina necesita Node.js 20.19 o posterior y este es ${process.version}.`;
  if (!(await installIfNeeded("Instalando dependencias…"))) {
    return "No se pudieron instalar las dependencias: revise la conexión a internet y vuelva a intentar.";
  }
  const { passed, output } = await buildStart(() => console.log("Compilando…"));
  return passed ? undefined : `${output}\nNo se pudo compilar Cantina.`;
}

const letGo = stopChildrenOnSignal();
const problem = await prepare();
letGo();
if (problem === undefined) {
  // In this very process: no second one that a kill could leave behind or a signal could reach twice.
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, startProgram)).href);
} else {
  console.error(problem);
  process.exitCode = 1;
}

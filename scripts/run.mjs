// node scripts/run.mjs <entry.ts> [arguments]: compiles a program of ours when it is stale, then becomes it.
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { buildProgram, programOf } from "./build.mjs";
import { stopChildrenOnSignal } from "./child.mjs";
import { installIfNeeded } from "./install.mjs";
import { root } from "./tools.mjs";

const [entry, ...rest] = process.argv.slice(2);
const letGo = stopChildrenOnSignal();
const installed = await installIfNeeded("Instalando dependencias…");
const built = installed && entry !== undefined ? await compile(entry) : false;
letGo();
if (built) {
  process.argv = [process.argv[0], join(root, programOf(entry)), ...rest];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, programOf(entry))).href);
} else {
  console.error(
    entry === undefined ? "Uso: node scripts/run.mjs <programa.ts> [argumentos]" : `No se pudo preparar ${entry}.`,
  );
  process.exitCode = 1;
}

async function compile(program) {
  const { passed, output } = await buildProgram(program, () => console.log("Compilando…"));
  if (!passed) console.error(output);
  return passed;
}

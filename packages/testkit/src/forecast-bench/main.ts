import { readFile } from "node:fs/promises";
import process from "node:process";

import { loadTemporal } from "@cantina/domain/kernel";

import { readTillRoll } from "../replay/index.ts";
import { dayLine, familyLines, overallLines, productLines, weekdayLines } from "./lines.ts";
import { measureSpeed } from "./measure-speed.ts";
import { originsOf } from "./measure.ts";
import { rollHistory } from "./roll-history.ts";

const sayAll = (lines: readonly string[]): void => void process.stdout.write(`${lines.join("\n")}\n\n`);

async function readIfAny(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return null;
  }
}

/** Resolves to what is wrong, in one sentence; null: nothing. */
async function run(file: string): Promise<string | null> {
  const text = await readIfAny(file);
  if (text === null) return `No se puede leer el archivo «${file}».`;
  const roll = readTillRoll(text);
  if (!roll.ok) return roll.failure;
  const origins = originsOf(rollHistory(roll.value));
  const first = origins.slice(0, Math.floor(origins.length / 2));
  const last = origins.slice(first.length);
  const [begin, middle, end] = [first[0], last[0], last.at(-1)];
  if (begin === undefined || middle === undefined || end === undefined) return "El archivo tiene muy pocos días.";
  sayAll([
    `Chosen on ${first.length} open days from ${begin.day}, told on ${last.length} from ${middle.day} to ${end.day}.`,
  ]);
  sayAll(familyLines(first, last));
  sayAll(productLines(last, 10));
  sayAll(weekdayLines(last));
  sayAll([...overallLines(last), "", dayLine(last)]);
  const { median, most } = measureSpeed();
  sayAll([`90 days × 100 products: ${median.toFixed(1)} ms, ${most.toFixed(1)} ms at most`]);
  return null;
}

await loadTemporal();
const [file, ...more] = process.argv.slice(2);
const problem = file === undefined || more.length > 0 ? "Uso: npm run bench:forecast -- ARCHIVO.csv" : await run(file);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
